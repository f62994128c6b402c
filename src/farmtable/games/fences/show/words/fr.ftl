### Fences en français. Les mêmes clés et variables que dans en.ftl ; un test les compare.

game-name = Fences
game-goal = Posez des tuiles, fermez des fermes avec des clôtures et possédez leurs animaux.
game-picture = Des prés avec clôtures, moutons, cochons, vaches et deux granges
game-by = Auteurs : Adam F. Collins et Tim Forbis (Bearded Board Games). Les tuiles et les fermiers sont notre reconstitution.
help-play =
    Vous gagnez si vous avez le plus de points quand toutes les tuiles sont posées.

    À votre tour :
      1. Posez l’une de vos tuiles à côté d’une autre. Les clôtures doivent se prolonger : clôture contre
         clôture, côté ouvert contre côté ouvert.
      2. Les fermes désormais closes sont comptées : un point par animal pour le propriétaire de la grange,
         deux s’ils sont tous de la même espèce. Plusieurs granges partagent. Celui qui ferme une ferme
         reçoit le bonus de son profil.
      3. Vous pouvez construire une grange sur votre nouvelle tuile, dans une ferme qui n’en a pas encore.
      4. Vous piochez une tuile.
help-notation =
    Ce que l’on peut taper : poser 31 r90 en O12 y pose la tuile 31, tournée d’un quart vers la droite ; grange ouest
    construit dans le champ à l’ouest ; terminé ne construit rien. Les places se comptent à partir de la première tuile,
    0,0 : d’abord les colonnes vers l’est, puis les lignes vers le sud. Dans les phrases, la première tuile est en
    M13, et N12 est à l’est et au nord de celle-ci.

ask-set-tile = Quelle tuile posez-vous, et où ?
ask-build-barn = Construisez-vous une grange sur la tuile que vous venez de poser ?

choice-set = poser en { $place } : { $fields }
choice-barn = construire une grange : { $where }
choice-no-barn = pas de grange
choice-done = terminé
choice-exchange = aucune de vos tuiles ne convient : les échanger
choice-pass = aucune de vos tuiles ne convient : passer
choice-start = { $player } commence
choice-farmer = le fermier { $name } est distribué
choice-draw = { $tile } est piochée

where-north = nord
where-north-east = nord-est
where-east = est
where-south-east = sud-est
where-south = sud
where-south-west = sud-ouest
where-west = ouest
where-north-west = nord-ouest
where-middle = milieu

edge-north = au nord
edge-east = à l’est
edge-south = au sud
edge-west = à l’ouest

animals-cow = { $n ->
    [one] { $n } vache
   *[other] { $n } vaches
}
animals-pig = { $n ->
    [one] { $n } cochon
   *[other] { $n } cochons
}
animals-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
animals-none = aucun animal
field = { $animals } ({ $where })
field-bare = rien ({ $where })
tile = une tuile avec { $animals }
tile-bare = une tuile sans animal
tile-none = une tuile

farmer = { $name } : { $bonuses }
bonus = { $points } pour { $condition }

condition-cow = une ferme avec une vache
condition-pig = une ferme avec un cochon
condition-sheep = une ferme avec un mouton
condition-no-cow = une ferme sans vache
condition-no-pig = une ferme sans cochon
condition-no-sheep = une ferme sans mouton
condition-one-kind = une ferme avec une seule espèce d’animaux
condition-two-kinds = une ferme avec exactement deux espèces d’animaux
condition-three-kinds = une ferme avec les trois espèces d’animaux
condition-five-animals = une ferme d’au moins 5 animaux
condition-eight-animals = une ferme d’au moins 8 animaux
condition-no-animal = une ferme sans animal
condition-four-tiles = une ferme sur exactement 4 tuiles
condition-six-tiles = une ferme sur au moins 6 tuiles
condition-no-barn = une ferme sans grange
condition-others-barn = une ferme avec la grange d’un autre joueur
condition-two-barns = une ferme avec au moins deux granges
condition-second-farm = chaque ferme de plus que la même tuile achève

event-starts = { $player } commence.
event-profile = { $player } reçoit le profil { $farmer }.
event-draws = { $player } pioche { $tile }.
event-draws-unseen = { $player } pioche une tuile.
event-sets = { $player } pose { $tile }.
event-completes = { $player } achève une ferme : { $animals }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}, { $barns ->
    [0] aucune grange
    [one] une grange
   *[other] { $barns } granges, { $share } chacune
}.
event-scores = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $barns ->
    [one] une grange
   *[other] { $barns } granges
}.
event-bonus = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bonus pour { $condition }.
event-returns = { $player } récupère une grange.
event-builds = { $player } construit une grange : { $where }.
event-exchanges = { $player } n’a aucune tuile qui convienne et échange { $n ->
    [one] la sienne
   *[other] ses { $n } tuiles
}.
event-passes = { $player } n’a aucune tuile qui convienne et passe.

score-farm = ferme ({ $animals }) : { $own } sur { $barns ->
    [one] { $barns } grange
   *[other] { $barns } granges
}
score-bonus = bonus de { $name } pour { $condition }

refused-one-tile = Vous avez déjà posé une tuile à ce tour.
refused-tile-is-set = Votre tuile est posée ; il reste à savoir si vous construisez une grange.
refused-tile-fits = L’une de vos tuiles convient : vous devez en poser une.
refused-exchange = Vous ne pouvez plus échanger de tuiles ; vous passez.
refused-exchange-first = Vous pouvez échanger vos tuiles avant de passer.
refused-chance = C’est le hasard qui en décide.
refused-set-first = Posez d’abord une tuile.
refused-not-in-hand = Cette tuile n’est pas dans votre main.
refused-first-place = La première tuile n’a qu’une place ; toutes les autres se comptent à partir d’elle.
refused-taken = Il y a déjà une tuile à cet endroit.
refused-corner = Ici, la tuile ne toucherait les autres que par les coins ; il faut un côté entier.
refused-apart = Ici, la tuile ne toucherait aucune autre tuile.
refused-fences = Ici, une clôture rencontrerait un côté ouvert : { $edges }.
refused-no-field = Dans ce sens, la tuile n’a pas de champ nommé « { $where } ».
refused-no-barn = Vous n’avez plus de grange en réserve.
refused-completed = La ferme ({ $where }) est achevée et comptée ; elle ne reçoit plus de grange.
refused-has-barn = La ferme ({ $where }) a déjà une grange.
refused-not-offered = Ce choix n’est pas proposé.

letter-cow = v
letter-pig = c
letter-sheep = m
draw-legend = { $cow } vache · { $pig } cochon · { $sheep } mouton · un chiffre : la grange de ce joueur
draw-seat = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stock ->
    [one] { $stock } grange
   *[other] { $stock } granges
} en réserve, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en main
draw-supply = Réserve : { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}

# Le plateau du navigateur

face-left = { $n ->
    [one] encore { $n } tuile
   *[other] encore { $n } tuiles
}
face-board = Plateau, { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
face-tile = Tuile en { $place } : { $fields }
face-hand-tile = Tuile dans votre main : { $fields }
face-hidden-tile = Une tuile qui vous est cachée
face-field = { $where } : { $animals }
face-tried = Votre tuile, essayée en { $place }
face-place = Place { $place }
face-field-of = Champ { $where } de la tuile en { $place }
face-farm = Ferme en { $place }, { $where } : { $animals } ; valeur { $worth } ; { $open ->
    [one] { $open } bout ouvert
   *[other] { $open } bouts ouverts
} ; { $barns }
face-farm-completed = Ferme achevée en { $place }, { $where } : { $animals } ; valeur { $worth } ; { $barns }
face-barns-of = { $n ->
    [one] une grange de { $player }
   *[other] { $n } granges de { $player }
}
face-no-barns = aucune grange
face-hand = Vos tuiles
face-in-hand = { $n ->
    [one] { $n } tuile en main
   *[other] { $n } tuiles en main
}
face-barns-left = { $n ->
    [one] { $n } grange en réserve
   *[other] { $n } granges en réserve
}
face-points-of = { $player } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
face-turn-right = Tourner la tuile vers la droite
face-turn-left = Tourner la tuile vers la gauche
face-zoom-in = Agrandir
face-zoom-out = Réduire
face-fit = Montrer tout le plateau
face-points = points
face-outside = { $n ->
    [one] { $n } place est hors de vue : la montrer
   *[other] { $n } places sont hors de vue : montrer la suivante
}
face-seat-farms = { $n ->
    [0] aucune ferme encore
    [one] { $n } ferme ouverte
   *[other] { $n } fermes ouvertes
}

# Ce que l’on regarde, en une ligne

face-closes = Achève { $whose } : { $animals } = { $worth }.
face-closes-one-kind = Achève { $whose } : { $animals } d’une seule espèce × 2 = { $worth }.
face-closes-none = N’achève aucune ferme.
face-your-farm = votre ferme
face-farm-of = la ferme de { $players }
face-nobodys-farm = une ferme sans grange
face-gets = { $player } +{ $n }.
face-gets-bonus = Cela plaît à { $name } : { $bonuses }.
face-back = { $n ->
    [one] Votre grange revient.
   *[other] { $n } de vos granges reviennent.
}
face-grows = Porte { $whose } à { $worth }, { $open ->
    [one] { $open } bout ouvert
   *[other] { $open } bouts ouverts
}.
face-ways = { $n } façons de la poser ici : tournez-la (R).
face-barn-in = À vous alors : une ferme qui vaut { $worth } pour l’instant, { $open ->
    [one] { $open } bout ouvert
   *[other] { $open } bouts ouverts
}.

# Ce qu’aime un fermier, en peu de mots

face-likes-cow = avec une vache
face-likes-pig = avec un cochon
face-likes-sheep = avec un mouton
face-likes-no-cow = sans vache
face-likes-no-pig = sans cochon
face-likes-no-sheep = sans mouton
face-likes-one-kind = une seule espèce
face-likes-two-kinds = deux espèces
face-likes-three-kinds = les trois espèces
face-likes-five-animals = au moins 5 animaux
face-likes-eight-animals = au moins 8 animaux
face-likes-no-animal = sans animal
face-likes-four-tiles = sur 4 tuiles
face-likes-six-tiles = sur au moins 6 tuiles
face-likes-no-barn = sans grange
face-likes-others-barn = la grange d’un autre
face-likes-two-barns = au moins 2 granges
face-likes-second-farm = chaque ferme de plus

rule-FE-01 = 60 tuiles à deux joueurs, 72 à trois, 84 à quatre, face cachée. Chacun en prend deux et ne les montre à personne, sauf si l’on joue à mains ouvertes.
rule-FE-02 = Chacun reçoit au hasard un profil de fermier, face visible, pour toute la partie.
rule-FE-03 = Le hasard désigne le premier joueur ; ensuite on joue dans le sens horaire. Tous commencent sans point et avec quatre granges en réserve.
rule-FE-10 = À votre tour, vous devez poser l’une de vos tuiles.
rule-FE-11 = Les fermes que la tuile achève sont comptées aussitôt.
rule-FE-12 = Ensuite, vous pouvez construire une grange sur la tuile que vous venez de poser.
rule-FE-13 = À la fin de votre tour, vous piochez une tuile, tant qu’il en reste.
rule-FE-14 = La première tuile se pose n’importe où. Si aucune de vos tuiles ne convient, vous les remettez sans les montrer et en piochez autant ; si aucune ne convient encore, ou si la réserve est vide, vous passez et les gardez.
rule-FE-20 = Une tuile doit en toucher une autre par un côté entier ; les coins ne suffisent pas. Toutes les rotations sont permises, et l’on peut combler un trou.
rule-FE-21 = Sur chaque côté qui touche une voisine, une clôture doit rejoindre une clôture, et un côté ouvert un côté ouvert.
rule-FE-30 = On construit au plus une grange par tour, prise dans sa réserve, dans un champ de la tuile que l’on vient de poser.
rule-FE-31 = On ne construit pas dans une ferme qui a déjà une grange, à qui qu’elle soit et si loin qu’elle se trouve.
rule-FE-32 = Une ferme achevée pendant ce tour ne reçoit plus de grange.
rule-FE-33 = Une tuile peut réunir des fermes qui ont des granges ; plusieurs granges se trouvent alors dans la même ferme.
rule-FE-34 = Une grange ne revient en réserve que lorsque sa ferme est comptée ; on peut la reconstruire dans le même tour.
rule-FE-40 = Une ferme achevée vaut un point par animal, deux par animal s’ils sont tous de la même espèce.
rule-FE-41 = S’il y a plusieurs granges, la valeur est divisée par leur nombre, arrondie au supérieur ; on reçoit une part pour chacune de ses granges.
rule-FE-42 = Celui qui achève une ferme reçoit aussi le bonus de son profil, quels que soient les propriétaires des granges.
rule-FE-43 = Si une tuile achève plusieurs fermes, chacune est comptée à part, et toutes avant qu’une grange ne revienne.
rule-FE-50 = La partie se termine quand la dernière tuile est posée et comptée ; on n’y construit pas de grange. Les fermes ouvertes ne valent rien. Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est partagée.
rule-FE-51 = La partie se termine aussi quand tous les joueurs qui ont des tuiles ont passé l’un après l’autre.
rule-FE-60 = Chaque profil a deux conditions. Chacune que la ferme remplit rapporte à celui qui l’achève ; le bonus n’est jamais divisé.

## Options d’une table

option-open_hands = Mains ouvertes
option-open_hands-help = Les tuiles en main sont montrées à tous.

## La page des règles : les titres, chacun avant une règle ; et ce que nous avons décidé nous-mêmes

heading-FE-01 = Mise en place
heading-FE-10 = Un tour
heading-FE-20 = Poser une tuile
heading-FE-30 = Granges
heading-FE-40 = Décompte
heading-FE-50 = Fin de la partie
heading-FE-60 = Profils

ruling-FE-01 = Les tuiles en main sont cachées aux autres, sauf si les mains sont ouvertes.
ruling-FE-03 = Le hasard désigne le premier joueur.
ruling-FE-14 = Toute cette règle. Qui est interrogé ne dépend jamais de ce qui est caché : on vous demande donc même quand rien ne convient.
ruling-FE-32 = Toute cette règle.
ruling-FE-50 = Les fermes ouvertes ne valent rien. La dernière tuile est la dernière de toutes, mains et réserve comprises.
ruling-FE-51 = Toute cette règle.
ruling-FE-60 = Les deux conditions sont examinées pour chaque ferme achevée, avant le retour des granges ; les deux peuvent payer.

## La leçon : ce qui est dit avant un choix, dans l’ordre de lesson.toml

lesson-welcome = Bienvenue ! On pose des tuiles avec clôtures et animaux. Une ferme est ce qu’entoure une clôture ; qui y a une grange marque ses points quand elle est close.
lesson-profile = Vous êtes Flora. Qui ferme une ferme reçoit le bonus de son profil : Flora aime les fermes d’une seule espèce, et celles de six tuiles ou plus.
lesson-first-tile = À votre tour, vous posez l’une de vos deux tuiles. Prenez celle qui a deux moutons dans son coin. La première tuile se pose n’importe où.
lesson-barn = Ensuite vous pouvez construire une grange sur cette tuile. Vous en avez quatre. Construisez dans le coin aux moutons : cette ferme est à vous.
lesson-fit = Ada continue au-dessus, et sa grange est dans le grand champ extérieur. Une tuile doit convenir : clôture contre clôture, côté ouvert contre côté ouvert.
lesson-grow = Cette fois, prenez la tuile qui a un mouton dans son coin. À droite de votre première tuile, elle agrandit votre ferme d’un mouton.
lesson-no-barn = On ne vous a pas proposé de grange : les deux fermes de cette tuile en ont déjà une. Une ferme n’en reçoit pas de deuxième, sauf si des fermes se rejoignent.
lesson-close = Il reste un trou dans votre clôture, et l’une de vos tuiles y va. Fermez la ferme !
lesson-scored = Quatre moutons font quatre points, et d’une seule espèce ils comptent double : huit. Votre profil en ajoute trois. Votre grange est revenue en réserve.
lesson-next-farm = Commencez une autre ferme : posée au-dessus, cette tuile a un champ qui n’est à personne.
lesson-barn-again = Construisez ici. Les granges ne reviennent que si leur ferme est fermée : n’en mettez pas quatre dans des fermes que personne ne peut clore.
lesson-others-farm = Regardez la petite ferme d’Ada, avec un mouton : il ne reste qu’un trou. Fermez-la. Elle marque deux points pour sa grange, mais le bonus de trois va à qui ferme : vous.
lesson-same-turn = Après le décompte, vous pouvez encore construire sur la tuile posée, mais pas dans une ferme close.
lesson-shared = S’il y a plusieurs granges dans une ferme, elles se partagent ses points, arrondis au-dessus. Rejoindre une grande ferme peut donc valoir la peine.
lesson-end = La partie finit avec la dernière tuile. Les fermes encore ouvertes ne valent rien. Vous savez tout ce qu’il faut : jouez !

# Sources of points, at the end
score-farm-source = fermes closes
score-bonus-source = ce que l’agriculteur aime

## First page

game-line = Fermez des fermes pleines d’animaux avant vos voisins.
## Rules page

signs-board = Sur le plateau
signs-likes = Ce que les fermiers paient
## Les exercices : titre, tâche, indice, et ce qui est dit après

scenario-close = Fermer une ferme
scenario-close-task = Votre ferme avec le cochon et la vache n’est ouverte que d’un côté. Fermez-la avec l’une de vos deux tuiles.
scenario-close-hint = Cherchez le trou dans la clôture, à gauche de la vache. Tournez la tuile jusqu’à ce que la clôture fasse le tour.
scenario-close-done = Close ! Chaque animal vaut un point, et votre grange est revenue en réserve. Ada aurait pu la fermer aussi, mais les points vont à qui y a une grange.
scenario-turned = Tourner la tuile
scenario-turned-task = Une tuile ferme votre ferme avec la vache et les deux cochons. Fermez-la pour qu’elle vaille cinq points.
scenario-turned-hint = La tuile aux deux moutons offre un autre coin à chaque quart de tour. Lequel apporte le plus d’animaux dans la ferme ?
scenario-turned-done = Cinq animaux, cinq points. La tuile allait dans quatre sens ; un seul amène les deux moutons.
scenario-bonus = Fermer suffit
scenario-bonus-task = Vous êtes Hedda : six points pour fermer une ferme des trois espèces, trois pour une ferme sans grange. Trouvez une ferme qui donne les deux.
scenario-bonus-hint = Un bonus ne demande pas de grange : il va à qui ferme. Cherchez un champ sans grange, avec un seul trou, une vache, un cochon et un mouton.
scenario-bonus-done = Neuf points sans grange à vous. Lire les profils avant de choisir une place rapporte, ceux des autres aussi.
scenario-great = Une grande ferme
scenario-great-task = Vous êtes Tim : trois points pour une ferme avec une vache, cinq pour les trois espèces. Fermez celle de vos fermes qui vaut treize points.
scenario-great-hint = Vous avez trois granges sur la table, mais une seule est avec des vaches, un cochon et un mouton. Une seule de vos tuiles va dans le trou, et dans un seul sens.
scenario-great-done = Cinq animaux font cinq points, et votre profil ajoute trois et cinq. Une grande ferme prend du temps : fermez-la avant que quelqu’un ne s’y joigne.

## La table en mots

text-hand = Votre main
call-hand = main
text-tile = Tuile { $tile } : { $fields } ; clôtures : { $fences }
text-no-fence = aucune
text-no-tiles = Aucune tuile.
text-player =
    { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
call-player = joueur { $player }
text-stock =
    { $n ->
        [one] { $n } grange en réserve
       *[other] { $n } granges en réserve
    }
text-tiles =
    { $n ->
        [one] { $n } tuile en main
       *[other] { $n } tuiles en main
    }
text-profile = Profil { $farmer }
text-no-profile = Pas encore de profil
text-started = A commencé la partie
text-open-farms = Fermes ouvertes : { $n }
call-farms = fermes
text-completed-farms = Fermes achevées : { $n }
call-completed = achevées
text-none = aucune
text-farm = Ferme { $n } : { $animals }
call-farm = ferme { $n }
text-farm-short =
    la ferme { $n } ({ $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $open ->
        [one] { $open } bout ouvert
       *[other] { $open } bouts ouverts
    })
text-worth =
    Vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } ; { $barns ->
        [0] aucune grange
        [one] une grange
       *[other] { $barns } granges, { $share } chacune
    }
text-barns-of =
    { $player } : { $n ->
        [one] { $n } grange
       *[other] { $n } granges
    }
text-lies = Elle s’étend sur { $places }
text-field-place = { $place } { $where }
text-completed-by = Achevée par la tuile en { $place }
text-ends =
    { $n ->
        [one] { $n } bout ouvert
       *[other] { $n } bouts ouverts
    }, vers { $places }
text-board =
    { $n ->
        [one] Plateau : { $n } tuile
       *[other] Plateau : { $n } tuiles
    }
call-board = plateau
text-place = { $place }
call-at = en { $place }
text-board-field = { $field } : ferme { $n }
text-set-by = Tuile { $tile }, tournée de { $turn }°, posée par { $player }
text-barn = Grange de { $player } : { $where }
text-fences = Clôtures : { $edges }
text-free = Places libres : { $n }
call-free = libres
text-first-place = La première tuile se pose en { $place }.
text-place-free = { $place }, libre
text-needs = { $needs }
text-needs-fence = une clôture { $edge }
text-needs-open = un côté ouvert { $edge }
text-supply = Réserve
call-supply = réserve
text-open-hands = Toutes les mains sont visibles.
text-closed-hands = Vous seul voyez votre main.
text-exchanged = Mains échangées jusqu’ici : { $n }
text-passed = Tours passés de suite : { $n }
ask-where = Où ?
ask-turned = Tournée comment ?
step-place = { $place }, { $n } façons de la tourner
step-place-turned = { $place }, { $turned }
step-turn = tournée de { $turn }° : { $fields }
step-barn = { $barn } ; { $animals }, vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }, { $open ->
        [one] { $open } bout ouvert
       *[other] { $open } bouts ouverts
    }
effect-joins = { $where } : rejoint { $farms }
effect-new-farm = { $where } : commence une ferme

## Ce que l’on peut taper : les mots de la notation

typed-done = terminé
typed-exchange = échanger
typed-pass = passer
typed-barn = grange
typed-start = commencer
typed-farmer = fermier
typed-draw = piocher
typed-set = poser
typed-at = en
typed-north = nord
typed-north-east = nord-est
typed-east = est
typed-south-east = sud-est
typed-south = sud
typed-south-west = sud-ouest
typed-west = ouest
typed-north-west = nord-ouest
typed-middle = milieu

## Ce dont une façon de jouer donne plus, ou moins, selon l’entraîneur

feature-points = points
feature-stock = granges en réserve
feature-stock-none = plus aucune grange en réserve
feature-share = ce que rapporteraient les fermes avec granges
feature-share-near = ce que rapporteraient les fermes presque closes
feature-share-hope = ce que rapporteraient les fermes qui fermeront sans doute
feature-share-near-hope = ce que rapporteraient les fermes presque closes qui fermeront sans doute
feature-near = granges dans des fermes presque closes
feature-hope = granges dans des fermes qui fermeront sans doute
feature-near-hope = granges dans des fermes qui fermeront sans doute bientôt
feature-places = places où les fermes se prolongent
feature-ends = côtés ouverts des fermes
feature-stuck = granges dans des fermes qu’on ne peut plus fermer
feature-rare = granges qui attendent une tuile rare
feature-one-place = granges dans des fermes qu’une tuile peut fermer
feature-one-kind = fermes avec une seule espèce d’animal
feature-no-animal = fermes sans animaux
feature-animals = animaux dans les fermes
feature-shared = fermes partagées avec d’autres
feature-outvoted = fermes où d’autres ont plus de granges
feature-pieces = tuiles des fermes
feature-closes = ce que rapporterait la meilleure tuile en main
feature-closes-more = ce que rapporteraient les autres tuiles en main
feature-closes-draw = ce que peut rapporter une tuile piochée
feature-bonus = points du profil à portée
feature-free = valeur de la meilleure ferme ouverte sans grange
feature-two-places = fermes que deux tuiles peuvent fermer
feature-more-places = fermes qui demandent plus de tuiles
