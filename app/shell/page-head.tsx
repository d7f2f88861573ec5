import { createContext, use, useEffect, type RefObject } from "react";
import { useIntl } from "react-intl";
import { useLoaderData, useLocation } from "react-router-dom";
import { reportShownPage } from "#app/analytics/shown-page.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { ReadMeta } from "#app/navigation/route-module.ts";

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
  const shownRef = use(CurrentPage);

  useEffect(() => {
    let isCurrent = true;
    const report = () => reportShownPage({ pathname, search, title: document.title, pageType });
    // The page that a visit begins with came with its head, which has a title.
    if (shownRef?.current === null && document.title) return report();
    void Promise.all([
      readMeta(loaderData, { path: pathname, siteName: site.name, intl }),
      import(/* webpackChunkName: "apply-head" */ "./apply-head.ts"),
    ]).then(([meta, { applyHead }]) => {
      if (!isCurrent) return;
      applyHead(meta, site, pathname + search);
      report();
    });
    return () => {
      isCurrent = false;
    };
  }, [intl, loaderData, pageType, pathname, readMeta, search, shownRef, site]);

  // After the head: from then on a page is not the first.
  useArrival(pathname);

  return null;
};
