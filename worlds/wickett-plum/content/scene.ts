import { block } from "./block-fields.ts";
import { type ContentItem, type Cta, media } from "./content-item.ts";
import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";

/** A photograph of a place with its words beside it. */
export const scene = (
  name: string,
  picture: PictureName,
  words: { headline: string; bodyText: string; multiCTA?: Cta[] },
): ContentItem => block("alternating-text-image-list", name, { items: [{ ...words, media: media(picture) }] });
