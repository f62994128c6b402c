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
page-rail = Story, points and choices
page-plays = { $name } plays
page-again = Show { $name }’s turn again
page-asked = What is asked
page-sending = Sending …
page-earlier = Earlier
page-choices-tab = Choices
page-menu-read = How it is shown
page-dark = Dark colours
page-language = Language
page-other-players = Other players
page-your-seat = Your seat
page-text-view = Text view

page-your-turn = Your turn
page-your-turn-at = Your turn: { $game }
page-thinks = thinks
page-gone = has left
page-away = away
page-bot = bot
page-watch-seat = Watch { $name }
page-here = here

page-over = The game is over.
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
page-about = { $what }: { $more }
page-several = { $n } choices

page-choices = Choices
page-open =
    { $n ->
        [one] { $n } open
       *[other] { $n } open
    }
page-not-now = Not open now
page-nothing-to-choose = Nothing to choose just now.
page-more = { $n } more
page-fewer = Fewer

page-points = Points
page-whose-points = Whose points
page-sum = Sum
page-tie = In a tie

page-log = Story
page-new = { $n } new
page-since = since your last turn
page-pace-calm = calm pace
page-pace-brisk = brisk pace
page-pace-none = no pause
page-pace-help = How fast the others’ moves are shown

page-chat = Chat
page-say = Chat, or / and a move
page-send = Send

page-pass-screen = Pass the screen to { $name }
page-covered = What was seen is covered.
page-i-am = I am { $name }

page-wait = The server asks us to wait: { $seconds } s.
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

## First page

page-title = Farm games around one kitchen table.
page-lead = No account. Two clicks to your first move, against friends or bots.
page-games = Games
page-players = { $from }–{ $to } players
page-meta = { $from }–{ $to } players · { $minutes } min
page-set-up = Players and options
page-set-up-game = { $game }: players and options
page-play-now-game = { $game }: play now against bots
page-way-invite = Invite
page-way-invite-game = { $game }: invite friends
page-way-screen = One screen
page-way-screen-game = { $game }: around one screen
page-way-solo = Solo
page-way-solo-game = { $game }: solo, against the clock
page-first-steps = First game
page-first-steps-game = { $game }: a guided first game
page-rules-game = Rules of { $game }

page-my-tables = My tables
page-no-tables = Tables at which you sit are listed here, on all your devices.
page-wait-for-you =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
page-continue = Continue
page-look = Look
page-forget = Forget this table
page-forget-sure = It is no longer listed in this browser; without its link you don’t find it here again. Forget it?
page-all = All { $n }
page-state-asking = …
page-state-gone = not here any more
page-state-waiting =
    { $n ->
        [one] waits for { $n } more
       *[other] waits for { $n } more
    }
page-state-yours = your turn
page-state-thinking =
    { $n ->
        [one] { $who } is thinking
       *[other] { $who } are thinking
    }
page-state-over = over
page-state-won = over: you won
page-state-lost = over: you lost
page-state-place = over: you came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
page-state-turn = { $state } · turn { $turn }

page-open-tables = Open tables
page-no-open-tables = Nobody waits at an open table just now. Invite friends, or list a table of your own.
page-running = running
page-sit-down = Sit down
page-watch = Watch
page-and-others = { $names } and others

page-learn-and-look = Learn and look back
page-no-finished = Public games can be looked at here when they are over.
page-won-by = { $names } won
page-lost-by = { $names } lost

## A new table

page-new-title = A table of { $game }
page-ways = How do you want to play?
page-as-bots = Against bots
page-as-invite = With friends, by link
page-as-screen = Around one screen
page-as-solo = Alone
page-seats = Seats
page-kind = Who sits here
page-kind-person = Here, on this screen
page-kind-open = Whoever has the link
page-kind-bot = A bot
page-name = Name
page-guest = Guest
page-your-name = Your name
page-level = How strong
page-level-random = Random
page-level-random-help = chooses anything that is allowed
page-level-greedy = Steady
page-level-greedy-help = looks one move ahead
page-level-seedling = Seedling
page-level-seedling-help = for a first game
page-level-farmhand = Farmhand
page-level-farmhand-help = plays along well
page-level-farmer = Grower
page-level-farmer-help = thinks ahead and wants to win
page-level-foreman = Foreman
page-level-foreman-help = plans several turns
page-level-master = Master
page-level-master-help = thinks hardest
page-add-seat = One seat more
page-remove-seat = Take this seat away
page-options = Options
page-no-options = This game has no options.
page-listed = List it on the first page
page-listed-help = Anybody may take a free seat, or watch.
page-private-help = Only those who have the link find it.
page-table-language = Language of the table
page-table-language-help = For names of bots. Everybody reads the page in their own language.
page-start = Start
page-make-table = Make the table
page-then-link = Next you get the link for your friends.
page-play-in = A game of { $n } seats

## Sitting down

page-join-title = Sit down at { $game }
page-join-help = No account: a name is enough.
page-which-seat = Which seat
page-any-seat = Any
page-seat-free = free
page-join-full = Every seat is taken.
page-join-started = The game has begun without you.
page-join-over = This game is over.
page-join-gone = There is no such table, or the link is not complete. Ask for the link once more.
page-to-watch = You can watch it.
page-to-replay = Watch it again

## The room where you wait

page-waiting-title =
    { $n ->
        [one] Waiting for { $n } player
       *[other] Waiting for { $n } players
    }
page-waiting-help = The game begins by itself when every seat is taken.
page-share = Send the link
page-you = you
page-free-again = Free the seat
page-fill-bots = Bots for all free seats
page-bot-level = Bot’s level
page-leave-seat = Leave the seat
page-settled = { $option }: { $value }
page-yes = yes
page-no = no

## The menu of a table

page-menu = Menu
page-menu-me = Me
page-rename = Save name
page-menu-play = While you play
page-ask-twice = Ask before there is no way back
page-sound = Sounds
page-pace = Pace of the others
page-menu-links = Links
page-menu-seats = Seats
page-let-bot-play = Let a bot play
page-let-bot-play-for-me = Let a bot play for me
page-take-back = Take my seat back
page-leave = Leave the table
page-leave-sure = Your seat waits for you: you can come back. The others may let a bot play. Leave?
page-yes-leave = Yes, leave
page-forget-this = Forget this table in this browser
page-yes-forget = Yes, forget it
page-no-stay = No
page-bot-plays-for = a bot plays
page-report = Report a problem
page-report-what = What did you see, and what should have been?
page-report-help = The page adds its version and the size of your screen, and the game as far as your seat knows it; all of it once the game is over. It goes to whoever runs this server.
page-report-send = Send
page-report-kept = Thank you. It was sent to whoever runs this server, with the game. You can keep a copy.
page-report-save = This server keeps no reports. Save it as a file and send it to us.
page-report-file = Save as a file
page-failed = Something went wrong on this page. Your game is safe on the server.
page-cancel = Cancel
page-close = Close
page-bot-for-you = A bot plays for you.
page-you-left = You have left the table.
page-absent = { $name } is not here, and it is { $name }’s turn.

## The rules page

page-rules-title = Rules
page-rules-lead = Every rule of every game in our own words, each with the number that the table shows beside a choice, a refusal or a point.
page-goal = What it is about
page-how = How it is played
page-find-rule = Find a rule: a word or a number
page-rules-found =
    { $n ->
        [0] No rule has these words.
        [one] { $n } rule
       *[other] { $n } rules
    }
page-ruling = Our ruling
page-ruling-help = What a booklet leaves open, and how we decide it.
page-only-rulings = Only our rulings
page-to-rule = Link to this rule
page-learn-it = Learn it by playing
page-unofficial = Unofficial: Farmtable is a hobby project, not affiliated with or endorsed by any author or publisher. Rules and cards are described in our own words; no text and no picture of a booklet is used. If you like a game, buy the box.

## Lessons

page-lesson-title = First game: { $game }
page-lesson-by-itself = This goes by itself: { $choice }
page-lesson-do = Try it: { $choice }
page-lesson-instead = That would be allowed too. Here we try something else: { $choice }
page-lesson-watch = Ada moves …
page-lesson-next = Next
page-lesson-show = Do it for me
page-lesson-back = Back
page-lesson-progress = Step { $step } of { $steps }
page-lesson-again = Once more
page-lesson-none = There is no lesson for this game.
page-lesson-speaks = Your guide
page-learn-title = Learn
page-learn-first-game = First game
page-learn-done = done
page-task-title = { $game }: { $task }
page-task-done = Done!
page-task-failed = Not this time.
page-task-again = Try again
page-task-hint = Hint
page-task-next = Next: { $task }
page-task-all = All lessons

# ---- The end of a game

page-end-you = You win{ $n ->
    [0] { "" }
   *[other] { " " }by { $n }
}
page-end-wins = { $seats ->
    [one] { $who } wins{ $n ->
        [0] { "" }
       *[other] { " " }by { $n }
    }
   *[other] { $who } share the victory
}
page-end-far = { $who }: { $how }.
page-end-shared = Equal in everything: the victory is shared.
page-end-tie = Equal points; { $why } decides: { $a } to { $b }.
page-end-source = The biggest difference is { $why }: { $a } to { $b }.
page-end-turn = The lead was taken for good in turn { $turn }.
page-end-lead = turn { $turn }
page-end-best = Your best so far.
page-end-best-was = Your best so far is { $n }.
page-end-race = How far each has come
page-end-sources = Points, source by source
page-end-curve = The game in one line
page-see-table = See the table
page-rematch-join = Join the rematch
# ---- First page: the four posters

page-brand =
    { $n ->
        [one] { $n } farm game, no account needed
       *[other] { $n } farm games, no account needed
    }
page-hello = Pull up a chair
page-hello-help = Press “Play now”: bots sit down with you, the table asks one thing at a time. Your second click is your first move.
page-nothing-here = There is nothing here
page-start-here = start here
page-minutes = { $minutes } min
page-others-think = The others are thinking
page-way-invite-help = a link, nothing to install
page-way-screen-help = pass it around
page-first-steps-help = led by hand
page-rules-help = with pictures
page-look-back = Look back
page-open-n =
    { $n ->
        [0] none just now
        [one] { $n } to join or watch
       *[other] { $n } to join or watch
    }
page-over-n =
    { $n ->
        [0] none yet
        [one] { $n } public game
       *[other] { $n } public games
    }
page-name-ask = What shall the others call you?
page-name-save = That’s me
page-rematch-stronger = Stronger bots
page-rematch-weaker = Weaker bots
page-with-takebacks = Played with take-backs.
page-undo-over = Take back, also over what was learned since (Z)

# ---- The table in words, and what is said by itself

page-text-on = Text view: tables in words, for screen readers
page-text-off = Leave the text view
page-text-is-on = Text view is on: tables are told in words.
page-text-is-off = Text view is off: tables are drawn.
page-text-help = the table as headings and lists, for screen readers and large print
page-told = The table
page-text-wait = The table is put into words …
page-shortcuts = Single keys
page-shortcuts-help = 1–9 choose, Z takes back, letters press pieces, / types
page-command = A command or a choice
page-command-send = Do what is typed
page-command-help = Type “help” to hear all commands; / brings you here.
page-sure = { $choice }: do it?
page-since-title = Since your last turn
page-story-all = The whole story
page-your-turn-to = Your turn. { $question }
page-refused-by = { $why } Rule { $rule }.
page-missed =
    { $n ->
        [one] { $n } thing more happened.
       *[other] { $n } things more happened.
    }
page-taken-back = One step was taken back.
page-says = { $name } says: { $text }
page-offline-said = Offline. Your table is safe.
page-online-said = Online again.

# ---- Me, without an account
page-me = You and your devices
page-other-device = Play on another device
page-other-device-help = Take your tables along to a phone or another browser. No account, no password.
page-device-make = Show the code
page-device-again = A new code
page-device-code = Code for the camera of the other device
page-device-link = Or open this link there
page-device-once = It opens once, within ten minutes. Who has it plays as you: give it to nobody else.
page-devices = Your devices
page-device = A device
page-device-this = this one
page-device-seen = last seen { $day }
page-sign-out = Sign out
page-sign-out-yes = Yes, sign out
page-sign-out-last = This is your only device, and you have no recovery phrase: your tables would be lost.
page-phrase = Recovery phrase
page-phrase-help = Twelve words to write down. Entered anywhere, they bring all your tables back.
page-phrase-there = You have a phrase. A new one makes the old one worthless.
page-phrase-make = Make a phrase
page-phrase-save = Save as a file
page-phrase-done = Written down
page-come-back = Come back with a phrase
page-come-back-help = Capitals and accents don’t matter.
page-come-back-do = Bring my tables back
page-take-along = Take the tables of this browser along. The person you become then sits there, on all their devices.
page-enter = Play on this device too
page-enter-help = This link makes this browser one of somebody’s devices. Go on if it is your own, from your other device.
page-enter-do = Yes, that is me
page-sit-already = I already sit here
page-asked-in = Asked. Somebody at the table lets you in.
page-asks-in = { $name } says: “I already sit here”, on the seat of { $seat }.
page-let-in = Let in
page-not-let-in = No
