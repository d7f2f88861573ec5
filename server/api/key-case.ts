const toCamel = (key: string) =>
  key.startsWith("_") || key.startsWith("c_")
    ? key
    : key.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

const toSnake = (key: string) =>
  key.startsWith("_") || key.startsWith("c_")
    ? key
    : key.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "_" : ""}${letter.toLowerCase()}`);

const renameKeys = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renameKeys(item, rename)]));
};

/** An answer of the shop API with camelCase keys; keys that start with `_` or `c_` stay as they are. */
export const camelCaseKeys = (value: unknown): unknown => renameKeys(value, toCamel);

/** A body for the shop API with snake_case keys; keys that start with `_` or `c_` stay as they are. */
export const snakeCaseKeys = (value: unknown): unknown => renameKeys(value, toSnake);
