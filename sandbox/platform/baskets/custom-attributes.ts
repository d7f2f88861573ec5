import { Fault } from "#sandbox/core/fault.ts";
import type { Attributes } from "./basket.ts";

/** Attributes the engine works out or has a place of its own for, by kind of object: they are kept by nobody. */
export const engineAttributes: Readonly<Record<string, readonly string[]>> = {
  Basket: ["c_actions", "c_checkInstructions", "c_explanation", "c_flashes", "c_idleCoupons", "c_paymentAmount"],
  Shipment: ["c_approachingDiscounts", "c_arrivalPromise"],
  OrderPaymentInstrument: ["c_balanceAfterwards", "c_paymentToken", "c_giftCardSecurityCode"],
};

const ofEngine = new Set(Object.values(engineAttributes).flat());

/** Longest attribute, as JSON. */
const VALUE_LIMIT = 20_000;

/**
 * The custom attributes of a body; which there may be, `withDeclaredAttributes` has looked at before. @throws Fault 400
 * for one that is too long.
 */
export const attributesOf = (body: Readonly<Record<string, unknown>>): Attributes => {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!name.startsWith("c_") || value === undefined || ofEngine.has(name)) continue;
    if (JSON.stringify(value).length > VALUE_LIMIT)
      throw new Fault(400, "bad-request", `The custom property '${name}' is too long.`, { property: name });
    attributes[name] = value;
  }
  return attributes;
};
