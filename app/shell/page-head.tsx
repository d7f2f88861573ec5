import { createContext, use, useEffect, type RefObject } from "react";
import { useIntl } from "react-intl";
import { useLoaderData, useLocation } from "react-router-dom";
import { reportShownPage } from "#app/analytics/shown-page.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { PageMeta, ReadMeta } from "#app/navigation/route-module.ts";
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

/** The page that the shell shows; a `null` inside is a shell whose first page is not yet drawn. */
export const CurrentPage = createContext<RefObject<string | null> | null>(null);

/**
 * Moves the focus to the content and says the title to screen readers when another page has come, by a link as well as
 * by Back; whoever opens or reloads the shop is left where they are.
 */
export const useArrival = (page: string): void => {
  const shownRef = use(CurrentPage);
  useEffect(() => {
    if (!shownRef) return;
    const last = shownRef.current;
    shownRef.current = page;
    if (last === null || last === page) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), 100);
    return () => clearTimeout(timer);
  }, [page, shownRef]);
};

/** Keeps the document's head in step with the page, and reports the page once the head is its own. */
export const PageHead = ({ readMeta, pageType = "content" }: { readMeta: ReadMeta; pageType?: string }) => {
  const site = useSite();
  const intl = useIntl();
  const loaderData: unknown = useLoaderData();
  const { pathname, search } = useLocation();
  useArrival(pathname);

  useEffect(() => {
    let isCurrent = true;
    void readMeta(loaderData, { path: pathname, siteName: site.name, intl }).then((meta) => {
      if (!isCurrent) return;
      applyHead(meta, site, pathname + search);
      reportShownPage({ pathname, search, title: document.title, pageType });
    });
    return () => {
      isCurrent = false;
    };
  }, [intl, loaderData, pageType, pathname, readMeta, search, site]);

  return null;
};
