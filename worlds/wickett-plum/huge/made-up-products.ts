import { seededRandom, type SeededRandom } from "#sandbox/core/seeded-random.ts";
import type { WorldFlag, WorldProduct, WorldSize } from "../catalogue/world-product.ts";

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

/** The most names there are; half of them are used at most, so that a new one is found soon. */
export const MOST_PRODUCTS = (manners.length * flavours.length * (flavours.length - 1) * forms.length) / 2;

const draw = <Item>(random: SeededRandom, items: readonly Item[]): Item => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const stockOf = (random: SeededRandom): number => (random.next() < 0.1 ? 0 : 1 + random.below(500));

/** Half a pound at the price, and a pound at a little less than twice of it. */
const sizesOf = (random: SeededRandom, priceCents: number): WorldSize[] => [
  { id: "8oz", name: "8 oz", priceCents, weightGrams: 227, stock: stockOf(random) },
  { id: "1lb", name: "1 lb", priceCents: 2 * priceCents - 100, weightGrams: 454, stock: stockOf(random) },
];

/** A name nobody has yet, with what it is made from. */
const newSweet = (random: SeededRandom, taken: Set<string>) => {
  for (;;) {
    const form = draw(random, forms);
    const first = draw(random, flavours);
    const second = draw(
      random,
      flavours.filter((flavour) => flavour !== first),
    );
    const name = `${draw(random, manners)} ${first} & ${second} ${form.noun}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return { form, first, second, name };
  }
};

/**
 * Made-up products in the shop's own categories, each with a name of its own, the same ones for the same seed. One in
 * ten comes in two sizes, one in fifty is kept in the shops too, one in ten is sold out and one in ten reduced. Prices
 * are US cents.
 * @throws RangeError for more than there are names for
 */
export const madeUpProducts = (count: number, seed: number): WorldProduct[] => {
  if (count > MOST_PRODUCTS) throw new RangeError(`There are names for ${MOST_PRODUCTS} products, not for ${count}.`);
  const random = seededRandom(seed);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index): WorldProduct => {
    const { form, first, second, name } = newSweet(random, taken);
    const priceCents = 300 + 25 * random.below(300);
    const isInShops = random.next() < 0.02;
    const isMaster = random.next() < 0.1;
    return {
      id: `h${String(index + 1).padStart(5, "0")}`,
      name,
      kind: form.kind,
      group: "one-flavor-boxes",
      category: form.category,
      pictures: ["praline"],
      windowColor: "butter",
      short: `${form.noun} of ${first.toLowerCase()} and ${second.toLowerCase()}.`,
      copy: `${name}. Made in small batches from ${first.toLowerCase()} and ${second.toLowerCase()}, and one of many.`,
      features: [first, second],
      ingredients: `Sugar, ${first.toLowerCase()}, ${second.toLowerCase()}.`,
      allergens: "Made where milk, nuts and wheat are handled.",
      flags: [...(isInShops ? [] : ["noPickup" as const]), ...flagsToDraw.filter(() => random.next() < 0.3)],
      popularity: random.below(101),
      ...(isMaster
        ? { sizes: sizesOf(random, priceCents) }
        : {
            priceCents,
            weightGrams: 100 + random.below(900),
            stock: stockOf(random),
            ...(random.next() < 0.1 ? { salePriceCents: Math.floor((priceCents * 4) / 5) } : {}),
          }),
    };
  });
};
