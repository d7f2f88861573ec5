import { placeAlternatives } from "./place-alternatives.ts";
import { tableAlternatives } from "./table-alternatives.ts";

/** What pictures show, in the French of Québec, by what they are said to show in American English. */
const alternatives: Readonly<Record<string, string>> = {
  ...tableAlternatives,
  "Paper cups, some with a bonbon, and little flags on toothpicks":
    "Des caissettes de papier, certaines garnies d’un bonbon, et de petits fanions sur des cure-dents",
  "Three flat chocolate boxes, each in a cream paper sleeve with a firm's sign":
    "Trois boîtes plates de chocolats, chacune dans un fourreau de papier crème à l’enseigne d’une entreprise",
  "Two swirled lollipops, one pink and one teal": "Deux sucettes tourbillon, l’une rose et l’autre turquoise",
  "A dark chocolate bonbon with white drizzle": "Un bonbon de chocolat noir aux filets blancs",
  "A red gift box tied with gold ribbon": "Une boîte-cadeau rouge nouée d’un ruban doré",
  "Two drizzled dark bonbons, one cut open to its caramel and praline":
    "Deux bonbons noirs à filets, l’un coupé sur son caramel et son praliné",
  "Cocoa-dusted, nut-rolled and white truffles in a heap, one halved":
    "Un tas de truffes au cacao, aux noix et blanches, l’une coupée en deux",
  "A dark chocolate bar in a cream and plum label, squares broken off":
    "Une tablette de chocolat noir à l’étiquette crème et prune, quelques carrés détachés",
  "A plum gift box tied with gold ribbon": "Une boîte-cadeau prune nouée d’un ruban doré",
  "A green gift box tied with cream ribbon": "Une boîte-cadeau verte nouée d’un ruban crème",
  "A white box with white ribbon": "Une boîte blanche nouée d’un ruban blanc",
  "A blush gift box with white dots, tied with white ribbon":
    "Une boîte-cadeau rose tendre à pois blancs, nouée d’un ruban blanc",
  "A lilac gift box with white dots and pale ribbon": "Une boîte-cadeau lilas à pois blancs, au ruban pâle",
  "A navy gift box tied with gold ribbon": "Une boîte-cadeau marine nouée d’un ruban doré",
  "An open box of assorted chocolates": "Une boîte ouverte de chocolats assortis",
  "An open box of twenty-four assorted chocolates": "Une boîte ouverte de vingt-quatre chocolats assortis",
  "An open box of twenty-four beside a plum gift box":
    "Une boîte ouverte de vingt-quatre à côté d’une boîte-cadeau prune",
  "Three navy trays of chocolates, one on the other": "Trois plateaux marine de chocolats, l’un sur l’autre",
  "A navy tray of twelve filled chocolates": "Un plateau marine de douze chocolats fourrés",
  "Two swirled lollipops": "Deux sucettes tourbillon",
  "Two cherry swirl lollipops on sticks": "Deux sucettes tourbillon à la cerise sur leur bâton",
  "A bunch of small swirl pops in many colors, tied with a bow":
    "Un bouquet de petites sucettes tourbillon de toutes les couleurs, noué d’une boucle",
  "Sugared fruit jellies": "Des gelées de fruits au sucre",
  "Sugared fruit jellies in five colors": "Des gelées de fruits au sucre en cinq couleurs",
  "Sugared pastilles in pink, blue and peach": "Des pastilles au sucre roses, bleues et pêche",
  "Fruit gummy bears in six colors": "Des oursons aux fruits en six couleurs",
  "Jelly beans in every color": "Des fèves en gelée de toutes les couleurs",
  "Rose delight cubes in powdered sugar": "Des cubes de loukoum à la rose dans le sucre glace",
  "Foil-wrapped chocolate hearts": "Des cœurs de chocolat en papier métallique",
  "Chocolate hearts in red, gold and silver foil": "Des cœurs de chocolat en papier rouge, doré et argenté",
  "Three glossy ruby red chocolate hearts": "Trois cœurs de chocolat rouge rubis, bien luisants",
  "Dark truffles, two of them in dusky violet sugar": "Des truffes noires, dont deux dans un sucre violet cendré",
  "Very dark cocoa-dusted truffles, one halved": "Des truffes très noires au cacao, l’une coupée en deux",
  "Pale pink truffles in a heap, one halved": "Un tas de truffes rose pâle, l’une coupée en deux",
  "Rolled truffles on an ivory table, one halved": "Des truffes roulées sur une table ivoire, l’une coupée en deux",
  "Three domed dark chocolate bonbons with white drizzle": "Trois bonbons bombés de chocolat noir aux filets blancs",
  "Three glossy violet domed creams, one cut open": "Trois crèmes bombées d’un violet luisant, l’une coupée",
  "Three glossy blue domed bonbons, one cut open": "Trois bonbons bombés d’un bleu luisant, l’un coupé",
  "Two squares of milk chocolate with sea salt flakes": "Deux carrés de chocolat au lait aux flocons de sel de mer",
  "Speckled chocolate eggs in pastel shells": "Des œufs de chocolat mouchetés aux coquilles pastel",
  "Speckled eggs, foiled eggs and pastel beans on a lilac ground":
    "Des œufs mouchetés, des œufs en papier métallique et des fèves pastel sur fond lilas",
  "An open round plum tin of fruit drops, its lid beside it":
    "Une boîte ronde prune, ouverte, pleine de bonbons aux fruits, son couvercle à côté",
  "An open round red tin of chocolate almonds, its lid beside it":
    "Une boîte ronde rouge, ouverte, pleine d’amandes au chocolat, son couvercle à côté",
  "A glass jar of plum drops": "Un bocal de verre rempli de gouttes aux prunes",
  "Shards of golden peanut brittle with crumbs": "Des éclats dorés de croquant aux arachides, avec des miettes",
  "Shards of peanut brittle, crumbs before them": "Des éclats de croquant aux arachides, des miettes devant",
  "Peanut and cashew brittle on an ivory table, crumbs around it":
    "Du croquant aux arachides et aux cajous sur une table ivoire, entouré de miettes",
  "Shards of toffee under dark chocolate and chopped almonds":
    "Des éclats de tire au beurre sous du chocolat noir et des amandes hachées",
  "A stack of caramel cubes with salt flakes": "Une pile de cubes de caramel aux flocons de sel",
  "Salted caramels on an ivory table": "Des caramels salés sur une table ivoire",
  "Kitchen fudge on a linen table": "Du fudge maison sur une table nappée de lin",
  "A stack of white nougat cubes with almonds and pistachios":
    "Une pile de cubes de nougat blanc aux amandes et aux pistaches",
  "Pieces of white chocolate bark with red berries and pistachios":
    "Des morceaux d’écorce de chocolat blanc aux baies rouges et aux pistaches",
  "Winter berry bark on a rose table": "De l’écorce aux baies d’hiver sur une table rose",
  "Three printed bars and their squares on a butter ground":
    "Trois tablettes imprimées et leurs carrés sur fond jaune beurre",
  "Mints, jelly beans and twist-wrapped chews on a mint ground":
    "Des menthes, des fèves en gelée et des papillotes sur fond menthe",
  "Truffles and cut bonbons on a toffee ground": "Des truffes et des bonbons coupés sur fond caramel",
  "A red gift box, candy canes, coins and mints on a sky ground":
    "Une boîte-cadeau rouge, des cannes de bonbon, des pièces et des menthes sur fond bleu ciel",
  "Red and white starlight mints in a heap": "Un tas de menthes étoilées rouges et blanches",
  "Two red and white candy canes that make a heart": "Deux cannes de bonbon rouges et blanches qui forment un cœur",
  "Twist-wrapped chews in stripes and foil": "Des caramels mous en papillotes rayées et métalliques",
  "Ropes of black licorice": "Des cordes de réglisse noire",
  "A green and a butter gift card with a green bow":
    "Deux cartes-cadeaux, l’une verte et l’autre jaune beurre, à boucle verte",
  ...placeAlternatives,
};

/** What is added to what a picture shows, where the same sweets stand somewhere else or are seen from near. */
const additions: readonly (readonly [english: string, french: string])[] = [
  [", from close up", ", de tout près"],
  [", beside a teaspoon", ", à côté d’une cuillère à thé"],
  [", in an open box", ", dans une boîte ouverte"],
  [", on a plate", ", sur une assiette"],
  [", on a board", ", sur une planche"],
];

/** What a picture shows, in French; undefined where nobody has said it. */
export const frenchAlternative = (english: string): string | undefined => {
  const addition = additions.find(([end]) => english.endsWith(end));
  if (!addition) return alternatives[english];
  const [end, frenchEnd] = addition;
  const whole = alternatives[english.slice(0, -end.length)];
  return whole && whole + frenchEnd;
};
