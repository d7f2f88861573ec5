import type { DataRouter } from "react-router-dom";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import { hasConsented } from "#app/browser/consent.ts";
import type { BrowserSession } from "#app/commerce-api/auth/session.ts";
import { SHELL_ROUTE, type ShellData } from "#app/contexts/shell-data.ts";
import { visitorOf } from "#app/hooks/product/visitor.ts";
import { tellActivity, type Activity } from "#app/integrations/activities.ts";
import { activityOfEvent, clickIn, listOfEvent, type ShownList } from "#app/integrations/activity-of-event.ts";
import type { RecommendationsConfig } from "#config/sites.ts";

/** What telling of activities needs. */
export interface ActivityOptions {
  router: Pick<DataRouter, "state">;
  service: RecommendationsConfig;
  session: Pick<BrowserSession, "current">;
}

/**
 * Tells the recommendation service of what happens in the shop, for a shopper who has agreed to be counted, and where
 * the site wants recommendations: lists seen and followed, what goes into the bag, and the beginning of a checkout.
 * Gives the way to stop.
 */
export const startActivities = ({ router, service, session }: ActivityOptions): (() => void) => {
  let shown: { list: ShownList; path: string } | undefined;
  // True while it is told what happened before anybody listened.
  let isLate = true;

  const isWanted = () => {
    const shell = router.state.loaderData[SHELL_ROUTE] as ShellData | undefined;
    return shell?.preferences.showEinsteinRecommenders === true;
  };
  const tell = async (activity: Activity) => {
    if (isWanted() && hasConsented())
      tellActivity(service, visitorOf(await session.current().catch(() => null)), activity);
  };
  /** A look at a product of the list seen before: that list was followed, and nobody was there to see the click. */
  const noteMissedClick = (productId: string) => {
    if (isLate && shown?.list.productIds.includes(productId)) void tell(clickIn(shown.list, productId));
    if (isLate) shown = undefined;
  };
  const receive = (event: AnalyticsEvent) => {
    if (event.event === "product_look") noteMissedClick(event.product_id);
    const list = listOfEvent(event);
    if (list) shown = { list, path: location.pathname };
    const activity = activityOfEvent(event);
    if (activity) void tell(activity);
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    const id = link?.closest("[data-product]")?.getAttribute("data-product");
    if (!id || shown?.path !== location.pathname || !shown.list.productIds.includes(id)) return;
    void tell(clickIn(shown.list, id));
  };

  const stopReceiving = startReceiving(receive);
  isLate = false;
  // Before the link is followed, while the list is still the page.
  document.addEventListener("click", onClick, { capture: true });
  return () => {
    stopReceiving();
    document.removeEventListener("click", onClick, { capture: true });
  };
};
