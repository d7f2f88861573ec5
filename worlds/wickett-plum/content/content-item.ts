import { createHash } from "node:crypto";
import type { ContentItem } from "#emulators/content/content-item.ts";
import { toneOf } from "#worlds/wickett-plum/catalogue/picture.ts";
import { type PictureName, pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";

export type { ContentItem };

/** A call to action as editors fill it in. */
export interface Cta {
  ctaText: string;
  ctaLink: string;
  ctaType: "Button" | "link";
  ctaTextColor?: string;
  mobilectaTextColor?: string;
  ctaButtonColor?: string;
  mobilectaButtonColor?: string;
  ctaControls?: { triggerSideBar?: string };
}

const SCHEMAS = "https://schema.wickettplum.example/";
const CORE = "http://bigcontent.io/cms/schema/v1/core#/definitions/";

const uuid = (seed: string): string =>
  createHash("sha256")
    .update(seed)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/**
 * A managed item. `kind` is the last segment of its schema, by which the shop picks the block that shows it;
 * `name` is unique; a `key` makes it reachable by that key.
 */
export const item = (kind: string, name: string, fields: Record<string, unknown>, key?: string): ContentItem => ({
  _meta: {
    name,
    schema: SCHEMAS + kind,
    deliveryId: uuid(`${kind} ${name}`),
    ...(key !== undefined && { deliveryKey: key }),
  },
  ...fields,
});

/** The item, delivered only within a span; while it is, it stands before an item of the same key that has none. */
export const scheduled = (
  inner: ContentItem,
  name: string,
  { start, end }: { start: Date; end: Date },
): ContentItem => ({
  ...inner,
  _meta: {
    ...inner._meta,
    edition: { id: uuid(`edition ${name}`), start: start.toISOString(), end: end.toISOString() },
  },
});

/** What the delivery service leaves of a link when its item has been taken away. */
export const deadLink = (kind: string, name: string) => ({
  _meta: { schema: `${CORE}content-link` },
  contentType: SCHEMAS + kind,
  id: uuid(`${kind} ${name}`),
});

/**
 * A picture of the media service with its text alternative; `alt: ""` marks decoration. `tone`, its main color, holds
 * its place until it has come.
 */
export const media = (name: PictureName, alt: string = pictures[name].alt) => ({
  image: {
    _meta: { schema: `${CORE}image-link` },
    id: uuid(`image ${name}`),
    name,
    endpoint: "wickettplum",
    defaultHost: "cdn.media.amplience.net",
  },
  alt,
  ...(toneOf(pictures[name]) && { tone: toneOf(pictures[name]) }),
});

/** A text with one wording per locale; the delivery service picks by the `locale` parameter. */
export const localized = (values: Record<string, unknown>) => ({
  _meta: { schema: `${CORE}localized-value` },
  values: Object.entries(values).map(([locale, value]) => ({ locale, value })),
});

/** A button; plum on light ground unless colors are given. */
export const buttonCta = (ctaText: string, ctaLink: string, colors: Partial<Cta> = {}): Cta => ({
  ctaText,
  ctaLink,
  ctaType: "Button",
  ...colors,
});

/** A button that opens a side sheet; `ctaLink` is where it leads when there is no such sheet. */
export const sheetCta = (ctaText: string, ctaLink: string, triggerSideBar: string): Cta => ({
  ...buttonCta(ctaText, ctaLink),
  ctaControls: { triggerSideBar },
});

/** An underlined link. */
export const linkCta = (ctaText: string, ctaLink: string): Cta => ({ ctaText, ctaLink, ctaType: "link" });
