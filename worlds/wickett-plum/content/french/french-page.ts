/** What a managed page says in the French of Québec. */
export interface FrenchPage {
  /** Of a page; what only stands on pages has none. */
  title?: string;
  description?: string;
  /** Texts of its blocks: by the block's name, then by the path of the field, for example `panels.0.text`. */
  blocks: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** French pages by their delivery key. */
export type FrenchPages = Readonly<Record<string, FrenchPage>>;
