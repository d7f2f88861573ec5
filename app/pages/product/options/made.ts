import type { ReactNode } from "react";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import type { Purchase } from "#app/domain/product/purchase.ts";

/** What a shopper has a product made as; the part of the page that offers it tells the rest of the page. */
export interface Made {
  /** What an addition to the bag says of it; `choice` is what is chosen of sizes and colors, in words. */
  added: (choice: string) => Pick<BagAddition, "own" | "choice">;
  /** Whether something is to be said before it can be made. */
  isLacking: boolean;
  /** Asked before it is bought: shows what is lacking, and gives whether something is. */
  hold: () => boolean;
  /** What the product costs, made so. */
  priced: (purchase: Purchase) => Purchase;
  /** Drawn over the picture of the product. */
  over: ReactNode;
}
