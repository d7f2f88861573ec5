/**
 * The attribute in which a product keeps its own words for names of sizes, wraps, colors and choices, by their English.
 */
const NAMES = "c_names";

type Attributes = Readonly<Record<string, unknown>>;

/** The key of an attribute as one locale says it; it stands beside the one for all locales, such as `c_badge@fr-CA`. */
export const attributeIn = (locale: string, name: string): string => `${name}@${locale}`;

/** The attributes as a locale says them, without what only other locales say. */
export const attributesIn = (attributes: Attributes, locale: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !name.includes("@"))
      .map(([name, value]) => [name, attributes[attributeIn(locale, name)] ?? value]),
  );

/** The key under which a product keeps the names of a locale. */
export const namesKey = (locale: string): string => attributeIn(locale, NAMES);

/** Says names as a locale does; one it has no word for stays as it is. */
export const nameIn = (attributes: Attributes, locale: string): ((name: string) => string) => {
  const names = attributes[namesKey(locale)];
  const said = new Map(typeof names === "object" && names !== null ? Object.entries(names) : []);
  return (name) => {
    const own: unknown = said.get(name);
    return typeof own === "string" ? own : name;
  };
};
