import loadable from "@loadable/component";
import { LoadingPlace } from "#app/components/ui/loading-place.tsx";
import { wishedDays } from "#app/domain/checkout/wished-day.ts";

/** The day of a parcel, in a chunk of its own: most shops offer days, but not all. */
export const DeliveryDay = loadable(() => import(/* webpackChunkName: "delivery-day" */ "./delivery-day.tsx"), {
  resolveComponent: (module) => module.DeliveryDay,
  fallback: <LoadingPlace />,
});

/**
 * Resolves once the days of these ways to ship can be drawn at once, so that they come together with the ways and push
 * nothing away later. A part that cannot be had is told where it is drawn.
 */
export const daysReady = async (methods: readonly Record<string, unknown>[]): Promise<void> => {
  if (methods.some((method) => wishedDays(method))) await DeliveryDay.load().catch(() => undefined);
};
