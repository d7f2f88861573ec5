/** Which kept pages are meant; without a member, all. */
export interface PageSelection {
  /** The beginning of an address below its site, for example `/category/newarrivals`. */
  prefix?: string | undefined;
  /** What a page was made from, for example `product:p1`, `category:truffles`, `content:home`. */
  tag?: string | undefined;
}

/** Whether a kept page is meant. Its key is `<site> <address>`. */
export const isSelected = ({ prefix, tag }: PageSelection, key: string, tags: readonly string[] = []): boolean =>
  (prefix === undefined || key.slice(key.indexOf(" ") + 1).startsWith(prefix)) &&
  (tag === undefined || tags.includes(tag));
