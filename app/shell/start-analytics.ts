import type { DataRouter } from "react-router-dom";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { createAnalyticsQueue } from "#app/analytics/analytics-queue.ts";
import { ERROR, pageView } from "#app/analytics/page-view.ts";
import { startReceiving } from "#app/analytics/track.ts";
import { previewQuery } from "#app/commerce-api/content-preview.ts";
import { loadTagManager } from "#app/integrations/tag-manager.ts";
import type { RouteHandle } from "#app/navigation/route-module.ts";
import type { TagManagerConfig } from "#config/config.ts";

/** The analytics name of the page that is shown; a page that was not found is an error. */
const pageTypeOf = ({ matches, errors }: DataRouter["state"]): string => {
  if (errors) return ERROR;
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.row.pageType ?? "content";
};

const addressOf = ({ location: { pathname, search } }: DataRouter["state"]): string => pathname + search;

/** Tells which links of menus and footer, and which calls to action, are followed. */
const tellOfLinks = (send: (event: AnalyticsEvent) => void) => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link) return;
    const event = link.closest("[data-cta]") ? "cta" : link.closest("nav, footer") ? "nav" : null;
    if (event) send({ event, link_text: link.textContent.trim(), link_url: link.pathname });
  });
};

/** How long the new page's title is waited for; a page of the same title brings none. */
const TITLE_PATIENCE_MS = 300;

/** Calls back once the document's title has changed, or after a moment. */
const afterTitle = (callback: () => void) => {
  const done = () => {
    clearTimeout(timer);
    observer.disconnect();
    callback();
  };
  const timer = setTimeout(done, TITLE_PATIENCE_MS);
  const observer = new MutationObserver(done);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
};

/**
 * Starts counting for a shopper who has agreed to it: the first page view once the container is ready or after 2 s, one more
 * for each page that follows, and all that is told by `track`. The view of a page comes before what happens on it.
 */
export const startAnalytics = async (router: DataRouter, config: TagManagerConfig): Promise<void> => {
  // Drafts are looked at by no shopper, and their addresses are nobody else's business.
  if (previewQuery(window.location.pathname, window.location.search)) return;
  const { layer, ready } = loadTagManager(config);
  const send = createAnalyticsQueue(layer, config.id);
  let held: AnalyticsEvent[] | null = null;
  const tell = (event: AnalyticsEvent) => {
    if (held) held.push(event);
    else send(event);
  };
  const tellView = () => {
    send(pageView(router.state.location, { title: document.title, pageType: pageTypeOf(router.state) }));
    const waiting = held ?? [];
    held = null;
    waiting.forEach(send);
  };

  await ready;
  let seen = addressOf(router.state);
  tellView();
  startReceiving(tell);
  tellOfLinks(tell);
  router.subscribe((state) => {
    if (state.navigation.state !== "idle" || addressOf(state) === seen) return;
    seen = addressOf(state);
    if (held) return;
    held = [];
    afterTitle(tellView);
  });
};
