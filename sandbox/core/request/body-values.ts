import { Fault } from "#sandbox/core/fault.ts";

/** A request body whose members are looked at one by one. */
export type Body = Readonly<Record<string, unknown>>;

/** Where a member stands when it is not at the top of its body, and how long its text may be. */
interface TextOptions {
  most?: number;
  within?: string;
}

/** Whether a needed text keeps the spaces around it, as a password does. */
interface NeededTextOptions extends TextOptions {
  isAsSent?: boolean;
}

/** A body that is refused, naming the member. */
export const badRequest = (detail: string, path: string) => new Fault(400, "bad-request", detail, { path });

const pathOf = (name: string, within?: string): string => (within === undefined ? name : `${within}.${name}`);

/** The body as an object. @throws Fault 400. */
export const objectOf = (value: unknown, path = "body"): Body => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw badRequest(`'${path}' must be a JSON object.`, path);
  return value as Body;
};

/** The body as a list. @throws Fault 400 for anything else, absent included, and for too many entries. */
export const listOf = (value: unknown, path = "body", { most = 100 } = {}): unknown[] => {
  if (!Array.isArray(value)) throw badRequest(`'${path}' must be a JSON array.`, path);
  if (value.length > most) throw badRequest(`'${path}' holds at most ${most} entries.`, path);
  return value;
};

/** A value that has to be a text. @throws Fault 400 for another type or too many characters. */
export const textAt = (value: unknown, path: string, most = 256): string => {
  if (typeof value !== "string") throw badRequest(`'${path}' must be a text.`, path);
  if (value.length > most) throw badRequest(`'${path}' holds at most ${most} characters.`, path);
  return value;
};

/** A text as it was sent; absent and null are null. @throws Fault 400 for another type or too many characters. */
export const textOf = (body: Body, name: string, { most, within }: TextOptions = {}): string | null => {
  const value = body[name];
  return value === undefined || value === null ? null : textAt(value, pathOf(name, within), most);
};

/** A text without the spaces around it; absent and null are undefined. @throws Fault 400. */
export const trimmedText = (body: Body, name: string, most: number, within?: string): string | undefined =>
  textOf(body, name, { most, ...(within === undefined ? {} : { within }) })?.trim();

/** A text that must be there; without the spaces around it, unless it is wanted as it was sent. @throws Fault 400. */
export const requiredText = (body: Body, name: string, options: NeededTextOptions = {}): string => {
  const value = textOf(body, name, options);
  if (value?.trim()) return options.isAsSent ? value : value.trim();
  const path = pathOf(name, options.within);
  throw badRequest(`'${path}' is required.`, path);
};

/** A text where nothing is refused: whatever is no text is an empty one. */
export const lenientText = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === "string" ? value : "";
};

/** Yes or no; undefined when absent. @throws Fault 400. */
export const flagOf = (body: Body, name: string): boolean | undefined => {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "boolean") throw badRequest(`'${name}' must be true or false.`, name);
  return value;
};

/** A whole number within bounds; null when absent. @throws Fault 400. */
export const wholeOf = (body: Body, name: string, least: number, most: number, within?: string): number | null => {
  const value = body[name];
  if (value === undefined || value === null) return null;
  const path = pathOf(name, within);
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw badRequest(`'${path}' must be a whole number from ${least} to ${most}.`, path);
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
