import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";

/** A recipe that uses the shop's sweets. */
export interface Recipe {
  /** Delivery key, which is the path too. */
  key: string;
  title: string;
  /** One or two sentences for cards, the head of the page and search engines. */
  description: string;
  /** Day it appeared, `YYYY-MM-DD`. */
  published: string;
  picture: PictureName;
  /** What it makes, for example `Serves 4` or `Makes 16 squares`. */
  yields: string;
  /** From the first step to the table, waiting included. */
  minutes: number;
  /** Hands at work. */
  activeMinutes: number;
  /** What of it comes from the counter, for example `1 bag of brittle`. */
  fromTheCounter: string;
  /** In American measures with metric ones beside them. */
  ingredients: string[];
  /** In order, one sentence or a few each. */
  steps: string[];
  /** A remark under the steps. */
  note?: string;
  /** Products it uses, the first one most. */
  productIds: string[];
}
