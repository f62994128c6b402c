### La page du navigateur, en français. Les mêmes clés et variables que dans page.en.ftl ; un test les compare.

## Partout

page-skip = Aller à la table
page-home = Farmtable, première page
page-rules = Règles
page-light = Clair ou sombre
page-missing = Cette page n’existe pas. Voici les jeux :
page-offline = Le serveur ne répond pas. Réessayez dans un instant.
page-play-now = Jouer

## La table

page-table = Table
page-parts = Parties de la table
page-rail = Récit, points et choix
page-plays = { $name } joue
page-again = Revoir le tour de { $name }
page-asked = Ce qui est demandé
page-sending = Envoi …
page-earlier = Plus tôt
page-choices-tab = Choix
page-menu-read = Affichage
page-dark = Couleurs sombres
page-language = Langue
page-other-players = Autres joueurs
page-your-seat = Votre place
page-text-view = Vue texte

page-your-turn = À vous
page-your-turn-at = À vous de jouer : { $game }
page-thinks = réfléchit
page-gone = parti
page-away = absent
page-bot = robot
page-watch-seat = Regarder { $name }
page-here = présent

page-over = La partie est terminée.
page-skip-moves = Passer
page-thinking =
    { $n ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }
page-confirm = Appuyez encore, ou sur le bouton, pour le faire.
page-no-return = La suite est inconnue : pas de retour possible.
page-unknown-follows = La suite n’est pas encore connue ; pas de retour possible.
page-do-it = Le faire
page-not-yet = Pas encore
page-undo = Reculer d’un pas
page-undo-key = Reculer d’un pas (Z)
page-all-choices = Tous les choix
page-about = { $what } : { $more }
page-which = Lequel ?
page-several = { $n } choix

page-choices = Choix
page-open =
    { $n ->
        [one] { $n } possible
       *[other] { $n } possibles
    }
page-not-now = Pas possible maintenant
page-nothing-to-choose = Rien à choisir pour l’instant.
page-more = { $n } de plus
page-fewer = Moins

page-points = Points
page-whose-points = Les points de qui
page-sum = Somme
page-tie = En cas d’égalité

page-log = Récit
page-new =
    { $n ->
        [one] { $n } nouveauté
       *[other] { $n } nouveautés
    }
page-since = depuis votre dernier tour
page-pace-calm = rythme calme
page-pace-brisk = rythme vif
page-pace-none = sans pause
page-pace-help = La vitesse à laquelle les coups des autres sont montrés

page-chat = Discussion
page-say = Message, ou / et un coup
page-send = Envoyer

page-pass-screen = Passez l’écran à { $name }
page-covered = Ce qui a été vu est couvert.
page-i-am = Je suis { $name }

page-wait = Le serveur nous demande d’attendre : { $seconds } s.
page-offline-table =
    { $seconds ->
        [0] Hors ligne. Votre table est en sûreté ; nouvel essai maintenant.
       *[other] Hors ligne. Votre table est en sûreté ; nouvel essai dans { $seconds } s.
    }
page-now = Maintenant

## Avant et après la partie

page-invite-title = Inviter des amis à { $game }
page-invite-help = Qui ouvre le lien prend une place libre. Sans compte.
page-invite-link = Lien vers une place
page-watch-link = Lien pour les spectateurs
page-copy = Copier
page-copy-watch = Copier le lien des spectateurs
page-copied = Copié
page-free-seat = Place libre
page-add-bot = Ajouter un robot

page-rematch = Revanche
page-replay = Revoir

page-result = Résultat
page-place = Place
page-player = Joueur
page-won-solo = Vous avez gagné !
page-lost-solo = Vous avez perdu.
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-wins =
    { $n ->
        [one] { $who } gagne.
       *[other] { $who } partagent la victoire.
    }
page-another-game = Une autre partie
page-log-file = Fichier de la partie
page-proof = La donne se vérifie : la graine a été promise avant la partie sous la forme
page-chart = Points au fil de la partie ; à la fin : { $result }

## Parties revues

page-step = Étape { $step } sur { $steps }
page-first = Au début
page-back = Une étape en arrière
page-play = Lire
page-pause = Pause
page-forward = Une étape en avant
page-last = À la fin
page-speed = Vitesse
page-seen-by = Vu par
page-everybody = tout le monde
page-link-moment = Lien vers ce moment
page-play-on = Continuer d’ici
page-turns = Tours

## Première page

page-title = Des jeux de ferme autour d’une table de cuisine.
page-lead = Sans compte. Deux clics et vous jouez, avec des amis ou des robots.
page-games = Jeux
page-players = { $from } à { $to } joueurs
page-meta = { $from } à { $to } joueurs · { $minutes } min
page-set-up = Joueurs et options
page-set-up-game = { $game } : joueurs et options
page-play-now-game = { $game } : jouer tout de suite contre des robots
page-way-invite = Inviter
page-way-invite-game = { $game } : inviter des amis
page-way-screen = Un écran
page-way-screen-game = { $game } : autour d’un écran
page-way-solo = Solo
page-way-solo-game = { $game } : solo, contre la montre
page-first-steps = Première partie
page-first-steps-game = { $game } : une première partie guidée
page-rules-game = Règles de { $game }

page-my-tables = Mes tables
page-no-tables = Les tables où vous jouez sont listées ici, sur tous vos appareils.
page-wait-for-you =
    { $n ->
        [one] { $n } vous attend
       *[other] { $n } vous attendent
    }
page-continue = Continuer
page-look = Voir
page-forget = Oublier cette table
page-forget-sure = Elle ne sera plus listée dans ce navigateur ; sans son lien, vous ne la retrouverez pas ici. L’oublier ?
page-all = Les { $n }
page-state-asking = …
page-state-gone = n’est plus ici
page-state-waiting =
    { $n ->
        [one] attend encore { $n } joueur
       *[other] attend encore { $n } joueurs
    }
page-state-yours = à vous
page-state-thinking =
    { $n ->
        [one] { $who } réfléchit
       *[other] { $who } réfléchissent
    }
page-state-over = terminée
page-state-won = terminée : vous avez gagné
page-state-lost = terminée : vous avez perdu
page-state-place = terminée : { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } place
page-state-turn = { $state } · tour { $turn }

page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend à une table ouverte. Invitez des amis, ou affichez votre table.
page-running = en cours
page-sit-down = S’asseoir
page-watch = Regarder
page-and-others = { $names } et d’autres

page-learn-and-look = Apprendre et revoir
page-no-finished = Les parties publiques terminées se revoient ici.
page-won-by = { $names } : victoire
page-lost-by = { $names } : défaite

## Une nouvelle table

page-new-title = Une table de { $game }
page-ways = Comment voulez-vous jouer ?
page-as-bots = Contre des robots
page-as-invite = Entre amis, par lien
page-as-screen = Autour d’un écran
page-as-solo = En solo
page-seats = Places
page-kind = Qui s’assoit ici
page-kind-person = Ici, à cet écran
page-kind-open = Qui a le lien
page-kind-bot = Un robot
page-name = Nom
page-guest = Invité
page-your-name = Votre nom
page-level = De quelle force
page-level-random = Hasard
page-level-random-help = choisit n’importe quoi de permis
page-level-greedy = Régulier
page-level-greedy-help = prévoit un coup
page-level-seedling = Jeune pousse
page-level-seedling-help = pour une première partie
page-level-farmhand = Commis
page-level-farmhand-help = joue bien, sans plus
page-level-farmer = Cultivateur
page-level-farmer-help = prévoit et veut gagner
page-level-foreman = Chef de culture
page-level-foreman-help = prévoit plusieurs tours
page-level-master = Maître
page-level-master-help = réfléchit le plus
page-add-seat = Une place de plus
page-remove-seat = Retirer cette place
page-options = Options
page-no-options = Ce jeu n’a pas d’options.
page-listed = L’afficher sur la première page
page-listed-help = Chacun peut prendre une place libre, ou regarder.
page-private-help = Seuls ceux qui ont le lien la trouvent.
page-table-language = Langue de la table
page-table-language-help = Pour les noms des robots. Chacun lit la page dans sa langue.
page-start = Commencer
page-make-table = Dresser la table
page-then-link = Ensuite vous recevez le lien pour vos amis.
page-play-in = Une partie à { $n }

## S’asseoir

page-join-title = Une place à { $game }
page-join-help = Sans compte : un nom suffit.
page-which-seat = Quelle place
page-any-seat = N’importe laquelle
page-seat-free = libre
page-join-full = Toutes les places sont prises.
page-join-started = La partie a commencé sans vous.
page-join-over = Cette partie est terminée.
page-join-gone = Cette table n’existe pas, ou le lien n’est pas complet. Redemandez le lien.
page-to-watch = Vous pouvez la regarder.
page-to-replay = La revoir

## La salle d’attente

page-waiting-title =
    { $n ->
        [one] Il manque { $n } joueur
       *[other] Il manque { $n } joueurs
    }
page-waiting-help = La partie commence d’elle-même quand toutes les places sont prises.
page-share = Envoyer le lien
page-you = vous
page-free-again = Libérer la place
page-fill-bots = Des robots à toutes les places libres
page-bot-level = Force du robot
page-leave-seat = Quitter la place
page-settled = { $option } : { $value }
page-yes = oui
page-no = non

## Le menu d’une table

page-menu = Menu
page-menu-me = Moi
page-rename = Changer le nom
page-menu-play = Pendant que vous jouez
page-ask-twice = Demander avant un pas sans retour
page-sound = Sons
page-pace = Rythme des autres
page-menu-links = Liens
page-menu-seats = Places
page-let-bot-play = Laisser jouer un robot
page-let-bot-play-for-me = Laisser un robot jouer pour moi
page-take-back = Reprendre ma place
page-leave = Quitter la table
page-leave-sure = Votre place vous attend : vous pourrez revenir. Les autres peuvent laisser jouer un robot. Quitter ?
page-yes-leave = Oui, quitter
page-forget-this = Oublier cette table dans ce navigateur
page-yes-forget = Oui, l’oublier
page-no-stay = Non
page-bot-plays-for = un robot joue
page-report = Signaler un problème
page-report-what = Qu’avez-vous vu, et qu’aurait-il fallu voir ?
page-report-help = La page ajoute sa version, la taille de votre écran et la partie telle que votre place la connaît ; la partie entière une fois qu’elle est finie. Le tout va à la personne qui tient ce serveur.
page-report-send = Envoyer
page-report-kept = Merci. Le signalement est parti à la personne qui tient ce serveur, avec la partie. Vous pouvez en garder une copie.
page-report-save = Ce serveur ne garde pas de signalements. Enregistrez celui-ci dans un fichier et envoyez-le-nous.
page-report-file = Enregistrer dans un fichier
page-failed = Quelque chose n’a pas marché sur cette page. Votre partie est en sûreté sur le serveur.
page-cancel = Annuler
page-close = Fermer
page-bot-for-you = Un robot joue pour vous.
page-you-left = Vous avez quitté la table.
page-absent = { $name } n’est pas là, et c’est à { $name } de jouer.

## La page des règles

page-rules-title = Règles
page-rules-lead = Toutes les règles de tous les jeux avec nos propres mots, chacune avec le numéro que la table montre à côté d’un choix, d’un refus ou d’un point.
page-goal = De quoi il s’agit
page-how = Comment on joue
page-find-rule = Chercher une règle : un mot ou un numéro
page-rules-found =
    { $n ->
        [0] Aucune règle ne contient ces mots.
        [one] { $n } règle
       *[other] { $n } règles
    }
page-ruling = Notre décision
page-ruling-help = Ce qu’un livret laisse ouvert, et comment nous tranchons.
page-only-rulings = Nos décisions seulement
page-to-rule = Lien vers cette règle
page-learn-it = Apprendre en jouant
page-unofficial = Non officiel : Farmtable est un projet d’amateurs, sans lien avec les auteurs ou les éditeurs, ni leur approbation. Règles et cartes sont décrites avec nos propres mots ; aucun texte ni image d’un livret n’est repris. Si un jeu vous plaît, achetez la boîte.

## Leçons

page-lesson-title = Première partie : { $game }
page-lesson-by-itself = Ceci va tout seul : { $choice }
page-lesson-do = Essayez : { $choice }
page-lesson-instead = Ce serait permis aussi. Ici, nous essayons autre chose : { $choice }
page-lesson-watch = Ada joue …
page-lesson-next = Suite
page-lesson-show = Le faire pour moi
page-lesson-back = Retour
page-lesson-progress = Pas { $step } sur { $steps }
page-lesson-again = Encore une fois
page-lesson-none = Il n’y a pas de leçon pour ce jeu.
page-lesson-speaks = Votre guide
page-learn-title = Apprendre
page-learn-first-game = Première partie
page-learn-done = fait
page-task-title = { $game } : { $task }
page-task-done = Réussi !
page-task-failed = Pas cette fois.
page-task-again = Réessayer
page-task-hint = Indice
page-task-next = Suite : { $task }
page-task-all = Toutes les leçons

# ---- La fin d'une partie

page-end-you = Vous gagnez{ $n ->
    [0] { "" }
   *[other] { " " }de { $n }
}
page-end-wins = { $seats ->
    [one] { $who } gagne{ $n ->
        [0] { "" }
       *[other] { " " }de { $n }
    }
   *[other] { $who } partagent la victoire
}
page-end-far = { $who } : { $how }.
page-end-shared = Égalité parfaite : la victoire est partagée.
page-end-tie = Égalité de points ; { $why } décide : { $a } contre { $b }.
page-end-source = Le plus grand écart vient de : { $why }, { $a } contre { $b }.
page-end-turn = L’avance a été prise pour de bon au tour { $turn }.
page-end-lead = tour { $turn }
page-end-best = Votre meilleur résultat.
page-end-best-was = Votre meilleur résultat est { $n }.
page-end-race = Jusqu’où chacun est allé
page-end-sources = Les points, source par source
page-end-curve = La partie en une ligne
page-see-table = Voir la table
page-rematch-join = Rejoindre la revanche
# ---- First page: the four posters

page-brand =
    { $n ->
        [one] { $n } jeu de ferme, sans compte
       *[other] { $n } jeux de ferme, sans compte
    }
page-hello = Prenez une chaise
page-hello-help = Appuyez sur « Jouer » : des robots s’assoient avec vous et la table demande une chose à la fois. Votre deuxième clic est votre premier coup.
page-nothing-here = Il n’y a rien ici
page-start-here = commencez ici
page-minutes = { $minutes } min
page-others-think = Les autres réfléchissent
page-way-invite-help = un lien, rien à installer
page-way-screen-help = passez-le à la ronde
page-first-steps-help = pas à pas
page-rules-help = en images
page-look-back = Revoir
page-open-n =
    { $n ->
        [0] aucune en ce moment
        [one] { $n } à rejoindre ou à regarder
       *[other] { $n } à rejoindre ou à regarder
    }
page-over-n =
    { $n ->
        [0] aucune pour l’instant
        [one] { $n } partie publique
       *[other] { $n } parties publiques
    }
page-name-ask = Comment les autres doivent-ils vous appeler ?
page-name-save = C’est moi
page-rematch-stronger = Robots plus forts
page-rematch-weaker = Robots plus faibles
page-with-takebacks = Partie avec reprises.
page-undo-over = Reprendre, même après ce qui a été révélé (Z)

# ---- La table en mots, et ce qui est dit tout seul

page-text-on = Vue texte : les tables en mots, pour lecteurs d’écran
page-text-off = Quitter la vue texte
page-text-is-on = Vue texte activée : les tables sont dites en mots.
page-text-is-off = Vue texte désactivée : les tables sont dessinées.
page-text-help = la table en titres et en listes, pour lecteurs d’écran et grands caractères
page-told = La table
page-text-wait = La table se met en mots …
page-shortcuts = Touches seules
page-shortcuts-help = 1–9 choisissent, Z recule, les lettres activent les pièces, / écrit
page-command = Une commande ou un choix
page-command-send = Faire ce qui est tapé
page-command-help = Tapez « aide » pour entendre toutes les commandes ; / vous amène ici.
page-sure = { $choice } : le faire ?
page-since-title = Depuis votre dernier tour
page-story-all = Tout le récit
page-your-turn-to = À vous. { $question }
page-refused-by = { $why } Règle { $rule }.
page-missed =
    { $n ->
        [one] { $n } autre chose s’est passée.
       *[other] { $n } autres choses se sont passées.
    }
page-taken-back = Un pas en arrière a été fait.
page-says = { $name } dit : { $text }
page-offline-said = Hors ligne. Votre table est en sûreté.
page-online-said = De nouveau en ligne.

# ---- Moi, sans compte
page-me = Vous et vos appareils
page-other-device = Jouer sur un autre appareil
page-other-device-help = Emportez vos tables sur un téléphone ou dans un autre navigateur. Sans compte ni mot de passe.
page-device-make = Montrer le code
page-device-again = Un nouveau code
page-device-code = Code pour l’appareil photo de l’autre appareil
page-device-link = Ou ouvrez ce lien là-bas
page-device-once = Il s’ouvre une seule fois, pendant dix minutes. Qui l’a joue à votre place : ne le donnez à personne d’autre.
page-devices = Vos appareils
page-device = Un appareil
page-device-this = celui-ci
page-device-seen = vu le { $day }
page-sign-out = Déconnecter
page-sign-out-yes = Oui, déconnecter
page-sign-out-last = C’est votre seul appareil, et vous n’avez pas de phrase de secours : vos tables seraient perdues.
page-phrase = Phrase de secours
page-phrase-help = Douze mots à noter. Saisis n’importe où, ils ramènent toutes vos tables.
page-phrase-there = Vous avez une phrase. Une nouvelle rend l’ancienne sans valeur.
page-phrase-make = Créer une phrase
page-phrase-save = Enregistrer dans un fichier
page-phrase-done = C’est noté
page-come-back = Revenir avec une phrase
page-come-back-help = Les majuscules et les accents ne comptent pas.
page-come-back-do = Ramener mes tables
page-take-along = Emporter les tables de ce navigateur. La personne que vous devenez y est alors assise, sur tous ses appareils.
page-enter = Jouer aussi sur cet appareil
page-enter-help = Ce lien fait de ce navigateur l’un des appareils de quelqu’un. Continuez s’il est à vous, de votre autre appareil.
page-enter-do = Oui, c’est moi
page-sit-already = Je suis déjà à cette place
page-asked-in = C’est demandé. Quelqu’un à la table vous laisse entrer.
page-asks-in = { $name } dit : « Je suis déjà à cette place », celle de { $seat }.
page-let-in = Laisser entrer
page-not-let-in = Non
