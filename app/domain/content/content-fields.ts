import { safeLink } from "./menu-links.ts";
import { isMedia, type ContentMedia } from "./media.ts";

/** A managed item or a part of one: fields that editors may have filled in or left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** A call to action as a block shows it. */
export interface Cta {
  text: string;
  link: string;
  isButton: boolean;
  textColor?: string;
  buttonColor?: string;
  /** Colors below 768 px, where they differ. */
  mobileTextColor?: string;
  mobileButtonColor?: string;
  /** Side sheet that opens instead of following the link. */
  sideSheet?: string;
}

/** A field's words; anything else counts as left out. */
export const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};

/** A field's list of words; whatever else stands in it is left out. */
export const textsOf = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  return Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === "string" && entry.trim() !== "")
    : [];
};

/** A field's list of parts. */
export const partsOf = (fields: Fields, name: string): Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((part): part is Fields => typeof part === "object" && part !== null) : [];
};

/** A field's one part. */
export const partOf = (fields: Fields, name: string): Fields | undefined => {
  const value = fields[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
};

/** A field's picture. */
export const mediaOf = (fields: Fields, name = "media"): ContentMedia | undefined => {
  const value = fields[name];
  return isMedia(value) ? value : undefined;
};

const color = /^(#[0-9a-f]{3,8}|transparent|[a-z]{3,20})$/i;

/** A field's color: a hexadecimal one, a named one or `transparent`; anything else counts as left out. */
export const colorOf = (fields: Fields, name: string): string | undefined => {
  const value = textOf(fields, name);
  return value && color.test(value) ? value : undefined;
};

const readCta = (fields: Fields): Cta[] => {
  const text = textOf(fields, "ctaText");
  const link = safeLink(textOf(fields, "ctaLink"));
  const sideSheet = textOf(partOf(fields, "ctaControls") ?? {}, "triggerSideBar");
  if (!text || (!link && !sideSheet)) return [];
  return [
    {
      text,
      link: link ?? "#",
      isButton: fields.ctaType === "Button",
      textColor: colorOf(fields, "ctaTextColor"),
      buttonColor: colorOf(fields, "ctaButtonColor"),
      mobileTextColor: colorOf(fields, "mobilectaTextColor"),
      mobileButtonColor: colorOf(fields, "mobilectaButtonColor"),
      sideSheet,
    },
  ];
};

/** The calls to action of a block, from its list and its single one; those without words or goal are left out. */
export const ctasOf = (fields: Fields): Cta[] =>
  [...partsOf(fields, "multiCTA"), partOf(fields, "cta") ?? {}].flatMap(readCta);

/** An item's name among the shop's own keys. */
export const deliveryKeyOf = (item: Fields): string | undefined => textOf(partOf(item, "_meta") ?? {}, "deliveryKey");

/** What kind of block shows an item: the last part of its schema's address. */
export const kindOf = (item: Fields): string | undefined =>
  textOf(partOf(item, "_meta") ?? {}, "schema")
    ?.split("/")
    .at(-1);
