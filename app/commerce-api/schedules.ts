import type { Basket, BasketAddress } from "./baskets.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** Something that comes again and again. */
export interface Schedule {
  subscriptionId: string;
  status: "active" | "paused" | "suspended" | "cancelled";
  productId: string;
  quantity: number;
  intervalDays: number;
  /** The moment of the next order, where there is one. */
  nextOrderDate?: string;
  /** The order it began with. */
  orderNo?: string;
  shippingAddress?: BasketAddress;
  paymentInstrument?: NonNullable<Basket["paymentInstruments"]>[number];
}

/** What is changed about a subscription. */
export interface ScheduleChange {
  quantity?: number;
  intervalDays?: number;
  nextOrderDate?: string;
}

/** What may be done with a subscription as a whole. */
export type ScheduleAction = "skip" | "pause" | "resume" | "cancel";

/** A customer's subscriptions; each call throws `CommerceApiError`. */
export interface SchedulesApi {
  list(): Promise<Schedule[]>;
  change(subscriptionId: string, change: ScheduleChange): Promise<Schedule>;
  act(subscriptionId: string, action: ScheduleAction): Promise<Schedule>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createSchedulesApi = (site: SiteTransport): SchedulesApi => {
  const at = (subscriptionId: string) => `subscriptions/${encodeURIComponent(subscriptionId)}`;
  return {
    list: async () => ((await site({ method: "GET", path: "subscriptions" })) as { data: Schedule[] }).data,
    change: async (subscriptionId, change) =>
      (await site({ method: "PATCH", path: at(subscriptionId), body: change })) as Schedule,
    act: async (subscriptionId, action) =>
      (await site({ method: "POST", path: `${at(subscriptionId)}/${action}` })) as Schedule,
  };
};
