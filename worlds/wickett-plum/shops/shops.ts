import { canadianShops } from "./canada.ts";
import { californianShops } from "./california.ts";
import { checkShops } from "./check-shops.ts";
import { easternShops } from "./east.ts";
import { westernShops } from "./west.ts";
import type { WorldShop } from "./world-shop.ts";

/** The shops of the default world (how many there are of which kind: `shops.test.ts`). */
export const shops: readonly WorldShop[] = checkShops([
  { file: "california.ts", shops: californianShops },
  { file: "west.ts", shops: westernShops },
  { file: "east.ts", shops: easternShops },
  { file: "canada.ts", shops: canadianShops },
]);
