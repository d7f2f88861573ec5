/** Custom attributes and protocol members keep their spelling. */
const isKept = (key: string) => key.startsWith("c_") || key.startsWith("_");

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const mapKeys = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapKeys(entry, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => (isKept(key) ? [key, inner] : [rename(key), mapKeys(inner, rename)])),
  );
};

/** `{ productItems: [{ itemId }] }` → `{ product_items: [{ item_id }] }`; keys that begin with `c_` or `_` stay. */
export const toSnakeCase = (value: unknown): unknown => mapKeys(value, snake);

/** The way back. */
export const toCamelCase = (value: unknown): unknown => mapKeys(value, camel);

/** One key, for example a query parameter. */
export const camelKey = (key: string): string => (isKept(key) ? key : camel(key));
