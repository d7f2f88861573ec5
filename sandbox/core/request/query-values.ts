import { Fault } from "#sandbox/core/fault.ts";

/**
 * What a wrong value of a query parameter is answered with, whatever the parameter is. Where the official document of
 * an operation prints another answer, that one is given (`beyondDocumented`).
 * @param says what the value is, for example `neither 'km' nor 'mi'`
 */
export const invalidValue = (name: string, value: string, says: string) =>
  new Fault(400, "value-constraint-violation", `Query parameter '${name}' is ${says}.`, {
    parameterName: name,
    value: value.slice(0, 50),
  });

/** A parameter that is not there and has to be. */
export const missingParameter = (name: string, detail = `Query parameter '${name}' is required.`) =>
  new Fault(400, "missing-query-parameter", detail, { parameterName: name });

/**
 * What Shopper Search and Shopper Experience print for a count out of bounds.
 * @param expected the bounds, for example `(0..5)`
 */
export const beyondDocumented = (parameter: string, expected: string) =>
  new Fault(
    400,
    "bad-request",
    `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`,
    { parameter, expected },
  );

/** The values of a list parameter: separated by commas, a comma inside a value encoded twice. */
export const listOf = (query: URLSearchParams, name: string): string[] | undefined => {
  const text = query.get(name);
  if (text === null) return undefined;
  return text
    .split(",")
    .map((value) => decodeURIComponent(value.trim()))
    .filter((value) => value !== "");
};

/** A list that has to be there and may not be too long. @throws Fault 400 `missing-query-parameter` or `validation`. */
export const requiredList = (query: URLSearchParams, name: string, most: number): string[] => {
  const values = listOf(query, name);
  if (!values?.length) throw missingParameter(name);
  return atMost(values, name, most);
};

/** The list itself when it is short enough. @throws Fault 400 `validation`. */
export const atMost = (values: string[], name: string, most: number): string[] => {
  if (values.length > most)
    throw new Fault(400, "validation", `Query parameter '${name}' may hold ${most} values at most.`, {
      parameterName: name,
      maxItems: most,
    });
  return values;
};

/** A yes or no. @throws Fault 400 `value-constraint-violation` for anything else. */
export const booleanOf = (query: URLSearchParams, name: string): boolean => {
  const text = query.get(name) ?? "false";
  if (text !== "true" && text !== "false") throw invalidValue(name, text, "neither 'true' nor 'false'");
  return text === "true";
};

interface Bounds {
  least: number;
  most: number;
  otherwise: number;
}

/** A number written as `form` between two bounds; `kind` is what the refusal calls it. */
const boundedOf = (
  query: URLSearchParams,
  name: string,
  { least, most, otherwise }: Bounds,
  form: RegExp,
  kind: string,
): number => {
  const text = query.get(name);
  if (text === null) return otherwise;
  const value = form.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) throw invalidValue(name, text, `no ${kind} from ${least} to ${most}`);
  return value;
};

/** A whole number between two bounds. @throws Fault 400 `value-constraint-violation`. */
export const integerOf = (query: URLSearchParams, name: string, bounds: Bounds): number =>
  boundedOf(query, name, bounds, /^-?\d{1,9}$/, "whole number");

/** A number with or without a fraction, between two bounds. @throws Fault 400 `value-constraint-violation`. */
export const numberOf = (query: URLSearchParams, name: string, bounds: Bounds): number =>
  boundedOf(query, name, bounds, /^-?\d{1,9}(\.\d{1,9})?$/, "number");

/** A point in time; null when nothing is said. @throws Fault 400 `value-constraint-violation` for what is none. */
export const momentOf = (query: URLSearchParams, name: string): Date | null => {
  const text = query.get(name);
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw invalidValue(name, text, "no date");
  return date;
};

/** One word out of those there are; the default when nothing is said. @throws Fault 400. */
export const wordOf = <const Word extends string, Default>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
  byDefault: Default,
): Word | Default => {
  const text = query.get(name);
  if (text === null) return byDefault;
  const word = words.find((each) => each === text);
  if (word === undefined) throw invalidValue(name, text, `none of ${words.map((each) => `'${each}'`).join(", ")}`);
  return word;
};

/** A word after `expand` that names nothing there. */
export const invalidExpand = (word: string) =>
  new Fault(400, "invalid-expand-parameter", `'${word.slice(0, 50)}' can not be expanded here.`, {
    param: word.slice(0, 50),
  });

/** What to expand: the default when nothing is asked for, nothing for `none`. @throws Fault 400 for an unknown word. */
export const expandOf = <Word extends string>(
  query: URLSearchParams,
  words: readonly Word[],
  byDefault: readonly Word[],
): ReadonlySet<Word> => {
  const asked = listOf(query, "expand");
  if (!asked?.length) return new Set(byDefault);
  const unknown = asked.find((word) => word !== "none" && !words.includes(word as Word));
  if (unknown !== undefined) throw invalidExpand(unknown);
  return new Set(asked.includes("none") ? [] : (asked as Word[]));
};
