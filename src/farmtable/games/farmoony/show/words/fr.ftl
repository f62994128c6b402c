### Farmoony en français. Les mêmes clés et variables que dans en.ftl ; un test les compare.

game-name = Farmoony
game-goal = Draftez des cartes Ferme, faites grandir votre terrain carte sur carte et marquez le plus de points aux trois missions.
game-picture = Un terrain de cartes superposées avec légumes, eau et nuisibles
game-by = Le livret que nous connaissons ne nomme ni les auteurs ni l’éditeur. Les cartes et certaines missions sont notre reconstitution.
help-play =
    Trois missions sont choisies, une au début de chaque phase ; à la fin, toutes trois comptent pour votre terrain.

    Un tour :
      1. Gardez une carte Ferme de votre main, les autres passent au voisin. Toutes sont montrées ensemble.
      2. Posez votre carte sur votre terrain, tournée à votre guise. Elle recouvre au moins une tuile, et
         une seule tuile au plus de chaque carte. Sur la pierre, rien que de la pierre ; jamais sur un jeton.
      3. Outils, l’un après l’autre : utilisez-en un sur un terrain, ou piochez si vous en avez moins de trois.
help-notation =
    Ce que l’on peut taper : place 57 r90 at 3,-2 veut dire carte 57, tournée de 90° vers la droite, la tuile en
    haut à gauche en colonne 3, rangée -2. Les colonnes vont vers la droite, les rangées vers le bas ; la première
    carte est en 0,0. Dans les phrases, cette place s’appelle M13, et N12 est à sa droite et au-dessus.

## Tuiles et cartes

tile-vegetable = légume
tile-water = eau
tile-fertilizer = engrais
tile-pest = nuisible
tile-soil = terre
tile-stone = pierre
tile-none = rien
tiles-vegetable = { $n ->
    [one] { $n } légume
   *[other] { $n } légumes
}
tiles-water = { $n ->
    [one] { $n } eau
   *[other] { $n } eaux
}
tiles-fertilizer = { $n ->
    [one] { $n } engrais
   *[other] { $n } engrais
}
tiles-pest = { $n ->
    [one] { $n } nuisible
   *[other] { $n } nuisibles
}
tiles-soil = { $n ->
    [one] { $n } terre
   *[other] { $n } terres
}
tiles-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
# Une lettre par type, toutes différentes.
letter-vegetable = L
letter-water = E
letter-fertilizer = G
letter-pest = N
letter-soil = T
letter-stone = P

# Une carte Ferme, par ce qu’elle montre ; puis ses quatre tuiles, comme elle est tournée
card = une carte avec { $tiles }
rows = { $a } et { $b } en haut, { $c } et { $d } en bas
place =
    en { $cell }{ $turn ->
        [0] {""}
       *[other] , tournée de { $turn }° vers la droite
    }

## Outils : seuls, et dans une phrase

tool-livestock = bétail
tool-pesticide = pesticide
tool-rake = râteau
tool-cement = ciment
tool-mattock = pic
tool-water-tank = citerne
tool-seed = graine
tool-chemical-fertilizer = engrais chimique
tool-locust = criquet
tool-farmer = fermier
tool-wheelbarrow = brouette
tool-fence = clôture
a-tool-livestock = du bétail
a-tool-pesticide = du pesticide
a-tool-rake = un râteau
a-tool-cement = du ciment
a-tool-mattock = un pic
a-tool-water-tank = une citerne
a-tool-seed = une graine
a-tool-chemical-fertilizer = de l’engrais chimique
a-tool-locust = un criquet
a-tool-farmer = un fermier
a-tool-wheelbarrow = une brouette
a-tool-fence = une clôture

## Missions : le nom, et ce qui rapporte

mission = { $name }
mission-mixed-bed = Plate-bande variée
mission-mixed-bed-text = 3 par groupe de trois tuiles reliées : une eau, un engrais, un légume
mission-three-crops = Trois récoltes
mission-three-crops-text = 3 par groupe de trois légumes reliés
mission-watered-garden = Jardin arrosé
mission-watered-garden-text = 1 par légume à côté d’une eau
mission-border-pests = Nuisibles en bordure
mission-border-pests-text = 1 par nuisible ayant au moins deux côtés libres
mission-liquid-manure = Purin
mission-liquid-manure-text = 1 par engrais à côté d’une eau
mission-rich-compost = Compost riche ★
mission-rich-compost-text = 3 par groupe de trois engrais reliés, à côté d’une eau et d’un légume ; −1 par nuisible à côté d’un groupe compté
mission-well-fed-pests = Nuisibles repus
mission-well-fed-pests-text = 2 par nuisible à côté d’au moins deux légumes
mission-long-furrow = Long sillon
mission-long-furrow-text = la rangée ou la colonne qui a le plus de légumes : 1 par légume, −1 par nuisible
mission-great-pond = Grand étang
mission-great-pond-text = 1 par eau du plus grand groupe relié ; −1 par engrais sans autre engrais à côté
mission-long-ditch = Long fossé
mission-long-ditch-text = la rangée ou la colonne qui a le plus d’eau : 1 par eau, −1 par nuisible
mission-pest-trail = Piste des nuisibles ★
mission-pest-trail-text = le plus grand groupe de nuisibles reliés par les coins : 1 par nuisible, 1 de plus pour chacun au bord du terrain
mission-garden-path = Allée du jardin ★
mission-garden-path-text = 1 par légume du plus long chemin de légumes allant d’une eau à une autre
mission-barren-pests = Nuisibles affamés
mission-barren-pests-text = 2 par nuisible ayant de la terre ou de la pierre sur au moins deux côtés
mission-canal = Canal ★
mission-canal-text = 1 par eau du plus long chemin d’eau entre un engrais et un légume
mission-full-lines = Lignes complètes ★
mission-full-lines-text = 4 par rangée ou colonne où l’on voit légume, eau, engrais et nuisible
mission-rich-field = Champ fertile ★
mission-rich-field-text = 1 par tuile du plus grand groupe relié de légumes et d’engrais comptant au moins deux engrais
mission-good-neighbours = Bons voisins
mission-good-neighbours-text = 2 par paire d’un légume et d’un engrais qui se touchent par un coin ; −1 par nuisible à côté d’une paire comptée
mission-blueprint = Plan exact ★
mission-blueprint-text = 5 par carré exactement ainsi, sans le tourner : en haut légume à gauche et eau à droite, en bas nuisible à gauche et engrais à droite
mission-stepping-ponds = Mares en quinconce
mission-stepping-ponds-text = le plus grand groupe d’eaux reliées par les coins : 1 par eau, 1 de plus pour chacune au bord du terrain
mission-soil-care = Soin du sol
mission-soil-care-text = 2 par engrais ayant de la terre ou de la pierre sur au moins deux côtés
mission-clean-water = Eau pure
mission-clean-water-text = 1 par eau qu’aucun nuisible ne touche, pas même par un coin
mission-wild-bed = Plate-bande sauvage
mission-wild-bed-text = 3 par groupe de trois tuiles reliées : un légume, une eau, un nuisible
mission-compost-pairs = Compost par deux
mission-compost-pairs-text = 1 par paire d’engrais reliés ; −1 par nuisible à côté d’une paire comptée
mission-compost-rows = Compost en ligne
mission-compost-rows-text = 3 par ligne droite de trois engrais ; −1 par nuisible à côté d’une ligne comptée
mission-hidden-compost = Compost caché
mission-hidden-compost-text = dans le plus grand groupe d’engrais reliés par les coins, deux au moins : 1 pour chacun ayant moins de deux côtés libres

## Questions

ask-choose-mission = Quelle mission doit valoir désormais ?
ask-choose-card = Quelle carte Ferme gardez-vous ? Les autres passent au voisin.
ask-place-card = Où posez-vous votre carte Ferme ?
ask-work-with-tools = Utilisez-vous un outil, en piochez-vous un, ou ni l’un ni l’autre ?
ask-unload = Où la brouette apporte-t-elle la carte ? { $card }
ask-may-fence = Une brouette apporte une carte sur votre terrain. Dressez-vous une clôture ?
ask-may-fence-taken = Une brouette prend une carte sur votre terrain. Dressez-vous une clôture ?

## Choix

choice-done = rien
choice-no-fence = laisser passer
choice-none = rien de tel
choice-draw = piocher le premier outil de la pioche
choice-fence = dresser une clôture
choice-take = prendre { $tool } à côté de la pioche
choice-mission = mission { $mission }
choice-choose = garder la carte : { $card }
choice-wheelbarrow = soulever avec une brouette la carte : { $card }
choice-unload = chez { $owner } { $place }
choice-place = en { $cell } : { $card }
choice-use = { $tool } : { $from } en { $cell } chez { $owner } devient { $to }
choice-chooser = le sort désigne { $player } pour choisir une mission
choice-deal = { $card } est distribuée
choice-tool = la pioche donne { $tool }

## Événements

event-chooser =
    { $n ->
        [1] { $player } choisit la première mission.
        [2] { $player } choisit la deuxième mission.
       *[other] { $player } choisit la troisième mission.
    }
event-phase = La phase { $n } commence. { $player } choisit la mission et joue d’abord avec les outils.
event-mission = { $player } choisit la mission { $mission }.
event-deals =
    { $n ->
        [one] Chacun reçoit { $n } carte Ferme.
       *[other] Chacun reçoit { $n } cartes Ferme.
    }
event-tools =
    { $n ->
        [one] Chacun reçoit { $n } outil.
       *[other] Chacun reçoit { $n } outils.
    }
event-turns-up = À côté de la pioche d’outils, il y a maintenant { $tool }.
event-reveals = { $player } montre { $card }.
event-passes = Les mains passent au voisin dans le sens des aiguilles d’une montre.
event-passes-back = Les mains passent au voisin dans le sens inverse des aiguilles d’une montre.
event-receives =
    { $n ->
        [one] { $player } reçoit une carte.
       *[other] { $player } reçoit { $n } cartes.
    }
event-receives-unseen =
    { $n ->
        [one] { $player } reçoit une carte.
       *[other] { $player } reçoit { $n } cartes.
    }
event-lost = Chez { $player }, aucune place pour { $card } : elle quitte la partie.
event-places = { $player } pose { $card }.
event-nothing = { $player } ne touche pas aux outils.
event-draws = { $player } pioche un outil : { $tool }.
event-draws-unseen = { $player } pioche un outil.
event-takes = { $player } prend { $tool }.
event-uses = { $player } utilise { $tool } : { $from } chez { $owner } devient { $to }.
event-lifts = { $player } vient chez { $owner } avec une brouette chercher { $card }.
event-unloads = { $player } veut apporter la carte chez { $owner }.
event-fence = { $player } dresse une clôture : rien ne bouge.
event-no-fence = { $player } ne dresse pas de clôture.
event-moves = La carte est maintenant chez { $owner }.
event-ends = Toutes les cartes Ferme sont posées. On compte les points des terrains.

## Points

score-tiles =
    { $mission } : { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
score-set = { $mission } : un groupe de { $n }
score-line = { $mission } : une ligne avec { $n }
score-path = { $mission } : un chemin de { $n }
score-edge = { $mission } : { $n } au bord
score-lone =
    { $mission } : { $n ->
        [one] { $n } isolée
       *[other] { $n } isolées
    }
score-pests =
    { $mission } : { $n ->
        [one] { $n } nuisible
       *[other] { $n } nuisibles
    }
score-zero = { $mission } : jamais moins que zéro
score-none = { $mission } : rien
score-tokens =
    { $n ->
        [one] jeton sur son propre terrain
       *[other] jetons sur son propre terrain
    }

## Refus

refused-not-the-question = Ce n’est pas la question qui vous est posée.
refused-chance = C’est le hasard qui en décide, pas un joueur.
refused-no-mission = Cette mission n’existe pas.
refused-mission-used = La mission { $mission } est déjà choisie.
refused-star = La mission { $mission } porte une étoile : on ne peut la choisir qu’aux phases 1 et 2.
refused-cover = Avec la mission { $mission }, les trois ne pourraient pas demander à la fois légume, eau, engrais et nuisible.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-other-card = Vous devez poser la carte que vous avez gardée.
refused-first-card = La première carte d’un terrain n’a qu’une place, et le haut reste le haut.
refused-no-overlap = Une carte doit recouvrir au moins une tuile du terrain.
refused-token = On ne recouvre pas une tuile qui porte un jeton.
refused-two-tiles = Deux tuiles d’une même carte seraient recouvertes ; une seule est permise.
refused-stone = Sur la pierre on ne pose que de la pierre ; ici ce serait : { $tile }.
refused-full = Vous avez déjà { $n } outils, c’est le maximum.
refused-deck-empty = La pioche d’outils est vide.
refused-not-open = À côté de la pioche, il n’y a pas ceci : { $tool }.
refused-fence-now = Une clôture ne sert qu’au moment où une brouette prend une carte sur votre terrain ou y en apporte une.
refused-no-fence = Vous n’avez pas de clôture.
refused-no-tool = Il vous faudrait { $tool }.
refused-no-land = Il n’y a pas de joueur { $n }.
refused-no-tile = Il n’y a pas de tuile à cet endroit chez { $owner }.
refused-wrong-tile = Pour utiliser { $tool }, il faut une tuile { $need } ; celle-ci est : { $tile }.
refused-not-on-a-land = Cette carte n’est sur aucun terrain.
refused-covered = Cette carte est en partie recouverte.
refused-only-card = Cette carte est la seule de son terrain.
refused-parts-land = Sans cette carte, le terrain se briserait en morceaux.
refused-nowhere-to-go = Aucun terrain n’a d’autre place pour cette carte.
refused-same-place = La carte y est déjà ; elle doit aller ailleurs.

## La table dans un terminal

draw-over = la partie est terminée
draw-phase = phase { $n }, tour { $turn }
draw-points =
    { $n ->
        [one] { $n } point ({ $parts })
       *[other] { $n } points ({ $parts })
    }
draw-open-tools =
    { $n ->
        [0] Outils visibles, la pioche est vide :
        [one] Outils visibles, encore { $n } dans la pioche :
       *[other] Outils visibles, encore { $n } dans la pioche :
    }
draw-tools = Outils chez { $player } :
draw-used-tools = Outils utilisés :
draw-hand = Votre main :
draw-known-hand = Vous savez ce qu’a en main { $player } :
draw-playing = { $player } pose :
draw-token = * jeton
draw-same-card = a, b, c… tuiles d’une même carte
draw-mission = { $mission } : { $text }

## La table en mots, pour qui l’écoute : $whose vaut « you » pour ce qui est à la personne qui lit

tell-owner = { $whose ->
    [you] Vous, { $player }
   *[other] { $player }
}
tell-points = { $n ->
    [one] { $n } point en ce moment.
   *[other] { $n } points en ce moment.
}
tell-chosen = { $whose ->
    [you] Vous avez choisi votre carte ; tous ne l’ont pas fait.
   *[other] { $player } a choisi une carte.
}
tell-playing = { $whose ->
    [you] Vous posez cette carte : { $card }.
   *[other] { $player } pose cette carte : { $card }.
}
tell-placed = Vous l’avez posée en { $place } : { $card }. Les autres ne le voient pas encore.
tell-has-placed = { $player } l’a posée ; vous ne voyez pas encore où.
tell-hand = { $whose ->
    [you] Votre main : { $n ->
        [one] { $n } carte Ferme
       *[other] { $n } cartes Ferme
    }
   *[other] Main chez { $player } : { $n ->
        [one] { $n } carte Ferme
       *[other] { $n } cartes Ferme
    }
}
tell-hand-card = { $n } : { $card }
tell-hand-kept = { $n } : { $card }. C’est celle que vous gardez.
tell-hand-hidden = Face cachée : vous ne les connaissez pas.
tell-hand-known = Vous connaissez cette main pour l’avoir eue.
tell-hand-goes = Ce que vous ne gardez pas va à { $to } ; vous recevez ce que laisse { $back }.
tell-tools = { $whose ->
    [you] Vos outils : { $n }
   *[other] Outils chez { $player } : { $n }
}
tell-tool-changes = { $tool } : { $before } devient { $after }
tell-tool-farmer = { $tool } : terre devient légume, eau, engrais ou nuisible
tell-tool-wheelbarrow = { $tool } : déplace une carte entièrement visible, sur un terrain au choix
tell-tool-fence = { $tool } : arrête une brouette qui vient sur votre terrain
tell-tool-seen = { $tool }. Tous savent que vous l’avez.
tell-tools-hidden = { $n ->
    [one] { $n } outil que vous ne connaissez pas
   *[other] { $n } outils que vous ne connaissez pas
}
tell-scores = { $whose ->
    [you] Ce qui compte sur votre terrain : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] Ce qui compte chez { $player } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
tell-line = { $n ->
    [one] { $n } point. { $why }
   *[other] { $n } points. { $why }
}
tell-line-less = { $n ->
    [one] { $n } point de moins. { $why }
   *[other] { $n } points de moins. { $why }
}
tell-where = { $why }, en { $places }
tell-no-land = { $whose ->
    [you] Vous n’avez pas encore de terrain
   *[other] { $player } n’a pas encore de terrain
}
tell-land = { $whose ->
    [you] Votre terrain
   *[other] Terrain chez { $player }
}
tell-size = { $whose ->
    [you] { $n } tuiles et { $tokens }, dans le rectangle de { $first } à { $last }. Les lettres vont vers la droite, les nombres vers le bas.
   *[other] { $n } tuiles et { $tokens }, dans le rectangle de { $first } à { $last }.
}
tell-tokens = { $n ->
    [0] aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
tell-row = Rangée { $n } : { $tiles }.
tell-list = { $first }, { $rest }
tell-tile = { $place } { $tile }
tell-tile-token = { $place } { $tile } avec un jeton
tell-tile-changed = { $place } { $tile } par un jeton sur { $printed }
tell-tile-covered = { $place } { $tile } (recouverte)
tell-cards = { $whose ->
    [you] Cartes de votre terrain, la plus ancienne d’abord : { $n }
   *[other] Cartes chez { $player }, la plus ancienne d’abord : { $n }
}
tell-card = Carte { $n } : { $tiles }.
tell-place = { $whose ->
    [you] { $tile }, sur votre terrain
   *[other] { $tile }, chez { $player }
}
tell-top = Carte { $n }, sans rien dessous.
tell-stack = Carte { $n }, sur { $below }.
tell-below = { $tile } de la carte { $n }
tell-place-token = Aucune carte ne peut recouvrir le jeton.
tell-around = Au-dessus { $above }, à droite { $right }, au-dessous { $below }, à gauche { $left }.
tell-counts = Elle compte. { $why }
tell-missions = Missions : { $n } sur 3
tell-mission = { $mission } : { $text }
tell-mission-by = { $mission } : choisie par { $player } en phase { $phase }.
tell-mission-now = { $mission } en ce moment : { $lands }.
tell-mission-land = { $player } { $n }
tell-mission-next = { $player } choisit la mission de la phase { $phase }.
tell-tools-to-draw = Outils à piocher
tell-open-tool = Visible, { $tool }
tell-tool-deck = { $n ->
    [0] La pioche est vide.
    [one] { $n } outil dans la pioche.
   *[other] { $n } outils dans la pioche.
}
tell-used-tools = { $n ->
    [one] { $n } outil a servi : { $tools }.
   *[other] { $n } outils ont servi : { $tools }.
}
tell-course = Phase et tour
tell-over = La partie est terminée.
tell-phase = Phase { $n } sur 3, tour { $turn } sur { $turns } de cette phase.
tell-first = { $player } joue d’abord avec les outils dans cette phase.
tell-passed = Les mains passent dans le sens des aiguilles d’une montre.
tell-passed-back = Les mains passent dans le sens inverse des aiguilles d’une montre.
tell-player = { $player } joue maintenant avec les outils.
tell-undealt = { $n ->
    [one] { $n } carte Ferme n’est pas distribuée.
   *[other] { $n } cartes Ferme ne sont pas distribuées.
}
tell-gone = Hors de la partie : { $card }.
tell-lifted = { $user } soulève avec une brouette la carte en { $place } chez { $player }.
tell-unloads = Elle doit aller chez { $player }, en { $place } : { $card }.

## Ce que l’on tape pour en entendre une partie

call-player = joueur { $player }
call-hand = main
call-tools = outils
call-scores = décompte
call-land = terrain
call-cards = cartes
call-at = en { $place }
call-missions = missions
call-deck = pioche
call-phase = phase

## Les questions pas à pas

step-row = { $n ->
    [one] rangée { $row }, { $n } place
   *[other] rangée { $row }, { $n } places
}
step-place = { $first } à { $last }, recouvre { $covered }
step-turned = { $turn ->
    [0] { $card }, sans tourner
   *[other] { $card }, tournée de { $turn }° vers la droite
}
step-use = utiliser { $tool }
step-take = prendre à côté de la pioche { $tool }
step-into = { $tile }
step-tile = { $tile }
step-land = { $whose ->
    [you] { $n ->
        [one] votre terrain, { $n } réponse
       *[other] votre terrain, { $n } réponses
    }
   *[other] { $n ->
        [one] chez { $player }, { $n } réponse
       *[other] chez { $player }, { $n } réponses
    }
}
step-lift = la carte en { $place } : { $card }
step-ask-card = { $ask } Elle montre : { $card }.
step-ask-place = À quelle place ? Elle porte le nom de sa tuile en haut à gauche.
step-ask-turn = Comment la carte est-elle tournée en { $place } ?
step-ask-into = Que devient la terre ?
step-ask-land = Sur quel terrain utilisez-vous { $tool } ?
step-ask-tile = { $whose ->
    [you] Laquelle, sur votre terrain ? Tuile cherchée : { $tile }.
   *[other] Laquelle, chez { $player } ? Tuile cherchée : { $tile }.
}
step-ask-lift = { $whose ->
    [you] Quelle carte de votre terrain ?
   *[other] Quelle carte, chez { $player } ?
}

## Les règles, une par une

rule-FM-01 = La partie compte trois phases. Dans chacune, on choisit une mission, puis chacun reçoit une main de cartes Ferme : 5, 6 et 7.
rule-FM-02 = Ensemble, les trois missions doivent demander légume, eau, engrais et nuisible. Une mission à étoile, ★, ne se choisit qu’en phase 1 ou 2. Ce qui rendrait cela impossible n’est pas proposé.
rule-FM-03 = À chaque phase, un autre joueur choisit la mission, dans un ordre tiré au sort ; à deux joueurs, le premier choisit de nouveau en phase 3. Toute mission encore libre est proposée, et une mission vaut jusqu’à la fin.
rule-FM-04 = Au début de la phase 1, et seulement là, chacun reçoit trois outils au hasard. Deux autres sont visibles à côté de la pioche d’outils. Pic, fermier, brouette et clôture y sont une fois à deux joueurs, deux fois à trois ou quatre, trois fois à cinq ou six ; chaque autre outil une fois de plus. Lesquels restent dans la boîte est notre reconstitution.
rule-FM-05 = Une phase dure jusqu’à ce que toutes les mains soient épuisées. Chaque phase distribue de nouvelles cartes ; celles qui ne sont jamais distribuées restent cachées.
rule-FM-10 = Tous choisissent en même temps une carte Ferme de leur main, face cachée.
rule-FM-11 = Le reste de chaque main passe au voisin : dans le sens des aiguilles d’une montre aux phases 1 et 3, dans l’autre sens à la phase 2. On peut regarder sa nouvelle main avant de poser sa carte.
rule-FM-12 = Toutes les cartes sont montrées, et chacun pose la sienne sur son terrain. Les emplacements sont montrés quand tous ont posé.
rule-FM-13 = Ensuite, chacun à son tour utilise un outil, en pioche un ou ne fait rien. Celui qui a choisi la mission de la phase commence, puis on suit le sens des aiguilles d’une montre.
rule-FM-14 = Avec moins de trois outils, on peut en piocher un : l’un des deux visibles, aussitôt remplacé, ou le premier de la pioche. Une pioche vide ne remplace rien.
rule-FM-15 = Un outil utilisé quitte la partie. On n’en tient jamais plus de trois, on en utilise au plus un par tour (la clôture ne compte pas), et il lui faut une tuile ou une carte qui convienne.
rule-FM-20 = Une carte Ferme se pose sur la grille dans l’une des quatre orientations. Elle n’est jamais retournée en miroir.
rule-FM-21 = La première carte d’un terrain n’a qu’une place, car toutes se valent ; le haut reste le haut. Toute carte suivante doit recouvrir au moins une tuile du terrain.
rule-FM-22 = On recouvre au plus une tuile visible d’une même carte. Une tuile de chacune de plusieurs cartes est permise.
rule-FM-23 = Sur la pierre, on ne pose que de la pierre. Tout le reste peut être recouvert par tout.
rule-FM-24 = Une tuile qui porte un jeton ne peut pas être recouverte.
rule-FM-25 = Une nouvelle carte se pose toujours par-dessus.
rule-FM-26 = Une carte est posée si c’est possible ; sinon elle quitte la partie.
rule-FM-30 = Un outil s’utilise sur une tuile visible de son terrain ou de n’importe quel autre. La tuile change de type et reçoit le jeton de ce type.
rule-FM-31 = Le bétail change un légume en terre.
rule-FM-32 = Le pesticide change un nuisible en terre.
rule-FM-33 = Le râteau change l’engrais en terre.
rule-FM-34 = Le ciment change l’eau en terre.
rule-FM-35 = Le pic change la pierre en terre.
rule-FM-36 = La citerne change la terre en eau.
rule-FM-37 = La graine change la terre en légume.
rule-FM-38 = L’engrais chimique change la terre en engrais.
rule-FM-39 = Le criquet change la terre en nuisible.
rule-FM-40 = Le fermier change la terre en légume, en eau, en engrais ou en nuisible, au choix.
rule-FM-41 = Une tuile qui porte un jeton peut encore être changée ; le nouveau jeton remplace l’ancien.
rule-FM-42 = La brouette déplace une carte Ferme, avec ses jetons, d’un terrain vers n’importe quel terrain, à un autre endroit qu’avant. Ses quatre tuiles doivent être visibles, et sans elle il doit rester des tuiles, d’un seul tenant. Ce qu’elle recouvrait redevient visible.
rule-FM-43 = Quand une brouette prend une carte sur le terrain d’un autre joueur ou y en apporte une, ce joueur peut dresser une clôture : rien ne bouge, et les deux outils sont utilisés. La clôture n’a pas d’autre usage.
rule-FM-50 = À la fin, les trois missions comptent pour chaque terrain. Une tuile peut compter pour plusieurs.
rule-FM-51 = À égalité, celui qui a le plus de jetons sur son terrain l’emporte ; sinon la victoire est partagée.
rule-FM-52 = Des tuiles reliées ont un côté commun, sauf si la mission parle de coins : ce sont alors les voisines en diagonale. C’est ce qui est visible qui compte, jetons compris.
rule-FM-53 = Seul compte le plus long chemin ou le plus grand groupe, en nombre de tuiles ; à égalité, celui qui rapporte le plus. Un trou ne coupe ni rangée ni colonne.
rule-FM-54 = Les groupes d’une mission n’ont aucune tuile commune ; on les choisit pour marquer le plus. On peut laisser un groupe de côté, et un nuisible n’ôte son point qu’une fois.
rule-FM-55 = Quand une mission compte des tuiles une à une, elles peuvent partager leurs voisines.
rule-FM-56 = Un côté libre n’a pas de tuile au-delà ; au bord d’un trou du terrain aussi. Une tuile qui a un côté libre est au bord du terrain.
rule-FM-57 = Une mission ne rapporte jamais moins que zéro.
rule-FM-101 = { mission-mixed-bed } : { mission-mixed-bed-text }
rule-FM-102 = { mission-three-crops } : { mission-three-crops-text }
rule-FM-103 = { mission-watered-garden } : { mission-watered-garden-text }
rule-FM-104 = { mission-border-pests } : { mission-border-pests-text }
rule-FM-105 = { mission-liquid-manure } : { mission-liquid-manure-text }
rule-FM-106 = { mission-rich-compost } : { mission-rich-compost-text }
rule-FM-107 = { mission-well-fed-pests } : { mission-well-fed-pests-text }
rule-FM-108 = { mission-long-furrow } : { mission-long-furrow-text }
rule-FM-109 = { mission-great-pond } : { mission-great-pond-text }
rule-FM-110 = { mission-long-ditch } : { mission-long-ditch-text }
rule-FM-111 = { mission-pest-trail } : { mission-pest-trail-text }
rule-FM-112 = { mission-garden-path } : { mission-garden-path-text }
rule-FM-113 = { mission-barren-pests } : { mission-barren-pests-text }
rule-FM-114 = { mission-canal } : { mission-canal-text }
rule-FM-115 = { mission-full-lines } : { mission-full-lines-text }
rule-FM-116 = { mission-rich-field } : { mission-rich-field-text }
rule-FM-117 = { mission-good-neighbours } : { mission-good-neighbours-text }
rule-FM-118 = { mission-blueprint } : { mission-blueprint-text }
rule-FM-119 = { mission-stepping-ponds } : { mission-stepping-ponds-text }
rule-FM-120 = { mission-soil-care } : { mission-soil-care-text }
rule-FM-121 = { mission-clean-water } : { mission-clean-water-text }
rule-FM-122 = { mission-wild-bed } : { mission-wild-bed-text }
rule-FM-123 = { mission-compost-pairs } : { mission-compost-pairs-text }
rule-FM-124 = { mission-compost-rows } : { mission-compost-rows-text }
rule-FM-125 = { mission-hidden-compost } : { mission-hidden-compost-text }

## La page du navigateur

face-where = phase { $phase } sur 3, tour { $turn }
face-missions = Missions
face-land-of = Le terrain de { $player }
face-show-land = Montrer le terrain de { $player }
face-card-tiles = Une carte : en haut { $a } et { $b }, en bas { $c } et { $d }
face-hidden-card = Une carte que vous ne connaissez pas
face-hand = Main
face-own-tools = Outils
face-no-tools = Aucun outil
face-unknown-tool = Un outil que vous ne connaissez pas
face-tools-to-draw = Outils à prendre
face-tool-deck =
    { $n ->
        [one] Pioche : { $n } outil
       *[other] Pioche : { $n } outils
    }
face-chosen = a choisi
face-placed = a posé
face-turn-left = Tourner la carte à gauche
face-turn-right = Tourner la carte à droite
face-now = Actuellement { $n }
face-best-other = meilleur autre { $n }
face-points =
    { $n ->
        [one] point
       *[other] points
    }
face-phase = Phase { $phase }
face-chooses = { $who } choisit
face-here = Un emplacement qui convient
face-fit = Montrer tout le terrain
face-gap = rien
face-no-land = { $player } n’a pas encore de terrain
face-hidden-tools =
    { $n ->
        [one] { $n } outil caché
       *[other] { $n } outils cachés
    }
face-cards =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
face-to-draw = à prendre
face-sows = Ce que devient la terre
face-does-farmer = terre → au choix
face-does-wheelbarrow = déplace une carte
face-does-fence = arrête une brouette
face-elsewhere = Sur les terrains des autres
face-places-at =
    { $n ->
        [one] { $n } emplacement sur le terrain de { $player }
       *[other] { $n } emplacements sur le terrain de { $player }
    }
face-more-places =
    { $n ->
        [one] Montrer { $n } emplacement hors de vue
       *[other] Montrer { $n } emplacements hors de vue
    }
face-for = { $player } : { $what }

## La page des règles : les titres, chacun avant une règle ; et ce que nous avons décidé nous-mêmes

heading-FM-01 = Déroulement
heading-FM-10 = Un tour
heading-FM-20 = Poser une carte
heading-FM-30 = Outils
heading-FM-50 = Décompte
heading-FM-101 = Missions

ruling-FM-03 = L’ordre est tiré au sort ; à deux, le premier choisit de nouveau en phase 3. Toutes les missions restantes sont proposées, et une mission vaut jusqu’à la fin.
ruling-FM-11 = On peut regarder la nouvelle main avant de poser.
ruling-FM-12 = Tout ce qui est posé est montré en même temps.
ruling-FM-13 = Celui qui a choisi la mission de la phase commence. Tous sont interrogés, même ceux qui ne peuvent dire que « rien ».
ruling-FM-14 = Une pioche vide ne remplace rien ; s’il ne reste rien, personne ne pioche.
ruling-FM-15 = On ne jette pas d’outils ; un outil a besoin d’une cible qui convient.
ruling-FM-21 = La première carte n’a qu’une place, puisque toutes se valent.
ruling-FM-22 = Compte la carte dont la tuile est visible.
ruling-FM-26 = Toute cette règle.
ruling-FM-42 = Sans la carte, le terrain doit garder des tuiles, d’un seul tenant. Elle se pose comme toute carte, sur n’importe quel terrain, mais pas à son ancienne place. Ce qu’elle couvrait réapparaît.
ruling-FM-43 = Le mouvement entier est annoncé, puis chaque autre joueur dont le terrain est touché est interrogé, dans le sens horaire, qu’il ait une clôture ou non ; la première clôture l’arrête.
ruling-FM-52 = Par un coin veut dire en diagonale seulement.
ruling-FM-53 = Par nombre de tuiles, à égalité par points. Une seule tuile est un chemin. Une ligne traverse tout le terrain, et les trous ne la coupent pas.
ruling-FM-54 = Un groupe peut être laissé de côté ; un nuisible n’enlève son point qu’une fois.
ruling-FM-56 = Un trou dans le terrain a aussi des côtés libres.
ruling-FM-57 = Toute cette règle.

## La leçon : ce qui est dit avant un choix, dans l’ordre de lesson.toml

lesson-welcome = Bienvenue ! Vous bâtissez un terrain de cartes qui se recouvrent. Trois missions décident de sa valeur ; elles sont les mêmes pour tous.
lesson-mission = Une mission est choisie au début de chacune des trois phases, cette fois par vous. Elle donne trois points par groupe d’une eau, d’un engrais et d’un légume qui se touchent.
lesson-hand = Cinq cartes Ferme sont dans votre main. Gardez-en une et passez les autres à Ada ; tous le font en même temps. Celle-ci a deux fois de l’eau et un engrais.
lesson-first-place = Posez-la sur votre terrain. La première carte est au milieu, et le haut reste en haut.
lesson-tools = Ensuite chacun peut utiliser un de ses trois outils, ou en piocher un s’il en a moins de trois. Un outil change une tuile : chez vous, ou chez n’importe qui. Attendez un meilleur moment.
lesson-passed = Ce sont les cartes qu’Ada vous a passées, et elle a les vôtres. Ce que vous laissez ira dans sa main. L’une d’elles a le légume qu’il vous faut.
lesson-overlap = Une carte doit recouvrir au moins une tuile de votre terrain, et au plus une tuile visible de chaque carte. Tournez-la comme vous voulez, sans la retourner.
lesson-rake = Maintenant un outil : le râteau change l’engrais en terre. Chez Ada, il casse un groupe qui rapporterait. Un outil utilisé quitte la partie.
lesson-wrecked = Ada a répondu par du bétail : il mange un légume, et il reste de la terre. Sans le légume, votre groupe est cassé, et ses trois points sont perdus. Un jeton montre ce qu’un outil a changé.
lesson-stone = Seule une pierre peut couvrir une pierre : les pierres sont à l’abri. Et une tuile avec un jeton ne peut être recouverte.
lesson-third = À une table, les points montrent ce que vaudrait votre terrain pendant que vous essayez une place. Ici, les engrais arrivent à côté de votre eau.
lesson-draw-tool = Vous n’avez que deux outils : vous pouvez en piocher un troisième, parmi les deux visibles ou sur la pioche.
lesson-fourth = Les mains diminuent. Au dernier tour d’une phase, il n’y a plus de choix : la dernière carte est posée.
lesson-last = La dernière carte de cette phase. Les groupes d’une mission n’ont pas de tuile commune, mais une tuile peut compter dans plusieurs missions.
lesson-next-phase = Phase 2 : Ada a choisi une deuxième mission. L’étoile veut dire qu’elle ne peut être choisie en phase 3. Il y a six cartes, et les mains tournent dans l’autre sens. Le bétail a encore mangé votre légume : cela mérite un outil pour réparer.
lesson-repair = L’engrais chimique fait un engrais de la terre que le bétail a laissée. Il rejoint vos légumes et engrais : trois points de plus.
lesson-skip-two = La suite de la phase 2 est pareille : garder, poser, utiliser un outil. Passons à la phase 3.
lesson-third-mission = La phase 3 commence, et la dernière mission est à vous. L’eau pure compte chaque eau qu’aucun nuisible ne touche : vous en avez plus qu’Ada.
lesson-skip-three = Sept cartes cette fois. Passons à la dernière.
lesson-last-card = Le criquet d’Ada a mis un nuisible à côté de votre eau, et trois points d’eau pure sont perdus. La dernière carte n’y peut rien : posez-la là où elle ne couvre rien qui compte.
lesson-last-tool = Mais il vous reste un outil. La terre qui devient eau complète une plate-bande variée, et aucun nuisible ne la touche : trois points et un.
lesson-scored = La fin : chaque mission compte tout le terrain. La première vous donne 30 points, la deuxième 24, la troisième 11 : 65 à 40. Les lignes montrent quelles tuiles ont compté.
lesson-end = À égalité, plus de jetons sur son propre terrain l’emportent. Vous connaissez les trois phases : jouez !

# Sources of points, at the end
score-tiles-source = tuiles
score-set-source = ensembles
score-line-source = lignes
score-path-source = chemins
score-edge-source = tuiles au bord
score-lone-source = tuiles seules
score-pests-source = nuisibles
score-zero-source = jamais sous zéro
score-none-source = rien
score-tokens-source = jetons

## First page

game-line = Des cartes de quatre tuiles forment un terrain que les missions récompensent.

## Rules page

signs-tiles = Tuiles
signs-tools = Outils
signs-tool-there = en jeu : { $n2 } à 2 joueurs, { $n3 } à 3 ou 4, { $n5 } à 5 ou 6
signs-missions = Missions
## Les exercices : titre, tâche, indice, et ce qui est dit après

scenario-tool = Le bon outil
scenario-tool-task = La Plate-bande variée donne trois points pour une eau, un engrais et un légume qui se touchent. Utilisez un outil pour que votre terrain vaille trois points.
scenario-tool-hint = Une eau et un légume sont côte à côte. L’engrais chimique change la terre en engrais : où y a-t-il de la terre qui touche l’un d’eux ?
scenario-tool-done = Un groupe : trois points. Le jeton montre ce que la tuile est devenue, et aucune carte ne peut plus la recouvrir.
scenario-bed = Un deuxième groupe
scenario-bed-task = Votre Plate-bande variée a un groupe. Posez votre carte pour qu’elle en ait deux : six points.
scenario-bed-hint = L’eau du bas touche un légume ; il ne manque qu’un engrais à côté. Une carte peut couvrir une tuile dont vous n’avez pas besoin, mais pas une du premier groupe.
scenario-bed-done = Six points. Les groupes n’ont pas de tuile commune : le deuxième avait besoin d’une eau et d’un légume à lui.
scenario-both = Pour deux missions
scenario-both-task = La Plate-bande variée veut un engrais avec l’eau et le légume, la sauvage un nuisible. Posez votre carte pour qu’elle rapporte six points.
scenario-both-hint = La carte porte eau, légume et engrais : c’est déjà une plate-bande variée. Où un nuisible sera-t-il juste à côté ?
scenario-both-done = Trois points de chaque mission : la même eau et le même légume comptent dans les deux. Ce n’est que dans une mission que les groupes n’ont pas de tuile commune.
scenario-last = Le dernier outil
scenario-last-task = Le dernier choix de la partie : vous avez 50 points, Ada en a 51. Utilisez un outil et gagnez.
scenario-last-hint = L’engrais chimique peut faire une paire de Bons voisins chez vous, un légume et un engrais coin contre coin. Ou regardez chez Ada : les outils y agissent aussi.
scenario-last-done = Les trois missions sont comptées, et vous êtes devant. Un outil donne des points à votre terrain, ou en prend à un autre.

## Ce que l’on peut taper : les mots de la notation

typed-done = terminé
typed-draw = piocher
typed-fence = clôture
typed-take = prendre
typed-mission = mission
typed-choose = garder
typed-wheelbarrow = brouette
typed-chooser = désigner
typed-deal = distribuer
typed-tool = outil
typed-livestock = bétail
typed-pesticide = pesticide
typed-rake = râteau
typed-cement = ciment
typed-mattock = pic
typed-water-tank = citerne
typed-seed = graine
typed-chemical-fertilizer = engrais-chimique
typed-locust = criquet
typed-farmer = fermier
typed-farmer-vegetable = fermier-légume
typed-farmer-water = fermier-eau
typed-farmer-fertilizer = fermier-engrais
typed-farmer-pest = fermier-nuisible
typed-unload = décharger
typed-place = poser
typed-on = chez
typed-at = en

## Ce dont une façon de jouer donne plus, ou moins, selon l’entraîneur

feature-points = points sur le terrain
feature-least = points de la mission la plus faible
feature-most = points de la mission la plus forte
feature-tiles = tuiles que veulent les missions
feature-sides = voisinages que veulent les missions
feature-corners = coins que veulent les missions
feature-free = côtés libres que veulent les missions
feature-wanted = tuiles qui peuvent encore rapporter
feature-unwanted = tuiles dont aucune mission ne veut
feature-soil = terre
feature-stone = pierre
feature-size = tuiles du terrain
feature-width = longueur du terrain
feature-places = places pour la prochaine carte
feature-tokens = jetons sur le terrain
feature-tools = outils en main
feature-helps = ce que gagnerait le meilleur outil
feature-harms = ce que le meilleur outil prendrait au plus fort des autres
feature-second-help = ce que gagnerait le deuxième outil
feature-farmer = le fermier en main
feature-wheelbarrow = la brouette en main
feature-fence = la clôture en main
feature-next-best = valeur de la meilleure carte à venir
feature-next-second = valeur de la deuxième carte à venir
feature-next-all = valeur de toute la main à venir
