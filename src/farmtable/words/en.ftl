### What all games share, in English. The same keys and variables as in fr.ftl; a test compares them.

## Players and lists

seat = Player { $n }
label = { $of }: { $text }
# a, b and c: $first is "a, b"
join-last = { $first } and { $last }

## The table in words, whatever the game

text-where = Where the game is
text-turn-of = It is { $player }’s turn.
text-turns =
    { $n ->
        [0] No turn has been played yet.
        [one] { $n } turn has been played.
       *[other] { $n } turns have been played.
    }
text-asked = Still to choose: { $players }.
text-your-question = You are asked: { $question }
text-points = Points
text-points-of =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place }
text-line = { $why }: { $points } ({ $rule })
text-tie = In a tie, { $why }: { $points } ({ $rule })
text-won =
    { $n ->
        [one] { $players } has won.
       *[other] { $players } have won together.
    }
text-lost = The game is lost.
effect-points-more =
    { $n ->
        [one] { $player }: { $n } point more
       *[other] { $player }: { $n } points more
    }
effect-points-fewer =
    { $n ->
        [one] { $player }: { $n } point fewer
       *[other] { $player }: { $n } points fewer
    }
text-since = What happened since your last decision
text-since-watching = What happened last
text-nothing-happened = Nothing has happened.
text-repeat = Once more
text-help = What you can type
text-help-choice = A choice of the list, by its short form: { $example }
about-since = what happened since your last decision
about-repeat = what happened last, and the question
about-choices = all that you can choose
about-help = what you can type
about-why = with a choice: why you can’t make it; with the number of a rule: that rule
text-call = { $call }: { $what }
text-call-example = … and parts of it, such as { $call }
text-choice = { $choice }; to be typed: { $typed }
text-rule = Rule { $rule }
call-of = { $what } { $player }

## What is not allowed, whatever the game

refused-not-asked = You are not asked anything just now.
refused-game-over = The game is over.
refused-undo = You can’t go back: since your last choice somebody has acted or has learned something.
refused-unknown = There is no such choice in this game.

## Logs and saved games

log-not-a-log = This is no Farmtable log.
log-line-changed = Line { $line } was changed, or something before it was.
log-no-header = The log breaks off in its header, at line { $line }.
log-names = The header of the log, which ends at line { $line }, does not have a name or a bot for each of { $seats } seats.
log-count = Line { $line } counts another number of choices than the log has.
log-unknown-game = There is no game “{ $game }” here.
log-unknown-words = Line { $line }: “{ $words }” means nothing in this game.
log-other-rules = The log was played by version { $theirs } of the rules; here is version { $ours }.
log-other-components = The log was played with other components ({ $theirs }) than these ({ $ours }). Give the same file with --components.
log-other-seed = This seed is not the one that the log promised.
log-illegal = Entry { $entry } of the log is not allowed by the rules.
log-short-fork = The log should begin with { $forked } entries of another game, but is shorter.
log-other-deal = Entry { $entry } of the log is not what the seed deals.
log-not-over = The log says that the game is over, but its choices do not lead to that result.
log-over = This game is over: it can be replayed, but not resumed.
log-paused =
    { $entries ->
        [one] This game is not over: it was left after { $entries } entry. Only a finished game is shown, because a log holds all secrets.
       *[other] This game is not over: it was left after { $entries } entries. Only a finished game is shown, because a log holds all secrets.
    }
log-cut-off =
    { $entries ->
        [one] This log breaks off after { $entries } entry: the game is still being played, or was interrupted.
       *[other] This log breaks off after { $entries } entries: the game is still being played, or was interrupted.
    }
log-no-seed = The log does not contain its seed.
log-in-use = { $file } is in use: this game is being played elsewhere.
log-none-saved = There is no unfinished game in { $folder }.
verified =
    Right: { $outcomes ->
        [one] { $outcomes } outcome of chance is
       *[other] { $outcomes } outcomes of chance are
    } what the seed deals, and { $choices ->
        [one] { $choices } choice is
       *[other] { $choices } choices are
    } allowed by the rules.
verified-forked = The first { $entries } entries were taken over from another game; the seed did not deal them.
verified-seed = The seed is the one that was promised before the game: { $commitment }

## At home, in the browser

home-at = Farmtable is at { $url }
home-kept = Your tables are kept in { $file }. Ctrl-C stops.
home-running = Farmtable is running already, at { $url }
home-stopped = Stopped. Your tables go on where they were.

## The list of games

games-name = game
games-players = players
games-options = options
games-about = what it is about
ask-which-game = Which game?
ask-how-many = How many players ({ $first } to { $last })?
bot-name =
    { $n ->
        [1] Hazel
        [2] Barnaby
        [3] Clover
        [4] Jasper
        [5] Poppy
       *[other] Rufus
    }
bot-at-level = { $name } ({ $level })

## Playing at a terminal: the words that can be typed

command-undo = undo
command-help = help
command-why = why
command-table = table
command-quit = quit
command-where = where
command-points = points
command-since = since
command-repeat = repeat
command-choices = choices
command-back = back

help-commands =
    What you can type:
      a number        the choice with this number in the list
      a short form    the words that stand beside a choice in the list
      Enter           the choice with the star, where there is one
      undo            take back your last choice, as long as nobody has learned anything since
      why             the rule behind the last refusal
      why …           … and a short form: why this can’t be done; … and a rule’s number: that rule
      table           show the table again
      where, points   and other parts of the table by their names; since: what happened since your last decision
      back            the question before, where a choice is made in steps
      help            this text
      quit            leave; the game is saved after every choice, and play --resume goes on with it

## … messages

bot-failed = { $player }: the bot “{ $bot }” did not answer ({ $why }); another one chose for it.
welcome = Every choice is saved at once in { $file }. Type help if you want to know more.
interrupted =
    { $entries ->
        [one] The game was interrupted; it goes on after { $entries } entry of its log.
       *[other] The game was interrupted; it goes on after { $entries } entries of its log.
    }
hand-over = { $player } is next. Hand over the screen, then press Enter.{" "}
prompt = Type a number or a choice; help explains.
prompt-usual = Type a number or a choice, or press Enter for the one with the star; help explains.
prompt-words = Type a number, a choice, or a word like where, points, since; help explains.
prompt-step = Type a number, or back for the question before.
more-choices =
    { $n ->
        [one] … and { $n } more choice, to be typed in short form
       *[other] … and { $n } more choices, to be typed in short form
    }
not-in-list =
    { $n ->
        [one] There is only number 1 in the list.
       *[other] The list has the numbers 1 to { $n }.
    }
not-understood = “{ $words }” is not understood. Type a number of the list, or a choice like “{ $example }”.
ask-why = This is rule { $rule }; type why to read it.
nothing-refused = Nothing has been refused. Type why and a choice, or why and the number of a rule.
is-open = Nothing speaks against it: it is in the list.
saved = The game is saved in { $file }. Go on with it by: farmtable play --resume
saved-over = The whole game is in { $file }. farmtable replay tells it, farmtable verify checks how it was dealt.
commitment = Promised before the game, and now open in its file: the seed with the fingerprint { $commitment }

## … the result

result-won = You have won!
result-lost = You have lost.
result-place =
    { $place }. { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A line of a score, and the rule that it comes from.
result-line = {"   "}{ $why }: { $points } ({ $rule })

## What the server does not do

problem-no-table = There is no such table, or it is not open to you.
problem-not-started = The game has not begun: not every seat is taken.
problem-not-over = The game is not over.
problem-stale = Something has changed since. Look again, then choose.
problem-move-again = This move was sent before, with another choice. Only the first counts.
problem-seat-gone = You have left, or a bot plays for you. Come back first.
problem-out-of-time = Your time was out: a bot plays this decision.
problem-no-vacation = There is no vacation at this table’s pace.
problem-vacation-used = Your vacation is used up.
problem-full = No such seat is free.
problem-not-yours = This seat is not yours.
problem-not-yet = This seat is kept for its person for { $seconds } more seconds.
problem-no-bot = There is no such bot, or not for this seat.
problem-no-level = This game has no bots at the level “{ $level }”. Levels: { $levels }.
problem-language = Farmtable does not speak “{ $language }”.
problem-setup = The table can’t be set up like this: { $reason }
problem-chat-length = A line of the chat has 1 to 300 characters.
problem-reports-full = This server keeps { $n } reports and can take no more now. Save yours as a file.
problem-too-many = Too many at once. Wait a little.
problem-store = This could not be saved, so it does not count. Try again in a moment.
problem-request = The server does not understand this: { $detail }
problem-too-large = This is too long.
problem-damaged = What is kept of this table is damaged. Nothing of it was changed; whoever runs this server can bring it back from a backup.
problem-internal = Something went wrong here. It does not count.
problem-notation = “{ $words }” is not understood. A choice is written like “{ $example }”; you can also type { $commands }.
problem-watching = You are watching. Only those who sit at the table can do this.
problem-no-lesson = There is no such lesson, or it has no such step.
problem-no-person = This device is not signed in, or was signed out.
problem-no-way-in = This link or phrase opens nothing: a link can be used once, for ten minutes.
problem-no-device = There is no such device.
problem-phrase-word = “{ $word }” is not one of the words that phrases are made of. Look at how it is spelled.
problem-phrase-length = A recovery phrase has { $words } words; these are { $n }.
problem-no-seat = There is no such seat, or it is nobody’s.
problem-nobody-admits = There is nobody else at this table who could let you in.
problem-seat-used = Somebody is in this seat now, or has asked for it before you.
problem-nobody-asks = Nobody asks for this seat.
