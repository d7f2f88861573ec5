import { readFileSync } from "node:fs";
import path from "node:path";
import { hashed } from "./hashed-name.ts";

/** Where the build's files are served. */
const PUBLIC_PATH = "/static/";

/** The style sheets of a page as they stand in its head. */
export interface PageStyles {
  tags: string;
  /** Text of each sheet that stands in the page, for the content security policy. */
  inline: string[];
}

/**
 * Makes the tags of a page's style sheets. A page holds the text of its sheets, so that it is painted with the first
 * bytes and waits for nothing. Beside each stands a disabled link, which browsers do not follow: by it the loader of
 * chunks knows that the sheet is there, and asks for the file no more.
 *
 * Files whose names do not tell of their content, as in development, stay links: they are exchanged while the page
 * stands.
 * @throws Error when a named file is not there, or would end its tag
 */
export const createPageStyles = (staticFolder: string): ((addresses: readonly string[]) => PageStyles) => {
  const read = new Map<string, string>();
  const textOf = (address: string) => {
    const known = read.get(address);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(staticFolder, address.slice(PUBLIC_PATH.length)), "utf8");
    if (/<\/style/i.test(text)) throw new Error(`The style sheet ${address} would end its tag.`);
    read.set(address, text);
    return text;
  };
  return (addresses) => {
    const inline: string[] = [];
    const tags = addresses.map((address) => {
      if (!hashed.test(address.slice(PUBLIC_PATH.length - 1))) return `<link rel="stylesheet" href="${address}">`;
      const text = textOf(address);
      inline.push(text);
      return `<style>${text}</style><link rel="stylesheet" href="${address}" disabled>`;
    });
    return { tags: tags.join(""), inline };
  };
};
