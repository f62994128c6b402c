game-name = Market Day
game-goal = Show the fullest basket and take the lot.
help-play = Each round all lay one basket face down, then all are shown.
help-notation = Type the number of a choice, or the choice itself: lay 5.

basket = basket { $basket } ({ $eggs ->
    [one] one egg
   *[other] { $eggs } eggs
})

ask-lay-basket = Which basket do you lay face down on your stall?

choice-lay = lay { $basket }
choice-draw = { $basket } is drawn

event-draws = { $player } draws { $basket }.
event-draws-unseen = { $player } draws a basket.
event-lays = { $player } lays { $basket } face down.
event-lays-unseen = { $player } lays a basket face down.
event-shows = { $player } shows { $basket }.
event-takes = { $player } takes the lot and has { $eggs } eggs now.
event-spills = Several have the most: the lot is lost.

score-eggs = eggs in { $n ->
    [one] one basket
   *[other] { $n } baskets
}
score-baskets = baskets taken

refused-draw = Baskets are drawn by chance, after the lot is taken.
refused-not-in-hand = Basket { $basket } is not in your hand.

draw-crate = Crate: { $n } · Lost: { $lost }
draw-hand = hand: { $baskets }
draw-stall = stall: { $baskets }
draw-taken = taken: { $baskets }

rule-TM-01 = Twelve baskets of eggs lie in the crate, unseen. Each player draws three as a hand; only the owner sees them.
rule-TM-02 = In each round every player lays one basket of the hand face down on their own stall, all at the same time.
rule-TM-03 = When all have laid, all baskets are shown. The one with the most eggs takes the lot.
rule-TM-04 = If several have the most, nobody takes the lot: it is lost.
rule-TM-05 = Then each player draws one basket, in the order of the seats. An empty crate gives nothing.
rule-TM-06 = The game ends when the hands are empty.
rule-TM-07 = Each egg in the baskets taken is a point. A tie goes to the player with more baskets; still equal: shared.
rule-TM-08 = With the option carry, what was lost lies on the ground, and the next player who takes a lot takes it too.

## Options of a table

option-carry = What is lost lies on the ground
option-carry-help = The next player who takes a lot takes it too.

## The rules page: headings, each before a rule; and what is our own ruling in a rule

heading-TM-01 = Rules

ruling-TM-05 = An empty crate gives nothing.

# Sources of points, at the end
score-eggs-source = eggs
score-baskets-source = baskets taken

## What can be typed: the words of the notation

typed-lay = lay
typed-draw = draw

## The table in words

text-player = { $player }
call-player = player { $player }
text-hand = In hand: { $baskets }
text-stall = Face down on the stall: { $baskets }
text-taken = Taken: { $baskets }
text-hidden =
    { $n ->
        [one] { $n } hidden basket
       *[other] { $n } hidden baskets
    }
text-none = none
text-aside = Aside
call-aside = aside
text-crate =
    { $n ->
        [one] { $n } basket in the crate
       *[other] { $n } baskets in the crate
    }
text-carry = What nobody takes is carried over to the next round.
text-no-carry = What nobody takes is lost.
text-lost-baskets = Lost: { $baskets }
