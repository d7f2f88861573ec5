import type { Picture } from "./picture.ts";

/** The photographs that are finished; written by `sandbox/photography/publish.py` from its recipes. */
export const photographs = {
  "bar-midnight-orchard": {
    file: "bar-midnight-orchard.webp",
    alt: "A dark chocolate bar in a cream and plum label, squares broken off",
  },
  "brittle-peanut": { file: "brittle-peanut.webp", alt: "Shards of peanut brittle, crumbs before them" },
  "gift-navy": { file: "gift-navy.webp", alt: "A navy gift box tied with gold ribbon" },
  "gift-plum": { file: "gift-plum.webp", alt: "A plum gift box tied with gold ribbon" },
  "gift-red": { file: "gift-red.webp", alt: "A red gift box tied with gold ribbon" },
  "hero-dipping-photo": { file: "hero-dipping-photo.webp", alt: "Truffles and cut bonbons on a toffee ground" },
  "hero-gifts-photo": { file: "hero-gifts-photo.webp", alt: "Gift boxes in plum, blush and gold on a rose ground" },
  "hero-sweets-photo": { file: "hero-sweets-photo.webp", alt: "Lollipops, mints, beans and jellies on a mint ground" },
  "lolly-cherry": { file: "lolly-cherry.webp", alt: "Two cherry swirl lollipops on sticks" },
  "praline-drizzle": {
    file: "praline-drizzle.webp",
    alt: "Two drizzled dark bonbons, one cut open to its caramel and praline",
  },
  "tray-24": { file: "tray-24.webp", alt: "An open box of twenty-four assorted chocolates" },
  "truffles-champagne": { file: "truffles-champagne.webp", alt: "Pale pink truffles in a heap, one halved" },
  "truffles-cocoa": {
    file: "truffles-cocoa.webp",
    alt: "Cocoa-dusted, nut-rolled and white truffles in a heap, one halved",
  },
} satisfies Record<string, Picture>;

/** Which photograph stands in the place of an earlier picture of the catalogue. */
export const photographOf: Readonly<Record<string, keyof typeof photographs>> = {
  "bonbon-cut": "praline-drizzle",
  brittle: "brittle-peanut",
  lollipop: "lolly-cherry",
  "midnight-bar": "bar-midnight-orchard",
  "navy-box": "gift-navy",
  "plum-box": "gift-plum",
  "red-letter": "gift-red",
  "the-24": "tray-24",
  truffles: "truffles-cocoa",
  "truffles-rose": "truffles-champagne",
};

/** The finished photographs that show a product, by its id; the first one first. */
export const photographsOfProduct: Readonly<Record<string, readonly (keyof typeof photographs)[]>> = {
  "480127": ["praline-drizzle"],
  "480130": ["tray-24"],
  "480425": ["brittle-peanut"],
  "481101": ["truffles-cocoa"],
  "481104": ["truffles-champagne"],
  "482101": ["bar-midnight-orchard"],
  "482125": ["bar-midnight-orchard"],
  "483101": ["brittle-peanut"],
  "483128": ["brittle-peanut"],
  "486101": ["lolly-cherry"],
  "487101": ["hero-sweets-photo"],
  "488101": ["gift-red"],
  "488104": ["gift-plum", "tray-24"],
  "488107": ["gift-navy"],
  "488201": ["truffles-cocoa", "bar-midnight-orchard"],
  "490104": ["tray-24", "praline-drizzle"],
  "490204": ["praline-drizzle"],
  "490222": ["praline-drizzle"],
  "490301": ["lolly-cherry"],
  "491101": ["tray-24"],
  "491119": ["tray-24"],
  "491122": ["gift-navy"],
  "491128": ["tray-24"],
  "491131": ["truffles-champagne"],
  "491204": ["bar-midnight-orchard"],
  "491222": ["gift-navy"],
  "491228": ["truffles-champagne"],
  "491237": ["gift-red"],
  "491240": ["tray-24"],
  "492107": ["truffles-champagne"],
  "492137": ["lolly-cherry"],
  "492222": ["gift-red"],
  "493104": ["tray-24"],
  "493113": ["gift-plum"],
  "494101": ["gift-plum", "praline-drizzle", "tray-24"],
  "495104": ["tray-24"],
  "495116": ["brittle-peanut"],
  "495119": ["bar-midnight-orchard"],
  "497104": ["praline-drizzle"],
};

/** The finished photograph that shows what a wrap looks like. */
export const photographOfWrap: Readonly<Record<string, keyof typeof photographs>> = {};
