import { bars } from "./bars.ts";
import { boxedChocolates } from "./boxed-chocolates.ts";
import { categories } from "./categories.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { chewsLicorice } from "./chews-licorice.ts";
import { customMix } from "./custom-mix.ts";
import { giftBoxes } from "./gift-boxes.ts";
import { giftCards } from "./gift-cards.ts";
import { gummiesJellies } from "./gummies-jellies.ts";
import { hardCandy } from "./hard-candy.ts";
import { lollipops } from "./lollipops.ts";
import { setsAndBundles } from "./sets-bundles.ts";
import { toffeeBrittle } from "./toffee-brittle.ts";
import { truffles } from "./truffles.ts";
import type { WorldCatalogue } from "./world-product.ts";

/** The catalogue of the default world, checked when it is loaded. */
export const catalogue: WorldCatalogue = checkCatalogue({
  categories,
  files: [
    { file: "boxed-chocolates.ts", products: boxedChocolates },
    { file: "truffles.ts", products: truffles },
    { file: "bars.ts", products: bars },
    { file: "toffee-brittle.ts", products: toffeeBrittle },
    { file: "gummies-jellies.ts", products: gummiesJellies },
    { file: "chews-licorice.ts", products: chewsLicorice },
    { file: "lollipops.ts", products: lollipops },
    { file: "hard-candy.ts", products: hardCandy },
    { file: "gift-boxes.ts", products: giftBoxes },
    { file: "gift-cards.ts", products: giftCards },
    { file: "sets-bundles.ts", products: setsAndBundles },
    { file: "custom-mix.ts", products: customMix },
  ],
});
