### Farmoony in English. The same keys and variables as in fr.ftl; a test compares them.

game-name = Farmoony
game-goal = Draft farm cards, let your land grow card over card, and score most by the three missions.
game-picture = A land of overlapping cards with vegetables, water and pests
game-by = The rule book that we know names neither the designers nor the publisher. Cards and some missions are our reconstruction.
help-play =
    Three missions are chosen, one at the start of each phase; at the end all three score your land.

    A turn:
      1. Keep one farm card of your hand and pass the others on. All cards are shown at once.
      2. Place your card on your land, turned as you like. It must cover at least one tile, and of each
         card below it one tile at most. Only stone may lie on stone; a token can’t be covered.
      3. Tools, one player after the other: use one on any land, or draw one if you hold fewer than three.
help-notation =
    What can be typed: place 57 r90 at 3,-2 means card 57, turned 90° clockwise, its upper left tile at column 3,
    row -2. Columns grow to the right, rows grow downwards; the first card lies at 0,0. In sentences that place is
    called M13, and N12 is right of and above it.

## Tiles and cards

tile-vegetable = vegetable
tile-water = water
tile-fertilizer = fertilizer
tile-pest = pest
tile-soil = soil
tile-stone = stone
tile-none = nothing
tiles-vegetable = { $n ->
    [one] { $n } vegetable
   *[other] { $n } vegetables
}
tiles-water = { $n } water
tiles-fertilizer = { $n } fertilizer
tiles-pest = { $n ->
    [one] { $n } pest
   *[other] { $n } pests
}
tiles-soil = { $n } soil
tiles-stone = { $n } stone
# One letter for each type, all different.
letter-vegetable = V
letter-water = W
letter-fertilizer = F
letter-pest = P
letter-soil = S
letter-stone = T

# A farm card, by what it shows; then its four tiles, as it is turned
card = a card with { $tiles }
rows = { $a } and { $b } above, { $c } and { $d } below
place =
    at { $cell }{ $turn ->
        [0] {""}
       *[other] , turned { $turn }° clockwise
    }

## Tools: alone, and in a sentence

tool-livestock = livestock
tool-pesticide = pesticide
tool-rake = rake
tool-cement = cement
tool-mattock = mattock
tool-water-tank = water tank
tool-seed = seed
tool-chemical-fertilizer = chemical fertilizer
tool-locust = locust
tool-farmer = farmer
tool-wheelbarrow = wheelbarrow
tool-fence = fence
a-tool-livestock = livestock
a-tool-pesticide = pesticide
a-tool-rake = a rake
a-tool-cement = cement
a-tool-mattock = a mattock
a-tool-water-tank = a water tank
a-tool-seed = a seed
a-tool-chemical-fertilizer = chemical fertilizer
a-tool-locust = a locust
a-tool-farmer = a farmer
a-tool-wheelbarrow = a wheelbarrow
a-tool-fence = a fence

## Missions: name, and what they score

mission = { $name }
mission-mixed-bed = Mixed Bed
mission-mixed-bed-text = 3 for each set of three connected tiles: one water, one fertilizer, one vegetable
mission-three-crops = Three Crops
mission-three-crops-text = 3 for each set of three connected vegetables
mission-watered-garden = Watered Garden
mission-watered-garden-text = 1 for each vegetable beside water
mission-border-pests = Border Pests
mission-border-pests-text = 1 for each pest with two or more free sides
mission-liquid-manure = Liquid Manure
mission-liquid-manure-text = 1 for each fertilizer beside water
mission-rich-compost = Rich Compost ★
mission-rich-compost-text = 3 for each set of three connected fertilizers beside water and a vegetable; −1 for each pest beside a scored set
mission-well-fed-pests = Well-fed Pests
mission-well-fed-pests-text = 2 for each pest beside two or more vegetables
mission-long-furrow = Long Furrow
mission-long-furrow-text = the row or column with the most vegetables: 1 for each, −1 for each pest in it
mission-great-pond = Great Pond
mission-great-pond-text = 1 for each water of the largest connected set; −1 for each fertilizer without another beside it
mission-long-ditch = Long Ditch
mission-long-ditch-text = the row or column with the most water: 1 for each, −1 for each pest in it
mission-pest-trail = Pest Trail ★
mission-pest-trail-text = the largest set of pests joined by corners: 1 for each, 1 more for each on the edge of the land
mission-garden-path = Garden Path ★
mission-garden-path-text = 1 for each vegetable on the longest path of vegetables from one water to another
mission-barren-pests = Barren Pests
mission-barren-pests-text = 2 for each pest with soil or stone on two or more sides
mission-canal = Canal ★
mission-canal-text = 1 for each water on the longest path of water between a fertilizer and a vegetable
mission-full-lines = Full Lines ★
mission-full-lines-text = 4 for each row or column that shows vegetable, water, fertilizer and pest
mission-rich-field = Rich Field ★
mission-rich-field-text = 1 for each tile of the largest connected set of vegetables and fertilizers that has two or more fertilizers
mission-good-neighbours = Good Neighbours
mission-good-neighbours-text = 2 for each pair of a vegetable and a fertilizer that touch by a corner; −1 for each pest beside a scored pair
mission-blueprint = Blueprint ★
mission-blueprint-text = 5 for each square of exactly this, not turned: vegetable left and water right above, pest left and fertilizer right below
mission-stepping-ponds = Stepping Ponds
mission-stepping-ponds-text = the largest set of water joined by corners: 1 for each, 1 more for each on the edge of the land
mission-soil-care = Soil Care
mission-soil-care-text = 2 for each fertilizer with soil or stone on two or more sides
mission-clean-water = Clean Water
mission-clean-water-text = 1 for each water that no pest touches, not even by a corner
mission-wild-bed = Wild Bed
mission-wild-bed-text = 3 for each set of three connected tiles: one vegetable, one water, one pest
mission-compost-pairs = Compost Pairs
mission-compost-pairs-text = 1 for each pair of connected fertilizers; −1 for each pest beside a scored pair
mission-compost-rows = Compost Rows
mission-compost-rows-text = 3 for each straight line of three fertilizers; −1 for each pest beside a scored line
mission-hidden-compost = Hidden Compost
mission-hidden-compost-text = of the largest set of fertilizers joined by corners, two at least: 1 for each with fewer than two free sides

## Questions

ask-choose-mission = Which mission shall hold from now on?
ask-choose-card = Which farm card do you keep? The others are passed on.
ask-place-card = Where do you place your farm card?
ask-work-with-tools = Do you use a tool, draw one, or neither?
ask-unload = Where does the wheelbarrow bring the card? { $card }
ask-may-fence = A wheelbarrow brings a card to your land. Do you put up a fence?
ask-may-fence-taken = A wheelbarrow takes a card from your land. Do you put up a fence?

## Choices

choice-done = nothing
choice-no-fence = let it pass
choice-none = nothing of the kind
choice-draw = draw the top tool of the deck
choice-fence = put up a fence
choice-take = take { $tool } from beside the deck
choice-mission = mission { $mission }
choice-choose = keep the card with { $card }
choice-wheelbarrow = lift with a wheelbarrow the card with { $card }
choice-unload = on the land of { $owner } { $place }
choice-place = at { $cell }: { $card }
choice-use = { $tool }: { $from } at { $cell } on the land of { $owner } becomes { $to }
choice-chooser = { $player } is drawn to choose a mission
choice-deal = { $card } is dealt
choice-tool = { $tool } comes from the deck

## Events

event-chooser =
    { $n ->
        [1] { $player } chooses the first mission.
        [2] { $player } chooses the second mission.
       *[other] { $player } chooses the third mission.
    }
event-phase = Phase { $n } begins. { $player } chooses the mission and begins with tools.
event-mission = { $player } chooses the mission { $mission }.
event-deals =
    { $n ->
        [one] Everybody gets { $n } farm card.
       *[other] Everybody gets { $n } farm cards.
    }
event-tools =
    { $n ->
        [one] Everybody gets { $n } tool.
       *[other] Everybody gets { $n } tools.
    }
event-turns-up = Beside the tool deck there is now { $tool }.
event-reveals = { $player } shows { $card }.
event-passes = The hands are passed on clockwise.
event-passes-back = The hands are passed on counter-clockwise.
event-receives =
    { $n ->
        [one] { $player } receives one card.
       *[other] { $player } receives { $n } cards.
    }
event-receives-unseen =
    { $n ->
        [one] { $player } receives one card.
       *[other] { $player } receives { $n } cards.
    }
event-lost = The land of { $player } has no place for { $card }, so it leaves the game.
event-places = { $player } places { $card }.
event-nothing = { $player } does nothing with tools.
event-draws = { $player } draws a tool: { $tool }.
event-draws-unseen = { $player } draws a tool.
event-takes = { $player } takes { $tool }.
event-uses = { $player } uses { $tool }: { $from } on the land of { $owner } becomes { $to }.
event-lifts = { $player } comes with a wheelbarrow to the land of { $owner } for { $card }.
event-unloads = { $player } wants to bring the card to the land of { $owner }.
event-fence = { $player } puts up a fence: nothing is moved.
event-no-fence = { $player } puts up no fence.
event-moves = The card lies on the land of { $owner } now.
event-ends = All farm cards are placed. The lands are scored.

## Scores

score-tiles =
    { $mission }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
score-set = { $mission }: a set of { $n }
score-line = { $mission }: a line with { $n }
score-path = { $mission }: a path of { $n }
score-edge = { $mission }: { $n } on the edge
score-lone = { $mission }: { $n } alone
score-pests =
    { $mission }: { $n ->
        [one] { $n } pest
       *[other] { $n } pests
    }
score-zero = { $mission }: never below zero
score-none = { $mission }: nothing
score-tokens =
    { $n ->
        [one] token on their own land
       *[other] tokens on their own land
    }

## Refusals

refused-not-the-question = That is not what you are asked now.
refused-chance = Chance decides that, not a player.
refused-no-mission = There is no such mission.
refused-mission-used = The mission { $mission } is chosen already.
refused-star = The mission { $mission } has a star: it can be chosen in phases 1 and 2 only.
refused-cover = With the mission { $mission } the three could not ask for all of vegetable, water, fertilizer and pest.
refused-not-in-hand = That card is not in your hand.
refused-other-card = You have to place the card that you kept.
refused-first-card = The first card of a land has only one place, and what is up stays up.
refused-no-overlap = A card must cover at least one tile of the land.
refused-token = A tile with a token can’t be covered.
refused-two-tiles = Two tiles of one card would be covered; one is the limit.
refused-stone = Only stone may lie on stone, not { $tile }.
refused-full = You hold { $n } tools already, and that is the limit.
refused-deck-empty = The tool deck is empty.
refused-not-open = Beside the deck there is not { $tool }.
refused-fence-now = A fence is only for the moment when a wheelbarrow takes from your land or brings to it.
refused-no-fence = You have no fence.
refused-no-tool = You don’t have { $tool }.
refused-no-land = There is no player { $n }.
refused-no-tile = The land of { $owner } has no tile there.
refused-wrong-tile = With { $tool } you need { $need }; this tile is { $tile }.
refused-not-on-a-land = That card lies on no land.
refused-covered = That card is partly covered.
refused-only-card = That is the only card of its land.
refused-parts-land = Without that card the land would fall apart.
refused-nowhere-to-go = No land has another place for that card.
refused-same-place = The card lies there already; it must go to another place.

## The table in a terminal

draw-over = the game is over
draw-phase = phase { $n }, turn { $turn }
draw-points =
    { $n ->
        [one] { $n } point ({ $parts })
       *[other] { $n } points ({ $parts })
    }
draw-open-tools =
    { $n ->
        [0] Open tools, the deck is empty:
       *[other] Open tools, { $n } more in the deck:
    }
draw-tools = Tools of { $player }:
draw-used-tools = Used tools:
draw-hand = Your hand:
draw-known-hand = You know the hand of { $player }:
draw-playing = { $player } places:
draw-token = * token
draw-same-card = a, b, c … tiles of one card
draw-mission = { $mission }: { $text }

## The table in words, for those who hear it: $whose is "you" for the reader's own things

tell-owner = { $whose ->
    [you] You, { $player }
   *[other] { $player }
}
tell-points = { $n ->
    [one] { $n } point now.
   *[other] { $n } points now.
}
tell-chosen = { $whose ->
    [you] You have chosen your card; not all have.
   *[other] { $player } has chosen a card.
}
tell-playing = { $whose ->
    [you] You place this card: { $card }.
   *[other] { $player } places this card: { $card }.
}
tell-placed = You have placed it at { $place }: { $card }. The others do not see it yet.
tell-has-placed = { $player } has placed it; you do not see where yet.
tell-hand = { $whose ->
    [you] Your hand: { $n ->
        [one] { $n } farm card
       *[other] { $n } farm cards
    }
   *[other] Hand of { $player }: { $n ->
        [one] { $n } farm card
       *[other] { $n } farm cards
    }
}
tell-hand-card = { $n }: { $card }
tell-hand-kept = { $n }: { $card }. This one you keep.
tell-hand-hidden = Face down: you do not know them.
tell-hand-known = You know this hand because you have held it.
tell-hand-goes = What you do not keep goes to { $to }; you get what { $back } does not keep.
tell-tools = { $whose ->
    [you] Your tools: { $n }
   *[other] Tools of { $player }: { $n }
}
tell-tool-changes = { $tool }: { $before } becomes { $after }
tell-tool-farmer = { $tool }: soil becomes vegetable, water, fertilizer or pest
tell-tool-wheelbarrow = { $tool }: moves a card that lies open, to any land
tell-tool-fence = { $tool }: stops a wheelbarrow that comes to your land
tell-tool-seen = { $tool }. All know that you have it.
tell-tools-hidden = { $n ->
    [one] { $n } tool that you do not know
   *[other] { $n } tools that you do not know
}
tell-scores = { $whose ->
    [you] What scores on your land: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] What scores on the land of { $player }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
tell-line = { $n ->
    [one] { $n } point. { $why }
   *[other] { $n } points. { $why }
}
tell-line-less = { $n ->
    [one] { $n } point less. { $why }
   *[other] { $n } points less. { $why }
}
tell-where = { $why }, at { $places }
tell-no-land = { $whose ->
    [you] You have no land yet
   *[other] { $player } has no land yet
}
tell-land = { $whose ->
    [you] Your land
   *[other] Land of { $player }
}
tell-size = { $whose ->
    [you] { $n } tiles and { $tokens }, in the rectangle from { $first } to { $last }. Letters go right, numbers go down.
   *[other] { $n } tiles and { $tokens }, in the rectangle from { $first } to { $last }.
}
tell-tokens = { $n ->
    [0] no token
    [one] { $n } token
   *[other] { $n } tokens
}
tell-row = Row { $n }: { $tiles }.
tell-list = { $first }, { $rest }
tell-tile = { $place } { $tile }
tell-tile-token = { $place } { $tile } with a token
tell-tile-changed = { $place } { $tile } by a token on { $printed }
tell-tile-covered = { $place } { $tile } (covered)
tell-cards = { $whose ->
    [you] Cards on your land, the oldest first: { $n }
   *[other] Cards on the land of { $player }, the oldest first: { $n }
}
tell-card = Card { $n }: { $tiles }.
tell-place = { $whose ->
    [you] { $tile }, on your land
   *[other] { $tile }, on the land of { $player }
}
tell-top = Card { $n }, with nothing below it.
tell-stack = Card { $n }, on { $below }.
tell-below = { $tile } of card { $n }
tell-place-token = No card may cover the token.
tell-around = Above { $above }, right { $right }, below { $below }, left { $left }.
tell-counts = It counts. { $why }
tell-missions = Missions: { $n } of 3
tell-mission = { $mission }: { $text }
tell-mission-by = { $mission }: chosen by { $player } in phase { $phase }.
tell-mission-now = { $mission } now: { $lands }.
tell-mission-land = { $player } { $n }
tell-mission-next = { $player } chooses the mission of phase { $phase }.
tell-tools-to-draw = Tools to draw
tell-open-tool = Open, { $tool }
tell-tool-deck = { $n ->
    [0] The deck is empty.
    [one] { $n } tool in the deck.
   *[other] { $n } tools in the deck.
}
tell-used-tools = { $n ->
    [one] { $n } tool is used up: { $tools }.
   *[other] { $n } tools are used up: { $tools }.
}
tell-course = Phase and turn
tell-over = The game is over.
tell-phase = Phase { $n } of 3, turn { $turn } of { $turns } in this phase.
tell-first = { $player } is the first with tools in this phase.
tell-passed = Hands are passed on clockwise.
tell-passed-back = Hands are passed on counter-clockwise.
tell-player = { $player } works with tools now.
tell-undealt = { $n ->
    [one] { $n } farm card is not dealt.
   *[other] { $n } farm cards are not dealt.
}
tell-gone = Out of the game: { $card }.
tell-lifted = { $user } lifts with a wheelbarrow the card at { $place } on the land of { $player }.
tell-unloads = It shall go to the land of { $player }, at { $place }: { $card }.

## What is typed to hear a part of it

call-player = player { $player }
call-hand = hand
call-tools = tools
call-scores = scores
call-land = land
call-cards = cards
call-at = at { $place }
call-missions = missions
call-deck = deck
call-phase = phase

## Questions step by step

step-row = { $n ->
    [one] row { $row }, { $n } place
   *[other] row { $row }, { $n } places
}
step-place = { $first } to { $last }, covers { $covered }
step-turned = { $turn ->
    [0] { $card }, not turned
   *[other] { $card }, turned { $turn }° clockwise
}
step-use = use { $tool }
step-take = take from beside the deck { $tool }
step-into = { $tile }
step-tile = { $tile }
step-land = { $whose ->
    [you] { $n ->
        [one] your land, { $n } answer
       *[other] your land, { $n } answers
    }
   *[other] { $n ->
        [one] the land of { $player }, { $n } answer
       *[other] the land of { $player }, { $n } answers
    }
}
step-lift = the card at { $place }: { $card }
step-ask-card = { $ask } It shows { $card }.
step-ask-place = At which place? It is named by its upper left tile.
step-ask-turn = How does the card lie at { $place }?
step-ask-into = What does the soil become?
step-ask-land = On whose land do you use { $tool }?
step-ask-tile = { $whose ->
    [you] Which { $tile } of your land?
   *[other] Which { $tile } of the land of { $player }?
}
step-ask-lift = { $whose ->
    [you] Which card of your land?
   *[other] Which card of the land of { $player }?
}

## The rules, one by one

rule-FM-01 = The game has three phases. In each one a mission is chosen, then everybody gets a hand of farm cards: 5, 6 and 7.
rule-FM-02 = The three missions together must ask for vegetable, water, fertilizer and pest. A mission with a star, ★, can only be chosen in phase 1 or 2. What would make that impossible is not offered.
rule-FM-03 = In each phase another player chooses the mission, in an order drawn by lot; of two players the first chooses again in phase 3. Every mission that is not yet chosen is on offer, and a mission holds to the end.
rule-FM-04 = At the start of phase 1, and only then, everybody gets three random tools. Two more lie face up beside the tool deck. Mattock, farmer, wheelbarrow and fence are there once for two players, twice for three or four, three times for five or six; every other tool once more than that. Which ones stay in the box is our reconstruction.
rule-FM-05 = A phase goes on until all hands are used up. Each phase deals new cards; those that are never dealt stay unseen.
rule-FM-10 = All choose a farm card from their hands at the same time, face down.
rule-FM-11 = The rest of each hand goes to the neighbour: clockwise in phases 1 and 3, counter-clockwise in phase 2. You may look at your new hand before you place your card.
rule-FM-12 = All cards are shown, and everybody places their own card on their own land. The places are shown when all have placed.
rule-FM-13 = Then each player in turn uses one tool, draws one tool, or does nothing. Who chose the phase’s mission begins, and it goes on clockwise.
rule-FM-14 = With fewer than three tools you may draw one: one of the two open ones, which is replaced at once, or the top of the deck. An empty deck replaces nothing.
rule-FM-15 = A used tool leaves the game. You never hold more than three, use one a turn at most (a fence does not count), and a tool needs a tile or a card that fits.
rule-FM-20 = A farm card lies on the grid in any of four rotations. It is never mirrored.
rule-FM-21 = The first card of a land has only one place, for all are alike; what is up stays up. Every later card must cover at least one tile of the land.
rule-FM-22 = Of any one card at most one visible tile may be covered. One tile each of several cards is fine.
rule-FM-23 = Only stone may lie on stone. Anything else may be covered by anything.
rule-FM-24 = A tile with a token can’t be covered.
rule-FM-25 = A new card always lies on top.
rule-FM-26 = A card is placed if that is possible at all; otherwise it leaves the game.
rule-FM-30 = A tool is used on a visible tile of your own land or of any other. The tile becomes the new type and gets that token.
rule-FM-31 = Livestock turns a vegetable into soil.
rule-FM-32 = Pesticide turns a pest into soil.
rule-FM-33 = A rake turns fertilizer into soil.
rule-FM-34 = Cement turns water into soil.
rule-FM-35 = A mattock turns stone into soil.
rule-FM-36 = A water tank turns soil into water.
rule-FM-37 = A seed turns soil into a vegetable.
rule-FM-38 = Chemical fertilizer turns soil into fertilizer.
rule-FM-39 = A locust turns soil into a pest.
rule-FM-40 = A farmer turns soil into vegetable, water, fertilizer or pest, as the user likes.
rule-FM-41 = A tile with a token can be changed again; the new token replaces the old one.
rule-FM-42 = A wheelbarrow moves a farm card, with its tokens, from a land to any land, to another place than before. All four of its tiles must be visible, and the land without it must have tiles left, in one piece. What it covered shows again.
rule-FM-43 = When a wheelbarrow takes from another player’s land or brings to it, that player may put up a fence: nothing is moved, and both tools are used up. A fence has no other use.
rule-FM-50 = At the end every land is scored by all three missions. A tile may count in several of them.
rule-FM-51 = A tie goes to the player with more tokens on their own land; still tied, the victory is shared.
rule-FM-52 = Connected tiles share a side, unless a mission speaks of corners; those are diagonal neighbours. What is visible counts, tokens included.
rule-FM-53 = Only the longest path or the largest set scores, by number of tiles; among equals the one that scores best. Gaps do not cut a row or a column.
rule-FM-54 = Sets of one mission share no tile; they are chosen so that they score most. A set may be left out, and a pest takes its point only once.
rule-FM-55 = Where a mission scores single tiles, they may share their neighbours.
rule-FM-56 = A free side has no tile beyond it; that is so beside a hole in the land too. A tile with a free side is on the edge of the land.
rule-FM-57 = A mission never scores less than zero.
rule-FM-101 = { mission-mixed-bed }: { mission-mixed-bed-text }
rule-FM-102 = { mission-three-crops }: { mission-three-crops-text }
rule-FM-103 = { mission-watered-garden }: { mission-watered-garden-text }
rule-FM-104 = { mission-border-pests }: { mission-border-pests-text }
rule-FM-105 = { mission-liquid-manure }: { mission-liquid-manure-text }
rule-FM-106 = { mission-rich-compost }: { mission-rich-compost-text }
rule-FM-107 = { mission-well-fed-pests }: { mission-well-fed-pests-text }
rule-FM-108 = { mission-long-furrow }: { mission-long-furrow-text }
rule-FM-109 = { mission-great-pond }: { mission-great-pond-text }
rule-FM-110 = { mission-long-ditch }: { mission-long-ditch-text }
rule-FM-111 = { mission-pest-trail }: { mission-pest-trail-text }
rule-FM-112 = { mission-garden-path }: { mission-garden-path-text }
rule-FM-113 = { mission-barren-pests }: { mission-barren-pests-text }
rule-FM-114 = { mission-canal }: { mission-canal-text }
rule-FM-115 = { mission-full-lines }: { mission-full-lines-text }
rule-FM-116 = { mission-rich-field }: { mission-rich-field-text }
rule-FM-117 = { mission-good-neighbours }: { mission-good-neighbours-text }
rule-FM-118 = { mission-blueprint }: { mission-blueprint-text }
rule-FM-119 = { mission-stepping-ponds }: { mission-stepping-ponds-text }
rule-FM-120 = { mission-soil-care }: { mission-soil-care-text }
rule-FM-121 = { mission-clean-water }: { mission-clean-water-text }
rule-FM-122 = { mission-wild-bed }: { mission-wild-bed-text }
rule-FM-123 = { mission-compost-pairs }: { mission-compost-pairs-text }
rule-FM-124 = { mission-compost-rows }: { mission-compost-rows-text }
rule-FM-125 = { mission-hidden-compost }: { mission-hidden-compost-text }

## The browser page

face-where = phase { $phase } of 3, turn { $turn }
face-missions = Missions
face-land-of = The land of { $player }
face-show-land = Show the land of { $player }
face-card-tiles = A card: above { $a } and { $b }, below { $c } and { $d }
face-hidden-card = A card that you do not know
face-hand = Hand
face-own-tools = Tools
face-no-tools = No tools
face-unknown-tool = A tool that you do not know
face-tools-to-draw = Tools to draw
face-tool-deck =
    { $n ->
        [one] Deck: { $n } tool
       *[other] Deck: { $n } tools
    }
face-chosen = has chosen
face-placed = has placed
face-turn-left = Turn the card left
face-turn-right = Turn the card right
face-now = Now { $n }
face-best-other = best other { $n }
face-points =
    { $n ->
        [one] point
       *[other] points
    }
face-phase = Phase { $phase }
face-chooses = { $who } chooses
face-here = A place that fits
face-fit = Show the whole land
face-gap = nothing
face-no-land = { $player } has no land yet
face-hidden-tools =
    { $n ->
        [one] { $n } hidden tool
       *[other] { $n } hidden tools
    }
face-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
face-to-draw = to draw
face-sows = What the soil becomes
face-does-farmer = soil → any
face-does-wheelbarrow = moves a card
face-does-fence = stops a wheelbarrow
face-elsewhere = On the lands of the others
face-places-at =
    { $n ->
        [one] { $n } place on the land of { $player }
       *[other] { $n } places on the land of { $player }
    }
face-more-places =
    { $n ->
        [one] Show { $n } place out of sight
       *[other] Show { $n } places out of sight
    }
face-for = { $player }: { $what }

## The rules page: headings, each before a rule; and what is our own ruling in a rule

heading-FM-01 = Course of the game
heading-FM-10 = A turn
heading-FM-20 = Placing a farm card
heading-FM-30 = Tools
heading-FM-50 = Scoring
heading-FM-101 = Missions

ruling-FM-03 = The order is drawn by lot; with two players the first chooses again in phase 3. All unused missions are on offer, and a mission holds to the end.
ruling-FM-11 = You may look at the new hand before you place.
ruling-FM-12 = What all have placed is shown together.
ruling-FM-13 = The chooser of the phase’s mission begins. All are asked, also those who can only say “nothing”.
ruling-FM-14 = An empty deck replaces nothing; with nothing left nobody draws.
ruling-FM-15 = Tools are not thrown away; a tool needs a target that fits.
ruling-FM-21 = The first card has one place, since all places are alike.
ruling-FM-22 = The card whose tile can be seen is the one that counts.
ruling-FM-26 = This whole rule.
ruling-FM-42 = Without the card the land must still have tiles, in one piece. It is placed like any card, on any land, but not where it came from. What it covered shows again.
ruling-FM-43 = The whole move is announced, then each other player whose land it touches is asked, clockwise, with a fence in hand or not; the first fence ends it.
ruling-FM-52 = By corner means diagonal only.
ruling-FM-53 = By number of tiles, among equals by score. A single tile is a path. A line goes through the whole land, and gaps do not cut it.
ruling-FM-54 = A set may be left out; a pest takes its point only once.
ruling-FM-56 = A hole inside the land has free sides too.
ruling-FM-57 = This whole rule.

## The lesson: what is said before a choice, in the order of lesson.toml

lesson-welcome = Welcome! You build a land of cards that overlap. Three missions decide what it is worth; they are the same for all.
lesson-mission = A mission is chosen at the start of each of the three phases, and this time by you. Mixed Bed gives three points for each set of water, fertilizer and vegetable that touch.
lesson-hand = Five farm cards are in your hand. Keep one and pass the others to Ada; all do that at the same time. This one has water twice and fertilizer.
lesson-first-place = Place it on your land. The first card lies in the middle, and what is up stays up.
lesson-tools = Then everybody may use one of three tools, or draw one with fewer than three in hand. Tools change a tile: on your land, or on anybody’s. Wait for a better moment.
lesson-passed = These are the cards that Ada has passed to you, and she has yours. What you leave will come into her hand. One of them has the vegetable that you need.
lesson-overlap = A card must cover at least one tile of your land, and of each card at most one tile that can be seen. Turn it as you like, but never on its back.
lesson-rake = Now a tool: a rake turns fertilizer into soil. On Ada’s land it breaks a set that would score. A used tool leaves the game.
lesson-wrecked = Ada has answered with livestock: it eats a vegetable, and soil is left. Without the vegetable your set is broken, and its three points are gone. A token shows what a tool has changed.
lesson-stone = Only stone may lie on stone, so stones are safe from other cards. And a tile with a token can’t be covered.
lesson-third = At a table, the points show what your land would be worth while you try a place. Here the fertilizers come to lie beside your water.
lesson-draw-tool = You hold two tools only, so you may draw a third: one of the two open ones, or the top of the deck.
lesson-fourth = The hands get smaller. In the last turn of a phase there is nothing to choose: the last card is placed.
lesson-last = The last card of this phase. Sets of one mission share no tile, but a tile may count in several missions.
lesson-next-phase = Phase 2: Ada has chosen a second mission. The star means that it can't be chosen in phase 3. There are six cards now, and the hands go round the other way. Livestock has eaten your vegetable again: it is worth a tool to repair.
lesson-repair = Chemical fertilizer makes fertilizer of the soil that the livestock has left. It joins your vegetables and fertilizers: three points more.
lesson-skip-two = The rest of phase 2 goes like this: keep, place, use a tool. We skip to phase 3.
lesson-third-mission = Phase 3 begins, and the last mission is yours to choose. Clean Water counts each water that no pest touches: you have more of it than Ada.
lesson-skip-three = Seven cards this time. We skip to the last of them.
lesson-last-card = Ada’s locust has put a pest beside your water, and three points of Clean Water are gone. The last card can’t mend that: place it where it covers nothing that counts.
lesson-last-tool = But you have a tool left. Soil that becomes water completes a Mixed Bed, and no pest touches it: three points and one.
lesson-scored = The end: each mission scores the whole land. Mixed Bed gives you 30 points, Rich Field 24, Clean Water 11: 65 to 40. The lines show which tiles have counted.
lesson-end = In a tie, more tokens on one’s own land win. Now you know all three phases: play!

# Sources of points, at the end
score-tiles-source = tiles
score-set-source = sets
score-line-source = lines
score-path-source = paths
score-edge-source = tiles on the edge
score-lone-source = lone tiles
score-pests-source = pests
score-zero-source = never below zero
score-none-source = nothing
score-tokens-source = tokens

## First page

game-line = Cards of four tiles grow into a land that the missions pay for.
## Rules page

signs-tiles = Tiles
signs-tools = Tools
signs-tool-there = in the game: { $n2 } with 2 players, { $n3 } with 3 or 4, { $n5 } with 5 or 6
signs-missions = Missions
## Scenarios: title, task, hint, and what is said when it is done

scenario-tool = The right tool
scenario-tool-task = Mixed Bed gives three points for water, fertilizer and a vegetable that touch. Use a tool so that your land scores three points.
scenario-tool-hint = Water and a vegetable lie side by side. Chemical fertilizer turns soil into fertilizer: where is soil that touches one of them?
scenario-tool-done = A set: three points. The token shows what the tile has become, and no card may cover it any more.
scenario-bed = A second set
scenario-bed-task = Your Mixed Bed has one set. Place your card so that it has two: six points.
scenario-bed-hint = The lower water touches a vegetable; only fertilizer is missing beside them. A card may cover a tile that you can spare, but not one that the first set needs.
scenario-bed-done = Six points. Sets share no tile, so the second one needed a water and a vegetable of its own.
scenario-both = For two missions
scenario-both-task = Mixed Bed wants fertilizer beside water and vegetable, Wild Bed wants a pest. Place your card so that it brings six points.
scenario-both-hint = The card carries water, vegetable and fertilizer: it is a Mixed Bed by itself, if nothing of it is needed elsewhere. Where does a pest come to lie beside it?
scenario-both-done = Three points from each mission: the same water and vegetable count in both. Only within one mission sets share no tile.
scenario-last = The last tool
scenario-last-task = The last choice of the game: you have 50 points, Ada has 51. Use a tool and win.
scenario-last-hint = Chemical fertilizer can make a pair for Good Neighbours on your land, a vegetable and a fertilizer corner to corner. Or look at Ada’s land: tools work there too.
scenario-last-done = All three missions are counted, and you are ahead. A tool gives points to your land, or takes them from another one.

## What can be typed: the words of the notation

typed-done = done
typed-draw = draw
typed-fence = fence
typed-take = take
typed-mission = mission
typed-choose = choose
typed-wheelbarrow = wheelbarrow
typed-chooser = chooser
typed-deal = deal
typed-tool = tool
typed-livestock = livestock
typed-pesticide = pesticide
typed-rake = rake
typed-cement = cement
typed-mattock = mattock
typed-water-tank = water-tank
typed-seed = seed
typed-chemical-fertilizer = chemical-fertilizer
typed-locust = locust
typed-farmer = farmer
typed-farmer-vegetable = farmer-vegetable
typed-farmer-water = farmer-water
typed-farmer-fertilizer = farmer-fertilizer
typed-farmer-pest = farmer-pest
typed-unload = unload
typed-place = place
typed-on = on
typed-at = at

## What the coach says a way leads to more of, or less

feature-points = points on the land
feature-least = points of the weakest mission
feature-most = points of the strongest mission
feature-tiles = tiles that the missions want
feature-sides = neighbours that the missions want
feature-corners = corners that the missions want
feature-free = free sides that the missions want
feature-wanted = tiles that can still score
feature-unwanted = tiles that no mission wants
feature-soil = soil
feature-stone = stone
feature-size = tiles of the land
feature-width = length of the land
feature-places = places for the next card
feature-tokens = tokens on the land
feature-tools = tools in hand
feature-helps = what the best tool would win
feature-harms = what the best tool would take from the strongest other
feature-second-help = what the second best tool would win
feature-farmer = the farmer in hand
feature-wheelbarrow = the wheelbarrow in hand
feature-fence = the fence in hand
feature-next-best = worth of the best card that comes next
feature-next-second = worth of the second best card that comes next
feature-next-all = worth of the whole next hand
