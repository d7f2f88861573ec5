import { photographOf, photographs } from "./photographs.ts";
import { type CatalogPage, digitalCatalog } from "#worlds/wickett-plum/digital-catalog.ts";
import type { Picture } from "./picture.ts";

/** Pictures there were before the photographs, drawings among them. */
const earlier = {
  praline: { file: "praline.webp", alt: "A domed dark chocolate bonbon with white drizzle" },
  "praline-trio": { file: "praline-trio.webp", alt: "Three domed dark chocolate bonbons with white drizzle" },
  "praline-close-photo": { file: "praline-close-photo.webp", alt: "A cut bonbon from close up, caramel running out" },
  "bonbon-cut": { file: "bonbon-cut.webp", alt: "Two drizzled bonbons, one cut open to its caramel" },
  "bonbon-drizzle-photo": { file: "bonbon-drizzle-photo.webp", alt: "Drizzled bonbons on a cream table, one cut open" },
  "midnight-bar": { file: "midnight-bar.webp", alt: "A dark chocolate bar in a cream label, some squares broken off" },
  "the-24": { file: "the-24.webp", alt: "An open box of twenty-four assorted chocolates" },
  "the-24-photo": { file: "the-24-photo.webp", alt: "The box of twenty-four on a cream table" },
  "tray-12": { file: "tray-12.webp", alt: "A navy tray of twelve filled chocolates" },
  "tray-12-stack": { file: "tray-12-stack.webp", alt: "Three navy trays of chocolates, one on the other" },
  "tray-12-photo": { file: "tray-12-photo.webp", alt: "Twelve filled chocolates in a navy tray, seen from above" },
  truffles: { file: "truffles.webp", alt: "Cocoa-dusted, nut-rolled and white truffles in a heap" },
  "truffles-rose": { file: "truffles-rose.webp", alt: "Pale pink and ivory truffles in a heap" },
  "truffles-dusk": { file: "truffles-dusk.webp", alt: "Dark truffles beside two in dusky violet sugar" },
  "truffles-midnight": { file: "truffles-midnight.webp", alt: "Very dark cocoa-dusted truffles in a heap" },
  "truffles-crumb": { file: "truffles-crumb.webp", alt: "Truffles rolled in chopped hazelnuts, cocoa ones between" },
  "truffles-lemon": { file: "truffles-lemon.webp", alt: "Lemon yellow and cream truffles in a heap" },
  "truffles-photo": { file: "truffles-photo.webp", alt: "A heap of rolled truffles on a warm ground" },
  "sea-salt": { file: "sea-salt.webp", alt: "Two squares of milk chocolate with sea salt flakes" },
  "sea-salt-photo": { file: "sea-salt-photo.webp", alt: "Milk chocolate squares with sea salt, close up" },
  sweethearts: { file: "sweethearts.webp", alt: "Chocolate hearts in red, gold and silver foil" },
  "ruby-hearts": { file: "ruby-hearts.webp", alt: "Three glossy ruby red chocolate hearts" },
  "ruby-hearts-photo": { file: "ruby-hearts-photo.webp", alt: "Ruby red hearts on a blush ground" },
  "blue-dome": { file: "blue-dome.webp", alt: "Three glossy blue domed bonbons" },
  "blue-dome-photo": { file: "blue-dome-photo.webp", alt: "Blue domed bonbons on a pale ground" },
  "violet-dome": { file: "violet-dome.webp", alt: "Three glossy violet domed bonbons" },
  "green-dome": { file: "green-dome.webp", alt: "Three glossy green domed bonbons" },
  "red-letter": { file: "red-letter.webp", alt: "A red gift box tied with gold ribbon" },
  "red-letter-photo": { file: "red-letter-photo.webp", alt: "The red gift box on a cream table" },
  "plum-box": { file: "plum-box.webp", alt: "A plum gift box tied with gold ribbon" },
  "green-box": { file: "green-box.webp", alt: "A green gift box tied with gold ribbon" },
  "navy-box": { file: "navy-box.webp", alt: "A navy gift box tied with gold ribbon" },
  "blush-box": { file: "blush-box.webp", alt: "A blush pink gift box tied with gold ribbon" },
  brittle: { file: "brittle.webp", alt: "Shards of peanut brittle" },
  "brittle-ember": { file: "brittle-ember.webp", alt: "Dark amber shards of cashew brittle" },
  "brittle-photo": { file: "brittle-photo.webp", alt: "Peanut brittle on a warm ground, crumbs around it" },
  toffee: { file: "toffee.svg", alt: "Shards of toffee with dark chocolate and almonds" },
  bark: { file: "bark.svg", alt: "Pieces of white chocolate bark with red berries" },
  caramels: { file: "caramels.svg", alt: "A stack of salted caramel cubes" },
  fudge: { file: "fudge.svg", alt: "A stack of chocolate fudge cubes" },
  nougat: { file: "nougat.svg", alt: "A stack of white nougat cubes" },
  turkish: { file: "turkish.svg", alt: "A stack of rose-colored delight cubes" },
  "garden-bears": { file: "garden-bears.webp", alt: "Fruit gummy bears in six colors" },
  gummies: { file: "gummies.webp", alt: "A heap of glossy gummy bears" },
  "gummies-photo": { file: "gummies-photo.webp", alt: "A heap of gummy bears on a cream table" },
  "orchard-jellies": { file: "orchard-jellies.webp", alt: "Sugared fruit jellies in four colors" },
  "orchard-jellies-photo": {
    file: "orchard-jellies-photo.webp",
    alt: "A heap of sugared fruit jellies on a pale ground",
  },
  "sugar-jellies-photo": { file: "sugar-jellies-photo.webp", alt: "Sugared fruit jellies on a pale ground" },
  pastilles: { file: "pastilles.webp", alt: "Sugared fruit pastilles in pink, blue and peach" },
  "pocket-beans": { file: "pocket-beans.webp", alt: "Jelly beans in every color" },
  "little-beans": { file: "little-beans.webp", alt: "A small heap of jelly beans" },
  "pocket-beans-photo": { file: "pocket-beans-photo.webp", alt: "Jelly beans scattered on a cream table" },
  "twist-chews": { file: "twist-chews.webp", alt: "Twist-wrapped chews in stripes and foil" },
  "twists-bright": { file: "twists-bright.webp", alt: "Twist-wrapped sweets in green, blue and violet" },
  "twists-few": { file: "twists-few.webp", alt: "A handful of twist-wrapped chews" },
  "twist-chews-photo": { file: "twist-chews-photo.webp", alt: "Twist-wrapped chews on a cream table" },
  "twists-black": { file: "twists-black.svg", alt: "Four ropes of black licorice" },
  "twists-cherry": { file: "twists-cherry.svg", alt: "Four ropes of cherry licorice" },
  "swirl-mints": { file: "swirl-mints.webp", alt: "Red and white starlight mints" },
  "swirl-mints-green": { file: "swirl-mints-green.webp", alt: "Green and white starlight mints" },
  "swirl-mints-orange": { file: "swirl-mints-orange.webp", alt: "Orange and white starlight mints" },
  canes: { file: "canes.webp", alt: "Two red and white candy canes" },
  "canes-blue": { file: "canes-blue.webp", alt: "Two blue and white candy canes" },
  lollipop: { file: "lollipop.webp", alt: "Two swirled lollipops on sticks" },
  "lollipop-bunch": { file: "lollipop-bunch.webp", alt: "A bunch of swirled pops in many colors" },
  "lollipop-root-beer": { file: "lollipop-root-beer.webp", alt: "Two swirled lollipops in brown and cream" },
  "lollipop-photo": { file: "lollipop-photo.webp", alt: "Swirled lollipops on a pink ground" },
  "lollipop-berry": { file: "lollipop-berry.webp", alt: "Swirled lollipops in violet and mint" },
  "lollipop-mint": { file: "lollipop-mint.webp", alt: "Swirled lollipops in mint green" },
  "lollipop-orange": { file: "lollipop-orange.webp", alt: "Swirled lollipops in orange and mint" },
  "bar-gold": { file: "bar-gold.svg", alt: "A chocolate bar in a gold wrapper, squares beside it" },
  "bar-plum": { file: "bar-plum.svg", alt: "A chocolate bar in a plum wrapper, squares beside it" },
  "bar-mint": { file: "bar-mint.svg", alt: "A chocolate bar in a green wrapper, squares beside it" },
  "bar-cherry": { file: "bar-cherry.svg", alt: "A chocolate bar in a cherry red wrapper, squares beside it" },
  "bar-ivory": { file: "bar-ivory.svg", alt: "A white chocolate bar in an ivory wrapper, squares beside it" },
  "bar-sky": { file: "bar-sky.svg", alt: "A milk chocolate bar in a blue wrapper, squares beside it" },
  "jar-rainbow": { file: "jar-rainbow.svg", alt: "A glass jar of drops in rainbow colors" },
  "jar-lemon": { file: "jar-lemon.svg", alt: "A glass jar of lemon drops" },
  "jar-cherry": { file: "jar-cherry.svg", alt: "A glass jar of cherry drops" },
  "jar-mint": { file: "jar-mint.svg", alt: "A glass jar of mint drops" },
  "jar-plum": { file: "jar-plum.svg", alt: "A glass jar of plum drops" },
  "tin-plum": { file: "tin-plum.svg", alt: "A round plum tin, open, filled with fruit drops" },
  "tin-sky": { file: "tin-sky.svg", alt: "A round blue tin, open, filled with mints" },
  "tin-cherry": { file: "tin-cherry.svg", alt: "A round red tin, open, filled with chocolates" },
  "gift-card": { file: "gift-card.svg", alt: "Two gift cards with a cream bow" },
  "e-gift-card": { file: "e-gift-card.svg", alt: "A green e-gift card with a cream bow" },
} as const;

/** Pages of the digital catalog as pictures; what stands on them is told beside them. */
const catalogPages = Object.fromEntries(
  digitalCatalog.map(({ picture, title }) => [picture, { file: `${picture}.webp`, alt: title }]),
);

/** The name of a picture. */
export type PictureName = keyof typeof earlier | keyof typeof photographs | CatalogPage["picture"];

const photographed = (name: string, picture: Picture): Picture => {
  const photograph = photographOf[name];
  return photograph ? photographs[photograph] : picture;
};

/**
 * The pictures of the shop. A name that ends in `-photo` is a studio shot with its own ground; all others are cut out
 * and stand in a window. A finished photograph shows in the place of the picture it was taken for.
 */
export const pictures = {
  ...Object.fromEntries(Object.entries(earlier).map(([name, picture]) => [name, photographed(name, picture)])),
  ...photographs,
  ...catalogPages,
} as Readonly<Record<PictureName, Picture>>;
