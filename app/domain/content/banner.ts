import { colorOf, type Fields, mediaOf, partOf, textOf } from "./content-fields.ts";
import type { ContentMedia } from "./media.ts";

/** How a banner looks beyond its words (content-9). */
export interface BannerLook {
  /** Ground of the band, and of it below 768 px. */
  ground?: string;
  mobileGround?: string;
  /** Color of headline and text. */
  ink?: string;
  align: "start" | "center" | "end";
  media?: ContentMedia;
  /** Other pictures for narrower screens, the narrowest first. */
  screens: readonly { upTo: number; media: ContentMedia }[];
}

const alignments = ["start", "center", "end"] as const;

/** Widest screens of the variants of a picture, in pixels (content-7). */
const screenWidths = [
  ["mobile", 768],
  ["tablet", 1023],
] as const;

/**
 * Reads `textControls` (`textColor`, `textAlign`), `container` (`backgroundColor`, `mobileBackgroundColor`) and `media`
 * with its `variants` (`mobile`, `tablet`); whatever is left out or makes no sense is left to the style sheet.
 */
export const bannerLook = (fields: Fields): BannerLook => {
  const text = partOf(fields, "textControls") ?? {};
  const container = partOf(fields, "container") ?? {};
  const variants = partOf(partOf(fields, "media") ?? {}, "variants") ?? {};
  return {
    ground: colorOf(container, "backgroundColor") ?? colorOf(fields, "backgroundColor"),
    mobileGround: colorOf(container, "mobileBackgroundColor"),
    ink: colorOf(text, "textColor"),
    align: alignments.find((each) => each === textOf(text, "textAlign")) ?? "start",
    media: mediaOf(fields),
    screens: screenWidths.flatMap(([name, upTo]) => {
      const media = mediaOf(variants, name);
      return media ? [{ upTo, media }] : [];
    }),
  };
};
