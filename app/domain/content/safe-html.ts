import { safeLink } from "./menu-links.ts";

/** A piece of an editor's own markup that may be shown: words, or an element of the list below. */
export type SafeNode = string | SafeElement;

/** An allowed element with its allowed attributes. */
export interface SafeElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly SafeNode[];
}

const everywhere = ["title", "lang", "dir"];

/** Elements that may be shown, each with the attributes it may keep; whatever is not listed is not shown. */
const allowed: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    "p br hr h2 h3 h4 h5 h6 ul li dl dt dd strong b em i u s small sub sup mark abbr cite code pre span div section",
    "blockquote figure figcaption table caption thead tbody tfoot tr address summary",
  ]
    .join(" ")
    .split(" ")
    .map((tag): [string, string[]] => [tag, everywhere])
    .concat([
      ["a", [...everywhere, "href"]],
      ["img", [...everywhere, "src", "alt", "width", "height"]],
      ["ol", [...everywhere, "start"]],
      ["td", [...everywhere, "colspan", "rowspan"]],
      ["th", [...everywhere, "colspan", "rowspan", "scope"]],
      ["time", [...everywhere, "datetime"]],
      ["details", [...everywhere, "open"]],
    ]),
);

/** Elements that have no content. */
export const voidTags: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** Whether an element may be shown. */
export const isAllowedTag = (tag: string): boolean => Object.hasOwn(allowed, tag);

/** Whether a picture's address is one of the shop's own or of an origin that pictures may come from. */
const isPicture = (address: string, origins: readonly string[]): boolean => {
  if (/^\/[^\\/]/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && origins.includes(origin);
};

const isNumber = (value: string) => /^\d{1,4}$/.test(value);

const checks: Readonly<Record<string, (value: string, origins: readonly string[]) => string | undefined>> = {
  href: (value) => safeLink(value),
  src: (value, origins) => (isPicture(value, origins) ? value : undefined),
  width: (value) => (isNumber(value) ? value : undefined),
  height: (value) => (isNumber(value) ? value : undefined),
  colspan: (value) => (isNumber(value) ? value : undefined),
  rowspan: (value) => (isNumber(value) ? value : undefined),
  start: (value) => (/^-?\d{1,6}$/.test(value) ? value : undefined),
  scope: (value) => (/^(row|col|rowgroup|colgroup)$/.test(value) ? value : undefined),
  dir: (value) => (/^(ltr|rtl|auto)$/.test(value) ? value : undefined),
};

/** The attributes of an allowed element that may stay; `origins` are those that pictures may come from. */
export const allowedAttributes = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  origins: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    (allowed[tag] ?? []).flatMap((name) => {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      if (value === undefined) return [];
      const checked = checks[name] ? checks[name](value, origins) : value;
      return checked === undefined ? [] : [[name, checked]];
    }),
  );
