import { Fault } from "#sandbox/fault.ts";

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
  if (!values?.length)
    throw new Fault(400, "missing-query-parameter", `Query parameter '${name}' is required.`, { parameterName: name });
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

/** A yes or no. @throws Fault 400 `bad-request` for anything else. */
export const booleanOf = (query: URLSearchParams, name: string): boolean => {
  const text = query.get(name) ?? "false";
  if (text !== "true" && text !== "false")
    throw new Fault(400, "bad-request", `Query parameter '${name}' is neither 'true' nor 'false'.`, {
      parameterName: name,
    });
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
  if (!(value >= least && value <= most))
    throw new Fault(
      400,
      "value-constraint-violation",
      `Query parameter '${name}' must be a ${kind} from ${least} to ${most}.`,
      { parameterName: name, value: text.slice(0, 50) },
    );
  return value;
};

/** A whole number between two bounds. @throws Fault 400 `value-constraint-violation`. */
export const integerOf = (query: URLSearchParams, name: string, bounds: Bounds): number =>
  boundedOf(query, name, bounds, /^-?\d{1,9}$/, "whole number");

/** A number with or without a fraction, between two bounds. @throws Fault 400 `value-constraint-violation`. */
export const numberOf = (query: URLSearchParams, name: string, bounds: Bounds): number =>
  boundedOf(query, name, bounds, /^-?\d{1,9}(\.\d{1,9})?$/, "number");

/** What to expand: the default when nothing is asked for, nothing for `none`. @throws Fault 400 for an unknown word. */
export const expandOf = <Word extends string>(
  query: URLSearchParams,
  words: readonly Word[],
  byDefault: readonly Word[],
): ReadonlySet<Word> => {
  const asked = listOf(query, "expand");
  if (!asked?.length) return new Set(byDefault);
  const unknown = asked.find((word) => word !== "none" && !words.includes(word as Word));
  if (unknown !== undefined)
    throw new Fault(400, "invalid-expand-parameter", `'${unknown.slice(0, 50)}' can not be expanded here.`, {
      param: unknown.slice(0, 50),
    });
  return new Set(asked.includes("none") ? [] : (asked as Word[]));
};
