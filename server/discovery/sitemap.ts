import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { SiteConfig } from "#config/sites.ts";
import { sitemapParts, type PageEntry } from "./page-entry.ts";

/** The most addresses of one file (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

/** A site's pages, for the alternates of another site's. */
export interface SitePaths {
  site: SiteConfig;
  paths: ReadonlySet<string>;
}

/** The sites of which each speaks a language of its own; of several with the same language the first. */
export const sitesByLanguage = (sites: readonly SiteConfig[]): SiteConfig[] =>
  sites.filter(({ locale }, position) => sites.findIndex((other) => other.locale === locale) === position);

const alternatesOf = (path: string, others: readonly SitePaths[]) => {
  const links = others
    .filter(({ paths }) => paths.has(path))
    .map(({ site }) => ({ lang: site.locale, url: site.origin + path }));
  return links.length > 1 ? links : [];
};

/**
 * One file of the sitemap: addresses on the site's public origin, their pictures and last change, and the same page of
 * the shops in other languages (`hreflang`). `others` are the shops of every language, this one among them.
 */
export const sitemapFile = async (
  site: SiteConfig,
  entries: readonly PageEntry[],
  others: readonly SitePaths[],
): Promise<string> => {
  const stream = new SitemapStream({
    hostname: site.origin,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  const items = entries.slice(0, MAX_ADDRESSES).map(({ path, lastModified, images = [] }) => ({
    url: path,
    ...(lastModified !== undefined && { lastmod: lastModified }),
    img: images.map(({ url, title }) => ({ url, ...(title !== undefined && { title }) })),
    links: alternatesOf(path, others),
  }));
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
};

/** The index that names the site's files. */
export const sitemapIndex = async (site: SiteConfig): Promise<string> => {
  const files = sitemapParts.map((part) => ({ url: `${site.origin}/sitemap-${part}.xml` }));
  return (await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream()))).toString();
};
