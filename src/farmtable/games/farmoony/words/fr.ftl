### Farmoony en français. Les mêmes clés et variables que dans en.ftl ; un test les compare.

game-name = Farmoony
game-goal = Draftez des cartes Ferme, faites grandir votre terrain carte sur carte et marquez le plus de points aux trois missions.
help-play =
    Trois missions sont choisies, une au début de chaque phase ; à la fin, toutes trois comptent pour votre terrain.

    Un tour :
      1. Gardez une carte Ferme de votre main, les autres passent au voisin. Toutes sont montrées ensemble.
      2. Posez votre carte sur votre terrain, tournée à votre guise. Elle recouvre au moins une tuile, et
         une seule tuile au plus de chaque carte. Sur la pierre, rien que de la pierre ; jamais sur un jeton.
      3. Outils, l’un après l’autre : utilisez-en un sur un terrain, ou piochez si vous en avez moins de trois.

    place 57 r90 at 3,-2 veut dire : carte 57, tournée de 90° vers la droite, la tuile en haut à gauche
    en colonne 3, rangée -2. Les colonnes vont vers la droite, les rangées vers le bas ; la première carte
    est en 0,0.

## Tuiles et cartes

tile-vegetable = légume
tile-water = eau
tile-fertilizer = engrais
tile-pest = nuisible
tile-soil = terre
tile-stone = pierre
# Une lettre par type, toutes différentes.
letter-vegetable = L
letter-water = E
letter-fertilizer = G
letter-pest = N
letter-soil = T
letter-stone = P

# Le numéro d’une carte Ferme et ses quatre tuiles, la rangée du haut d’abord : 57 (LE/NG)
card = { $card } ({ $a }{ $b }/{ $c }{ $d })
place =
    en { $x },{ $y }{ $turn ->
        [0] {""}
       *[other] , tournée de { $turn }° vers la droite
    }

## Outils : seuls, et dans une phrase

tool-livestock = bétail
tool-pesticide = pesticide
tool-rake = râteau
tool-cement = ciment
tool-mattock = pioche
tool-water-tank = citerne
tool-seed = semence
tool-chemical-fertilizer = engrais chimique
tool-locust = criquet
tool-farmer = fermier
tool-wheelbarrow = brouette
tool-fence = clôture
a-tool-livestock = du bétail
a-tool-pesticide = du pesticide
a-tool-rake = un râteau
a-tool-cement = du ciment
a-tool-mattock = une pioche
a-tool-water-tank = une citerne
a-tool-seed = une semence
a-tool-chemical-fertilizer = de l’engrais chimique
a-tool-locust = un criquet
a-tool-farmer = un fermier
a-tool-wheelbarrow = une brouette
a-tool-fence = une clôture

## Missions : le nom, et ce qui rapporte

mission = { $n } { $name }
mission-mixed-bed = Plate-bande variée
mission-mixed-bed-text = 3 par groupe de trois tuiles reliées : une eau, un engrais, un légume
mission-three-crops = Trois récoltes
mission-three-crops-text = 3 par groupe de trois légumes reliés
mission-watered-garden = Jardin arrosé
mission-watered-garden-text = 1 par légume à côté d’une eau
mission-border-pests = Nuisibles en bordure
mission-border-pests-text = 1 par nuisible ayant au moins deux côtés libres
mission-liquid-manure = Purin
mission-liquid-manure-text = 1 par engrais à côté d’une eau
mission-rich-compost = Compost riche ★
mission-rich-compost-text = 3 par groupe de trois engrais reliés, à côté d’une eau et d’un légume ; −1 par nuisible à côté d’un groupe compté
mission-well-fed-pests = Nuisibles repus
mission-well-fed-pests-text = 2 par nuisible à côté d’au moins deux légumes
mission-long-furrow = Long sillon
mission-long-furrow-text = la rangée ou la colonne qui a le plus de légumes : 1 par légume, −1 par nuisible
mission-great-pond = Grand étang
mission-great-pond-text = 1 par eau du plus grand groupe relié ; −1 par engrais sans autre engrais à côté
mission-long-ditch = Long fossé
mission-long-ditch-text = la rangée ou la colonne qui a le plus d’eau : 1 par eau, −1 par nuisible
mission-pest-trail = Piste des nuisibles ★
mission-pest-trail-text = le plus grand groupe de nuisibles reliés par les coins : 1 par nuisible, 1 de plus pour chacun au bord du terrain
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
mission-good-neighbours-text = 2 par paire d’un légume et d’un engrais qui se touchent par un coin ; −1 par nuisible à côté d’une paire comptée
mission-blueprint = Plan exact ★
mission-blueprint-text = 5 par carré avec légume et eau en haut, nuisible et engrais en bas
mission-stepping-ponds = Mares en quinconce
mission-stepping-ponds-text = le plus grand groupe d’eaux reliées par les coins : 1 par eau, 1 de plus pour chacune au bord du terrain
mission-soil-care = Soin du sol
mission-soil-care-text = 2 par engrais ayant de la terre ou de la pierre sur au moins deux côtés
mission-clean-water = Eau pure
mission-clean-water-text = 1 par eau qu’aucun nuisible ne touche, pas même par un coin
mission-wild-bed = Plate-bande sauvage
mission-wild-bed-text = 3 par groupe de trois tuiles reliées : un légume, une eau, un nuisible
mission-compost-pairs = Compost par deux
mission-compost-pairs-text = 1 par paire d’engrais reliés ; −1 par nuisible à côté d’une paire comptée
mission-compost-rows = Compost en ligne
mission-compost-rows-text = 3 par ligne droite de trois engrais ; −1 par nuisible à côté d’une ligne comptée
mission-hidden-compost = Compost caché
mission-hidden-compost-text = dans le plus grand groupe d’engrais reliés par les coins, deux au moins : 1 pour chacun ayant moins de deux côtés libres

## Questions

ask-choose-mission = Quelle mission doit valoir désormais ?
ask-choose-card = Quelle carte Ferme gardez-vous ? Les autres passent au voisin.
ask-place-card = Où posez-vous votre carte Ferme ?
ask-work-with-tools = Utilisez-vous un outil, en piochez-vous un, ou ni l’un ni l’autre ?
ask-unload = Où la brouette apporte-t-elle la carte { $card } ?
ask-may-fence = Une brouette arrive sur votre terrain. Dressez-vous une clôture ?

## Choix

choice-done = rien
choice-no-fence = laisser passer
choice-none = rien de tel
choice-draw = piocher le premier outil de la pile
choice-fence = dresser une clôture
choice-take = prendre { $tool } à côté de la pile
choice-mission = mission { $mission }
choice-choose = garder la carte { $card }
choice-wheelbarrow = soulever la carte { $card } avec une brouette
choice-unload = sur le terrain de { $owner } { $place }
choice-place = carte { $card } { $place }
choice-use = { $tool } : { $from } en { $x },{ $y } sur le terrain de { $owner } devient { $to }
choice-chooser = le sort désigne { $player } pour choisir une mission
choice-deal = la carte { $card } est distribuée
choice-tool = la pile donne { $tool }

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
event-turns-up = À côté de la pile d’outils, il y a maintenant { $tool }.
event-reveals = { $player } montre la carte { $card }.
event-passes = Les mains passent au voisin dans le sens des aiguilles d’une montre.
event-passes-back = Les mains passent au voisin dans le sens inverse des aiguilles d’une montre.
event-receives =
    { $n ->
        [one] { $player } reçoit une carte : { $cards }.
       *[other] { $player } reçoit { $n } cartes : { $cards }.
    }
event-receives-unseen =
    { $n ->
        [one] { $player } reçoit une carte.
       *[other] { $player } reçoit { $n } cartes.
    }
event-lost = La carte { $card } n’a aucune place sur le terrain de { $player } et quitte la partie.
event-places = { $player } pose la carte { $card } { $place }.
event-nothing = { $player } ne touche pas aux outils.
event-draws = { $player } pioche un outil : { $tool }.
event-draws-unseen = { $player } pioche un outil.
event-takes = { $player } prend { $tool }.
event-uses = { $player } utilise { $tool } : { $from } en { $x },{ $y } sur le terrain de { $owner } devient { $to }.
event-lifts = { $player } vient avec une brouette chercher la carte { $card } sur le terrain de { $owner }.
event-unloads = { $player } veut apporter la carte { $card } sur le terrain de { $owner }, { $place }.
event-fence = { $player } dresse une clôture : rien ne bouge.
event-no-fence = { $player } ne dresse pas de clôture.
event-moves = La carte { $card } est maintenant sur le terrain de { $owner }, { $place }.
event-ends = Toutes les cartes Ferme sont posées. On compte les points des terrains.

## Points

score-tiles = mission { $mission } : { $tiles }
score-set = mission { $mission } : groupe { $tiles }
score-line = mission { $mission } : ligne avec { $tiles }
score-path = mission { $mission } : chemin { $tiles }
score-edge = mission { $mission } : au bord { $tiles }
score-lone = mission { $mission } : isolé { $tiles }
score-pests =
    mission { $mission } : { $n ->
        [one] nuisible
       *[other] nuisibles
    } { $tiles }
score-zero = mission { $mission } : jamais moins que zéro
score-none = mission { $mission } : rien
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
refused-star = La mission { $mission } porte une étoile : on ne peut la choisir qu’aux phases 1 et 2.
refused-cover = Avec la mission { $mission }, les trois ne pourraient pas demander à la fois légume, eau, engrais et nuisible.
refused-not-in-hand = La carte { $card } n’est pas dans votre main.
refused-other-card = C’est la carte { $card } que vous devez poser.
refused-first-card = La première carte d’un terrain se pose en 0,0.
refused-no-overlap = Une carte doit recouvrir au moins une tuile du terrain.
refused-token = On ne recouvre pas une tuile qui porte un jeton.
refused-two-tiles = Deux tuiles de la carte { $card } seraient recouvertes ; une seule est permise.
refused-stone = Sur la pierre on ne pose que de la pierre ; ici ce serait : { $tile }.
refused-full = Vous avez déjà { $n } outils, c’est le maximum.
refused-deck-empty = La pile d’outils est vide.
refused-not-open = À côté de la pile, il n’y a pas ceci : { $tool }.
refused-fence-now = Une clôture ne sert qu’au moment où une brouette arrive sur votre terrain.
refused-no-fence = Vous n’avez pas de clôture.
refused-no-tool = Il vous faudrait { $tool }.
refused-no-land = Il n’y a pas de joueur { $n }.
refused-no-tile = Le terrain de { $owner } n’a pas de tuile à cet endroit.
refused-wrong-tile = Pour utiliser { $tool }, il faut une tuile { $need } ; celle-ci est : { $tile }.
refused-not-on-a-land = La carte { $card } n’est sur aucun terrain.
refused-covered = La carte { $card } est en partie recouverte.
refused-only-card = La carte { $card } est la seule de son terrain.
refused-parts-land = Sans la carte { $card }, le terrain se briserait en morceaux.
refused-nowhere-to-go = Aucun terrain n’a d’autre place pour la carte { $card }.
refused-same-place = La carte { $card } y est déjà ; elle doit aller ailleurs.

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
        [0] Outils visibles, la pile est vide :
        [one] Outils visibles, encore { $n } dans la pile :
       *[other] Outils visibles, encore { $n } dans la pile :
    }
draw-tools = Outils de { $player } :
draw-used-tools = Outils utilisés :
draw-hand = Votre main :
draw-known-hand = Vous connaissez la main de { $player } :
draw-playing = { $player } pose :
draw-token = * jeton
