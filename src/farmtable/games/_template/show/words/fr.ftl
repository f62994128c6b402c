game-name = Jour de marché
game-goal = Montrez le panier le plus plein et emportez le lot.
help-play = À chaque tour, tous posent un panier face cachée, puis on les montre.
help-notation = Tapez le numéro d’un choix, ou le choix lui-même : lay 5.

basket = panier { $basket } ({ $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
})

ask-lay-basket = Quel panier posez-vous face cachée sur votre étal ?

choice-lay = poser { $basket }
choice-draw = { $basket } est pioché

event-draws = { $player } pioche { $basket }.
event-draws-unseen = { $player } pioche un panier.
event-lays = { $player } pose { $basket } face cachée.
event-lays-unseen = { $player } pose un panier face cachée.
event-shows = { $player } montre { $basket }.
event-takes = { $player } emporte le lot et a maintenant { $eggs } œufs.
event-spills = Égalité : le lot est perdu.

score-eggs = œufs dans { $n ->
    [one] { $n } panier
   *[other] { $n } paniers
}
score-baskets = paniers emportés

refused-draw = Les paniers sont piochés au hasard, une fois le lot emporté.
refused-not-in-hand = Le panier { $basket } n’est pas dans votre main.

draw-crate = Caisse : { $n } · Perdus : { $lost }
draw-hand = main : { $baskets }
draw-stall = étal : { $baskets }
draw-taken = emportés : { $baskets }

rule-TM-01 = Douze paniers d’œufs attendent dans la caisse, face cachée. Chacun en pioche trois pour former sa main, que lui seul voit.
rule-TM-02 = À chaque tour, tous posent en même temps un panier de leur main, face cachée, sur leur étal.
rule-TM-03 = Quand tous ont posé, on montre tous les paniers. Celui qui a le plus d’œufs emporte le lot.
rule-TM-04 = Si plusieurs en ont le plus, personne n’emporte le lot : il est perdu.
rule-TM-05 = Puis chacun pioche un panier, dans l’ordre des places. Une caisse vide ne donne rien.
rule-TM-06 = La partie s’arrête quand les mains sont vides.
rule-TM-07 = Chaque œuf des paniers emportés vaut un point. À égalité, le plus de paniers l’emporte ; sinon la victoire est partagée.
rule-TM-08 = Avec l’option carry, ce qui est perdu reste au sol, et le prochain qui emporte un lot le prend aussi.

## Options d’une table

option-carry = Ce qui est perdu reste au sol
option-carry-help = Le prochain qui emporte un lot le prend aussi.

## La page des règles : les titres, chacun avant une règle ; et ce que nous avons décidé nous-mêmes

heading-TM-01 = Règles

ruling-TM-05 = Une caisse vide ne donne rien.

# Sources of points, at the end
score-eggs-source = œufs
score-baskets-source = paniers pris

## Ce que l’on peut taper : les mots de la notation

typed-lay = poser
typed-draw = piocher

## La table en mots

text-player = { $player }
call-player = joueur { $player }
text-hand = En main : { $baskets }
text-stall = Face cachée sur l’étal : { $baskets }
text-taken = Pris : { $baskets }
text-hidden =
    { $n ->
        [one] { $n } panier caché
       *[other] { $n } paniers cachés
    }
text-none = rien
text-aside = À part
call-aside = à part
text-crate =
    { $n ->
        [one] { $n } panier dans la caisse
       *[other] { $n } paniers dans la caisse
    }
text-carry = Ce que personne ne prend passe à la manche suivante.
text-no-carry = Ce que personne ne prend est perdu.
text-lost-baskets = Perdus : { $baskets }
