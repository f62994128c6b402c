# My Farm Shop

game-my_farm_shop = My Farm Shop
option-jump_start = Jump-Start module
option-farmer = Farmer module
option-goals = Goals module

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
goal-none = no goal
goal-icons = Goal: 5 farm shop icons
goal-identical = Goal: 6 identical goods
goal-bags = Goal: 8 bags
goal-sunflowers = Goal: 5 sunflowers
goal-upper-row = Goal: cards on all upper fields
goal-full-shop = Goal: a full farm shop

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
choice-stall = stall { $stall } with the { $die }{ $n ->
    [0] {""}
    [one] , for { $n } bag
   *[other] , for { $n } bags
}
choice-place = place on { $field }
choice-activate = activate { $field }
choice-follow = on to { $field }
choice-area = side { $n }
choice-pay = pay { $kind }
choice-uproot = pay a sunflower of { $field }
choice-give-up = give up the card of { $field }
choice-take = take { $kind }
choice-bonus = one more: { $kind }
choice-plant = plant on { $field }
choice-return = return { $kind }
choice-start = { $player } begins
choice-roll = rolled { $n }
choice-draw = card { $n }
choice-pair = pair { $n }
choice-skill = { $skill }
choice-farmer = farmer to stall { $n }
choice-transport = take a { $kind }
choice-from = take a { $kind } from { $player }
choice-swap = swap the card of { $field }
choice-with = with the card of { $field }
choice-goal = { $goal }
choice-use-good = skill: 1 good of choice
choice-use-bags = skill: 2 bags
choice-use-barter = skill: 2 goods for 2 goods
choice-use-bags-for-goods = skill: 2 bags for 2 goods
choice-use-goods-for-bags = skill: 2 goods for 2 bags
choice-use-seven = skill: plant on 7
choice-use-swap = skill: swap two cards
choice-opposite = skill: activate { $field } instead of its opposite
choice-hand-back = hand back a { $kind }

# ---- Events ----

event-starts = { $player } begins.
event-turn = Turn { $n }: { $player }.
event-rolls = { $player } rolls a { $n }.
event-chooses = { $player } puts the { $die } on stall { $stall }: { $card }.
event-places = { $player } places on { $field }: { $card }.
event-discards = { $player } discards from { $field }: { $card }.
event-activates = { $player } activates { $field }{ $n ->
    [0] {""}
    [one] {" "}with { $n } bag
   *[other] {" "}with { $n } bags
}.
event-rests = { $player } activates nothing.
event-follows = { $player } follows the arrow to { $field }.
event-pays = { $player } pays { $items }.
event-gains = { $player } gains { $items }.
event-returns = { $player } has no room and returns { $items }.
event-plants = { $player } plants a sunflower on { $field }.
event-loses = { $player } has no place for the sunflower.
event-uproots = { $player } pays a sunflower of { $field }.
event-uses-up = { $player } has used up the card of { $field }: { $card }.
event-reveals = Stall { $stall } gets: { $card }.
event-final = The deck is empty. Everybody may activate one more field.
event-deals = Pair { $n }: { $card }.
event-pair = { $player } chooses pair { $n }.
event-skill = The { $kind } stands for: { $skill }.
event-farmer = The farmer goes to stall { $stall } in place of: { $card }.
event-transport = { $player } takes a { $kind }.
event-takes-from = { $player } takes a { $kind } from { $other }.
event-uses = { $player } pays a { $kind }: { $skill }.
event-hands-back = { $player } hands back a { $kind }.
event-swaps = { $player } swaps the cards of { $field } and { $other }.
event-goal = { $goal }.
event-meets = { $goal }: { $player } meets it and gains { $n } coins.
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
refused-upper-row = A card with an arrow up can't lie on { $field }; only on 7 to 11.
refused-acted = You have had your activation.
refused-sum-bags = To move the sum to { $field } takes { $need ->
    [one] { $need } bag
   *[other] { $need } bags
}, without going round; you have { $n }.
refused-arrow-leads-nowhere = From { $field } nothing can be had now.
refused-empty-field = Field { $field } is empty.
refused-cannot-pay = You can't pay for this: { $face }.
refused-arrow-up = The arrow does not point to { $field }, but to the field above.
refused-arrow-sideways = The arrow does not point to { $field }, but to a neighbour in its row.
refused-such-goods = You don't have these goods.
refused-no-sunflower = There is no sunflower on { $field }.
refused-own-card = The card of { $field } can't give itself up.
refused-no-card = There is no card on { $field }.
refused-not-produced = This field does not produce that.
refused-field-7 = Field 7 has no place for sunflowers; only the farmer's skill brings one there.
refused-no-place = Field { $field } has { $n ->
    [one] { $n } sunflower place
   *[other] { $n } sunflower places
}, all taken.
refused-no-skill = That skill is not in this game.
refused-paid = A { $kind } was already paid this turn: each kind once.
refused-no-tile = You have no { $kind }.
refused-no-surplus = There is room for your { $kind }.
refused-moment = This is not the moment for that skill.
refused-no-double = The two dice of the sum are not equal.
refused-seven-full = Field 7 holds two sunflowers at the most.
refused-no-two-cards = That takes two fields with cards that may change places.
refused-two-bags = That takes two bags; you have { $n }.
refused-two-goods = That takes two goods; you have { $n }.
refused-same-stall = The farmer comes from stall { $stall } and can't go back there.
refused-same-kind = You have just taken a { $kind }: take another kind.
refused-supply-empty = The supply has no { $kind } left.
refused-supply-left = The supply still has a { $kind }.
refused-they-have-none = They have no { $kind }.

# ---- The table ----

table-turn = Turn { $n } of { $turns }, { $deck } in the deck
table-market = Market: { $stalls }
table-dice = Dice: { $dice }
table-taken = Card to place: { $card }
table-skill = { $kind }: { $skill }
table-pair = Pair { $n }: { $cards }
table-closed = closed
table-legend = { $letters }, ? good of choice, = identical goods, ☼ sunflower, · free place, ■ card, ▲ ◄► arrows, ☺ farmer
