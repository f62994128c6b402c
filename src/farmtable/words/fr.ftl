### Ce que tous les jeux partagent, en français. Les mêmes clés et variables que dans en.ftl : un test les compare.

## Joueurs et énumérations

seat = Joueur { $n }
label = { $of } : { $text }
# a, b et c : $first contient « a, b »
join-last = { $first } et { $last }

## La table en mots, quel que soit le jeu

text-where = Où en est la partie
text-turn-of = C’est le tour de { $player }.
text-turns =
    { $n ->
        [0] Aucun tour n’a encore été joué.
        [one] { $n } tour a été joué.
       *[other] { $n } tours ont été joués.
    }
text-asked = Doivent encore choisir : { $players }.
text-your-question = On vous demande : { $question }
text-points = Points
text-points-of =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place }
text-line = { $why } : { $points } ({ $rule })
text-tie = En cas d’égalité, { $why } : { $points } ({ $rule })
text-won =
    { $n ->
        [one] { $players } a gagné.
       *[other] { $players } ont gagné ensemble.
    }
text-lost = La partie est perdue.
effect-points-more =
    { $n ->
        [one] { $player } : { $n } point de plus
       *[other] { $player } : { $n } points de plus
    }
effect-points-fewer =
    { $n ->
        [one] { $player } : { $n } point de moins
       *[other] { $player } : { $n } points de moins
    }
text-since = Ce qui s’est passé depuis votre dernière décision
text-since-watching = Ce qui s’est passé en dernier
text-nothing-happened = Il ne s’est rien passé.
text-repeat = Encore une fois
text-help = Ce que vous pouvez taper
text-help-choice = Un choix de la liste, par son abrégé : { $example }
about-since = ce qui s’est passé depuis votre dernière décision
about-repeat = ce qui s’est passé en dernier, et la question
about-choices = tout ce que vous pouvez choisir
about-help = ce que vous pouvez taper
about-why = avec un choix : pourquoi il est impossible ; avec le numéro d’une règle : cette règle
text-call = { $call } : { $what }
text-call-example = … et des parties, comme { $call }
text-choice = { $choice } ; à taper : { $typed }
text-rule = Règle { $rule }
call-of = { $what } { $player }

## Ce qui n’est pas permis, quel que soit le jeu

refused-not-asked = On ne vous demande rien pour le moment.
refused-game-over = La partie est terminée.
refused-undo = Impossible de revenir en arrière : depuis votre dernier choix, quelqu’un a joué ou appris quelque chose.
refused-unknown = Ce choix n’existe pas dans ce jeu.

## Journaux et parties enregistrées

log-not-a-log = Ce n’est pas un journal de Farmtable.
log-line-changed = La ligne { $line } a été modifiée, ou quelque chose avant elle.
log-no-header = Le journal s’interrompt dans son en-tête, à la ligne { $line }.
log-names = L’en-tête du journal, qui finit à la ligne { $line }, n’a pas un nom ou un robot pour chacune des { $seats } places.
log-count = La ligne { $line } n’annonce pas le nombre de choix que contient le journal.
log-unknown-game = Le jeu « { $game } » n’existe pas ici.
log-unknown-words = Ligne { $line } : « { $words } » ne veut rien dire dans ce jeu.
log-other-rules = Le journal suit la version { $theirs } des règles ; ici, c’est la version { $ours }.
log-other-components = Le journal a été joué avec un autre matériel ({ $theirs }) que celui-ci ({ $ours }). Indiquez le même fichier avec --components.
log-other-seed = Cette graine n’est pas celle que le journal avait promise.
log-illegal = L’entrée { $entry } du journal n’est pas permise par les règles.
log-short-fork = Le journal devrait commencer par { $forked } entrées d’une autre partie, mais il est plus court.
log-other-deal = L’entrée { $entry } du journal n’est pas ce que la graine distribue.
log-not-over = Le journal annonce la fin de la partie, mais ses choix ne mènent pas à ce résultat.
log-over = Cette partie est terminée : on peut la revoir, mais pas la reprendre.
log-paused =
    { $entries ->
        [one] Cette partie n’est pas terminée : on l’a quittée après { $entries } entrée. On ne montre qu’une partie terminée, car un journal contient tous les secrets.
       *[other] Cette partie n’est pas terminée : on l’a quittée après { $entries } entrées. On ne montre qu’une partie terminée, car un journal contient tous les secrets.
    }
log-cut-off =
    { $entries ->
        [one] Ce journal s’arrête après { $entries } entrée : la partie est encore en cours, ou a été interrompue.
       *[other] Ce journal s’arrête après { $entries } entrées : la partie est encore en cours, ou a été interrompue.
    }
log-no-seed = Le journal ne contient pas sa graine.
log-in-use = { $file } est déjà ouvert : cette partie se joue ailleurs.
log-none-saved = Il n’y a pas de partie inachevée dans { $folder }.
verified =
    Exact : { $outcomes ->
        [one] { $outcomes } tirage correspond
       *[other] { $outcomes } tirages correspondent
    } à la graine et { $choices ->
        [one] { $choices } choix est permis
       *[other] { $choices } choix sont permis
    } par les règles.
verified-forked = Les { $entries } premières entrées viennent d’une autre partie ; la graine ne les a pas distribuées.
verified-seed = La graine est bien celle qui avait été promise avant la partie : { $commitment }

## Chez soi, dans le navigateur

home-at = Farmtable est ici : { $url }
home-kept = Vos tables sont gardées dans { $file }. Ctrl-C arrête le serveur.
home-running = Farmtable tourne déjà : { $url }
home-stopped = Arrêté. Vos tables reprendront où elles en étaient.

## La liste des jeux

games-name = jeu
games-players = joueurs
games-options = options
games-about = de quoi il s’agit
ask-which-game = Quel jeu ?
ask-how-many = Combien de joueurs (de { $first } à { $last }) ?
bot-name =
    { $n ->
        [1] Colette
        [2] Gaspard
        [3] Suzon
        [4] Marius
        [5] Lison
       *[other] Firmin
    }
bot-at-level = { $name } ({ $level })

## Jouer au terminal : les mots que l’on peut taper

command-undo = annuler
command-help = aide
command-why = pourquoi
command-table = table
command-quit = quitter
command-where = où
command-points = points
command-since = depuis
command-repeat = répéter
command-choices = choix
command-back = retour

help-commands =
    Ce que vous pouvez taper :
      un numéro       le choix qui porte ce numéro dans la liste
      un abrégé       les mots à côté d’un choix de la liste
      Entrée          le choix marqué d’une étoile, s’il y en a un
      annuler         revenir sur votre dernier choix, tant que personne n’a rien appris depuis
      pourquoi        la règle du dernier refus
      pourquoi …      … et un abrégé : pourquoi c’est impossible ; … et un numéro : cette règle
      table           montrer de nouveau la table
      où, points      et d’autres parties de la table par leur nom ; depuis : ce qui s’est passé depuis votre choix
      retour          la question d’avant, quand un choix se fait par étapes
      aide            ce texte
      quitter         partir ; la partie est enregistrée après chaque choix, play --resume la reprend

## … les messages

bot-failed = { $player } : le robot « { $bot } » n’a pas répondu ({ $why }) ; un autre a choisi pour lui.
welcome = Chaque choix est enregistré aussitôt dans { $file }. Tapez aide pour en savoir plus.
interrupted =
    { $entries ->
        [one] La partie a été interrompue ; elle reprend après { $entries } entrée de son journal.
       *[other] La partie a été interrompue ; elle reprend après { $entries } entrées de son journal.
    }
hand-over = C’est à { $player }. Passez l’écran, puis appuyez sur Entrée.{" "}
prompt = Tapez un numéro ou un choix ; aide explique tout.
prompt-usual = Tapez un numéro ou un choix, ou appuyez sur Entrée pour celui qui a l’étoile ; aide explique tout.
prompt-words = Tapez un numéro, un choix, ou un mot comme où, points, depuis ; aide explique tout.
prompt-step = Tapez un numéro, ou retour pour la question d’avant.
more-choices =
    { $n ->
        [one] … et { $n } autre choix, à taper en abrégé
       *[other] … et { $n } autres choix, à taper en abrégé
    }
not-in-list =
    { $n ->
        [one] Il n’y a que le numéro 1 dans la liste.
       *[other] La liste va du numéro 1 au numéro { $n }.
    }
not-understood = « { $words } » : je ne comprends pas. Tapez un numéro de la liste, ou un choix comme « { $example } ».
ask-why = C’est la règle { $rule } ; tapez pourquoi pour la lire.
nothing-refused = Rien n’a été refusé. Tapez pourquoi et un choix, ou pourquoi et le numéro d’une règle.
is-open = Rien ne s’y oppose : c’est dans la liste.
saved = La partie est enregistrée dans { $file }. Pour la reprendre : farmtable play --resume
saved-over = Toute la partie est dans { $file }. farmtable replay la raconte, farmtable verify contrôle la donne.
commitment = Promise avant la partie, et révélée maintenant dans son fichier : la graine d’empreinte { $commitment }

## … le résultat

result-won = Vous avez gagné !
result-lost = Vous avez perdu.
result-place =
    { $place }. { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Une ligne du score, et la règle dont elle vient.
result-line = {"   "}{ $why } : { $points } ({ $rule })

## Ce que le serveur ne fait pas

problem-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
problem-not-started = La partie n’a pas commencé : toutes les places ne sont pas prises.
problem-not-over = La partie n’est pas finie.
problem-stale = Quelque chose a changé entre-temps. Regardez de nouveau, puis choisissez.
problem-move-again = Ce coup a déjà été envoyé, avec un autre choix. Seul le premier compte.
problem-seat-gone = Vous êtes parti, ou un robot joue à votre place. Revenez d’abord.
problem-out-of-time = Votre temps était écoulé : un robot joue cette décision.
problem-no-vacation = Au rythme de cette table, il n’y a pas de vacances.
problem-vacation-used = Vos vacances sont épuisées.
problem-full = Aucune place de ce genre n’est libre.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-yet = Cette place est gardée pour sa personne encore { $seconds } secondes.
problem-no-bot = Ce robot n’existe pas, ou pas pour cette place.
problem-no-level = Ce jeu n’a pas de robots du niveau « { $level } ». Niveaux : { $levels }.
problem-language = Farmtable ne parle pas « { $language } ».
problem-setup = La table ne peut pas être préparée ainsi : { $reason }
problem-chat-length = Une ligne de discussion a de 1 à 300 caractères.
problem-reports-full = Ce serveur garde { $n } signalements et n’en prend plus pour le moment. Enregistrez le vôtre dans un fichier.
problem-too-many = Trop à la fois. Attendez un peu.
problem-store = Ceci n’a pas pu être enregistré et ne compte donc pas. Réessayez dans un instant.
problem-request = Le serveur ne comprend pas ceci : { $detail }
problem-too-large = C’est trop long.
problem-damaged = Ce qui est conservé de cette table est endommagé. Rien n’y a été changé ; la personne qui gère ce serveur peut la rétablir depuis une sauvegarde.
problem-internal = Quelque chose s’est mal passé ici. Cela ne compte pas.
problem-notation = « { $words } » n’est pas compris. Un choix s’écrit par exemple « { $example } » ; on peut aussi taper { $commands }.
problem-watching = Vous regardez. Seuls ceux qui sont à la table peuvent faire cela.
problem-no-lesson = Cette leçon n’existe pas, ou elle n’a pas tant de pas.
problem-no-person = Cet appareil n’est pas connecté, ou a été déconnecté.
problem-no-way-in = Ce lien ou cette phrase n’ouvre rien : un lien sert une seule fois, pendant dix minutes.
problem-no-device = Cet appareil n’existe pas.
problem-phrase-word = « { $word } » n’est pas un des mots dont les phrases sont faites. Vérifiez comment il s’écrit.
problem-phrase-length = Une phrase de secours a { $words } mots ; ici il y en a { $n }.
problem-no-seat = Cette place n’existe pas, ou n’est à personne.
problem-nobody-admits = Il n’y a personne d’autre à cette table qui pourrait vous laisser entrer.
problem-seat-used = Quelqu’un est à cette place maintenant, ou l’a demandée avant vous.
problem-nobody-asks = Personne ne demande cette place.
