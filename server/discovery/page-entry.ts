/** One public page of a site, as a search engine wants to know it. */
export interface PageEntry {
  /** Path without origin, for example `/truffles/rolled-cocoa-truffles/481101.html`. */
  path: string;
  /** When what it says last changed, ISO 8601; left out where the backend does not tell. */
  lastModified?: string;
  images?: { url: string; title?: string }[];
}

/** The parts of the sitemap, each a file of its own. */
export const sitemapParts = ["products", "categories", "content", "shops"] as const;

/** A part of the sitemap. */
export type SitemapPart = (typeof sitemapParts)[number];
