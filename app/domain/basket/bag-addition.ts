import type { OwnChoice } from "./own-choice.ts";

/** Something to put into the bag, with what the 'Added to Your Bag' sheet says about it. */
export interface BagAddition {
  productId: string;
  /** Whole pieces, 1 to 999. */
  quantity: number;
  name: string;
  /** What was chosen, in words: '12 pieces, Plum ribbon'. */
  choice?: string;
  /** Picture of the product at the image service, without parameters. */
  image?: string;
  /** Ground of its window, where it has one of its own. */
  color?: string;
  /** What it is made as, where there is something to choose beside sizes and colors. */
  own?: OwnChoice;
  /** The shop it is collected at; left out, it is shipped. */
  pickupAt?: { id: string; name: string; inventoryId?: string };
}

/** The product a shop is looked for. */
export type PickupProduct = Pick<BagAddition, "productId" | "name" | "choice" | "image">;
