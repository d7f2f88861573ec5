/** What the photographs of dishes, wrapping and laid tables show, in the French of Québec. */
export const tableAlternatives: Readonly<Record<string, string>> = {
  "Toffee cookies on a wire rack, three of them stacked before it":
    "Des biscuits à la tire au beurre sur une grille, trois empilés devant",
  "Brownies on a board, two of them cut through the praline bonbon in the middle":
    "Des brownies sur une planche, deux coupés sur le bonbon praliné du milieu",
  "Oat and fudge bars stacked on paper, walnuts in their crumble":
    "Des carrés à l’avoine et au fudge empilés sur du papier, des noix dans la garniture",
  "A dark ginger loaf on a board, two slices cut from it, truffles beside it":
    "Un pain d’épices foncé sur une planche, deux tranches coupées, des truffes à côté",
  "A white dish of bread pudding, brown on top, threads of caramel over it":
    "Un pouding au pain dans un plat blanc, doré dessus, des filets de caramel par-dessus",
  "Milk chocolate bark with popcorn, brittle and malt balls, broken on its paper":
    "De l’écorce de chocolat au lait au maïs soufflé, au croquant et aux billes de malt, cassée sur son papier",
  "A bowl of vanilla ice cream with warm plums, shards of peanut brittle over it":
    "Un bol de crème glacée à la vanille aux prunes chaudes, des éclats de croquant aux arachides par-dessus",
  "Three small pots of dark chocolate cream, a cherry on each":
    "Trois petits pots de crème au chocolat noir, une cerise sur chacun",
  "A peppermint ice-cream pie with chocolate and crushed mints, one slice on a plate":
    "Une tarte glacée à la menthe poivrée, au chocolat et aux menthes concassées, une pointe dans une assiette",
  "Two cups of hot chocolate under whipped cream, salted slabs beside them":
    "Deux tasses de chocolat chaud sous la crème fouettée, des carrés salés à côté",
  "Meringue nests filled with cream and bright cut jellies":
    "Des nids de meringue remplis de crème et de gelées coupées aux couleurs vives",
  "Three glasses of plum spritz with ice, a slice of plum on each rim":
    "Trois verres de spritz aux prunes avec de la glace, une tranche de prune au bord de chacun",
  "An open blush box of bonbons in tissue, its lid behind it":
    "Une boîte rose tendre ouverte, des bonbons dans du papier de soie, son couvercle derrière",
  "A box on gold paper, one side of it drawn over the lid":
    "Une boîte sur du papier doré, un côté déjà ramené sur le couvercle",
  "The box in gold paper, plum ribbon laid over it both ways":
    "La boîte en papier doré, un ruban prune posé dans les deux sens",
  "The gold box with a plum bow and a card under the knot":
    "La boîte dorée, une boucle prune et une carte sous le nœud",
  "A Christmas table: a red gift box, candles, fir, a bowl of wrapped sweets and candy canes":
    "Une table de Noël : une boîte-cadeau rouge, des bougies, du sapin, un bol de bonbons en papillote et des cannes",
  "An Easter table: painted eggs in a nest of straw, chocolate rabbits and tulips":
    "Une table de Pâques : des œufs peints dans un nid de paille, des lapins de chocolat et des tulipes",
  "A Halloween table: pumpkins, candles, a plum bowl of wrapped sweets and white chocolate ghosts":
    "Une table d’Halloween : des citrouilles, des bougies, un bol prune de bonbons et des fantômes de chocolat blanc",
  "A Valentine’s table: a ruby gift box, hearts in foil, a candle and rose petals":
    "Une table de Saint-Valentin : une boîte rubis, des cœurs en papier métallique, une bougie et des pétales de rose",
  "A wedding table: rose and ivory truffles on a stand, white favor boxes, candles and white tulips":
    "Une table de noces : des truffes roses et ivoire sur un présentoir, des boîtes blanches, des bougies et des tulipes",
  "A birthday table: a frosted cake with lit candles, a bowl of jelly beans, pops and a gift box":
    "Une table d’anniversaire : un gâteau glacé aux bougies allumées, des fèves en gelée, des sucettes et un cadeau",
  "A breakfast table: tulips, a cup, truffles on a plate and a blush box with a bow":
    "Une table de déjeuner : des tulipes, une tasse, des truffes dans une assiette et une boîte rose tendre à boucle",
  "A sideboard with an open box of chocolates, a cup, a gold box and a card that stands":
    "Un buffet : une boîte de chocolats ouverte, une tasse, une boîte dorée et une carte debout",
  "A wooden table with a dark bar, peanut brittle, a navy box and a cup":
    "Une table de bois : une tablette noire, du croquant aux arachides, une boîte marine et une tasse",
};
