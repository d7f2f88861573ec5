import { Fault } from "#sandbox/fault.ts";

/** A request body whose members are looked at one by one. */
export type Body = Readonly<Record<string, unknown>>;

/** A body that is refused, naming the member. */
export const badRequest = (detail: string, path: string) => new Fault(400, "bad-request", detail, { path });

/** The body as an object. @throws Fault 400. */
export const objectOf = (value: unknown, path = "body"): Body => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw badRequest(`'${path}' must be a JSON object.`, path);
  return value as Body;
};

/** The body as a list; absent is an empty one only where that is allowed. @throws Fault 400. */
export const listOf = (value: unknown, path = "body", { most = 100 } = {}): unknown[] => {
  if (!Array.isArray(value)) throw badRequest(`'${path}' must be a JSON array.`, path);
  if (value.length > most) throw badRequest(`'${path}' holds at most ${most} entries.`, path);
  return value;
};

/** A text; absent and null are null. @throws Fault 400 for another type or too many characters. */
export const textOf = (body: Body, name: string, { most = 256 } = {}): string | null => {
  const value = body[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw badRequest(`'${name}' must be a text.`, name);
  if (value.length > most) throw badRequest(`'${name}' holds at most ${most} characters.`, name);
  return value;
};

/** A text that must be there. @throws Fault 400. */
export const requiredText = (body: Body, name: string, options?: { most?: number }): string => {
  const value = textOf(body, name, options)?.trim();
  if (!value) throw badRequest(`'${name}' is required.`, name);
  return value;
};

/** Yes or no; undefined when absent. @throws Fault 400. */
export const flagOf = (body: Body, name: string): boolean | undefined => {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "boolean") throw badRequest(`'${name}' must be true or false.`, name);
  return value;
};

/** A whole number within bounds; null when absent. @throws Fault 400. */
export const wholeOf = (body: Body, name: string, least: number, most: number): number | null => {
  const value = body[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw badRequest(`'${name}' must be a whole number from ${least} to ${most}.`, name);
  return value;
};

/** An amount of money in whole cents; null when absent. @throws Fault 400 for a negative or unreasonable one. */
export const centsOf = (body: Body, name: string): number | null => {
  const value = body[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0 || value > 1_000_000)
    throw badRequest(`'${name}' must be an amount of money.`, name);
  return Math.round(value * 100);
};
