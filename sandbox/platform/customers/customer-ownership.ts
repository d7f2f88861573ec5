import { Fault } from "#sandbox/core/fault.ts";

/** What ownership is read from; every operation's request has it. */
interface OwnedRequest {
  params: Record<string, string>;
  shopper: { customerId: string; registered: boolean };
}

/**
 * The caller's own id, of a guest too; `me` is another word for it.
 * @throws Fault 400 `invalid-customer` for somebody else's account.
 */
export const ownCustomerId = ({ params, shopper }: OwnedRequest): string => {
  const customerId = params.customerId ?? "";
  if (customerId !== "me" && customerId !== shopper.customerId)
    throw new Fault(400, "invalid-customer", "The customer ID does not belong to the access token.", { customerId });
  return shopper.customerId;
};

/** The caller's own id. @throws Fault 400 for somebody else's; 404 for a guest's, who has no profile. */
export const ownAccountId = (request: OwnedRequest): string => {
  const customerId = ownCustomerId(request);
  if (!request.shopper.registered)
    throw new Fault(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });
  return customerId;
};
