import type { DataRouter } from "react-router-dom";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { createAnalyticsQueue } from "#app/analytics/analytics-queue.ts";
import { pageView } from "#app/analytics/page-view.ts";
import { listenForShownPages } from "#app/analytics/shown-page.ts";
import { startReceiving } from "#app/analytics/track.ts";
import { hasConsented } from "#app/browser/consent.ts";
import { previewQuery } from "#app/commerce-api/content-preview.ts";
import { loadTagManager } from "#app/integrations/tag-manager.ts";
import type { TagManagerConfig } from "#config/config.ts";

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** Tells which links of menus and footer, and which calls to action, are followed. */
const tellOfLinks = (send: (event: AnalyticsEvent) => void) => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link) return;
    const event = link.closest("[data-cta]") ? "cta" : link.closest("nav, footer") ? "nav" : null;
    if (event) send({ event, link_text: link.textContent.trim(), link_url: link.pathname });
  });
};

/**
 * Starts counting for a shopper who has agreed to it: the first page view once the container is ready or after 2 s, one
 * more for each page that follows, and all that is told by `track`. A page is counted when its head stands, and before
 * what happens on it.
 */
export const startAnalytics = async (router: DataRouter, config: TagManagerConfig): Promise<void> => {
  // Drafts are looked at by no shopper, and their addresses are nobody else's business.
  if (previewQuery(window.location.pathname, window.location.search)) return;
  const { layer, ready } = loadTagManager(config);
  const queue = createAnalyticsQueue(layer, config.id);
  // Who takes a yes back is counted no longer.
  const send = (event: AnalyticsEvent) => {
    if (hasConsented()) queue(event);
  };
  /** What has happened on a page whose view is not yet counted. */
  let held: AnalyticsEvent[] | null = [];
  let counted = "";

  await ready;
  listenForShownPages((page) => {
    if (addressOf(page) !== counted) send(pageView(page, page));
    counted = addressOf(page);
    const waiting = held ?? [];
    held = null;
    waiting.forEach(send);
  });
  const tell = (event: AnalyticsEvent) => {
    if (event.event === "product_look") return;
    if (held) held.push(event);
    else send(event);
  };
  startReceiving(tell);
  tellOfLinks(tell);
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === "idle" && addressOf(location) !== counted) held ??= [];
  });
};
