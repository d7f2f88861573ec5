import { refuse } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Names of subscriptions and cards, as they may stand in a path. */
const ID = /^[\w-]{1,100}$/;

const idOf = (params: Record<string, string>): string => {
  const id = params["id"] ?? "";
  if (!ID.test(id)) throw refuse(400, "bad-request", "Bad Request", "The id is not well formed.");
  return id;
};

const refuseGuest = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Subscriptions need an account.");
};

/** `GET subscriptions`: what comes again for the shopper, `{ total, data }`. */
const list: SiteOperation = {
  method: "GET",
  path: "subscriptions",
  handle: (context) => {
    refuseGuest(context);
    return context.custom({ api: "subscriptions", path: "schedules" });
  },
};

/**
 * `PATCH subscriptions/:id {quantity?, intervalDays?, nextOrderDate?}`: changes how much comes, how often and when
 * next.
 */
const change: SiteOperation = {
  method: "PATCH",
  path: "subscriptions/:id",
  sameOrigin: true,
  handle: (context, { params, body }) => {
    refuseGuest(context);
    const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
    const changes = Object.fromEntries(
      ["quantity", "intervalDays", "nextOrderDate"].flatMap((name) =>
        given[name] === undefined ? [] : [[name, given[name]]],
      ),
    );
    return context.custom({ api: "subscriptions", path: `schedules/${idOf(params)}`, method: "PATCH", body: changes });
  },
};

/**
 * `POST subscriptions/:id/skip` and the like; `resume` takes `{nextOrderDate?}`, `undo` takes the last of them back.
 */
const action = (name: "skip" | "pause" | "resume" | "cancel" | "undo"): SiteOperation => ({
  method: "POST",
  path: `subscriptions/:id/${name}`,
  sameOrigin: true,
  handle: (context, { params, body }) => {
    refuseGuest(context);
    const { nextOrderDate } = (body ?? {}) as { nextOrderDate?: unknown };
    return context.custom({
      api: "subscriptions",
      path: `schedules/${idOf(params)}/actions/${name}`,
      method: "POST",
      body: name === "resume" && nextOrderDate !== undefined ? { nextOrderDate } : {},
    });
  },
});

/**
 * `POST payment-instruments/:id/use-for-subscriptions`: has every subscription paid by that card, `{ paymentInstruments
 * }` (subscriptions-10).
 */
const useForSubscriptions: SiteOperation = {
  method: "POST",
  path: "payment-instruments/:id/use-for-subscriptions",
  sameOrigin: true,
  handle: (context, { params }) => {
    refuseGuest(context);
    return context.custom({
      api: "subscriptions",
      path: `payment-instruments/${idOf(params)}/use-for-subscriptions`,
      method: "POST",
      body: {},
    });
  },
};

/** A customer's subscriptions, over the merchant's own endpoints (docs/decisions). */
export const subscriptionOperations: SiteOperation[] = [
  list,
  change,
  action("skip"),
  action("pause"),
  action("resume"),
  action("cancel"),
  action("undo"),
  useForSubscriptions,
];
