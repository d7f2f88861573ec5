import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLoaderData, useLocation, useNavigationType } from "react-router-dom";
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

/** Puts a page's title, description, robots rule and canonical address into the document. */
export const applyHead = (meta: PageMeta | undefined, site: SiteConfig, path: string): void => {
  document.title = documentTitle(meta, site);
  setAttribute("meta", ["name", "description"], ["content", meta?.description]);
  setAttribute("meta", ["name", "robots"], ["content", meta?.robots]);
  // They name the page that the server gave.
  for (const link of document.head.querySelectorAll("link[hreflang]")) link.remove();
  setAttribute("link", ["rel", "canonical"], ["href", canonicalUrl(meta, site, path)]);
};

/**
 * Keeps the document's head in step with the page after a navigation, says the new title to screen readers and moves the
 * focus to the content. The first page's head comes from the server.
 */
export const PageHead = ({ readMeta }: { readMeta: ReadMeta }) => {
  const site = useSite();
  const intl = useIntl();
  const loaderData: unknown = useLoaderData();
  const { pathname, key } = useLocation();
  const isFirst = useNavigationType() === "POP" && key === "default";

  useEffect(() => {
    if (isFirst) return;
    let isCurrent = true;
    void readMeta(loaderData, { path: pathname, siteName: site.name, intl }).then((meta) => {
      if (isCurrent) applyHead(meta, site, pathname);
    });
    return () => {
      isCurrent = false;
    };
  }, [intl, isFirst, loaderData, pathname, readMeta, site]);

  useEffect(() => {
    if (isFirst) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), 100);
    return () => clearTimeout(timer);
  }, [isFirst, pathname]);

  return null;
};
