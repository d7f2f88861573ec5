import type { PictureName } from "./pictures.ts";

/** A category; its position is its place in the list. */
interface Category {
  id: string;
  parent: string | null;
  name: string;
  description: string;
  picture?: PictureName;
}

/** The category tree in menu order. */
export const categories: readonly Category[] = [
  { id: "root", parent: null, name: "Harbor & Rye", description: "Everything on the counter." },
  { id: "newarrivals", parent: "root", name: "New this week", description: "What the ovens are trying out." },
  {
    id: "bread",
    parent: "root",
    name: "Bread",
    description: "Slow loaves from a stone oven, baked before the boats go out.",
    picture: "rye-round",
  },
  {
    id: "smokehouse",
    parent: "root",
    name: "Smokehouse",
    description: "Fish and cheese from nearby, hung over apple wood and alder.",
    picture: "salmon",
  },
  {
    id: "pantry",
    parent: "root",
    name: "Pantry",
    description: "What keeps, for the weeks between two loaves.",
    picture: "smoked-salt",
  },
  {
    id: "boxes",
    parent: "root",
    name: "Boxes",
    description: "Supper for friends who live too far from the sea.",
    picture: "breakwater-box",
  },
];

/** A size of something: its price in cents, its weight, and pieces in stock. */
export interface Size {
  id: string;
  name: string;
  priceCents: number;
  weightGrams: number;
  stock: number;
}

/** Something to buy. It has one size without a name, or several. */
export interface Product {
  id: string;
  name: string;
  category: string;
  also?: string[];
  picture: PictureName;
  windowColor: "sherbet" | "butter" | "ice" | "mint" | "lilac" | "toffee";
  short: string;
  copy: string;
  features: string[];
  ingredients: string;
  /** As the label says it, and of that what shoppers can choose to keep away from. */
  allergens: string;
  contains: string[];
  keeps: string;
  popularity: number;
  isNew?: true;
  sizes: readonly Size[];
}

const one = (id: string, priceCents: number, weightGrams: number, stock: number): Size[] => [
  { id, name: "", priceCents, weightGrams, stock },
];

const wheat = { allergens: "Contains wheat.", contains: ["wheat"] };
const fish = { allergens: "Contains fish.", contains: [] };
const milk = { allergens: "Contains milk.", contains: ["milk"] };

/** All that is sold. */
export const products: readonly Product[] = [
  {
    id: "200101",
    name: "Harbor Rye",
    category: "bread",
    picture: "rye-round",
    windowColor: "butter",
    short: "A dark, close rye with a crust you can knock on.",
    copy: "Three days from starter to crust. We let the dough sour in the cold room, shape it by hand and bake it dark, so that it slices thin and keeps for a week. It wants butter, smoked fish and not much else.",
    features: ["Sourdough, no yeast", "Keeps for a week", "Baked Tuesday to Sunday"],
    ingredients: "Whole rye flour, wheat flour, water, sea salt.",
    ...wheat,
    keeps: "Best within seven days, cut side down.",
    popularity: 98,
    sizes: [
      { id: "200101-half", name: "Half loaf", priceCents: 650, weightGrams: 500, stock: 60 },
      { id: "200101-whole", name: "Whole loaf", priceCents: 1150, weightGrams: 1000, stock: 90 },
    ],
  },
  {
    id: "200102",
    name: "Tide Loaf with Seeds",
    category: "bread",
    picture: "seeded-loaf",
    windowColor: "toffee",
    short: "Sunflower, flax and pumpkin seeds in a soft wheat loaf.",
    copy: "The seeds soak overnight and go in wet, which is why this loaf stays soft to the end of the week. Good for sandwiches that have to survive a day on the water.",
    features: ["A third of it is seeds", "Sliced or whole", "Good toast"],
    ingredients: "Wheat flour, water, sunflower seeds, flax seeds, pumpkin seeds, honey, sea salt, yeast.",
    ...wheat,
    keeps: "Best within five days.",
    popularity: 84,
    sizes: one("200102", 1050, 850, 70),
  },
  {
    id: "200103",
    name: "Anadama Loaf",
    category: "bread",
    picture: "anadama",
    windowColor: "butter",
    short: "Cornmeal and molasses, as it has been made up here for two centuries.",
    copy: "Cornmeal is cooked to a mush, sweetened with molasses and kneaded into the dough. The crumb is the color of old rope, and the kitchen smells of it for hours.",
    features: ["A New England classic", "A little sweet", "Makes the best grilled cheese"],
    ingredients: "Wheat flour, water, cornmeal, molasses, butter, sea salt, yeast.",
    allergens: "Contains wheat and milk.",
    contains: ["wheat", "milk"],
    keeps: "Best within five days.",
    popularity: 72,
    sizes: one("200103", 950, 800, 50),
  },
  {
    id: "200104",
    name: "Sea Salt Focaccia",
    category: "bread",
    also: ["newarrivals"],
    picture: "focaccia",
    windowColor: "mint",
    short: "Olive oil, rosemary and flakes of our own salt.",
    copy: "A wet dough, dimpled with ten fingers and flooded with oil. It is flat, it is loud when you bite it, and it is gone by noon.",
    features: ["A sheet for four", "No milk, no eggs", "Warm it for five minutes"],
    ingredients: "Wheat flour, water, olive oil, rosemary, sea salt, yeast.",
    ...wheat,
    keeps: "Best on the day it comes.",
    popularity: 66,
    isNew: true,
    sizes: one("200104", 1400, 900, 40),
  },
  {
    id: "200105",
    name: "Cardamom Knots",
    category: "bread",
    also: ["newarrivals"],
    picture: "knots",
    windowColor: "sherbet",
    short: "Six soft knots with cardamom and pearl sugar.",
    copy: "Butter dough rolled around cardamom that we grind the same morning, tied by hand, so no two match. Six to a box; heat them and open the window.",
    features: ["Six to a box", "Ground on the day", "Freeze well"],
    ingredients: "Wheat flour, milk, butter, sugar, eggs, cardamom, sea salt, yeast.",
    allergens: "Contains wheat, milk and eggs.",
    contains: ["wheat", "milk", "eggs"],
    keeps: "Best within two days, or frozen for two months.",
    popularity: 80,
    isNew: true,
    sizes: one("200105", 1800, 600, 36),
  },
  {
    id: "200106",
    name: "Rye Crisps",
    category: "pantry",
    picture: "crisps",
    windowColor: "toffee",
    short: "Yesterday’s rye, sliced thin and dried slowly.",
    copy: "What we do not sell by evening is shaved, brushed with oil and left in the falling oven overnight. They snap, and they hold up a great deal of pâté.",
    features: ["Nothing is thrown away", "Keeps for months", "Loud"],
    ingredients: "Whole rye flour, wheat flour, water, olive oil, sea salt.",
    ...wheat,
    keeps: "Best within four months.",
    popularity: 61,
    sizes: one("200106", 750, 200, 120),
  },
  {
    id: "200201",
    name: "Cold-Smoked Salmon",
    category: "smokehouse",
    picture: "salmon",
    windowColor: "ice",
    short: "Salted by hand, smoked for eighteen hours, sliced to order.",
    copy: "A side of salmon takes salt for a day and cold smoke for most of another. We slice it the morning it leaves, thin enough to read the tide table through.",
    features: ["Apple wood and alder", "Sliced the day it ships", "From a farm we can see from the wharf"],
    ingredients: "Atlantic salmon, sea salt, brown sugar, smoke.",
    ...fish,
    keeps: "Keep cold. Best within ten days, three once opened.",
    popularity: 96,
    sizes: [
      { id: "200201-4", name: "4 oz", priceCents: 1400, weightGrams: 113, stock: 80 },
      { id: "200201-8", name: "8 oz", priceCents: 2600, weightGrams: 227, stock: 60 },
      { id: "200201-16", name: "1 lb", priceCents: 4800, weightGrams: 454, stock: 25 },
    ],
  },
  {
    id: "200202",
    name: "Peppered Mackerel",
    category: "smokehouse",
    picture: "mackerel",
    windowColor: "lilac",
    short: "Two fillets, hot smoked under cracked pepper.",
    copy: "Mackerel is at its best the day it is caught, so it goes from the boat to the kiln by two in the afternoon. Flake it over hot potatoes.",
    features: ["Two fillets", "Day boats only", "Ready to eat"],
    ingredients: "Mackerel, sea salt, black pepper, smoke.",
    ...fish,
    keeps: "Keep cold. Best within twelve days.",
    popularity: 64,
    sizes: one("200202", 1350, 240, 45),
  },
  {
    id: "200203",
    name: "Smoked Mussels",
    category: "pantry",
    picture: "mussels",
    windowColor: "ice",
    short: "Rope-grown mussels in olive oil, in a tin worth keeping.",
    copy: "Steamed, picked, smoked over alder and packed by hand. Open the tin, tear some bread, and supper is ready.",
    features: ["Keeps for three years", "Grown on ropes in the bay", "The oil is half of it"],
    ingredients: "Mussels, olive oil, sea salt, smoke.",
    allergens: "Contains mussels.",
    contains: [],
    keeps: "Best within three years.",
    popularity: 77,
    sizes: one("200203", 1195, 120, 200),
  },
  {
    id: "200204",
    name: "Smoked Trout Pâté",
    category: "smokehouse",
    picture: "pate",
    windowColor: "sherbet",
    short: "Trout, cream cheese, lemon and chives in a jar.",
    copy: "We hot smoke the trout, pick it twice for bones and fold it into cream cheese with lemon and chives. One jar serves four, or one.",
    features: ["A jar for four", "Picked twice for bones", "Made for rye crisps"],
    ingredients: "Trout, cream cheese, lemon juice, chives, sea salt, smoke.",
    allergens: "Contains fish and milk.",
    contains: ["milk"],
    keeps: "Keep cold. Best within three weeks.",
    popularity: 70,
    sizes: one("200204", 1250, 190, 64),
  },
  {
    id: "200205",
    name: "Smokehouse Cheddar",
    category: "smokehouse",
    picture: "cheddar",
    windowColor: "butter",
    short: "Two-year cheddar, a night in the coolest corner of the kiln.",
    copy: "A farm in Waldo County makes the cheese; we only hang it. The rind turns the color of a varnished deck, and the inside stays sharp.",
    features: ["Aged for two years", "Smoked overnight", "Half a pound"],
    ingredients: "Cow’s milk, salt, cultures, rennet, smoke.",
    ...milk,
    keeps: "Keep cold. Best within two months.",
    popularity: 69,
    sizes: one("200205", 1600, 227, 58),
  },
  {
    id: "200206",
    name: "Smoked Sea Salt",
    category: "pantry",
    picture: "smoked-salt",
    windowColor: "mint",
    short: "Flakes from our own pans, smoked until they are amber.",
    copy: "Sea water, sun and patience make the flakes; a day on a rack above the fish makes the rest. A pinch does what a campfire does.",
    features: ["Boiled down on the wharf", "A little goes far", "Keeps for ever"],
    ingredients: "Sea salt, smoke.",
    allergens: "Contains none of the major allergens.",
    contains: [],
    keeps: "Keeps for as long as you do.",
    popularity: 58,
    sizes: one("200206", 900, 90, 150),
  },
  {
    id: "200301",
    name: "The Breakwater Box",
    category: "boxes",
    also: ["newarrivals"],
    picture: "breakwater-box",
    windowColor: "lilac",
    short: "A loaf of rye, salmon, cheddar, crisps and a jar of pâté, tied with rope.",
    copy: "Everything for supper but the table. Packed on ice in a box that becomes kindling, with a card in your words.",
    features: ["Supper for four", "Packed on ice", "A card in your words"],
    ingredients: "Harbor Rye, cold-smoked salmon, smokehouse cheddar, rye crisps, trout pâté.",
    allergens: "Contains wheat, fish and milk.",
    contains: ["wheat", "milk"],
    keeps: "Open on arrival and keep cold.",
    popularity: 90,
    isNew: true,
    sizes: one("200301", 7900, 2300, 30),
  },
];

/** What can be ordered: each product, or each of its sizes. */
export const articles = products.flatMap((product) => product.sizes.map((size) => ({ product, size })));
