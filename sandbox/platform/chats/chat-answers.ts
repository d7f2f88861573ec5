/** What is said in each language, by the first part of its tag; `en` where a language is missing. */
type Words = { en: string } & Readonly<Record<string, string>>;

/** A subject that the contact centre knows. */
export interface ChatSubject {
  /** Words that tell it, in any language: alternatives of a regular expression with Unicode letters. */
  about: string;
  words: Words;
}

/** What a shop's contact centre answers: the first subject that a message is about, else the same to everything. */
export interface ChatScript {
  subjects: readonly ChatSubject[];
  otherwise: Words;
}

const isAbout = (message: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu").test(message);

/** What the contact centre answers, in the language of the chat where it has words of it. */
export const chatAnswer = ({ subjects, otherwise }: ChatScript, message: string, locale: string): string => {
  const { words } = subjects.find(({ about }) => isAbout(message, about)) ?? { words: otherwise };
  return words[locale.toLowerCase().split("-")[0] ?? ""] ?? words.en;
};
