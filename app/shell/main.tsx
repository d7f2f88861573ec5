import { loadableReady } from "@loadable/component";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider, type DataRouter } from "react-router-dom";
import { hasConsented, listenForConsent } from "#app/browser/consent.ts";
import { ownTask } from "#app/browser/own-task.ts";
import { createBrowserCommerceApi } from "#app/commerce-api/browser-commerce-api.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { createPageLoaders } from "#app/navigation/run-loaders.ts";
import type { TagManagerConfig } from "#config/config.ts";
import { PAGE_STATE_ID, readPageState } from "./page-state.ts";
import { Providers, type Messages } from "./providers.tsx";
import { rootErrors } from "./root-errors.ts";
import { routes } from "./routes.tsx";

const loadMessages = async (url: string | undefined): Promise<Messages | undefined> => {
  if (!url) return undefined;
  const response = await fetch(url);
  return response.ok ? ((await response.json()) as Messages) : undefined;
};

/** Counts what the shopper does from the moment they have agreed to it; nothing of it is loaded before. */
const countOnceAgreed = (router: DataRouter, config: TagManagerConfig) => {
  const start = () =>
    void import(/* webpackChunkName: "analytics" */ "./start-analytics.ts").then(
      ({ startAnalytics }) => startAnalytics(router, config),
      // What counts shoppers may be missing; they do not notice.
      () => undefined,
    );
  if (hasConsented()) return start();
  const stop = listenForConsent(() => {
    stop();
    start();
  });
};

/** How long what a shopper begins to do is left alone: what is loaded must not hold up the answer to the first tap. */
const GRACE_MS = 1000;

/** Calls back a moment after the shopper has begun to do something, or after a while; not without a connection. */
const whenSettled = (start: () => void) => {
  // Editors' drafts are not to be missed by a quick hand.
  if (/isPreviewMode=true|previewLink=|\/admin\//.test(window.location.href)) return start();
  const signs = ["pointermove", "keydown", "touchstart", "scroll"];
  const settle = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, settle);
    if (navigator.onLine) setTimeout(start, GRACE_MS);
    else addEventListener("online", start, { once: true });
  };
  const timer = setTimeout(settle, 3000);
  for (const sign of signs) addEventListener(sign, settle, { passive: true });
};

/** Takes over the page that the server has rendered. */
const hydrate = async () => {
  const root = document.getElementById("root");
  const state = document.getElementById(PAGE_STATE_ID);
  if (!root || !state) throw new Error("No page.");
  const { site, hydrationData, messagesUrl, tagManager } = readPageState(state.textContent);
  const [messages] = await Promise.all([
    loadMessages(messagesUrl),
    loadableReady(undefined, { chunkLoadingGlobal: "chunks" }),
  ]);
  // The modules have run, which took long: a tap, or a picture, goes first.
  await ownTask();
  const api = createBrowserCommerceApi(site);
  const contextOf = () => {
    const context = new RouterContextProvider();
    context.set(commerceApiContext, api);
    context.set(siteContext, site);
    return context;
  };
  const loaders = createPageLoaders();
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: contextOf,
    dataStrategy: loaders.run,
  });
  api.session.listen((event) => {
    if (event !== "repriced") return;
    void import(/* webpackChunkName: "shopper-context" */ "#app/navigation/read-again.ts").then(({ readAgain }) =>
      readAgain(router, loaders),
    );
  });
  await ownTask();
  // As a transition it is done in short pieces, between which a tap is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers site={site} api={api} messages={messages}>
        <RouterProvider router={router} />
      </Providers>,
      rootErrors,
    );
  });
  if (tagManager) countOnceAgreed(router, tagManager);
  whenSettled(
    () =>
      void import(/* webpackChunkName: "conveniences" */ "./start-conveniences.ts").then(
        ({ startConveniences }) => startConveniences({ router, site, messages, contextOf, loaders }),
        // Nobody misses what they have not seen.
        () => undefined,
      ),
  );
};

void hydrate();
