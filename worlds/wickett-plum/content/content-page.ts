import { block, type MarkdownWords, type Words } from "./block-fields.ts";
import { type ContentItem, item } from "./content-item.ts";

/** A page above this one. */
export interface Crumb {
  text: Words;
  link: string;
}

/** What stands in the head of a managed page, and above it. */
export interface PageHead {
  title: Words;
  description: Words;
  /** Pages above it, the nearest last, without the home page. */
  breadcrumbs?: Crumb[];
  /** Day it appeared, `YYYY-MM-DD`, for its byline, its feed and search engines. */
  date?: string;
  /** Who wrote it; left out for what is no article. */
  author?: Words;
  /** For pages that search engines shall leave out. */
  noindex?: true;
}

/** What a managed page says. */
export interface Page extends PageHead {
  /** Markdown; one text, or one per locale. */
  text: MarkdownWords;
  /** Its parts stand in two columns where there is room. */
  inColumns?: true;
  /** Further blocks under the text. */
  more?: ContentItem[];
}

/** A managed page made of blocks, under a path. */
export const pageOf = (key: string, head: PageHead, contentItems: ContentItem[]): ContentItem =>
  item("content-page", `Page: ${key}`, { breadcrumbs: [], ...head, contentItems }, key);

/** A managed page of heading and text, under a path. */
export const page = (key: string, { text, inColumns, more = [], ...head }: Page): ContentItem =>
  pageOf(key, head, [
    block("headline", `Headline: ${key}`, { headline: head.title, headingLevel: 1 }),
    block("content-text", `Text: ${key}`, { text, ...(inColumns && { inColumns }) }),
    ...more,
  ]);
