import type { WorldProduct } from "./world-product.ts";

/** Boxes that shoppers fill themselves. */
export const customMix: WorldProduct[] = [
  {
    id: "490101",
    name: "Your Own Box of Twist-Wraps",
    kind: "chews-caramels",
    group: "custom-mix-boxes",
    category: "build-a-box",
    also: ["chews-licorice", "chocolates"],
    pictures: ["twists-bright", "twist-chews"],
    windowColor: "mint",
    short: "Six kinds, a hundred pieces, entirely your doing.",
    copy: "You choose up to six kinds; we fit them in a box of a hundred, to the last piece. All caramel, if that is who you are. Ninety mints and ten regrets. There is no wrong box, although there have been brave ones. Start with the flavors, then share out the space, and we will pack it by hand while you wonder what you have done.",
    features: ["Up to six kinds", "A hundred pieces", "Packed by hand"],
    ingredients: "Depends on what you choose; every sweet lists its own.",
    allergens: "Depends on what you choose. Packed where milk, nuts, soy and wheat are handled.",
    flags: ["customMix", "onlineOnly"],
    rating: 4.9,
    reviews: 67,
    popularity: 85,
    priceCents: 2200,
    weightGrams: 700,
    stock: 400,
    mix: { code: "CANDY", unitType: "percent", unitIncrement: 5, flavorLimit: 6, maxPieceUnits: 100 },
    keywords: "build a box custom mix pick your own",
  },
];
