### La page du navigateur, en français. Les mêmes clés et variables que dans page.en.ftl ; un test les compare.

## Partout

page-skip = Aller à la table
page-home = Farmtable, première page
page-rules = Règles
page-light = Clair ou sombre
page-missing = Cette page n’existe pas. Voici les jeux :
page-offline = Le serveur ne répond pas. Réessayez dans un instant.
page-play-now = Jouer

## La table

page-table = Table
page-parts = Parties de la table
page-rail = Choix, points, journal et discussion
page-other-players = Autres joueurs
page-your-seat = Votre place
page-text-view = Vue texte
page-on-the-table = Sur la table
page-typed-help = Activez un choix, ou tapez-le dans le champ ci-dessous, précédé d’une barre « / ».

page-your-turn = À vous
page-your-turn-at = À vous de jouer : { $game }
page-thinks = réfléchit
page-gone = parti
page-away = absent
page-bot = robot
page-watch-seat = Regarder { $name }
page-here = présent

page-over = La partie est terminée.
page-watching-moves = Les autres jouent …
page-skip-moves = Passer
page-thinking =
    { $n ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }
page-confirm = Appuyez encore, ou sur le bouton, pour le faire.
page-no-return = La suite est inconnue : pas de retour possible.
page-unknown-follows = La suite n’est pas encore connue ; pas de retour possible.
page-do-it = Le faire
page-not-yet = Pas encore
page-undo = Reculer d’un pas
page-undo-key = Reculer d’un pas (Z)
page-all-choices = Tous les choix
page-which = Lequel ?
page-several = { $n } choix

page-choices = Choix
page-open =
    { $n ->
        [one] { $n } possible
       *[other] { $n } possibles
    }
page-nothing-to-choose = Rien à choisir pour l’instant.
page-more = { $n } de plus
page-fewer = Moins

page-points = Points
page-whose-points = Les points de qui
page-sum = Somme
page-tie = En cas d’égalité

page-log = Journal
page-since = depuis votre dernier regard
page-pace-calm = rythme calme
page-pace-brisk = rythme vif
page-pace-none = sans pause
page-pace-help = La vitesse à laquelle les coups des autres sont montrés

page-chat = Discussion
page-say = Dites quelque chose, ou / et un coup
page-send = Envoyer

page-pass-screen = Passez l’écran à { $name }
page-covered = Ce qui a été vu est couvert.
page-i-am = Je suis { $name }

page-offline-table =
    { $seconds ->
        [0] Hors ligne. Votre table est en sûreté ; nouvel essai maintenant.
       *[other] Hors ligne. Votre table est en sûreté ; nouvel essai dans { $seconds } s.
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
page-won-solo = Vous avez gagné !
page-lost-solo = Vous avez perdu.
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-wins =
    { $n ->
        [one] { $who } gagne.
       *[other] { $who } partagent la victoire.
    }
page-another-game = Une autre partie
page-log-file = Fichier de la partie
page-proof = La donne se vérifie : la graine a été promise avant la partie sous la forme
page-chart = Points au fil de la partie ; à la fin : { $result }

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
