import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import { type Body, textOf } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest } from "#sandbox/core/api-route.ts";

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
