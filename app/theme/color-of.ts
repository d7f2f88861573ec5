import type { SystemConfig } from "@chakra-ui/react";
import { ownTheme } from "./extend.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { tokens } from "./tokens.ts";

/** Tokens by the parts of their names; at the ends `{ value }`. */
interface Tree {
  [part: string]: Tree | string | undefined;
}

const { theme: own }: SystemConfig = ownTheme;

const tables: readonly unknown[] = [
  own?.semanticTokens?.colors,
  own?.tokens?.colors,
  semanticTokens.colors,
  tokens.colors,
];

const valueIn = (table: unknown, name: string): unknown => {
  let place = table as Tree | string | undefined;
  for (const part of name.split(".")) place = typeof place === "object" ? place[part] : undefined;
  if (typeof place !== "object") return undefined;
  const { value } = typeof place["DEFAULT"] === "object" ? place["DEFAULT"] : place;
  return value;
};

/**
 * The value of a color of the theme by its name (`fg.heading`), a shop's own before the product's: for what is drawn
 * where no sheet reaches. Ask in a `*.colors.ts` file or a recipe, which the build evaluates; the table of tokens stays
 * at home.
 */
export const colorOf = (name: string): string => {
  const found = tables.map((table) => valueIn(table, name)).find((value) => value !== undefined);
  const value = typeof found === "object" && found !== null ? (found as { base?: unknown }).base : found;
  if (typeof value !== "string") throw new Error(`There is no color "${name}".`);
  const [, other] = /^\{colors\.([^}/]+)\}$/.exec(value) ?? [];
  if (other) return colorOf(other);
  if (value.includes("{")) throw new Error(`The color "${name}" is no plain value: ${value}`);
  return value;
};
