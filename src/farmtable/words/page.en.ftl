### The browser page, in English. The same keys and variables as in page.fr.ftl; a test compares them.

## Everywhere

page-skip = Skip to the table
page-home = Farmtable, first page
page-rules = Rules
page-light = Light or dark
page-missing = There is no such page. These are the games:
page-offline = The server does not answer. Try again in a moment.
page-play-now = Play now

## The table

page-table = Table
page-parts = Parts of the table
page-rail = Choices, points, log and chat
page-other-players = Other players
page-your-seat = Your seat
page-text-view = Text view
page-on-the-table = On the table
page-typed-help = Press a choice, or type it with a stroke before it in the field below: it begins with “/”.

page-your-turn = Your turn
page-your-turn-at = Your turn: { $game }
page-thinks = thinks
page-gone = has left
page-away = away
page-bot = bot
page-watch-seat = Watch { $name }
page-here = here

page-over = The game is over.
page-watching-moves = The others move …
page-skip-moves = Skip
page-thinking =
    { $n ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
page-confirm = Press again, or the button, to do it.
page-no-return = Something new follows: there is no way back.
page-unknown-follows = What follows is not known yet; there is no way back.
page-do-it = Do it
page-not-yet = Not yet
page-undo = Undo one step
page-undo-key = Undo one step (Z)
page-all-choices = All choices
page-which = Which one?
page-several = { $n } choices

page-choices = Choices
page-open =
    { $n ->
        [one] { $n } open
       *[other] { $n } open
    }
page-nothing-to-choose = Nothing to choose just now.
page-more = { $n } more
page-fewer = Fewer

page-points = Points
page-whose-points = Whose points
page-sum = Sum
page-tie = In a tie

page-log = Log
page-since = since you last looked
page-pace-calm = calm pace
page-pace-brisk = brisk pace
page-pace-none = no pause
page-pace-help = How fast the others’ moves are shown

page-chat = Chat
page-say = Say something, or / and a move
page-send = Send

page-pass-screen = Pass the screen to { $name }
page-covered = What was seen is covered.
page-i-am = I am { $name }

page-offline-table =
    { $seconds ->
        [0] Offline. Your table is safe; trying again now.
       *[other] Offline. Your table is safe; trying again in { $seconds } s.
    }
page-now = Now

## Before and after the game

page-invite-title = Invite friends to { $game }
page-invite-help = Whoever opens the link takes a free seat. No account.
page-invite-link = Link to a seat
page-watch-link = Link for spectators
page-copy = Copy
page-copy-watch = Copy the spectators’ link
page-copied = Copied
page-free-seat = Free seat
page-add-bot = Add a bot

page-rematch = Rematch
page-replay = Replay

page-result = Result
page-place = Place
page-player = Player
page-won-solo = You have won!
page-lost-solo = You have lost.
page-you-win = You win!
page-you-share = You share the victory!
page-wins =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
page-another-game = Another game
page-log-file = Log file
page-proof = The deal can be checked: the seed was promised before the game as
page-chart = Points over the game; at the end: { $result }

## Replays

page-step = Step { $step } of { $steps }
page-first = To the start
page-back = One step back
page-play = Play
page-pause = Pause
page-forward = One step on
page-last = To the end
page-speed = Speed
page-seen-by = Seen by
page-everybody = everybody
page-link-moment = Link to this moment
page-play-on = Play on from here
page-turns = Turns
