import { seededRandom } from "#sandbox/seeded-random.ts";
import type { WorldCatalogue, WorldFlag, WorldProduct } from "../catalogue/world-product.ts";

const flavours =
  "Almond Anise Apple Apricot Banana Bergamot Blackberry Caramel Cardamom Cassis Cherry Cinnamon Clove Cocoa Coconut Coffee Elderflower Fig Ginger Gooseberry Hazelnut Honey Lavender Lemon Licorice Lime Maple Marzipan Mint Orange Peach Peanut Pear Pecan Pistachio Plum Quince Raspberry Rhubarb Rose Saffron Sesame Vanilla Violet Walnut".split(
    " ",
  );
const manners =
  "Bright Brittle Candied Copper Crisp Dusted Feathered Glazed Golden Little Midnight Old-Fashioned Polished Ribboned Roasted Rolled Salted Silken Smoked Snowy Spiced Stubborn Toasted Twisted Velvet Whispering Wild Winter".split(
    " ",
  );

/** What sweets are called, with the kind and the category of each. */
const forms: readonly (Pick<WorldProduct, "kind" | "category"> & { noun: string })[] = [
  { noun: "Bonbons", kind: "bonbons", category: "boxed-chocolates" },
  { noun: "Truffles", kind: "truffles", category: "truffles" },
  { noun: "Bar", kind: "bars-slabs", category: "chocolate-bars" },
  { noun: "Brittle", kind: "brittle-toffee", category: "toffee-brittle" },
  { noun: "Gummies", kind: "gummies-jellies", category: "gummies" },
  { noun: "Jellies", kind: "gummies-jellies", category: "jellies" },
  { noun: "Chews", kind: "chews-caramels", category: "chews-licorice" },
  { noun: "Lollipop", kind: "lollipops", category: "pops" },
  { noun: "Drops", kind: "hard-candy", category: "hard-candy" },
  { noun: "Gift Box", kind: "gift-boxes", category: "gift-boxes" },
];

const flagsToDraw: readonly WorldFlag[] = ["kosher", "dairyFree", "nutFree", "glutenFree", "meltable", "new"];

/** A large catalogue of made-up single products in the shop's own categories, the same for the same seed. */
export const hugeCatalogue = (count = 10_000, seed = 1): WorldCatalogue => {
  const random = seededRandom(seed);
  const draw = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  const products = Array.from({ length: count }, (_, index): WorldProduct => {
    const { noun, kind, category } = draw(forms);
    const [first, second] = [draw(flavours), draw(flavours)];
    const name = `${draw(manners)} ${first === second ? first : `${first} & ${second}`} ${noun} No. ${index + 1}`;
    const priceCents = 300 + 25 * random.below(300);
    return {
      id: `h${String(index + 1).padStart(5, "0")}`,
      name,
      kind,
      category,
      pictures: ["praline"],
      windowColor: "butter",
      short: `${noun} of ${first.toLowerCase()} and ${second.toLowerCase()}.`,
      copy: `${name}. Made in small batches from ${first.toLowerCase()} and ${second.toLowerCase()}, and one of many.`,
      features: [first, second],
      ingredients: `Sugar, ${first.toLowerCase()}, ${second.toLowerCase()}.`,
      allergens: "Made where milk, nuts and wheat are handled.",
      flags: ["noPickup", ...flagsToDraw.filter(() => random.next() < 0.3)],
      rating: 3 + random.below(21) / 10,
      reviews: random.below(400),
      popularity: random.below(101),
      priceCents,
      weightGrams: 100 + random.below(900),
      stock: random.next() < 0.1 ? 0 : 1 + random.below(500),
      ...(random.next() < 0.1 ? { salePriceCents: Math.floor((priceCents * 4) / 5) } : {}),
    };
  });
  return { categories: [], files: [{ file: "huge-catalogue.ts", products }] };
};
