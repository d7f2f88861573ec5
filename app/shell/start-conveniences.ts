import { RouterContextProvider, type DataRouter } from "react-router-dom";
import { loadSessionFamilies } from "#app/commerce-api/commerce-api.ts";
import { previewQuery } from "#app/commerce-api/content-preview.ts";
import type { SiteConfig } from "#config/sites.ts";
import { chatAccountOf } from "#app/integrations/chat.ts";
import { startSurvey } from "#app/integrations/survey.ts";
import { createLoaderCache } from "#app/navigation/loader-cache.ts";
import { usesViewTransition } from "#app/navigation/view-transitions.ts";
import { startPrefetching } from "#app/navigation/prefetch.ts";
import { startReturningFocus } from "#app/navigation/return-focus.ts";
import type { PageLoaders } from "#app/navigation/run-loaders.ts";
import { offerInstall } from "#app/offline/offer-install.tsx";
import { registerWorker } from "#app/offline/register-worker.ts";
import { hasConsented, listenForConsent } from "#app/browser/consent.ts";
import { ownTask } from "#app/browser/own-task.ts";
import { reportProblems } from "#app/browser/report-problems.ts";
import { reportVitals } from "#app/browser/report-vitals.ts";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { SHELL_ROUTE, type ShellData } from "#app/contexts/shell-data.ts";
import type { IntlShape } from "react-intl";
import type { ModelContext } from "./start-page-tools.ts";
import { intlFor, type Messages } from "./providers.tsx";
import { startCookieSettings } from "./start-cookie-settings.ts";

/** The build writes the word in its place; browsers know no process. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** What the browser's entry hands over. */
export interface Visit {
  router: DataRouter;
  site: SiteConfig;
  messages: Messages | undefined;
  contextOf: () => Readonly<RouterContextProvider>;
  loaders: PageLoaders;
}

/** Tells the recommendation service of what the shopper does, from the moment they have agreed to be counted. */
const tellOnceAgreed = ({ router, site: { recommendations: service }, contextOf }: Visit) => {
  if (!service) return;
  const { session } = contextOf().get(commerceApiContext);
  const start = () =>
    void import(/* webpackChunkName: "activities" */ "./start-activities.ts").then(
      ({ startActivities }) => startActivities({ router, service, session }),
      // What learns from shoppers may be missing; they do not notice.
      () => undefined,
    );
  if (hasConsented()) return start();
  const stop = listenForConsent(() => {
    stop();
    start();
  });
};

/** The tools of the page, where the browser has an assistant of its own that asks for some (WebMCP). */
const offerTools = ({ router, site, contextOf }: Visit, intl: IntlShape) => {
  const { modelContext = (navigator as { modelContext?: ModelContext }).modelContext } = document as {
    modelContext?: ModelContext;
  };
  if (!modelContext) return;
  void import(/* webpackChunkName: "page-tools" */ "./start-page-tools.ts").then(
    ({ startPageTools }) =>
      startPageTools(modelContext, { router, site, intl, api: contextOf().get(commerceApiContext) }),
    // An assistant without tools reads the page.
    () => undefined,
  );
};

/** Fetches what answers to the first press of a button, and to the first link, before either. */
const loadAhead = async (): Promise<void> => {
  const wanted: (() => Promise<unknown>)[] = [
    () => import(/* webpackChunkName: "apply-head" */ "./apply-head.ts"),
    () => import(/* webpackChunkName: "side-sheets" */ "#app/components/side-sheets/side-sheet.tsx"),
    () => import(/* webpackChunkName: "basket-operation" */ "#app/contexts/run-basket-operation.ts"),
    () => import(/* webpackChunkName: "commerce-transport" */ "#app/commerce-api/browser-transports.ts"),
    () => import(/* webpackChunkName: "error-page" */ "./error-page.tsx"),
    loadSessionFamilies,
  ];
  for (const load of wanted) {
    await ownTask();
    // What cannot be fetched now is asked for again when it is wanted.
    load().catch(() => undefined);
  }
};

/**
 * What makes a visit pleasant and can wait until the page stands: the way back at once, likely pages ahead of time,
 * the code behind buttons, the feedback survey, a page for the time without a connection, and the words for what goes
 * wrong. Each begins in a task of its own.
 */
export const startConveniences = async (visit: Visit): Promise<void> => {
  const { router, site, messages, contextOf, loaders } = visit;
  const intl = intlFor(site.locale, messages);
  reportProblems(site.id);
  reportVitals(site.id);
  startCookieSettings(site.cookieDomain);
  const pages = createLoaderCache();
  pages.keepShown(router);
  loaders.use(pages);
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") pages.keepShown(router);
  });
  startReturningFocus(router);
  await ownTask();
  startPrefetching(router, pages, contextOf);
  await ownTask();
  const view = previewQuery(window.location.pathname, window.location.search);
  if (!view) {
    tellOnceAgreed(visit);
    startSurvey(
      site.survey,
      (path) => void router.navigate(path, { viewTransition: usesViewTransition(path, window.location.pathname) }),
    );
  }
  const account = chatAccountOf((router.state.loaderData[SHELL_ROUTE] as ShellData | undefined)?.preferences);
  if (account)
    void import(/* webpackChunkName: "chat" */ "./start-chat.tsx").then(
      ({ startChat }) => startChat(account, { router, site, intl }),
      // The telephone is at the top of every page.
      () => undefined,
    );
  offerTools(visit, intl);
  await loadAhead();
  if (process.env.NODE_ENV === "production") registerWorker(router, site, intl);
  offerInstall(router, site, intl);
  if (view)
    void import(/* webpackChunkName: "preview-drawer" */ "#app/pages/admin/start-preview.tsx").then(
      ({ startPreview }) => startPreview({ view, api: contextOf().get(commerceApiContext), router, intl }),
      // An editor reloads a page without its drawer.
      () => undefined,
    );
  // Says to the outside that all of it is there.
  document.documentElement.dataset.settled = "true";
};
