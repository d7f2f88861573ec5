import type { BasketOwner } from "#sandbox/baskets/basket-service.ts";
import { type Body, textOf } from "#sandbox/baskets/body.ts";
import { Fault } from "#sandbox/fault.ts";
import type { ApiRequest } from "#sandbox/http/api-route.ts";

/** Whose orders a call is about. */
export const ownerOf = ({ shopper, siteId }: ApiRequest): BasketOwner => ({
  customerId: shopper.customerId,
  registered: shopper.registered,
  siteId,
  previousCustomerId: shopper.previousCustomerId,
});

/** A code from the mail. @throws Fault 400 unless it has six digits. */
export const accessCodeOf = (body: Body): string | null => {
  const code = textOf(body, "orderAccessCode");
  if (code !== null && !/^\d{6}$/.test(code))
    throw new Fault(400, "bad-request", "'orderAccessCode' must have six digits.", { path: "orderAccessCode" });
  return code;
};
