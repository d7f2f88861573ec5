import type { Basket, BasketAddress } from "#app/commerce-api/baskets.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** Something that comes again and again. */
export interface Schedule {
  subscriptionId: string;
  status: "active" | "paused" | "suspended" | "cancelled";
  productId: string;
  quantity: number;
  intervalDays: number;
  /** What each box is made with, as lines of an order tell it. */
  optionItems?: { optionId: string; optionValueId: string; itemText?: string; basePrice?: number }[];
  c_personalizationText?: string;
  c_personalizationLogo?: string;
  /** The moment of the next order, where there is one. */
  nextOrderDate?: string;
  /** The moment a paused one goes on with; left out once it is past. */
  keptOrderDate?: string;
  /** Moments ahead that were left out. */
  skippedDates?: string[];
  /** What the next order comes to at today's prices, with shipping and tax. */
  nextCharge?: { amount: number; currency: string };
  /** The last thing its owner did, while it can still be taken back. */
  undoableAction?: ScheduleAction | "change";
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

/** Where a paused one is to go on, unless it has kept its date. */
export type ResumeWish = Pick<ScheduleChange, "nextOrderDate">;

/** A customer's subscriptions; each call throws `CommerceApiError`. */
export interface SchedulesApi {
  list(): Promise<Schedule[]>;
  change(subscriptionId: string, change: ScheduleChange): Promise<Schedule>;
  /** `wish` is for `resume`. */
  act(subscriptionId: string, action: ScheduleAction, wish?: ResumeWish): Promise<Schedule>;
  /** Takes back what was done last; 409 where that is too late. */
  undo(subscriptionId: string): Promise<Schedule>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createSchedulesApi = (site: SiteTransport): SchedulesApi => {
  const at = (subscriptionId: string) => `subscriptions/${encodeURIComponent(subscriptionId)}`;
  return {
    list: async () => ((await site({ method: "GET", path: "subscriptions" })) as { data: Schedule[] }).data,
    change: async (subscriptionId, change) =>
      (await site({ method: "PATCH", path: at(subscriptionId), body: change })) as Schedule,
    act: async (subscriptionId, action, wish) =>
      (await site({
        method: "POST",
        path: `${at(subscriptionId)}/${action}`,
        ...(wish && { body: wish }),
      })) as Schedule,
    undo: async (subscriptionId) => (await site({ method: "POST", path: `${at(subscriptionId)}/undo` })) as Schedule,
  };
};
