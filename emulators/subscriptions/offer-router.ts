import { Router } from "express";
import { offeredIntervals } from "#sandbox/platform/subscriptions/subscription.ts";
import type { SubscriptionOffers } from "#sandbox/platform/subscriptions/subscription-offer-service.ts";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "subscriptions/browser/main.js";
const MAX_PRODUCTS = 50;

/** What the offer service answers from; the feed is asked for at the first call. */
export interface OfferRouterOptions {
  offers: () => SubscriptionOffers;
}

/** The ids of `p`, which is written as a JSON list. @throws VendorError 400. */
const productIdsOf = (given: unknown): string[] => {
  try {
    const ids: unknown = JSON.parse(String(given));
    if (Array.isArray(ids) && ids.length <= MAX_PRODUCTS && ids.every((id) => typeof id === "string"))
      return ids as string[];
  } catch {
    // Told below, as for a list of something else.
  }
  throw new VendorError(400, { message: `p must be a JSON list of ${MAX_PRODUCTS} product ids at most.` });
};

/**
 * The subscription service (Ordergroove, by its published offers library): a merchant's script with `<og-offer>`, and
 * whether products are offered to come again. An unknown merchant is 404.
 */
export const offerRouter = ({
  offers,
  origin,
  merchants,
}: OfferRouterOptions & { origin: string; merchants: VendorData["merchants"] }): Router => {
  const script = readScript(SCRIPT).replace('"@ORIGIN@"', () => JSON.stringify(origin));
  const siteOf = (merchant: string): string => {
    const siteId = Object.hasOwn(merchants, merchant) ? merchants[merchant] : undefined;
    if (siteId === undefined) throw new VendorError(404, { message: "There is no such merchant." });
    return siteId;
  };
  const router = Router();

  router.get("/autoship/:merchant/main.js", ({ params: { merchant } }, response) => {
    siteOf(merchant);
    response
      .set("cache-control", "public, max-age=300")
      .type("text/javascript")
      .send(script.replace('"@MERCHANT@"', () => JSON.stringify(merchant)));
  });

  router.get("/autoship/offer/:merchant/:module", async ({ params, query }, response) => {
    response.set("access-control-allow-origin", "*");
    const siteId = siteOf(params.merchant);
    if (typeof query.session_id !== "string" || query.session_id === "")
      throw new VendorError(400, { message: "session_id is required." });
    const ids = productIdsOf(query.p);
    const { autoship, inStock } = await offers().factsOf(siteId, ids);
    response.json({
      in_stock: inStock,
      autoship,
      eligibility_groups: Object.fromEntries(ids.map((id) => [id, autoship[id] ? ["subscription"] : []])),
      incentives: {},
      incentives_display: {},
      module_view: { regular: "sandbox-offer" },
      modifiers: {},
      autoship_by_default: {},
      default_frequencies: {},
      frequencies: offeredIntervals.map((days) => ({ every: days, period: 1 })),
    });
  });

  return router;
};
