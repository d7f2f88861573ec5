const LINK_FIELDS = new Set(["link", "textLink", "pageLink", "ctaLink"]);

/** Addresses of this shop that the anchors of a page lead to: path and query, without fragments. */
export const linksOfPage = (html: string, origin: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)].flatMap(([, href = ""]) => {
    const address = new URL(href.replaceAll("&amp;", "&"), origin);
    return address.origin === origin ? [address.pathname + address.search] : [];
  });

const linkOf = (field: string, value: string): string[] => {
  if (!LINK_FIELDS.has(field)) return [];
  if (/^\/(?!\/)/.test(value)) return [value];
  // an entry of the menu may name a category
  return field === "pageLink" && /^[\w-]+$/.test(value) ? [`/category/${value}`] : [];
};

/** Addresses of this shop in the fields of managed content that lead somewhere, such as those of the menu. */
export const linksOfContent = (value: unknown, field = ""): string[] => {
  if (typeof value === "string") return linkOf(field, value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => linksOfContent(inner, Array.isArray(value) ? field : name));
};

/** Does a thing with each of many, some at the same time. */
export const eachOf = async <Each>(
  all: readonly Each[],
  parallel: number,
  act: (each: Each) => Promise<void>,
): Promise<void> => {
  const rest = [...all];
  const work = async (): Promise<void> => {
    for (let each = rest.shift(); each !== undefined; each = rest.shift()) await act(each);
  };
  await Promise.all(Array.from({ length: parallel }, work));
};
