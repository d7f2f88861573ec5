/** Markup that is safe to send: texts in it are escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template; texts and numbers are escaped, nothing and `false` leave no trace. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** A text in which no character means anything to a browser. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);

const render = (value: HtmlValue): string => {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(render).join("");
  return escapeText(String(value));
};

/**
 * Markup from a template; every value is escaped unless it is markup itself. Values in attributes need quotes around
 * them.
 */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(""));
