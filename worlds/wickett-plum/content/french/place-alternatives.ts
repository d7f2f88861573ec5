/** What pictures of places show, in the French of Québec, by what they are said to show in American English. */
export const placeAlternatives: Readonly<Record<string, string>> = {
  "A plum wooden shop front: an arched window full of jars and boxes under a cherry and rose awning":
    "Une devanture de bois prune : une vitrine en arc pleine de bocaux et de boîtes sous un auvent cerise et rose",
  "A red brick shop front with a cream arch around its window, a round-headed door and a butter awning":
    "Une devanture de brique rouge : une vitrine cernée d’un arc crème, une porte cintrée et un auvent beurre",
  "A navy shop front at dusk, its two arched windows bright behind a butter striped awning":
    "Une devanture marine au crépuscule, ses deux vitrines en arc éclairées sous un auvent rayé beurre",
  "A glazed green shop front in a station: arched windows, a clock over the door, a mint awning":
    "Une devanture de carreaux verts dans une gare : des vitrines en arc, une horloge au-dessus de la porte, un auvent menthe",
  "A market stall of butter yellow boards: an open arched hatch with jars on its counter under a cherry awning":
    "Un étal de planches jaune beurre au marché : un guichet en arc ouvert, des bocaux sur son comptoir, un auvent cerise",
  "A rose shop front in a mall, two arched windows beside the door, a plum and white awning, a polished floor":
    "Une devanture rose dans un centre commercial : deux vitrines en arc de part et d’autre de la porte, un auvent prune et blanc, un sol poli",
  "A shop front of white boards by the water, an arched window under a blue and white awning":
    "Une devanture de planches blanches au bord de l’eau, une vitrine en arc sous un auvent bleu et blanc",
  "A shop front of warm clay in evening sun, an arched window with a toffee awning, a wooden door":
    "Une devanture d’argile chaude au soleil du soir : une vitrine en arc, un auvent caramel, une porte de bois",
  "A brick arcade with three arches, the bright windows and the door of the shop behind them":
    "Une arcade de brique à trois arches ; derrière elles, les vitrines éclairées et la porte de la boutique",
  "A stone corner house, arched windows on both streets under cherry and butter awnings":
    "Une maison de pierre à l’angle de deux rues, des vitrines en arc sur les deux façades sous des auvents cerise et beurre",
  "A mint shop front with an arched window on each side of the door and a green striped awning":
    "Une devanture menthe, une vitrine en arc de chaque côté de la porte et un auvent rayé vert",
  "A counter in an airport: an arched hatch in pale panels, jars and boxes on it, a sherbet awning":
    "Un comptoir d’aéroport : un guichet en arc dans des panneaux clairs, des bocaux et des boîtes, un auvent sorbet",
  "A copper pan of caramel on the gas, a poured sheet on marble, squares cut and brittle cooling on a rack":
    "Une bassine de cuivre pleine de caramel sur le gaz, une nappe coulée sur le marbre, des carrés coupés et du croquant qui refroidit sur une grille",
  "A copper pan of bubbling caramel with a thermometer in it, butter and cut caramels beside it":
    "Une bassine de cuivre où bout le caramel, un thermomètre dedans, du beurre et des caramels coupés à côté",
  "Rows of centers on a wire belt go through a curtain of chocolate and come out coated":
    "Des rangées d’intérieurs sur un tapis de fil passent sous un rideau de chocolat et en sortent enrobées",
  "A bonbon on a dipping fork over a bowl of dark chocolate, rows of finished ones on paper":
    "Un bonbon sur une fourchette à tremper au-dessus d’un bol de chocolat noir, des rangées de bonbons finis sur du papier",
  "A wooden tray of starch with the prints of sweets, half of them poured in five colors":
    "Un plateau de bois rempli d’amidon, l’empreinte des bonbons dedans, la moitié coulée en cinq couleurs",
  "Pulled sugar in red and white hangs over a brass hook, ropes and swirled lollipops below it":
    "Du sucre étiré rouge et blanc pend à un crochet de laiton, des cordons et des sucettes tourbillon au-dessous",
  "Brass scales with sweets in one pan on the shop’s counter, shelves of jars behind":
    "Une balance de laiton sur le comptoir, des bonbons dans un plateau, des étagères de bocaux derrière",
  "Shelves of boxes in ribbon up to the ceiling, one with a yellow bow on the counter before them":
    "Des étagères de boîtes enrubannées jusqu’au plafond, une à boucle jaune sur le comptoir",
  "An order desk with an open order book, sample boxes, paper swatches and a brass lamp":
    "Un bureau de commandes : un registre ouvert, des boîtes modèles, des échantillons de papier et une lampe de laiton",
  "A table with stacked boxes, bars in their case and a cash tin, bunting on the brick wall behind":
    "Une table avec des boîtes empilées, des tablettes dans leur caisse et une boîte de monnaie, des fanions sur le mur de brique",
  "A small arched hatch in a brick wall, lollipops and jars on its sill, a lamp beside its sign, in sepia":
    "Un petit guichet en arc dans un mur de brique, des sucettes et des bocaux sur son rebord, une lampe à côté de l’enseigne, en sépia",
  "A green wooden shop front: an arched window full of jars and boxes under a cherry and mint awning":
    "Une devanture de bois vert : une vitrine en arc pleine de bocaux et de boîtes sous un auvent cerise et menthe",
  "A blue wooden shop front: an arched window full of jars and boxes under a cherry and ice awning":
    "Une devanture de bois bleu : une vitrine en arc pleine de bocaux et de boîtes sous un auvent cerise et glacier",
  "A shop front of sage green brick with a stone arch around its window and a butter awning":
    "Une devanture de brique vert sauge, une vitrine cernée d’un arc de pierre et un auvent beurre",
  "A shop front of wine red tiles: two arched windows, a clock over the door, red and white awnings":
    "Une devanture de carreaux lie-de-vin : deux vitrines en arc, une horloge au-dessus de la porte, des auvents rouge et blanc",
};
