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
import { ribbonedBoxes } from "./ribboned-boxes.ts";
import { occasionBoxes } from "./occasion-boxes.ts";
import { singleFlavors } from "./single-flavors.ts";
import { moreTruffles } from "./more-truffles.ts";
import { casesAndBites } from "./cases-bites.ts";
import { nutsAndClusters } from "./nuts-clusters.ts";
import { coloredCandy } from "./colored-candy.ts";
import { noSugar } from "./no-sugar.ts";
import { seasonalSpring } from "./seasonal-spring.ts";
import { seasonalAutumn } from "./seasonal-autumn.ts";
import { businessGifts } from "./business-gifts.ts";
import { mixPiecesChocolate } from "./mix-pieces-chocolate.ts";
import { mixPiecesCandy } from "./mix-pieces-candy.ts";
import { mixPiecesLollipops } from "./mix-pieces-lollipops.ts";
import { clubs } from "./clubs.ts";
import { fundraising } from "./fundraising.ts";
import { salesMaterials } from "./sales-materials.ts";
import { extras } from "./extras.ts";
import { seasonalSummer } from "./seasonal-summer.ts";
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
    { file: "ribboned-boxes.ts", products: ribbonedBoxes },
    { file: "occasion-boxes.ts", products: occasionBoxes },
    { file: "single-flavors.ts", products: singleFlavors },
    { file: "more-truffles.ts", products: moreTruffles },
    { file: "cases-bites.ts", products: casesAndBites },
    { file: "nuts-clusters.ts", products: nutsAndClusters },
    { file: "colored-candy.ts", products: coloredCandy },
    { file: "no-sugar.ts", products: noSugar },
    { file: "seasonal-spring.ts", products: seasonalSpring },
    { file: "seasonal-autumn.ts", products: seasonalAutumn },
    { file: "business-gifts.ts", products: businessGifts },
    { file: "mix-pieces-chocolate.ts", products: mixPiecesChocolate },
    { file: "mix-pieces-candy.ts", products: mixPiecesCandy },
    { file: "mix-pieces-lollipops.ts", products: mixPiecesLollipops },
    { file: "clubs.ts", products: clubs },
    { file: "fundraising.ts", products: fundraising },
    { file: "sales-materials.ts", products: salesMaterials },
    { file: "extras.ts", products: extras },
    { file: "seasonal-summer.ts", products: seasonalSummer },
  ],
});
