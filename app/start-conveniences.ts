import { RouterContextProvider, type DataRouter } from "react-router-dom";
import type { SiteConfig } from "#config/sites.ts";
import { createKeptPages } from "./navigation/kept-pages.ts";
import { startCrossing } from "./navigation/crossing.ts";
import { startPrefetching } from "./navigation/prefetch.ts";
import { startReturningFocus } from "./navigation/return-focus.ts";
import { loading } from "./navigation/run-loaders.ts";
import { offerInstall } from "./offline/offer-install.tsx";
import { registerWorker } from "./offline/register-worker.ts";
import { intlFor, type Messages } from "./providers.tsx";

/** What the browser's entry hands over. */
export interface Visit {
  router: DataRouter;
  site: SiteConfig;
  messages: Messages | undefined;
  contextOf: () => Readonly<RouterContextProvider>;
}

/**
 * What makes a visit pleasant and can wait until the page stands: the way back at once, likely pages ahead of time, pages
 * that cross over, a page for the time without a connection, and the words for what goes wrong.
 */
export const startConveniences = ({ router, site, messages, contextOf }: Visit): void => {
  const intl = intlFor(site.locale, messages);
  const pages = createKeptPages();
  pages.keepShown(router);
  loading.run = pages.run;
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") pages.keepShown(router);
  });
  startCrossing(router);
  startPrefetching(router, pages, contextOf);
  startReturningFocus(router);
  void import(/* webpackChunkName: "error-page" */ "./error-page.tsx").catch(() => undefined);
  if (process.env.NODE_ENV === "production") registerWorker(router, site, intl);
  offerInstall(router, site, intl);
  // Says to the outside that all of it is there.
  document.documentElement.dataset.settled = "true";
};
