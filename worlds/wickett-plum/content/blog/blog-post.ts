import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";

/** An article of the shop's journal. */
export interface BlogPost {
  /** Delivery key, which is the path too. */
  key: string;
  title: string;
  /** One sentence for cards and search engines. */
  description: string;
  /** Day it appeared, `YYYY-MM-DD`. */
  published: string;
  author: string;
  picture: PictureName;
  /** Markdown, 400 to 700 words. */
  text: string;
  /** Products that it makes one want. */
  productIds: string[];
}
