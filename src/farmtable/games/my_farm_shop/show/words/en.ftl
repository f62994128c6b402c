### My Farm Shop in English. The same keys and variables as in fr.ftl; a test compares them.

game-name = My Farm Shop
game-goal = Build up your farm, field by field, produce goods and sell them: most coins wins.
game-picture = Three market stalls with honey, eggs, milk and wool, and two dice
game-by = Game design: Rüdiger Dorn (Pegasus Spiele, 2020). Most field cards are our reconstruction.
help-play =
    Your farm has ten fields with numbers; a field reads: what it gives, or payment → gain.

    In your turn:
      1. Three dice are rolled. Choose one and take the card of the stall with its number.
         Each bag that you pay moves the number by one.
      2. Place the card on any field of your farm. It covers what was there.
      3. The other two dice are added: that is the field that everybody may activate, all at once.
         Here too each bag moves the sum by one, for you alone. 2 and 12 are the same field.
      4. The stall gets a new card, and the dice go to the left.

    Each sunflower on a field adds one item, of a kind that the field gives. A 1× card works once.
    Green arrows lead to another field. Your shop has room for 16 goods; bags need no room.
    When the deck is empty, everybody activates one more field of choice. Most coins wins.

    Modules: Jump-Start gives you two cards to begin with; the Farmer has transport tiles that
    pay for skills; Goals give coins to those who meet them first.


# ---- Items and kinds ----

item-honey = { $n } honey
item-egg = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}
item-wool = { $n } wool
item-milk = { $n } milk
item-bag = { $n ->
    [one] { $n } bag
   *[other] { $n } bags
}
item-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
item-any = { $n ->
    [one] { $n } good of choice
   *[other] { $n } goods of choice
}
item-identical = { $n } identical goods
item-other = { $n } other identical goods
item-sunflower = { $n ->
    [one] { $n } sunflower
   *[other] { $n } sunflowers
}
item-card = { $n ->
    [one] { $n } other field card
   *[other] { $n } other field cards
}
kind-honey = honey
kind-egg = egg
kind-wool = wool
kind-milk = milk
kind-bag = bag
kind-coin = coin
kind-any = good of choice
kind-identical = one more of the identical goods
kind-sunflower = sunflower
letter-honey = H
letter-egg = E
letter-wool = W
letter-milk = M
letter-bag = B
letter-coin = ¢
transport-sack = sack
transport-tractor = tractor
transport-wheelbarrow = wheelbarrow
transport-barrel = barrel

# ---- Faces ----

area-gain = { $gain }
area-arrow = { $pay } → { $gain }
face-either = { $one } or { $other }
face-once = { $face }, once
face-up = activate the field above
face-sideways = activate a neighbouring field
face-empty = nothing
face-farmer = the farmer

# ---- Skills and goals ----

skill-none = no skill
skill-good = with a double: 1 good of choice
skill-bags = with a double: 2 bags
skill-barter = any time: 2 goods for 2 goods
skill-exchange = any time: 2 bags for 2 goods, or 2 goods for 2 bags
skill-seven = plant a new sunflower on field 7
skill-swap = swap the cards of two fields
skill-opposite = activate the field above or below
-icons = 5 farm shop icons
-six-goods = 6 identical goods
-eight-bags = 8 bags
-five-sunflowers = 5 sunflowers
-upper-row = cards on all upper fields
-full-shop = a full farm shop
goal-none = no goal
goal-icons = Goal: { -icons }
goal-identical = Goal: { -six-goods }
goal-bags = Goal: { -eight-bags }
goal-sunflowers = Goal: { -five-sunflowers }
goal-upper-row = Goal: { -upper-row }
goal-full-shop = Goal: { -full-shop }

# ---- Questions ----

ask-before-roll = Do something before the roll?
ask-choose-die = Which die, and which stall?
ask-place = On which field do you place the card?
ask-activate = Which field do you activate?
ask-final-activate = Which field do you activate at the end?
ask-afterwards = Anything else after your activation?
ask-follow = Where does the arrow on field { $field } lead you?
ask-choose-area = Which side of field { $field }?
ask-pay-identical = Which { $n } identical goods do you pay?
ask-pay-other = Which { $n } other identical goods do you pay?
ask-pay-any = { $n ->
    [one] Which good do you pay?
   *[other] Pay { $n } goods: which one first?
}
ask-uproot = { $n ->
    [one] Which sunflower do you pay?
   *[other] Pay { $n } sunflowers: which one first?
}
ask-give-up = Which card do you give up?
ask-bonus = { $n ->
    [one] What does the sunflower add?
   *[other] What does the first of { $n } sunflowers add?
}
ask-take-any = { $n ->
    [one] Which good do you take?
   *[other] Take { $n } goods: which one first?
}
ask-take-identical = Which good do you take, { $n } of it?
ask-plant-sunflowers = Where do you plant the sunflower?
ask-surplus = Your shop is full: what do you return?
ask-choose-pair = Which pair of cards do you choose?
ask-place-pair = On which field goes the first card of your pair?
ask-take-transport = { $n ->
    [one] Which transport do you take?
   *[other] Take { $n } different kinds of transport: which one first?
}
ask-tiles-only = Your shop is full of transport: what do you hand back?
ask-farmer-returns = To which stall does the farmer go?
ask-swap-first = Which card do you swap?
ask-swap-second = With the card of which field?

# ---- Choices ----

choice-done = done
choice-roll-dice = roll the dice
choice-rest = activate nothing
choice-lose = do without the sunflower
choice-stall = take the card of stall { $stall } with the { $die }{ $bags ->
    [0] {""}
    [one] , for { $bags } bag
   *[other] , for { $bags } bags
}
choice-place = place on field { $field }
choice-activate = activate field { $field }
choice-follow = on to field { $field }
choice-area = side { $area }
choice-pay = pay { $good }
choice-uproot = pay a sunflower of field { $field }
choice-give-up = give up the card of field { $field }
choice-take = take { $good }
choice-bonus = one more: { $item }
choice-plant = plant on field { $field }
choice-return = return { $good }
choice-start = { $player } begins
choice-roll = rolled { $die }
choice-draw = { $card } is turned up
choice-pair = pair { $pair }
choice-skill = { $skill }
choice-farmer = farmer to stall { $stall }
choice-transport = take a { $transport }
choice-from = take a { $transport } from { $player }
choice-swap = swap the card of field { $field }
choice-with = with the card of field { $field }
choice-goal = { $goal }
choice-use-good = skill: 1 good of choice
choice-use-bags = skill: 2 bags
choice-use-barter = skill: 2 goods for 2 goods
choice-use-bags-for-goods = skill: 2 bags for 2 goods
choice-use-goods-for-bags = skill: 2 goods for 2 bags
choice-use-seven = skill: plant on field 7
choice-use-swap = skill: swap two cards
choice-opposite = skill: activate field { $field } instead of its opposite
choice-hand-back = hand back a { $transport }

# ---- Events ----

event-starts = { $player } begins.
event-turn = Turn { $turn }: { $player }.
event-rolls = { $player } rolls a { $die }.
event-rolls-together = { $player } rolls { $die }.
event-chooses = { $player } takes the card of stall { $stall } with the { $die }: { $card }.
event-places = { $player } places the card on field { $field }: { $card }.
event-discards = { $player } discards the card of field { $field }: { $card }.
event-activates = { $player } activates field { $field }{ $bags ->
    [0] {""}
    [one] {" "}for { $bags } bag
   *[other] {" "}for { $bags } bags
}.
event-rests = { $player } activates nothing.
event-follows = { $player } follows the arrow to field { $field }.
event-pays = { $player } pays { $items }.
event-gains = { $player } gains { $items }.
event-returns = { $player } has no room and returns { $items }.
event-plants = { $player } plants a sunflower on field { $field }.
event-loses = { $player } has no place for the sunflower.
event-uproots = { $player } pays a sunflower of field { $field }.
event-uses-up = { $player } has used up the card of field { $field }: { $card }.
event-reveals = New in stall { $stall }: { $card }.
event-final = The deck is empty. Everybody may activate one more field.
event-deals = Pair { $pair }: { $card }.
event-pair = { $player } chooses pair { $pair }.
event-skill = The { $transport } stands for: { $skill }.
event-farmer = The farmer goes to stall { $stall } in place of: { $card }.
event-transport = { $player } takes a { $transport }.
event-takes-from = { $player } takes a { $transport } from { $other }.
event-uses = { $player } pays a { $transport }: { $skill }.
event-hands-back = { $player } hands back a { $transport }.
event-swaps = { $player } swaps the cards of fields { $field } and { $other }.
event-goal = { $goal }.
event-meets = { $goal }: { $player } meets it and gains { $coins } coins.
event-closes = { $goal }: closed.

# ---- Scores ----

score-coins = coins
score-farmer = { $n ->
    [one] { $n } transport tile
   *[other] { $n } transport tiles
}
score-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
score-bags = { $n ->
    [one] { $n } bag
   *[other] { $n } bags
}

# ---- Refusals ----

refused-not-now = That is no answer to this question.
refused-compulsory = You have to take a card and place it.
refused-no-die = No die shows { $die }.
refused-die-bags = From { $die } to { $stall } takes { $need ->
    [one] { $need } bag
   *[other] { $need } bags
}, without going round; you have { $n }.
refused-upper-row = A card with an arrow up can’t lie on { $field }; only on 7 to 11.
refused-acted = You have had your activation.
refused-sum-bags = To move the sum to { $field } takes { $need ->
    [one] { $need } bag
   *[other] { $need } bags
}, without going round; you have { $n }.
refused-arrow-leads-nowhere = From { $field } nothing can be had now.
refused-empty-field = Field { $field } is empty.
refused-cannot-pay = You can’t pay for this: { $face }.
refused-arrow-up = The arrow does not point to { $field }, but to the field above.
refused-arrow-sideways = The arrow does not point to { $field }, but to a neighbour in its row.
refused-such-goods = You don’t have these goods.
refused-no-sunflower = There is no sunflower on { $field }.
refused-own-card = The card of { $field } can’t give itself up.
refused-no-card = There is no card on { $field }.
refused-not-produced = This field does not produce that.
refused-field-7 = Field 7 has no place for sunflowers; only the farmer’s skill brings one there.
refused-no-place = Field { $field } has { $n ->
    [one] { $n } sunflower place
   *[other] { $n } sunflower places
}, all taken.
refused-no-skill = That skill is not in this game.
refused-paid = A { $transport } was already paid this turn: each kind once.
refused-no-tile = You have no { $transport }.
refused-no-surplus = There is room for your { $transport }.
refused-moment = This is not the moment for that skill.
refused-no-double = The two dice of the sum are not equal.
refused-no-dice = There are no dice at the end, so there is no double.
refused-seven-full = Field 7 holds two sunflowers at the most.
refused-no-two-cards = That takes two fields with cards that may change places.
refused-two-bags = That takes two bags; you have { $n }.
refused-two-goods = That takes two goods; you have { $n }.
refused-same-stall = The farmer comes from stall { $stall } and can’t go back there.
refused-same-kind = You have just taken a { $transport }: take another kind.
refused-supply-empty = The supply has no { $transport } left.
refused-supply-left = The supply still has a { $transport }.
refused-they-have-none = They have no { $transport }.

# ---- The table ----

table-turn = Turn { $n } of { $turns }, { $deck } in the deck
table-final = The last activation: one field of choice for everybody, without dice
table-market = Market: { $stalls }
table-dice = Dice: { $dice }
table-taken = Card to place: { $card }
table-skill = { $transport }: { $skill }
table-pair = Pair { $n }: { $cards }
table-closed = closed
table-legend = { $letters }, ? good of choice, = identical goods, ☼ sunflower, · free place, ■ card, ⌂ farm shop icon, ▲ ◄► arrows, ☺ farmer

# ---- The table in words, for those who hear it: $whose is "you" for the reader's own things ----

tell-owner = { $whose ->
    [you] You, { $player }
   *[other] { $player }
}
tell-or = { $first } or { $rest }
tell-or-else = { $first }; or { $rest }
tell-pay = pay { $pay }, gain { $gain }
tell-gain = gain { $gain }
tell-gain-more = gain { $gain }, and { $n } more for the sunflowers: { $kinds }
tell-gain-at-most = gain { $gain }, and at most { $n } more for the sunflowers: { $kinds }
tell-arrow-up = arrow up, activates the field above instead
tell-arrow-sideways = arrow sideways, activates a neighbour in the row instead
tell-leads = leads to { $fields }
tell-leads-nowhere = the arrow leads to nothing that can be had now
tell-cannot-pay = can’t be paid
tell-field-name = field { $field }
tell-signs = { $shows }. Signs: { $signs }
tell-sign = Sign: { $sign }.
tell-sign-once = once only (1×)
tell-sign-nosun = no bonus from sunflowers (crossed sunflower)
tell-sign-shop = farm shop icon
tell-coins = { $n ->
    [one] { $n } coin.
   *[other] { $n } coins.
}
tell-bags = { $n ->
    [one] { $n } bag.
   *[other] { $n } bags.
}
tell-taken = To be placed: { $card }.
tell-in-all = { $n ->
    [one] { $n } sunflower in all.
   *[other] { $n } sunflowers in all.
}
tell-in-hand = { $n ->
    [one] { $n } sunflower to be planted.
   *[other] { $n } sunflowers to be planted.
}
tell-rested = Activated nothing last time.
tell-activated = Last activated: field { $field }.
tell-followed = From there the arrows led to field { $field }.
tell-shop = { $whose ->
    [you] Your goods: { $n } of { $room } places taken
   *[other] Goods of { $player }: { $n } of { $room } places taken
}
tell-goods = { $goods }.
tell-transport = Transport: { $tiles }.
tell-sack = { $n ->
    [one] { $n } sack
   *[other] { $n } sacks
}
tell-tractor = { $n ->
    [one] { $n } tractor
   *[other] { $n } tractors
}
tell-wheelbarrow = { $n ->
    [one] { $n } wheelbarrow
   *[other] { $n } wheelbarrows
}
tell-barrel = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
tell-paid = Paid in this turn: { $tiles }.
tell-field = { $whose ->
    [you] Field { $field }: { $shows }
   *[other] Field { $field } of { $player }: { $shows }
}
tell-now = Now: { $now }.
tell-away = { $n ->
    [0] The dice name this field: no bag.
    [one] { $n } bag moves the dice here.
   *[other] { $n } bags move the dice here.
}
tell-printed = No card.
tell-card = A card. Printed below it: { $printed }.
tell-sunflowers = { $n ->
    [one] { $n } sunflower, room for { $places }.
   *[other] { $n } sunflowers, room for { $places }.
}
tell-for = { $whose ->
    [you] Your field { $field }: { $now }.
   *[other] Field { $field } of { $player }: { $now }.
}
tell-no-dice = Dice: none just now
tell-dice = Dice: { $a }, { $b } and { $c }
tell-die = The { $die } leaves { $one } and { $other }, that is { $sum }, for everybody
tell-dice-taken = Dice: the { $die } is taken; { $one } and { $other } make { $sum } for everybody
tell-moves = Bags that move the sum, for oneself alone: { $fields }.
tell-move = { $n } to field { $field }
tell-double = They are a double.
tell-market = Market
tell-stall = Stall { $stall }: { $card }.
tell-stall-empty = empty
tell-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
tell-next-back = The next card has back { $back }.
tell-back = { $n ->
    [one] { $n } card with back { $back }.
   *[other] { $n } cards with back { $back }.
}
tell-seedlings = { $n ->
    [one] { $n } seedling is not laid out yet.
   *[other] { $n } seedlings are not laid out yet.
}
tell-unseen = Back { $back }, cards that nobody has seen: { $n }
tell-gone = Cards that have left the game: { $n }
tell-pairs = Pairs of jump-start cards to choose from
tell-pair = Pair { $pair }: { $one }; and { $other }.
tell-skills = Skills and transport
tell-skill = { $transport }, { $n } in the supply. Skill: { $skill }.
tell-goals = Goals
tell-goal-first = { $goal }. 6 coins for the first, 3 for the second.
tell-goal-second = { $goal }. 3 coins for the second.
tell-goal-closed = { $goal }. Closed.
tell-goal-before = Met earlier by { $players }.
tell-goal-now = Met in this turn by { $players }.
tell-goal-far = How far, out of { $wanted }: { $far }.
tell-far = { $player } { $n }
tell-box = Not in this game
tell-jump-start = Jump-start card: { $card }
tell-a-skill = Skill: { $skill }
tell-course = The turn
tell-over = The game is over.
tell-played = { $n ->
    [one] { $n } turn has been played.
   *[other] { $n } turns have been played.
}
tell-turn = Turn { $n } of { $turns }.
tell-player = { $player } has the dice.
tell-start = { $player } was the start player.
tell-rows = Fields lie in two rows: 2/12, 3, 4, 5 and 6 above, 7, 8, 9, 10 and 11 below them.

# ---- What is typed to hear a part of it ----

call-farm = farm
call-goods = goods
call-field = field { $field }
call-dice = dice
call-market = market
call-deck = deck
call-back = back { $back }
call-gone = discard
call-box = box
call-pairs = pairs
call-skills = skills
call-goals = goals
call-turn = turn

# ---- Questions step by step ----

step-ask-card = { $ask } It shows: { $card }.
step-ask-stall = Which stall with the { $die }?
step-die = the { $die }, leaves { $sum } for everybody; your field { $field } now: { $now }
step-what = { $choice }: { $what }
step-covers = { $n ->
    [0] covers { $shows }
    [one] covers { $shows }; { $n } sunflower stays
   *[other] covers { $shows }; { $n } sunflowers stay
}
step-away = { $n ->
    [0] no bag; { $now }
    [one] for { $n } bag; { $now }
   *[other] for { $n } bags; { $now }
}
step-sunflower = { $n ->
    [one] { $shows }; { $n } sunflower there
   *[other] { $shows }; { $n } sunflowers there
}
step-have = you have { $n }
step-pair = { $one }; and { $other }
step-pair-there = { $one }; and on field { $field } { $other }
step-instead = instead of { $card }
step-opposite = skill: activate the field above or below

# ---- Rules ----

rule-MFS-01 = The six seedling cards are the first market, one in each stall, at random.
rule-MFS-02 = The deck is made by backs, 1 on top to 6 at the bottom: 27 cards for two players, 32 for three, 39 for four. The others stay in the box.
rule-MFS-03 = Everybody begins with a good of each type, two bags and ten printed fields. Chance names the start player; turns go clockwise.
rule-MFS-10 = Roll three dice, choose one and take the card of its stall. You have to take a card and place it.
rule-MFS-11 = Each bag moves the chosen die by one, from 1 to 6 and never round from 6 to 1.
rule-MFS-12 = The card goes on any field of your farm; a card that lies there leaves the game. Sunflowers stay on the field.
rule-MFS-13 = The other two dice, added as they were rolled, name the field that everybody may activate, once.
rule-MFS-14 = Each bag moves the sum by one for you alone, from 2 to 12 and never round from 12 to 2.
rule-MFS-15 = 2 and 12 are the same field.
rule-MFS-16 = You may do without the activation. Nobody’s activation depends on another’s. Once begun it is carried out in full.
rule-MFS-17 = At the end of the turn the empty stall gets the top card of the deck, and the dice go to the left.
rule-MFS-20 = Production: gain all that is shown. Goods of choice may differ, identical goods are all of one kind.
rule-MFS-21 = Red arrow: pay everything on its left, then gain everything on its right. Once in an activation.
rule-MFS-22 = A payment may ask for goods, bags, sunflowers or one other field card of your farm; never for the very card that asks.
rule-MFS-23 = Of two areas on a card you use exactly one.
rule-MFS-24 = A 1× card leaves the game once it has been used, after all that it does; a 1× arrow after what it leads to.
rule-MFS-25 = An arrow up activates the field above instead. Such a card may lie only on 7 to 11.
rule-MFS-26 = A sideways arrow activates a neighbour in the same row instead, as you choose.
rule-MFS-27 = Arrows may lead to arrows, but no field is entered twice, and only ways that give something are open. Bags are paid before the first arrow.
rule-MFS-28 = Farm shop icons count for a goal as long as they can be seen.
rule-MFS-29 = An empty field gives nothing.
rule-MFS-30 = A new sunflower goes on a free place of your choice: two on 2/12, 3, 4, 5, 9, 10 and 11, one on 6 and 8, none on 7. Without a free place it is lost.
rule-MFS-31 = Each sunflower on an activated field adds one item of a kind that the field produces, as you choose.
rule-MFS-32 = Fields and cards with the no-sunflower icon have no bonus.
rule-MFS-33 = Sunflowers may be paid from any field; one that you pay gives no bonus.
rule-MFS-40 = Your shop holds 16 goods. When a gain has come in, return goods of your choice until they fit.
rule-MFS-41 = Bags and sunflowers need no room in the shop.
rule-MFS-42 = Coins have no upper end.
rule-MFS-50 = The game ends when there is no card to fill the stall: after 28 turns for two players, 33 for three, 40 for four.
rule-MFS-51 = At the end everybody may activate any one field, without dice.
rule-MFS-52 = Most coins wins. Goods and bags together break a tie; after that the place is shared.
rule-MFS-60 = Jump-Start: fields 4 and 8 are empty at first.
rule-MFS-61 = Jump-Start: each chooses a pair of cards, counter-clockwise; the start player is the last.
rule-MFS-62 = Jump-Start: the two cards go on fields 4 and 8, either way round.
rule-MFS-65 = Farmer: four of seven skills are in the game, each with a kind of transport. The farmer lies in a stall.
rule-MFS-66 = Farmer: at his stall take two different kinds of transport instead of a card; a kind that is used up from another player.
rule-MFS-67 = Farmer: before the refill he moves to one of the five other stalls, whose card leaves the game.
rule-MFS-68 = Farmer: transport takes room in the shop like goods, and is worth a coin each at the end.
rule-MFS-69 = Farmer: in every turn, also of others, you may pay each kind of transport once for its skill.
rule-MFS-70 = Farmer: each skill has its moment; those for any time wait until a payment, a gain or a chain of arrows is over. The seven skills: { skill-good }; { skill-bags }; { skill-barter }; { skill-exchange }; { skill-seven }, two there at the most; { skill-swap }, if both have cards; { skill-opposite }, instead of the one that the sum names.
rule-MFS-71 = Goals: two of six are in the game: { -icons }; { -six-goods }; { -eight-bags }; { -five-sunflowers }; { -upper-row }; { -full-shop }. More than that is fine too, and transport counts in a full shop.
rule-MFS-72 = Goals: 6 coins for the first who meets it, 3 for the second; all who meet it in one turn get the same, and each player gets it once. At the end of a turn, a goal that two or more players have met is closed.
rule-MFS-73 = Goals: a goal is paid the moment its condition holds, in anybody’s turn, and never taken back.
rule-MFS-74 = Modules may be combined as you like; jump-start cards are chosen after farmer and goals are laid out.

# ---- The browser page ----

page-shop-where = turn { $turn } of { $turns }
page-shop-final = last activation
page-field = Field { $field }: { $what }{ $sunflowers ->
    [0] .
    [one] , one sunflower.
   *[other] , { $sunflowers } sunflowers.
}
page-field-bags = { $n ->
    [0] No bag needed.
    [one] Costs one bag.
   *[other] Costs { $n } bags.
}
page-no-bag = no bag
page-stall = Stall { $stall }: { $what }
page-empty = empty
page-die = A die that shows { $n }
page-market = Market
page-deck = deck { $n }
page-farm = Farm: ten fields in two rows
page-supply = From the supply
page-shop = { $free ->
    [0] Shop, no place free
    [one] Shop, one place free
   *[other] Shop, { $free } places free
}
page-leaves = leaves for all
page-die-leaves = It leaves { $sum } for everybody.
page-takes = takes
page-way = The { $die } takes stall { $stall }{ $bags ->
    [0] {""}
    [one] {" "}for one bag
   *[other] {" "}for { $bags } bags
} and leaves { $sum } for everybody.
page-all-here = everybody
page-everybody-here = Everybody may act here.
page-too-far = too far
page-nothing = nothing
page-covers = covers
page-gives-up = give it up
page-in-hand = in your hand
page-coins = { $n ->
    [one] coin
   *[other] coins
}
page-shop-last = last field of choice
page-sign-once = 1×: it leaves the farm once it has been used.
page-sign-nosun = Crossed sunflower: sunflowers add nothing here.
page-sign-shop = Farm shop icon
page-explain-die = { $sum } is left for everybody: { $gains }.
page-explain-you = you { $what }
page-explain-none = nothing
page-explain-arrow = an arrow
page-explain-sides = one of two sides
page-explain-place = { $card }, instead of { $old }.
page-explain-field = { $what }.

## Options of a table

option-jump_start = Jump-Start
option-jump_start-help = Everybody begins with two cards on the farm.
option-farmer = Farmer
option-farmer-help = A farmer brings transport, and transport pays for skills.
option-goals = Goals
option-goals-help = Two goals reward those who reach them first.

## The rules page: headings, each before a rule; and what is our own ruling in a rule

heading-MFS-01 = Set-up
heading-MFS-10 = A turn
heading-MFS-20 = Activating a field
heading-MFS-30 = Sunflowers
heading-MFS-40 = Storage and coins
heading-MFS-50 = End of the game
heading-MFS-60 = Module Jump-Start
heading-MFS-65 = Module Farmer
heading-MFS-71 = Module Goals

ruling-MFS-03 = Chance names the start player.
ruling-MFS-12 = Sunflowers belong to the field and stay.
ruling-MFS-15 = It costs the bags of the nearer way.
ruling-MFS-16 = To choose a field is to use it, so only fields that would give something are offered; who wants nothing says done.
ruling-MFS-24 = Only if it really was used.
ruling-MFS-25 = The skill that swaps cards does not bring it to the upper row either.
ruling-MFS-27 = No field is entered twice, and a way from which nothing can be had is not offered. The arrow’s own field is not activated: it has no bonus, and its card stays unless it is a 1× card itself.
ruling-MFS-30 = Without a free place it is lost; it never moves.
ruling-MFS-31 = Those count that lie there when the activation begins, less those that are paid.
ruling-MFS-51 = For skills and goals this is one more turn.
ruling-MFS-66 = The taker chooses from whom; if only one kind can be had, one tile is taken.
ruling-MFS-67 = Not in the last turn.
ruling-MFS-70 = For a double the two dice count as they were rolled: bags neither make one nor break one. “Any time” is, in your turn, before the roll, before you choose the die, before and after placing, before and after the activation; else before and after your own activation. Never inside a payment, a gain or a chain.
ruling-MFS-73 = This whole rule: after the surplus has gone, in any turn, and kept when the condition is lost.

## The lesson: what is said before a choice, in the order of lesson.toml

lesson-welcome = Welcome! This is your farm: ten fields with numbers. Cards that you place on them give goods and bags, and turn goods into coins. Most coins win.
lesson-shop = You begin with a good of each kind and two bags. Your shop has room for sixteen goods; bags need no room.
lesson-dice = Three dice are rolled. Choose one: you get the card of the stall with its number. Each bag that you pay moves the number by one.
lesson-place = Place the card on any field; it covers what was there. The other dice make 5, and what lies on field 5 will be activated now, by you and by Ada.
lesson-sum = The other two dice are added: that is the field that everybody may activate now. Here too a bag moves the sum by one, for you alone.
lesson-others-turn = It is Ada’s turn now, and still you act: on every roll all activate a field at the same time. Nobody has to wait.
lesson-second-die = Your turn again. A die that you take for a stall is missing in the sum: think of both.
lesson-second-place = Over the long run 6, 7 and 8 are rolled often, 2 and 12 rarely. The small places beside a field are for sunflowers: each sunflower there adds one item, once, to what the field gives.
lesson-second-sum = Only fields that would give you something are offered. What a field gives now is written on it, with the bags that the way there costs.
lesson-third-die = The cards get better and better: the deck is sorted from level 1 to 6. The card of stall 5 is worth two bags to you: they move the 3 up to the 5.
lesson-full = Your shop is full: sixteen goods are all it holds, and one has to go back. Of milk you have more than enough. High time to sell!
lesson-sell = Goods alone win nothing: the fields that sell decide the game. Your new card on field 7 sells honey and wool for seven coins, and a bag moves the sum there.
lesson-arrow = This card has a green arrow: its field activates a neighbour of your choice instead. And look at the crossed-out sunflower: on that field sunflowers add nothing.
lesson-pay = The arrow has led you to field 9. There is a red arrow: pay what is on its left, gain what is on its right. Milk is what you need least.
lesson-once = The sign 1×: this card works once, then it leaves your farm and the printed field shows again. It gives a sunflower, and the other dice make 11: there it is used at once.
lesson-plant = Plant it on field 10, which sells honey: from now on it gives one coin more each time. A sunflower stays on its field, whatever card comes there.
lesson-skip = You know all the signs now. The game has 28 turns for two; let us skip to your last one.
lesson-last-turn = Your last turn. The card of stall 5 sells three goods for twelve coins, once: just right for the end.
lesson-last-place = The other dice make 8. So place it on field 8: the arrow there has done its work, and what is covered leaves the game.
lesson-final = The deck is empty. Now everybody activates one more field, any one, without dice. On field 4 three goods sell for eight coins, and two sunflowers add two.
lesson-end = 76 coins to 56: you have won. If the coins were equal, goods and bags that are left would break the tie.
lesson-modules = Three modules wait for later: Jump-Start, the Farmer and Goals. You find them among the options of a new table. Now play!

# Sources of points, at the end
score-coins-source = coins
score-farmer-source = the farmer
score-goods-source = goods
score-bags-source = bags

## First page

game-line = Roll, take, sell: the die you take decides what everybody does.
## Rules page

signs-goods = Goods, bags, coins, transport
signs-fields = Signs on fields and cards
signs-skills = The seven skills
signs-goals = The six goals
## Scenarios: title, task, hint, and what is said when it is done

scenario-sunflower = With a sunflower
scenario-sunflower-task = Gain eight coins in this turn.
scenario-sunflower-hint = Field 8 sells an egg and milk for seven coins, and its sunflower adds one. Which die goes to the stalls, if the other two are to make eight?
scenario-sunflower-done = Seven coins, and one more by the sunflower. The die that you take for a stall always decides the sum too.
scenario-once = Once only
scenario-once-task = The last turn: gain eight coins or more with the dice as they lie.
scenario-once-hint = The card with the sign 1× gives eight coins, but only once. A bag moves the 3 to its stall. Which field will the other two dice activate?
scenario-once-done = Two sixes are twelve, so the card had to lie on field 2/12. A 1× card leaves the farm when it has been used.
scenario-final = The last activation
scenario-final-task = The deck is empty: everybody activates one more field of choice, without dice. You have 75 coins, Ada has 73 and something left to sell. Win!
scenario-final-hint = Ada can sell an egg and wool for eight coins. Which of your sales gives more than six?
scenario-final-done = Three identical goods for twelve coins: 87 to 81. Keep the goods for your best sale until the end; nobody needs dice for it.
scenario-jump = Module: Jump-Start
scenario-jump-task = With Jump-Start everybody began with two cards, on fields 4 and 8. Gain four coins in this turn.
scenario-jump-hint = The card on field 4 turns two identical goods into four coins. Which die goes to the stalls, if the other two are to make four?
scenario-jump-done = Two twos activate field 4, and the 5 brings a card. A jump-start card is like any other: it may be covered when you have a better one.
scenario-farmer = Module: Farmer
scenario-farmer-task = Whoever chooses the farmer’s stall takes two different transport tiles instead of a card. Each pays for the skill shown beside its kind. Fetch two and use a skill in this turn.
scenario-farmer-hint = The farmer is at stall 1. The dice that are left show a double: tractor and wheelbarrow want just that.
scenario-farmer-done = A tile is given back for its skill, each kind once a turn. Tiles take room in your shop, and each one left at the end is worth a coin.
scenario-goal = Module: Goals
scenario-goal-task = Whoever is first to meet a goal gains six coins. One goal is six identical goods, and you have five wool: meet it in this turn.
scenario-goal-hint = Field 3 gives wool. Which die goes to the stalls, and what does a bag do to the sum of the other two?
scenario-goal-done = Six coins at once, for six wool. The second to meet this goal gets three, then it is closed. You may sell the wool now.

## What can be typed: the words of the notation

typed-done = done
typed-stall = stall
typed-with = with
typed-place = place
typed-activate = activate
typed-follow = follow
typed-area = area
typed-pay = pay
typed-uproot = uproot
typed-give-up = give-up
typed-take = take
typed-bonus = bonus
typed-plant = plant
typed-return = return
typed-start = start
typed-roll = roll
typed-draw = draw
typed-pair = pair
typed-skill = skill
typed-farmer = farmer
typed-transport = transport
typed-from = from
typed-swap = swap
typed-goal = goal
typed-use = use
typed-opposite = opposite
typed-hand-back = hand-back
typed-honey = honey
typed-egg = egg
typed-wool = wool
typed-milk = milk
typed-bag = bag
typed-coin = coin
typed-any = any
typed-identical = identical
typed-sunflower = sunflower
typed-good = good
typed-bags = bags
typed-barter = barter
typed-exchange = exchange
typed-seven = seven
typed-sack = sack
typed-tractor = tractor
typed-wheelbarrow = wheelbarrow
typed-barrel = barrel
typed-icons = icons
typed-sunflowers = sunflowers
typed-upper-row = upper-row
typed-full-shop = full-shop
typed-bags-for-goods = bags-for-goods
typed-goods-for-bags = goods-for-bags

# ---- What the coach says a way leads to more of, or less ----

feature-coins = coins
feature-plan = what farm and goods can still earn
feature-a-turn = what a turn earns
feature-next = what the next activation brings
feature-promised = what is under way
feature-goods = goods in the shop
feature-goods-beyond = goods beyond ten
feature-alike-beyond = goods beyond four of a kind
feature-kinds = different kinds of goods
feature-bags = bags
feature-bags-beyond = bags beyond six
feature-sunflowers = sunflowers
feature-cards = field cards
feature-best-field = worth of the best field
feature-made = goods made in a turn
feature-sold = goods that can be sold in a turn
feature-sales = coins for the sales of a turn
feature-short = goods that could be sold but are not made
feature-over = goods that are made but can’t be sold
feature-arrows = green arrows
feature-once = cards that serve once
feature-choice = what the free choice of a die adds
feature-idle = turns that earn next to nothing
feature-goals = progress to open goals
feature-goals-near = goals within reach
feature-tiles = transport tiles
