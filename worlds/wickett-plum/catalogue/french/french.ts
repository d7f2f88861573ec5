import { bars } from "./bars.ts";
import { boxedChocolates } from "./boxed-chocolates.ts";
import { chewsLicorice } from "./chews-licorice.ts";
import { customMix } from "./custom-mix.ts";
import type { FrenchText } from "./french-text.ts";
import { giftBoxes } from "./gift-boxes.ts";
import { giftCards } from "./gift-cards.ts";
import { gummiesJellies } from "./gummies-jellies.ts";
import { hardCandy } from "./hard-candy.ts";
import { lollipops } from "./lollipops.ts";
import { setsBundles } from "./sets-bundles.ts";
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

/** Every French text by the id of its product. */
export const frenchTexts: ReadonlyMap<string, FrenchText> = new Map(
  [
    boxedChocolates,
    truffles,
    bars,
    toffeeBrittle,
    gummiesJellies,
    chewsLicorice,
    lollipops,
    hardCandy,
    giftBoxes,
    giftCards,
    setsBundles,
    customMix,
    ribbonedBoxes,
    occasionBoxes,
    singleFlavors,
    moreTruffles,
    casesAndBites,
    nutsAndClusters,
    coloredCandy,
    noSugar,
    seasonalSpring,
    seasonalAutumn,
    businessGifts,
    mixPiecesChocolate,
    mixPiecesCandy,
    mixPiecesLollipops,
    clubs,
    fundraising,
    salesMaterials,
    extras,
    seasonalSummer,
  ].flatMap((texts) => Object.entries(texts)),
);

/** What a product says in French; `undefined` for one nobody has translated. */
export const frenchTextOf = (productId: string): FrenchText | undefined => frenchTexts.get(productId);
