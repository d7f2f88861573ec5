import { refuse, UpstreamProblem } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Parcels of one question. */
const MOST_PARCELS = 100;
/** Questions to the backend that are under way at once for one shopper. */
const ASKED_AT_ONCE = 6;

const ID = /^[\w-]{1,100}$/;

/** One parcel's answer: the backend's members beside its id, or why there is none. */
type ParcelWays = { shipmentId: string } & Record<string, unknown>;

const askedIn = (body: unknown): { basketId: string; shipmentIds: string[] } => {
  const { basketId, shipmentIds } = (body ?? {}) as Record<string, unknown>;
  const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
  if (!isId(basketId)) throw refuse(400, "bad-request", "Bad Request", "'basketId' must be the id of a bag.");
  const ids: unknown[] = Array.isArray(shipmentIds) ? shipmentIds : [];
  if (ids.length === 0 || ids.length > MOST_PARCELS || !ids.every(isId))
    throw refuse(400, "bad-request", "Bad Request", `'shipmentIds' must be 1 to ${MOST_PARCELS} ids of shipments.`);
  return { basketId, shipmentIds: [...new Set(ids)] };
};

/** What the backend says about a shipment; a refusal that is about this one alone stands beside its id. */
const askFor = async (context: SiteContext, basketId: string, shipmentId: string): Promise<ParcelWays> => {
  try {
    const answer = await context.scapi("ShopperBaskets", "getShippingMethodsForShipment", [
      { parameters: { basketId, shipmentId } },
    ]);
    return { ...(answer as object), shipmentId };
  } catch (error) {
    if (!(error instanceof UpstreamProblem) || ![400, 404, 409].includes(error.status)) throw error;
    return { shipmentId, problem: { status: error.status, ...(error.body as object) } };
  }
};

/**
 * `POST shipping/methods`, `{ basketId, shipmentIds }` → `{ shipments: [{ shipmentId, applicableShippingMethods,
 * defaultShippingMethodId } | { shipmentId, problem }] }` in the order asked for, each id once: the ways to ship of up
 * to a hundred shipments (shipping-34). Changes nothing; a body because a hundred ids are too long for an address.
 * @throws UpstreamProblem 400 for a body of another form, 401 without a session, else what the backend says to all
 */
export const shippingMethods: SiteOperation = {
  method: "POST",
  path: "shipping/methods",
  handle: async (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A bag needs a session.");
    const { basketId, shipmentIds } = askedIn(body);
    const shipments: ParcelWays[] = [];
    const waiting = shipmentIds.entries();
    const askOn = async () => {
      for (const [at, shipmentId] of waiting) shipments[at] = await askFor(context, basketId, shipmentId);
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askOn));
    return { shipments };
  },
};
