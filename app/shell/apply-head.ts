import type { PageMeta } from "#app/navigation/route-module.ts";
import type { SiteConfig } from "#config/sites.ts";

/** The words of the browser's tab: the page's title, then the shop's name. */
export const documentTitle = (meta: PageMeta | undefined, site: SiteConfig): string =>
  meta?.title ? `${meta.title} | ${site.name}` : site.name;

/** The page's one address, with the site's public origin. */
export const canonicalUrl = (meta: PageMeta | undefined, site: SiteConfig, path: string): string =>
  `${site.origin}${meta?.canonicalPath ?? path}`;

/** The same page in each language of the shop; pages that search engines leave out have none. */
export const languageUrls = (meta: PageMeta | undefined, site: SiteConfig, path: string): [string, string][] =>
  meta?.robots?.includes("noindex")
    ? []
    : (site.languages ?? []).map(({ locale, origin }) => [
        locale,
        origin + canonicalUrl(meta, site, path).slice(site.origin.length),
      ]);

const setAttribute = (
  tag: "meta" | "link",
  [name, value]: [string, string],
  [attribute, wanted]: [string, string | undefined],
) => {
  const found = document.head.querySelector(`${tag}[${name}="${value}"]`);
  if (wanted === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(name, value);
  element.setAttribute(attribute, wanted);
};

/** Puts a page's title, description, robots rule, canonical address and other languages into the document. */
export const applyHead = (meta: PageMeta | undefined, site: SiteConfig, path: string): void => {
  document.title = documentTitle(meta, site);
  setAttribute("meta", ["name", "description"], ["content", meta?.description]);
  setAttribute("meta", ["name", "robots"], ["content", meta?.robots]);
  setAttribute("link", ["rel", "canonical"], ["href", canonicalUrl(meta, site, path)]);
  for (const link of document.head.querySelectorAll("link[hreflang]")) link.remove();
  for (const [locale, href] of languageUrls(meta, site, path)) {
    const link = document.head.appendChild(document.createElement("link"));
    Object.assign(link, { rel: "alternate", hreflang: locale, href });
  }
};
