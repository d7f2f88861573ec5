/** Custom attributes and protocol members keep their spelling. */
const isKept = (key: string) => key.startsWith("c_") || key.startsWith("_");

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** One key of a document, for example `productItems` → `product_items`. */
export const snakeKey = (key: string): string => (isKept(key) ? key : snake(key));

/** One key, for example a query parameter. */
export const camelKey = (key: string): string => (isKept(key) ? key : camel(key));

/** Members of the protocol, which say nothing about the resource. */
const ofTheProtocol = new Set(["_v", "_type", "_resource_state", "_flash"]);

/**
 * A body of the Shop API as the operations take it: `{ product_items: [{ item_id }] }` → `{ productItems: [{ itemId }]
 * }`. Keys that begin with `c_` stay, those of the protocol are left out.
 */
export const toCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ofTheProtocol.has(key))
      .map(([key, inner]) => (isKept(key) ? [key, inner] : [camel(key), toCamelCase(inner)])),
  );
};
