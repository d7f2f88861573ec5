/** Something that `npm run doctor` looks at: gives what it saw, or throws what is wrong. */
export interface Check {
  /** The site's alias, or `vendors`. */
  where: string;
  what: string;
  /** Settings to look at where it is not good. */
  settings: readonly string[];
  look: () => Promise<string>;
}
