### Fences in English. The same keys and variables as in fr.ftl; a test compares them.

game-name = Fences
game-goal = Set farm tiles, close farms with fences and own the animals in them.
game-picture = Meadows with fences, sheep, pigs, cows and two barns
game-by = Game design: Adam F. Collins and Tim Forbis (Bearded Board Games). Tiles and farmers are our reconstruction.
help-play =
    You win with the most points when all tiles are set.

    In your turn:
      1. Set one of your tiles beside another. Fences must go on: fence to fence, open edge to open edge.
      2. Farms that are fenced in now are scored: a point an animal for the owner of the barn in them,
         two if all are of one kind. Several barns share. Whoever closes a farm gets the bonus of their own profile.
      3. You may build one barn on your new tile, in a farm that has none yet.
      4. You draw a tile.
help-notation =
    What can be typed: set 31 r90 at O12 puts tile 31 there, turned a quarter to the right; barn west builds in
    the field on the west side; done builds nothing. The first tile lies at M13, and N12 is east and north of it.
    Places can also be counted from the first tile, 0,0: first the columns to the east, then the rows to the south.

ask-set-tile = Which tile do you set, and where?
ask-build-barn = Do you build a barn on the tile that you have just set?

choice-set = set at { $place }: { $fields }
choice-barn = build a barn: { $where }
choice-no-barn = no barn
choice-done = done
choice-exchange = none of your tiles fits: exchange them
choice-pass = none of your tiles fits: pass
choice-start = { $player } starts
choice-farmer = farmer { $name } is dealt
choice-draw = { $tile } is drawn

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
field = { $animals } ({ $where })
field-bare = none ({ $where })
tile = a tile with { $animals }
tile-bare = a tile without animals
tile-none = a tile

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
event-draws = { $player } draws { $tile }.
event-draws-unseen = { $player } draws a tile.
event-sets = { $player } sets { $tile }.
event-completes = { $player } completes a farm: { $animals }, worth { $worth ->
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
event-returns = { $player } gets a barn back.
event-builds = { $player } builds a barn in the { $where } field.
event-exchanges = { $player } has no tile that fits and exchanges { $n ->
    [one] the only one
   *[other] all { $n }
}.
event-passes = { $player } has no tile that fits and passes.

score-farm = farm with { $animals }: { $own } of { $barns ->
    [one] { $barns } barn
   *[other] { $barns } barns
}
score-bonus = bonus of { $name } for { $condition }

refused-one-tile = You have already set a tile in this turn.
refused-tile-is-set = Your tile is set; the question is only whether you build a barn.
refused-tile-fits = One of your tiles fits, so you must set one.
refused-exchange = You can’t exchange tiles now; you pass.
refused-exchange-first = You can exchange your tiles before you pass.
refused-chance = That is decided by chance.
refused-set-first = Set a tile first.
refused-not-in-hand = That tile is not in your hand.
refused-first-place = The first tile has only one place; all others are counted from it.
refused-taken = A tile lies there already.
refused-corner = There the tile would touch others with its corners only; a whole edge must touch.
refused-apart = There the tile would touch no other tile.
refused-fences = There a fence would meet an open edge: { $edges }.
refused-no-field = The tile has no field called { $where }, the way it lies.
refused-no-barn = You have no barn left in your stock.
refused-completed = The farm { $where } is completed and scored; it takes no barn any more.
refused-has-barn = The farm { $where } already has a barn.
refused-not-offered = That is not one of the choices.

letter-cow = c
letter-pig = p
letter-sheep = s
draw-legend = { $cow } cow · { $pig } pig · { $sheep } sheep · a number: the barn of that player
draw-seat = { $player }: { $points ->
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

# The browser's board

face-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
face-board = Board, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
face-tile = Tile at { $place }: { $fields }
face-hand-tile = Tile in your hand: { $fields }
face-hidden-tile = A tile that is hidden from you
face-field = { $where }: { $animals }
face-tried = Your tile, tried at { $place }
face-place = Place { $place }
face-field-of = Field { $where } of the tile at { $place }
face-farm = Farm at { $place }, { $where }: { $animals }; worth { $worth }; { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}; { $barns }
face-farm-completed = Completed farm at { $place }, { $where }: { $animals }; worth { $worth }; { $barns }
face-barns-of = { $n ->
    [one] a barn of { $player }
   *[other] { $n } barns of { $player }
}
face-no-barns = no barn
face-hand = Your tiles
face-in-hand = { $n ->
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
}
face-barns-left = { $n ->
    [one] { $n } barn in stock
   *[other] { $n } barns in stock
}
face-points-of = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
face-turn-right = Turn the tile to the right
face-turn-left = Turn the tile to the left
face-zoom-in = Zoom in
face-zoom-out = Zoom out
face-fit = Show the whole board
face-points = points
face-outside = { $n ->
    [one] { $n } place lies outside: show it
   *[other] { $n } places lie outside: show the next one
}
face-seat-farms = { $n ->
    [0] no farm yet
    [one] { $n } open farm
   *[other] { $n } open farms
}

# What is looked at, in one line

face-closes = Closes { $whose }: { $animals } = { $worth }.
face-closes-one-kind = Closes { $whose }: { $animals } of one kind × 2 = { $worth }.
face-closes-none = Closes no farm.
face-your-farm = your farm
face-farm-of = the farm of { $players }
face-nobodys-farm = nobody’s farm
face-gets = { $player } +{ $n }.
face-gets-bonus = { $name } likes it: { $bonuses }.
face-back = { $n ->
    [one] Your barn comes back.
   *[other] { $n } of your barns come back.
}
face-grows = Makes { $whose } worth { $worth }, { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}.
face-ways = Fits { $n } ways here: turn it (R).
face-barn-in = Yours then: a farm worth { $worth } so far, { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
}.

# What a farmer likes, in a few words

face-likes-cow = with a cow
face-likes-pig = with a pig
face-likes-sheep = with a sheep
face-likes-no-cow = no cow
face-likes-no-pig = no pig
face-likes-no-sheep = no sheep
face-likes-one-kind = one kind only
face-likes-two-kinds = two kinds
face-likes-three-kinds = all three kinds
face-likes-five-animals = 5 or more animals
face-likes-eight-animals = 8 or more animals
face-likes-no-animal = no animal
face-likes-four-tiles = on 4 tiles
face-likes-six-tiles = on 6 or more tiles
face-likes-no-barn = no barn in it
face-likes-others-barn = another’s barn in it
face-likes-two-barns = 2 or more barns
face-likes-second-farm = each further farm

rule-FE-01 = 60 tiles for two players, 72 for three, 84 for four, face down. Each player takes two and shows them to nobody, unless hands are open.
rule-FE-02 = Each player gets one farmer profile at random, face up, for the whole game.
rule-FE-03 = Chance names the start player; then it goes round clockwise. All begin without points and with four barns in stock.
rule-FE-10 = In your turn you must set one of your tiles.
rule-FE-11 = Farms that the tile completes are scored at once.
rule-FE-12 = After that you may build a barn on the tile that you have just set.
rule-FE-13 = At the end of your turn you draw a tile, as long as there are any.
rule-FE-14 = The first tile lies anywhere. If none of your tiles fits, you put them back unseen and draw as many; if then none fits either, or if there is no supply, you pass and keep them.
rule-FE-20 = A tile must touch another one along a whole edge; corners are not enough. Any rotation is allowed, and so is filling a gap.
rule-FE-21 = On every edge that touches a neighbour, a fence must meet a fence and an open edge must meet an open edge.
rule-FE-30 = You build at most one barn a turn, from your stock, in one field of the tile just set.
rule-FE-31 = No barn may be built in a farm that has one already, whoever owns it and however far away it stands.
rule-FE-32 = A farm that was completed in this turn takes no barn any more.
rule-FE-33 = A tile may join farms that have barns; several barns may stand in one farm then.
rule-FE-34 = Barns go back to the stock only when their farm is scored; they may be built again in the same turn.
rule-FE-40 = A completed farm is worth one point for each animal, two for each if all are of one kind.
rule-FE-41 = With several barns the worth is divided by their number, rounded up; you get a share for each of your barns.
rule-FE-42 = Whoever completes a farm also gets the bonus of their own profile, whoever has barns in it.
rule-FE-43 = If a tile completes several farms, each is scored on its own, and all before any barn goes back.
rule-FE-50 = The game ends when the last tile has been set and scored; no barn is built on it. Open farms are worth nothing. Most points win; a tie is shared.
rule-FE-51 = The game also ends when all players who hold tiles have passed one after the other.
rule-FE-60 = Each profile has two conditions. Each one that a farm meets pays the player who completes it; the bonus is never divided.

## Options of a table

option-open_hands = Open hands
option-open_hands-help = All tiles in hand are shown to everybody.

## The rules page: headings, each before a rule; and what is our own ruling in a rule

heading-FE-01 = Set-up
heading-FE-10 = A turn
heading-FE-20 = Setting a tile
heading-FE-30 = Barns
heading-FE-40 = Scoring
heading-FE-50 = End of the game
heading-FE-60 = Profiles

ruling-FE-01 = Tiles in hand are hidden from the others, unless hands are open.
ruling-FE-03 = Chance names the start player.
ruling-FE-14 = This whole rule. Who is asked never depends on what is hidden, so you are asked even where nothing fits.
ruling-FE-32 = This whole rule.
ruling-FE-50 = Open farms are worth nothing. The last tile is the last of all in hands and supply.
ruling-FE-51 = This whole rule.
ruling-FE-60 = Both conditions are looked at for every farm that the player completes, before the barns go back; both may pay.

## The lesson: what is said before a choice, in the order of lesson.toml

lesson-welcome = Welcome! Players set tiles with fences and animals. A farm is what lies inside one fence; who has a barn in it gets its points when it is closed.
lesson-profile = You are Flora. Whoever closes a farm gets the bonus of their own profile: Flora likes farms with one kind of animal, and farms on six tiles or more.
lesson-first-tile = In your turn you set one of your two tiles. Take the one with two sheep in its corner. The first tile may lie anywhere.
lesson-barn = Then you may build a barn on that tile. You have four. Build it in the corner with the sheep: that farm is yours now.
lesson-fit = Ada goes on above, and her barn stands in the big field outside. A tile must fit: fence meets fence, open edge meets open edge.
lesson-grow = This time take the tile with a sheep in its corner. To the right of your first tile it makes your farm one sheep bigger.
lesson-no-barn = You were not asked about a barn: both farms on that tile have one already. A farm with a barn takes no second one, unless farms grow together.
lesson-close = One gap is left in your fence, and one of your tiles fits there. Close the farm!
lesson-scored = Four sheep are four points, and all of one kind count double: eight. Your profile adds three for one kind. Your barn is back in your stock.
lesson-next-farm = Begin another farm: set above, this tile has a field that nobody owns.
lesson-barn-again = Build here. Barns come back only when their farm is closed, so do not spend all four on farms that nobody can close.
lesson-others-farm = Look at Ada’s small farm with one sheep: a single gap is left. Close it. She gets two points for her barn, but the bonus of three goes to whoever closes: you.
lesson-same-turn = After scoring you may still build on the tile that you have set, just not in a farm that is closed.
lesson-shared = If several barns are in a farm, they share its points, rounded up. So joining a big farm can be worth it.
lesson-end = The game ends with the last tile. Farms that are open then are worth nothing. You know all you need: play!

# Sources of points, at the end
score-farm-source = closed farms
score-bonus-source = what the farmer likes

## First page

game-line = Close farms full of animals before a neighbour does.
## Rules page

signs-board = On the board
signs-likes = What farmers pay for
## Scenarios: title, task, hint, and what is said when it is done

scenario-close = Close a farm
scenario-close-task = Your farm with the pig and the cow is open on one side only. Close it with one of your two tiles.
scenario-close-hint = Find the gap in the fence, to the left of the cow. Turn the tile until the fence runs on all around.
scenario-close-done = Closed! Each animal is a point, and your barn is back in your stock. Ada could have closed it too, but the points are for who has a barn inside.
scenario-turned = Turn the tile
scenario-turned-task = One tile closes your farm with the cow and the two pigs. Close it so that it is worth five points.
scenario-turned-hint = The tile with two sheep has another corner to offer with each turn. Which corner brings the most animals into the farm?
scenario-turned-done = Five animals, five points. The tile would have fitted in four ways; only one of them brings both sheep along.
scenario-bonus = Closing is enough
scenario-bonus-task = You are Hedda: six points for closing a farm with all three kinds of animals, three for one without a barn. Find a farm that gives you both.
scenario-bonus-hint = You need no barn for a bonus: it goes to whoever closes. Look for a field with no barn and a single gap, with a cow, a pig and a sheep in it.
scenario-bonus-done = Nine points without a barn of yours. It pays to read the profiles before you choose a place, those of the others too.
scenario-great = A great farm
scenario-great-task = You are Tim: three points for a farm with a cow, five for all three kinds. Close the farm of yours that is worth thirteen points.
scenario-great-hint = You have three barns on the table, but only one of them stands with cows, a pig and a sheep. Just one of your tiles fits its gap, and just one way round.
scenario-great-done = Five animals make five points, and your profile adds three and five. A big farm takes long; close it before somebody joins.

## The table in words

text-hand = Your hand
call-hand = hand
text-tile = Tile { $tile }: { $fields }; fences: { $fences }
text-no-fence = none
text-no-tiles = No tiles.
text-player =
    { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
call-player = player { $player }
text-stock =
    { $n ->
        [one] { $n } barn in stock
       *[other] { $n } barns in stock
    }
text-tiles =
    { $n ->
        [one] { $n } tile in hand
       *[other] { $n } tiles in hand
    }
text-profile = Profile { $farmer }
text-no-profile = No profile yet
text-started = Start player
text-open-farms = Open farms: { $n }
call-farms = farms
text-completed-farms = Completed farms: { $n }
call-completed = completed
text-none = none
text-farm = Farm { $n }: { $animals }
call-farm = farm { $n }
text-farm-short =
    farm { $n } ({ $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $open ->
        [one] { $open } open end
       *[other] { $open } open ends
    })
text-worth =
    Worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }; { $barns ->
        [0] no barn
        [one] one barn
       *[other] { $barns } barns, { $share } for each
    }
text-barns-of =
    { $player }: { $n ->
        [one] { $n } barn
       *[other] { $n } barns
    }
text-lies = It lies on { $places }
text-field-place = { $place } { $where }
text-completed-by = Completed by the tile at { $place }
text-ends =
    { $n ->
        [one] { $n } open end
       *[other] { $n } open ends
    }, towards { $places }
text-board =
    { $n ->
        [one] Board: { $n } tile
       *[other] Board: { $n } tiles
    }
call-board = board
text-place = { $place }
call-at = at { $place }
text-board-field = { $field }: farm { $n }
text-set-by = Tile { $tile }, turned { $turn }°, set by { $player }
text-barn = Barn of { $player }: { $where }
text-fences = Fences: { $edges }
text-free = Free places: { $n }
call-free = free
text-first-place = The first tile lies at { $place }.
text-place-free = { $place }, free
text-needs = { $needs }
text-needs-fence = { $edge }: a fence
text-needs-open = { $edge }: open
text-supply = Supply
call-supply = supply
text-open-hands = All hands lie open.
text-closed-hands = Only you see your hand.
text-exchanged = Hands exchanged so far: { $n }
text-passed = Passes in a row: { $n }
ask-where = Where?
ask-turned = How turned?
step-place = { $place }, { $n } ways to turn it
step-place-turned = { $place }, { $turned }
step-turn = turned { $turn }°: { $fields }
step-barn = { $barn }; { $animals }, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $open ->
        [one] { $open } open end
       *[other] { $open } open ends
    }
effect-joins = { $where } joins { $farms }
effect-new-farm = { $where } begins a farm

## What can be typed: the words of the notation

typed-done = done
typed-exchange = exchange
typed-pass = pass
typed-barn = barn
typed-start = start
typed-farmer = farmer
typed-draw = draw
typed-set = set
typed-at = at
typed-north = north
typed-north-east = north-east
typed-east = east
typed-south-east = south-east
typed-south = south
typed-south-west = south-west
typed-west = west
typed-north-west = north-west
typed-middle = middle

## What the coach says a way leads to more of, or less

feature-points = points
feature-stock = barns in stock
feature-stock-none = no barn left in stock
feature-share = what the farms with barns would bring
feature-share-near = what nearly closed farms would bring
feature-share-hope = what farms that will probably close would bring
feature-share-near-hope = what nearly closed farms that will probably close would bring
feature-near = barns in nearly closed farms
feature-hope = barns in farms that will probably close
feature-near-hope = barns in farms that will probably close soon
feature-places = places where the farms go on
feature-ends = open ends of the farms
feature-stuck = barns in farms that can’t be closed any more
feature-rare = barns that wait for a rare tile
feature-one-place = barns in farms that one tile may close
feature-one-kind = farms with one kind of animal
feature-no-animal = farms without animals
feature-animals = animals in the farms
feature-shared = farms shared with others
feature-outvoted = farms in which others have more barns
feature-pieces = tiles of the farms
feature-closes = what the best tile in hand would bring
feature-closes-more = what the other tiles in hand would bring
feature-closes-draw = what a drawn tile may bring
feature-bonus = points of the profile within reach
feature-free = worth of the best open farm without a barn
feature-two-places = farms that two tiles may close
feature-more-places = farms that need more tiles
