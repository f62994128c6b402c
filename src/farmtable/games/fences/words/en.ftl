game-title = Fences
game-goal = Set farm tiles, close farms with fences and own the animals in them.

ask-set-tile = Which tile do you set, and where?
ask-build-barn = Do you build a barn on the tile that you have just set?

choice-set = set tile { $tile }, turned { $turn }°, at { $place }
choice-barn = build a barn: { $where }
choice-no-barn = no barn
choice-done = done
choice-exchange = none of your tiles fits: exchange them
choice-pass = none of your tiles fits: pass
choice-start = { $player } starts
choice-farmer = farmer { $name } is dealt
choice-draw = tile { $tile } is drawn

where-north = north
where-north-east = north-east
where-east = east
where-south-east = south-east
where-south = south
where-south-west = south-west
where-west = west
where-north-west = north-west
where-middle = middle

edge-north = north
edge-east = east
edge-south = south
edge-west = west

animals-cow = { $n ->
    [one] { $n } cow
   *[other] { $n } cows
}
animals-pig = { $n ->
    [one] { $n } pig
   *[other] { $n } pigs
}
animals-sheep = { $n } sheep
animals-none = no animals

farm = farm at { $place }, { $where }
farmer = { $name }: { $bonuses }
bonus = { $points } for { $condition }

condition-cow = a farm with a cow
condition-pig = a farm with a pig
condition-sheep = a farm with a sheep
condition-no-cow = a farm without cows
condition-no-pig = a farm without pigs
condition-no-sheep = a farm without sheep
condition-one-kind = a farm with one kind of animal only
condition-two-kinds = a farm with exactly two kinds of animals
condition-three-kinds = a farm with all three kinds of animals
condition-five-animals = a farm with 5 or more animals
condition-eight-animals = a farm with 8 or more animals
condition-no-animal = a farm without animals
condition-four-tiles = a farm on exactly 4 tiles
condition-six-tiles = a farm on 6 or more tiles
condition-no-barn = a farm without a barn
condition-others-barn = a farm with another player’s barn
condition-two-barns = a farm with two or more barns
condition-second-farm = each further farm that the same tile completes

event-starts = { $player } starts.
event-profile = { $player } is { $farmer }.
event-draws = { $player } draws tile { $tile }.
event-draws-unseen = { $player } draws a tile.
event-sets = { $player } sets tile { $tile }, turned { $turn }°, at { $place }.
event-completes = { $player } completes the { $farm }: { $animals }, worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, { $barns ->
    [0] no barn
    [one] one barn
   *[other] { $barns } barns, { $share } each
}.
event-scores = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $barns ->
    [one] a barn
   *[other] { $barns } barns
}.
event-bonus = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} as a bonus for { $condition }.
event-returns = The barn of { $player } at { $place } goes back to the stock.
event-builds = { $player } builds a barn at { $place }, { $where }.
event-exchanges = No tile of { $player } fits; { $n ->
    [one] it is exchanged
   *[other] { $n } tiles are exchanged
}.
event-passes = No tile of { $player } fits: { $player } passes.

score-farm = { $farm }: { $animals }, { $own } of { $barns ->
    [one] { $barns } barn
   *[other] { $barns } barns
}
score-bonus = { $farm }: bonus of { $name } for { $condition }

refused-one-tile = You have already set a tile in this turn.
refused-tile-is-set = Your tile is set; the question is only whether you build a barn.
refused-tile-fits = One of your tiles fits, so you must set one.
refused-exchange = You can’t exchange tiles now; you pass.
refused-exchange-first = You can exchange your tiles before you pass.
refused-chance = That is decided by chance.
refused-set-first = Set a tile first.
refused-not-in-hand = You don’t have tile { $tile }.
refused-first-place = The first tile lies at { $place }; all others are counted from it.
refused-taken = Tile { $tile } lies at { $place } already.
refused-corner = At { $place } the tile would touch others with its corners only; a whole edge must touch.
refused-apart = At { $place } the tile would touch no other tile.
refused-fences = At { $place } a fence would meet an open edge: { $edges }.
refused-no-field = The tile has no field called { $where }, the way it lies.
refused-no-barn = You have no barn left in your stock.
refused-completed = The farm { $where } is completed and scored; it takes no barn any more.
refused-has-barn = The farm { $where } already has a barn.
refused-not-offered = That is not one of the choices.

letter-cow = c
letter-pig = p
letter-sheep = s
draw-legend = { $cow } cow · { $pig } pig · { $sheep } sheep · a number: the barn of that player
draw-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stock ->
    [one] { $stock } barn
   *[other] { $stock } barns
} in stock, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in hand
draw-supply = Supply: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
