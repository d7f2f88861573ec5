import { Fault } from "#sandbox/core/fault.ts";

const refused = (detail: string) => new Fault(400, "bad-request", detail);

/**
 * A field's text without blanks around it; empty when it is missing. @throws Fault 400 when it is longer than `longest`
 */
export const textField = (form: URLSearchParams, name: string, longest = 200): string => {
  const value = (form.get(name) ?? "").trim();
  if (value.length > longest) throw refused(`“${name}” holds at most ${longest} characters.`);
  return value;
};

/** A whole number. @throws Fault 400 for anything else and outside of the limits */
export const wholeField = (form: URLSearchParams, name: string, least: number, most: number): number => {
  const value = textField(form, name);
  const number = Number(value);
  if (!/^-?\d+$/.test(value) || number < least || number > most)
    throw refused(`“${name}” is a whole number from ${least} to ${most}.`);
  return number;
};

/** One of some values. @throws Fault 400 for any other */
export const choiceField = <Choice extends string>(
  form: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice => {
  const value = textField(form, name);
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw refused(`“${name}” is one of ${choices.join(", ")}.`);
  return found;
};

/** A moment, read as UTC. @throws Fault 400 for anything else */
export const momentField = (form: URLSearchParams, name: string): Date => {
  const value = textField(form, name);
  const at = new Date(/[zZ]|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`);
  if (value === "" || Number.isNaN(at.getTime())) throw refused(`“${name}” is a date and time.`);
  return at;
};

/** @throws Fault 400 unless the box that says so is ticked */
export const requireConfirmation = (form: URLSearchParams): void => {
  if (form.get("confirm") !== "yes") throw refused("Tick the box to confirm; nothing was changed.");
};

/** Rows on one page of a list. */
export const PAGE_SIZE = 25;

/** Which page of a list is asked for, from 1; nonsense is the first one. */
export const pageOf = (query: URLSearchParams): { page: number; limit: number; offset: number } => {
  const asked = query.get("page") ?? "1";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  return { page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
};
