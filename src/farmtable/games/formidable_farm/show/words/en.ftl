### Formidable Farm in English. The same keys and variables as in fr.ftl; a test compares them.

## The game

game-name = Formidable Farm
game-goal = Be the first to get rid of all your trade cards: pay what each of them asks for, and use what it gives.
game-picture = A round board with crops and animals, and two trade cards
game-by = Game design: Friedemann Friese (2F-Spiele, 2025). Most trade cards are our reconstruction.
help-play =
    You win when your hand and your stack are empty. A trade card reads: cost → reward.

    In your turn you do these things, in any order and mixed as you like:
      1. Supplies, exactly once: move your disc to another, empty space and take what it gives.
      2. Trade cards, up to three: choose one from your hand or from the market, pay all of its cost,
         then use its reward or leave it.
      3. Rule breakers, as often as you can pay. The money is your fulfilled cards:
         2 to stay on your space · 1 for each disc on an occupied space
         3 for a crop of your choice · 3 to draw a card
    Then you end the turn: the cards played become fulfilled cards, and the market is filled up to five.

    Cards from the market do not shorten your stack, but their rewards may be just what you need,
    and they too are money later. In the game’s first turn one card may come from the market, in its
    second turn two. You draw cards only by the card space, a reward or a rule breaker.

    When somebody has nothing left, the round is finished. If several are done, their crops decide:
    wheat counts 1, cucumber and tomato 2, sheep and pig 3.
    Alone you have 18 turns for 30 cards, any number in a turn; the countdown disc is in your way.

## Crops

crop-wheat = { $n } wheat
crop-cucumber =
    { $n ->
        [one] { $n } cucumber
       *[other] { $n } cucumbers
    }
crop-tomato =
    { $n ->
        [one] { $n } tomato
       *[other] { $n } tomatoes
    }
crop-sheep = { $n } sheep
crop-pig =
    { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }

# One of them, without its number.
kind-wheat = wheat
kind-cucumber = cucumber
kind-tomato = tomato
kind-sheep = sheep
kind-pig = pig
kind-any = crop of any type
kind-identical = identical crop
kind-different = different crop

# Several of them, without a number.
many-wheat = wheat
many-cucumber = cucumbers
many-tomato = tomatoes
many-sheep = sheep
many-pig = pigs

# The spaces of the supplies board.
space-wheat = wheat
space-cucumber = cucumber
space-tomato = tomato
space-sheep = sheep
space-pig = pig
space-card = card

## Cards: what they cost, what they give

card = { $cost } → { $reward }

cost-any =
    { $n ->
        [one] { $n } crop of any type
       *[other] { $n } crops of any type
    }
cost-identical =
    { $n ->
        [one] { $n } crop of any type
       *[other] { $n } identical crops
    }
cost-different =
    { $n ->
        [one] { $n } crop of any type
       *[other] { $n } different crops
    }
cost-number = any number of { $kinds }
cost-number-or = { $first } or of { $last }
cost-fulfilled =
    { $n ->
        [one] { $n } fulfilled card
       *[other] { $n } fulfilled cards
    }
cost-market-below =
    { $n ->
        [one] { $n } market card below your stack
       *[other] { $n } market cards below your stack
    }
cost-fulfilled-below = 1 fulfilled card below your stack
cost-fulfilled-to-hand = 1 fulfilled card back into your hand

reward-then = { $first }, then { $next }
reward-take = { $crops }
reward-take-each = { $crops } for each animal paid
reward-take-any =
    { $n ->
        [one] { $n } crop of your choice
       *[other] { $n } crops of your choice
    }
reward-take-any-each =
    { $n ->
        [one] { $n } crop of your choice for each animal paid
       *[other] { $n } crops of your choice for each animal paid
    }
reward-take-identical =
    { $n ->
        [one] { $n } crop of your choice
       *[other] { $n } identical crops of your choice
    }
reward-take-different =
    { $n ->
        [one] { $n } crop of your choice
       *[other] { $n } different crops of your choice
    }
reward-draw-cards =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
reward-draw-cards-each =
    { $n ->
        [one] draw { $n } card for each animal paid
       *[other] draw { $n } cards for each animal paid
    }
reward-draw-bottom = draw the bottom card of your stack
reward-supplies-from-own =
    { $n ->
        [one] supplies from your own space
       *[other] supplies from your own space, twice
    }
reward-supplies-from-adjacent =
    { $n ->
        [one] supplies from an adjacent space
       *[other] supplies from an adjacent space, twice
    }
reward-supplies-from-opposite =
    { $n ->
        [one] supplies from the opposite space
       *[other] supplies from the opposite space, twice
    }
reward-supplies-from-any =
    { $n ->
        [one] supplies from any space
       *[other] supplies from any one space, twice
    }
reward-supplies-from-previous =
    { $n ->
        [one] supplies from the previous player’s space
       *[other] supplies from the previous player’s space, twice
    }
reward-supply-again = the same supplies a second time
reward-look = look at up to { $n } cards of your stack and rearrange them
reward-cycle = put up to { $n } hand cards below your stack and draw as many
reward-fulfil-unseen = draw 1 card and lay it down as fulfilled
reward-draw-and-return = draw { $draw } cards, put { $back } from your hand below your stack
reward-exchange =
    { $n ->
        [one] exchange { $give } for { $get }
       *[other] exchange { $give } for { $get }, up to { $n } times
    }
reward-crop-for-card =
    { $n ->
        [one] give any crop to draw 1 card
       *[other] give any crop to draw 1 card, up to { $n } times
    }
reward-swap-market =
    { $n ->
        [one] swap a hand card with a market card
       *[other] swap a hand card with a market card, up to { $n } times
    }
reward-swap-fulfilled =
    { $n ->
        [one] swap a hand card with a fulfilled card
       *[other] swap a hand card with a fulfilled card, up to { $n } times
    }
# $cards fulfilled cards are given, $crops crops taken.
reward-sell-fulfilled =
    give { $cards ->
        [one] { $cards } fulfilled card
       *[other] { $cards } fulfilled cards
    } for { $crops ->
        [one] { $crops } crop of your choice
       *[other] { $crops } crops of your choice
    }{ $n ->
        [one] {""}
       *[other] , up to { $n } times
    }
reward-another-turn = another turn after this one
reward-discount = 1 crop less for your next card this turn
reward-fourth-card = a fourth card this turn
reward-third-card = 1 crop of your choice if this is your third card this turn
reward-get-supplies = get supplies once more

## Questions

ask-reward = Use this reward? { $reward }
ask-turn = Your turn. What next?
ask-pay = One crop less for this card: which one do you keep?
ask-pay-identical =
    { $n ->
        [one] Pay a crop. Which one?
       *[other] Pay { $n } identical crops. Which kind?
    }
ask-pay-different =
    { $n ->
        [one] { $paid ->
            [0] Pay a crop. Which one?
           *[other] Pay one more crop, of another kind. Which one?
        }
       *[other] { $paid ->
            [0] Pay { $n } crops, no two of a kind. Which one now?
           *[other] Pay { $n } more crops, no two of a kind. Which one now?
        }
    }
ask-pay-any =
    { $n ->
        [one] Pay one crop of any type. Which one?
       *[other] Pay { $n } crops of any type. Which one now?
    }
ask-pay-number = Pay as many as you like, at least one, all of one kind. One more?
ask-fulfilled-below = Which of your fulfilled cards goes below your stack?
ask-fulfilled-to-hand = Which of your fulfilled cards comes back into your hand?
ask-market-below =
    { $n ->
        [one] Which market card goes below your stack?
       *[other] { $n } market cards go below your stack, the last one to the very bottom. Which one now?
    }
ask-crop-of-choice =
    { $n ->
        [one] Which crop do you take?
       *[other] Take { $n } crops. Which one now?
    }
ask-take-any =
    { $n ->
        [one] Take a crop of your choice?
       *[other] Take { $n } crops of your choice? Which one first?
    }
ask-take-identical =
    { $n ->
        [one] Take a crop of your choice?
       *[other] Take { $n } crops of one kind? Which kind?
    }
ask-take-different =
    { $n ->
        [one] Take a crop of a kind that you have not taken yet. Which one?
       *[other] Take { $n } crops, each of another kind? Which one now?
    }
ask-supplies-from-own =
    { $n ->
        [one] Take the supplies of your own space?
       *[other] Take the supplies of your own space, up to twice?
    }
ask-supplies-from-adjacent =
    { $n ->
        [one] Take the supplies of an adjacent space? Which one?
       *[other] Take the supplies of an adjacent space, up to twice? Which one?
    }
ask-supplies-from-opposite =
    { $n ->
        [one] Take the supplies of the opposite space?
       *[other] Take the supplies of the opposite space, up to twice?
    }
ask-supplies-from-any =
    { $n ->
        [one] Take the supplies of any space? Which one?
       *[other] Take the supplies of any one space, up to twice? Which one?
    }
ask-supplies-from-previous =
    { $n ->
        [one] Take the supplies of the previous player’s space?
       *[other] Take the supplies of the previous player’s space, up to twice?
    }
ask-put-back = Put the cards back, one after the other, on top of your stack or at its bottom. Which one now?
# $placed cards lie below already, $n more may go there.
ask-cycle =
    { $placed ->
        [0] Put up to { $n } hand cards below your stack and draw as many? Which one first?
       *[other] { $n ->
            [one] One more card below your stack?
           *[other] Up to { $n } more cards below your stack?
        }
    }
ask-put-below =
    { $n ->
        [one] Which hand card goes below your stack?
       *[other] { $n } hand cards go below your stack, the last one to the very bottom. Which one now?
    }
ask-crop-for-card =
    { $n ->
        [one] Give a crop to draw a card? Which one?
       *[other] Give a crop to draw a card, up to { $n } times? Which one?
    }
ask-swap-market =
    { $n ->
        [one] Swap a hand card with a market card? Which market card do you take?
       *[other] Swap a hand card with a market card, up to { $n } times? Which market card do you take?
    }
ask-give-to-market = Which hand card goes to the market for it?
ask-swap-fulfilled =
    { $n ->
        [one] Swap a hand card with a fulfilled card? Which fulfilled card do you take?
       *[other] Swap a hand card with a fulfilled card, up to { $n } times? Which fulfilled card do you take?
    }
ask-give-as-fulfilled = Which hand card becomes a fulfilled card for it?
ask-third-card = This is your third card this turn. Take a crop of your choice?
ask-get-supplies = Get supplies once more? To which space does your disc go?

## Choices

choice-end-turn = End the turn
choice-done = No, go on
choice-enough = That is enough
choice-use-it = Yes, use it
choice-supply = Supplies: { $space } space
choice-play = Fulfil: { $card }
choice-market = Fulfil from the market: { $card }
choice-buy-crop = Pay 3 fulfilled cards for a crop of your choice
choice-buy-card = Pay 3 fulfilled cards to draw a card
choice-spare = Pay 1 { $kind } less
choice-pay = Pay { $crop }
choice-take = Take { $crop }
choice-below = Put below your stack: { $card }
choice-top = Put on top of your stack: { $card }
choice-get = Take the card: { $card }
choice-give = Give the card: { $card }
choice-draw = A card is drawn: { $card }
choice-start = { $player } begins

## Events

event-starts = { $player } begins.
event-turn = Turn { $n }: { $player }.
event-supplies = { $player } gets supplies from the { $space } space.
event-plays = { $player } fulfils a card: { $card }.
event-plays-market = { $player } fulfils a card of the market: { $card }.
event-buys-crop = { $player } breaks a rule: 3 fulfilled cards for a crop of choice.
event-buys-card = { $player } breaks a rule: 3 fulfilled cards to draw a card.
event-pays = { $player } pays { $crops }.
event-takes = { $player } takes { $crops }.
event-spares = { $player } pays 1 { $kind } less.
event-spends = { $player } pays a fulfilled card.
event-spends-together = { $player } pays { $n } fulfilled cards.
event-draws = { $player } draws a card: { $card }.
event-draws-unseen = { $player } draws a card.
event-draws-unseen-together = { $player } draws { $n } cards.
event-below = { $player } puts a card below the stack: { $card }.
event-below-unseen = { $player } puts a card below the stack.
event-top = { $player } puts a card on top of the stack: { $card }.
event-top-unseen = { $player } puts a card on top of the stack.
event-looks =
    { $n ->
        [one] { $player } looks at the top card of the stack.
       *[other] { $player } looks at { $n } cards from the top of the stack.
    }
event-sees = { $player } sees a card: { $card }.
event-sees-unseen = { $player } sees a card.
event-sees-shown = { $player } shows a fulfilled card: { $card }.
event-lays = { $player } lays down a card as fulfilled: { $card }.
event-lays-unseen = { $player } lays down a card of the stack as fulfilled, face down.
event-back = { $player } takes a fulfilled card back into the hand: { $card }.
event-swaps = { $player } swaps two cards: { $card } for { $other }.
event-reveals = New in the market: { $card }.
event-shuffles =
    { $n ->
        [one] The discard pile, a single card, becomes the new market stack.
       *[other] The discard pile is shuffled: { $n } cards are the new market stack.
    }
event-another = { $player } will take another turn after this one.
event-discount = { $player } will pay one crop less for the next card of this turn.
event-countdown =
    { $n ->
        [0] The countdown is over: that was the last turn.
        [one] The countdown disc moves to the { $space } space: one turn is left.
       *[other] The countdown disc moves to the { $space } space: { $n } turns are left.
    }
event-last-round = { $player } has no trade card left! The round is played to its end.

## The result

score-done = all trade cards fulfilled
score-left =
    { $n ->
        [one] { $n } trade card left
       *[other] { $n } trade cards left
    }
score-crops = { $crops }

## What is not allowed

refused-first-answer = First answer the question: the turn goes on after it.
refused-no-such-crop = You can’t pay 1 { $kind } here.
refused-not-spared = You can’t save 1 { $kind } on this card: it does not ask for it, or you could not pay the rest.
refused-not-offered = That is not one of the answers to this question.
refused-supplies-first = You can’t end the turn yet: get supplies first.
refused-supplied = You have got your supplies this turn already.
refused-stack-empty = Your stack is empty: there is nothing to draw.
refused-fulfilled =
    { $need ->
        [one] That takes { $need } fulfilled card
       *[other] That takes { $need } fulfilled cards
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }. Cards played this turn do not count yet.
refused-not-in-hand = That card is not in your hand.
refused-not-in-market = That card is not in the market.
refused-market-limit = No more cards from the market in this turn: the first turn allows one, the second two.
refused-not-in-turn = That is nothing you can do by itself; it only answers certain questions.
refused-limit =
    { $n ->
        [one] You have played { $n } card this turn; no more are allowed.
       *[other] You have played { $n } cards this turn; no more are allowed.
    }
refused-market-short =
    { $need ->
        [one] That takes { $need } other card
       *[other] That takes { $need } other cards
    } in the market; { $have ->
        [0] there is none
        [one] there is { $have }
       *[other] there are { $have }
    }.
refused-cost = You can’t pay for this card. It costs: { $cost }.
refused-same-space = Your disc lies on the { $space } space: to stay there takes { $need } fulfilled cards, and you have { $have }.
refused-occupied =
    { $need ->
        [one] The { $space } space is occupied: to go there takes { $need } fulfilled card, and you have { $have }.
       *[other] The { $space } space is occupied: to go there takes { $need } fulfilled cards, and you have { $have }.
    }

## The table in a terminal

draw-round = Round { $n }
draw-solo = { $left } of { $all } turns left
draw-player = { $player } to play
draw-over = The game is over
draw-you = you
draw-this-turn = This turn
draw-supplies-open = supplies still to get
draw-supplies-done = supplies taken
draw-played =
    { $n ->
        [one] { $n } card of { $limit } fulfilled
       *[other] { $n } cards of { $limit } fulfilled
    }
draw-played-solo =
    { $n ->
        [one] { $n } card fulfilled
       *[other] { $n } cards fulfilled
    }
draw-market-limit =
    { $n ->
        [0] no more from the market
       *[other] at most { $n } more from the market
    }
draw-discount = next card: 1 crop less
draw-another = another turn follows
draw-last-round = last round!
draw-fee =
    { $n ->
        [0] free
       *[other] fee { $n }
    }
draw-countdown = countdown
draw-left = to do
draw-hand = hand
draw-stack = stack
draw-fulfilled = fulfilled
draw-market = Market
draw-market-stack =
    { $n ->
        [one] { $n } card in its stack
       *[other] { $n } cards in its stack
    }
draw-discard =
    { $n ->
        [0] discard pile empty
       *[other] { $n } discarded, { $card } on top
    }
draw-your-hand = Your hand
draw-payable = you can pay it
draw-card = { $cost } → { $reward }
draw-no-cards = no cards
draw-looked = You look at
draw-played-cards = played this turn: { $cards }
draw-your-stack = your stack, top first: { $cards }
draw-face-up = Your fulfilled cards, face up
draw-your-fulfilled = fulfilled, oldest first: { $cards }
draw-known-hand = hand: { $cards }
draw-known-stack = stack, top first: { $cards }
draw-known-somewhere = has somewhere: { $cards }
draw-unseen = { $n } unseen
draw-hidden = { $n } hidden

## The table in a browser

face-ring = Supplies board, its spaces clockwise
face-space = Space: { $gives }
face-discs = Here: { $who }
face-fee =
    { $n ->
        [0] Free
        [one] It costs { $n } fulfilled card
       *[other] It costs { $n } fulfilled cards
    }
face-turns-left =
    { $n ->
        [one] turn left
       *[other] turns left
    }
face-refill = refilled at the end of the turn
face-gap = empty till the turn ends
face-market-stack = stack { $n }
face-discard = discard { $n }
face-discard-title = Discard pile, the newest first
face-stack-title = Your stack, top card first
face-fulfilled-title = Fulfilled cards, the oldest first
face-somewhere = somewhere
face-close = Close
face-top = on top
face-below = below
face-spare = Which crop do you save?
face-hand = Hand
face-missing = Missing: { $parts }
face-card-hand = Hand card
face-card-market = Market card
face-card-played = Played this turn
face-card-looked = From your stack
face-card-pile = Card
face-to-do = left
face-standing-cards =
    { $n ->
        [one] { $n } trade card left ({ $hand } in hand, { $stack } in the stack)
       *[other] { $n } trade cards left ({ $hand } in hand, { $stack } in the stack)
    }
face-standing-money =
    { $n ->
        [one] { $n } fulfilled card to pay with
       *[other] { $n } fulfilled cards to pay with
    }
face-standing-crops = crops worth { $n }
face-race = { $n } of { $all } cards left
face-times = { $n } times
face-then = { $now }, then { $then }
face-coins =
    { $n ->
        [one] { $n } fulfilled card. Show it
       *[other] { $n } fulfilled cards. Show them
    }
face-coins-help = Fulfilled cards: the money for rule breakers. Press to see them.
face-stack =
    { $n ->
        [0] Your stack is empty
        [one] Your stack: { $n } card, { $known } known
       *[other] Your stack: { $n } cards, { $known } known
    }
face-stack-known =
    { $n ->
        [0] none known
       *[other] { $n } known
    }

# On the cards: as short as can be.
face-note-times = up to { $n }×
face-note-below = below my stack
face-note-to-hand = into my hand
face-note-market-below = market, below my stack
face-note-sup-own = my space
face-note-sup-adjacent = next to me
face-note-sup-opposite = opposite me
face-note-sup-any = any space
face-note-sup-previous = player before me
face-note-move = move the disc
face-note-bottom = bottom card
face-note-look = look at { $n }
face-note-cycle = up to { $n }
face-note-unseen = face down
face-note-another = extra turn
face-note-discount = next: −1 crop
face-note-swap-market = hand ↔ market
face-note-swap-fulfilled = hand ↔ fulfilled
face-note-fourth = a 4th card
face-note-third = if 3rd card

# Beside and on the pieces of the table.
face-card-says = { $card }: { $words }
face-supplies = supplies
face-of = { $n } of { $all } cards
face-done =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
face-opens = Could be paid then
face-nothing-seen = No card is open yet
face-costs =
    { $n ->
        [one] It costs { $n } fulfilled card.
       *[other] It costs { $n } fulfilled cards.
    }
face-then-left =
    { $n ->
        [0] Then nothing is left to do!
        [one] Then { $n } card is left.
       *[other] Then { $n } cards are left.
    }
# $cards are the first of them.
face-pays-for =
    { $n ->
        [one] Then you can pay: { $cards }.
        [2] Then you can pay: { $cards }.
       *[other] Then you can pay { $n } more, such as { $cards }.
    }
face-still-payable =
    { $n ->
        [one] You could still pay { $n } card.
       *[other] You could still pay { $n } cards.
    }

## The rules, one by one

# Set-up
rule-FF-01 = All 119 trade cards are shuffled. Each player gets a face-down stack: 30 cards alone, 20 for two players, 17 for three, 15 for four.
rule-FF-02 = Each player begins with the three top cards of their own stack in hand.
rule-FF-03 = The cards that are left form the market stack; five of them lie face up as the market. The discard pile begins empty.
rule-FF-04 = Chance names the start player; then it goes round clockwise. A round is one turn for everybody, from the start player on.
rule-FF-05 = Nobody sees a stack, not even its owner, and nobody sees another player’s hand. How many cards lie where is no secret.

# A turn
rule-FF-10 = In a turn you get supplies exactly once and may fulfil up to three trade cards and use rule breakers, in any order. You can’t end the turn without the supplies.
rule-FF-11 = In the very first turn of the game at most one card may come from the market, in the second turn at most two. Cards from the hand are not counted there.
rule-FF-12 = To get supplies, move your disc to another, empty space of the ring and take all that the space shows. In your first turn you place it on any empty space.
rule-FF-13 = The card space lets you draw one card from your stack into your hand. With an empty stack it gives nothing, but you may still go there.
rule-FF-14 = You may hold as many cards and keep as many crops as you like.
rule-FF-20 = To fulfil a trade card, choose one from your hand or from the market, pay all of its cost, then use its reward. You can’t pay a part only. A card drawn in this turn may be fulfilled at once.
rule-FF-21 = Crops that you pay go back to the common supply.
rule-FF-22 = You never have to use a reward. Crops or cards are taken all together or not at all; what works several times may be used fewer times.
rule-FF-23 = A card that you play becomes a fulfilled card when the turn ends, and not before: it can pay for something from your next turn on.
rule-FF-24 = Gaps in the market stay open until the end of the turn.
rule-FF-25 = Fulfilled cards that you pay go face up on the discard pile, your oldest ones first.
rule-FF-26 = A reward is used when its card is played, or it is lost. Several rewards on one card come in the printed order, and each of them may be left.

# Rule breakers
rule-FF-30 = For 2 fulfilled cards your disc may stay on its space and you take that supply again; other discs there cost nothing more.
rule-FF-31 = To go to an occupied space you pay one fulfilled card for each disc that lies there.
rule-FF-32 = For 3 fulfilled cards you take one crop of your choice.
rule-FF-33 = For 3 fulfilled cards you draw one card from your stack, as long as there is one.
rule-FF-34 = Rule breakers can be used whenever you choose the next step of your turn, but not while you pay for a card or use its reward, and not after the end of the turn.

# End of a turn
rule-FF-35 = At the end of the turn the cards that you played become fulfilled cards, in the order in which you played them.
rule-FF-36 = Then the market is filled up to five. When its stack runs out, the discard pile is shuffled and becomes the new one; if that is empty too, the market stays short.

# Costs
rule-FF-40 = A cost lists certain crops, or crops of any type, or identical crops (you choose the kind), or different crops (no two of a kind), or a mix of them.
rule-FF-41 = This cost is paid by putting one of your fulfilled cards below your stack. Cards played this turn are not fulfilled yet.
rule-FF-42 = This cost is paid by taking one of your fulfilled cards back into your hand.
rule-FF-43 = This cost is paid by putting one or three market cards of your choice below your stack. The card that you fulfil does not count, and the others are now yours to fulfil.
rule-FF-44 = This cost is three fulfilled cards.
rule-FF-45 = Pay as many sheep or as many pigs as you like, at least one and only one of the two kinds: the reward counts once for each animal.
rule-FF-46 = Cards that go below a stack go there one by one, in the order you choose; the last one lies at the very bottom.

# Rewards
rule-FF-50 = Take the crops from the supply: those that are named, or those you choose, identical or different if the card says so.
rule-FF-51 = Draw so many cards from your stack. For each card that is missing there, take a crop of your choice.
rule-FF-52 = Take the supplies of a space without moving your disc: your own space, a neighbour, the opposite one, any one, or the previous player’s. Other discs do not matter and nothing is paid.
rule-FF-53 = Draw the card at the bottom of your stack. With an empty stack nothing happens.
rule-FF-54 = Look at the five top cards of your stack (all of them, if there are fewer) and put each back on top or at the bottom, in any order. They do not come into your hand.
rule-FF-55 = Put up to three cards from your hand below your stack, then draw as many as you have put there.
rule-FF-56 = Draw a card and lay it face down with your fulfilled cards: no cost, no reward, and it does not count as one of the turn’s cards. Only you see it.
rule-FF-57 = Draw two cards, then put one card from your hand below your stack. With fewer than two in the stack just draw one, with none take a crop of your choice.
rule-FF-58 = Draw three cards, then put two cards from your hand below your stack. With fewer than three in the stack just draw one, with none take a crop of your choice.
rule-FF-59 = Give the first crops and take the second ones, at most as many times as the card says.
rule-FF-60 = Give a crop of any kind to draw a card from your stack, at most as many times as the card says.
rule-FF-61 = When this turn is over you take another one at once. Several such cards in one turn still give one extra turn.
rule-FF-62 = The next trade card of this turn costs one crop less, and you choose which. The very next card uses this up, even if it has no crop in its cost.
rule-FF-63 = Swap a card from your hand with one from the market. This is not fulfilling, so it does not count.
rule-FF-64 = Swap a card from your hand with one of your fulfilled cards; both are shown.
rule-FF-65 = Give fulfilled cards and take crops of your choice for them, at the rate on the card.
rule-FF-66 = You may play a fourth trade card in this turn; the card that says so may itself be the fourth. A fifth is never possible.
rule-FF-67 = If this is the third trade card that you play in this turn, take a crop of your choice.
rule-FF-68 = Get supplies once more, just as in the turn: your disc moves, and an occupied space or your own one has its fee.

# End of the game
rule-FF-70 = When a turn ends and its player has no trade card left in hand and stack, the round is played to its end, so that all have had the same number of turns. Then the game is over.
rule-FF-71 = A single player with nothing left wins. Among several the crops decide: wheat 1, cucumber and tomato 2, sheep and pig 3 points; still equal, they share the victory.
rule-FF-72 = Players who still have cards have not won; they are not ranked among themselves.

# Alone
rule-FF-80 = Alone you have 30 cards and 18 turns. The countdown disc begins on the card space.
rule-FF-81 = The space under the countdown disc is occupied: to go there costs one fulfilled card.
rule-FF-82 = Alone you may fulfil any number of cards in a turn.
rule-FF-83 = After each turn the countdown disc moves one space on, clockwise. An extra turn does not move it.
rule-FF-84 = Alone you win at the very moment when hand and stack are empty. If turn 18 ends before that, you have lost.

## The rules page: headings, each before a rule; and what is our own ruling in a rule

heading-FF-01 = Set-up
heading-FF-10 = A turn
heading-FF-30 = Rule breakers
heading-FF-35 = End of a turn
heading-FF-40 = Costs
heading-FF-50 = Rewards
heading-FF-70 = End of the game
heading-FF-80 = Alone

ruling-FF-11 = An extra turn has the limit of the turn that it follows, and does not count. Alone, turns one and two are limited like this.
ruling-FF-13 = An empty stack gives nothing; the space may be chosen all the same.
ruling-FF-22 = Cards are drawn all together or not at all too; “twice” may be once.
ruling-FF-25 = The oldest ones are paid first, without a question. Where a certain card is taken back, its owner chooses. A card laid down or swapped in by a reward is the newest.
ruling-FF-26 = This whole rule.
ruling-FF-30 = Other discs on your space cost nothing. It is not possible before your disc has been placed.
ruling-FF-33 = Not with an empty stack.
ruling-FF-34 = This whole rule. The two rule breakers about spaces are ways to get the one supply of the turn.
ruling-FF-36 = The discard pile is shuffled when a card is needed and the stack is empty, in the middle of a refill too.
ruling-FF-43 = You choose which ones; the card that you fulfil is not among them, and all three must be there.
ruling-FF-45 = One kind only, at least one animal, and no discount on it.
ruling-FF-46 = This whole rule.
ruling-FF-51 = First the cards are drawn, then the crops taken, each of any kind; all of it or nothing.
ruling-FF-52 = Twice means the same space twice. Without the disc that is meant there is nothing. The previous player sits on your right; alone it is the countdown disc.
ruling-FF-53 = With an empty stack nothing happens.
ruling-FF-54 = You always look at as many as there are, up to five.
ruling-FF-55 = First all of them go below, then you draw.
ruling-FF-56 = Only its owner sees it, and it is a fulfilled card at once.
ruling-FF-60 = Not with an empty stack.
ruling-FF-61 = Several in one turn give one extra turn; an extra turn may earn another one; all of them count as one turn.
ruling-FF-62 = The very next card uses it up, whatever it costs. Crops of any, identical or different kinds count as listed.
ruling-FF-64 = Both cards are shown.
ruling-FF-66 = There is never a fifth.
ruling-FF-68 = Used before the turn’s own supplies, it places or moves the disc, and these move it again.
ruling-FF-70 = This is looked at after the extra turns.
ruling-FF-72 = This whole rule.
ruling-FF-83 = An extra turn does not move the disc, and is none of the 18.
ruling-FF-84 = This is looked at when a cost has been paid or a reward carried out.

## The lesson: what is said before a choice, in the order of lesson.toml

lesson-welcome = Welcome! You win when you have no trade card left, neither in your hand nor in your stack. Three cards are in your hand, 17 wait in your stack.
lesson-card = A trade card has two halves: above what it costs, below what it gives. One of yours costs two tomatoes and gives a sheep.
lesson-supply = Once in every turn you move your disc and take what its new space shows. Two tomatoes are just what that card asks for: go to the tomato space.
lesson-play = Now you can pay for the card. What you can pay is marked with a green edge and a tick. Play it.
lesson-reward = The reward: a sheep. You never have to use a reward, but this one you want.
lesson-turn-ends = One card of the market would be allowed too, but keep the sheep: end the turn. The card that you have played becomes a fulfilled card, and those are your money later.
lesson-occupied = Ada has taken the wheat space. To go where a disc lies costs a fulfilled card, and to stay costs two. One of your cards wants a cucumber, and that space is free.
lesson-second-card = Play the card that wants a cucumber. Up to three cards a turn are allowed.
lesson-draw = This reward lets you give crops to draw cards. Drawing matters: only cards in your hand can be played, so your stack has to come down. Give the cucumber.
lesson-keep = You could draw once more, but keep the sheep: another card wants a tomato and a sheep. So go on.
lesson-plan = Tomatoes for the card with tomato and sheep. It helps to look ahead: which space pays for which card? Its three cucumbers will pay for the next one.
lesson-market = The open cards are the market: everybody may fulfil them too. They do not shorten your own stack, but their rewards help. This one costs two different crops: a tomato and a cucumber.
lesson-others-space = Its reward: the supplies of the previous player’s space. Ada stands on the card space, so you draw a card, and your disc stays where it is.
lesson-money = You have four fulfilled cards now. First take a sheep, then spend some of that money.
lesson-breaker = Rule breakers: three fulfilled cards buy a crop of your choice, or a card from your stack. Buy a card.
lesson-big-card = Three different crops for four cards: that is a big step, and you have three kinds. Play it.
lesson-four-cards = Draw all four: your stack gets thinner, and your hand gives you more to choose from.
lesson-skip = Turn follows turn like these: supplies, up to three cards, rule breakers when they help. Let us skip to the twelfth round.
lesson-last-round = One trade card is left of your twenty, and it lies in your stack. Ada has two. A card must be in your hand to be played: the card space draws it.
lesson-last-crop = Your last card costs a cucumber, a tomato and a sheep; the cucumber is missing. Your last three fulfilled cards buy it: at the end they are worth nothing else.
lesson-last-play = Everything is there. Play your last card.
lesson-no-reward = Its reward would be another turn. You need none: a reward may always be left.
lesson-last-done = No card in your hand, none in your stack. End the turn. The round is played to its end, so Ada has one turn left.
lesson-end = Ada still has a card, so you have won. Had she finished in the same round, the crops that are left would decide. Now play!

# Sources of points, at the end
score-done-source = all trade cards fulfilled
score-left-source = trade cards left
score-crops-source = crops

## First page

game-line = A race around the wheel: pay card after card from six small crates.
## Rules page

signs-supplies = The ring
signs-breakers = Rule breakers
signs-costs = What a card may ask for
signs-rewards = What a card may give
## Scenarios: title, task, hint, and what is said when it is done

scenario-breaker = Rule breakers
scenario-breaker-task = You have no crops, but six fulfilled cards. Fulfil two cards in this turn.
scenario-breaker-hint = One space alone pays for the card that costs two wheat. Another card wants a pig, and three fulfilled cards buy a crop of your choice.
scenario-breaker-done = Fulfilled cards are money: they bought the pig that the supplies could not bring. And for a pig you get two new cards.
scenario-three = Three in one turn
scenario-three-task = Fulfil three cards in this turn, the most that is allowed. Cards of the market count too.
scenario-three-hint = One reward pays for the next card: look which market card makes a pig of a sheep, and which one gives the wheat that your hand asks for.
scenario-three-done = Three cards from one visit to the supplies. Look for cards whose reward is what another one costs.
scenario-finish = Finish in this turn
scenario-finish-task = Your last card lies in your stack, and Ada has only one left. Finish in this turn.
scenario-finish-hint = A card must be in your hand to be played. Who draws it? And keep a cucumber, a sheep and a pig: that is what it costs.
scenario-finish-done = No card in your hand, none in your stack: you have won. You are the last of the round, so it is over at once; else the others would play to its end.
scenario-solo = Alone against the countdown
scenario-solo-task = A game for one: the other disc counts the turns down, and you may fulfil any number of cards a turn. Get rid of your two last cards now.
scenario-solo-hint = Both cards want wheat, and one of them brings new supplies. Take wheat, then think: which card first?
scenario-solo-done = First the card that brings supplies: they are the wheat for the other one. Whoever has no card left before the countdown ends wins the solo game.

## The table in words

text-no-cards = No cards.
text-card = Card { $card }: { $cost } → { $reward }
text-card-payable = Card { $card }: { $cost } → { $reward }; you can pay it
text-unseen =
    { $n ->
        [one] { $n } card that nobody has seen
       *[other] { $n } cards that nobody has seen
    }
text-hidden =
    { $n ->
        [one] { $n } card hidden from you
       *[other] { $n } cards hidden from you
    }
call-hand = hand
text-looked = Cards looked at
call-looked = looked
text-player = { $player }
call-player = player { $player }
text-crops = Crops: { $crops }
text-no-crops = No crops
text-left =
    { $n ->
        [one] { $n } card to do
       *[other] { $n } cards to do
    }: { $hand } in hand, { $stack } in the stack
text-fulfilled =
    { $n ->
        [one] { $n } fulfilled card
       *[other] { $n } fulfilled cards
    }
text-started = Start player
text-hand-of = Hand of { $player }
text-stack-of = Stack of { $player }, top first
call-stack = stack
text-fulfilled-of = Fulfilled cards of { $player }, oldest first
call-paid = fulfilled
text-somewhere = In hand, stack or fulfilled cards, all know: { $cards }
text-known-to-all = All know where these cards are: { $cards }
text-discard = Discard pile, top first
call-discard = discard
text-shuffled = In the market stack, in an order that nobody knows
call-shuffled = shuffled
call-market = market
text-market-stack =
    { $n ->
        [one] { $n } card in the market stack
       *[other] { $n } cards in the market stack
    }
text-shuffles =
    { $n ->
        [one] shuffled again { $n } time
       *[other] shuffled again { $n } times
    }
text-ring = Supplies board, clockwise
call-ring = ring
text-space = Space { $space }, gives { $gives }; there: { $discs }; { $fee }
text-fee =
    { $n ->
        [0] free
        [one] fee { $n } fulfilled card
       *[other] fee { $n } fulfilled cards
    }
text-nobody = nobody
text-beside = Beside the board: { $discs }
call-turn = turn
text-paid-animals = Animals paid for this card: { $n }
text-target = To be swapped for: { $card }
text-played = Played this turn
call-played = played

## Long menus, step by step

step-supply = Get supplies: { $n } spaces
step-ask-supply = Supplies: from which space?
step-play = Fulfil a card from your hand: { $n } to choose from
step-ask-play = Which card from your hand do you fulfil?
step-market = Fulfil a market card: { $n } to choose from
step-ask-market = Which market card do you fulfil?

## What can be typed: the words of the notation

typed-done = done
typed-use = use
typed-supply = supply
typed-play = play
typed-market = market
typed-buy = buy
typed-spare = spare
typed-pay = pay
typed-take = take
typed-below = below
typed-top = top
typed-get = get
typed-give = give
typed-draw = draw
typed-start = start
typed-wheat = wheat
typed-cucumber = cucumber
typed-tomato = tomato
typed-sheep = sheep
typed-pig = pig
typed-card = card
typed-crop = crop
typed-any = any
typed-identical = identical
typed-different = different

## What the coach says a way leads to more of, or less

feature-left = cards still to fulfil
feature-hand = cards in hand
feature-hand-empty = an empty hand
feature-known-in-stack = known cards in the stack
feature-wheat = wheat
feature-cucumber = cucumbers
feature-tomato = tomatoes
feature-sheep = sheep
feature-pig = pigs
feature-crops-beyond = crops beyond four of a kind
feature-crop-kinds = different kinds of crops
feature-fulfilled = fulfilled cards to pay with
feature-fulfilled-beyond = fulfilled cards beyond five
feature-payable = hand cards that can be paid at once
feature-nearest = crops missing for the nearest hand card
feature-short = crops missing for the hand cards
feature-hand-cost = crops that the hand cards cost
feature-costs-cards = hand cards that bring cards back
feature-costs-fulfilled = hand cards that cost fulfilled ones
feature-market-payable = market cards that can be paid at once
feature-market-nearest = crops missing for the nearest market card
feature-another = an extra turn
feature-discount = a discount
feature-chain = hand cards that pay for each other, one after the other
feature-chain-supplied = hand cards that go one after the other with the next supply
