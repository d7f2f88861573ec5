/** What stands for a first name in the words of many cards; the space and the language are the shopper's. */
const FIRST_NAME = /\{\s*(first[ _-]?name|pr[ée]nom)\s*\}/giu;

/** The words on one person's card, with their first name where `{first name}` stands. */
export const cardText = (template: string, firstName: string): string =>
  template.replaceAll(FIRST_NAME, () => firstName.trim());
