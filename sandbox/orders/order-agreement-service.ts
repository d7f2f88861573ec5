import type { Basket } from "#sandbox/baskets/basket.ts";
import type { Flash } from "#sandbox/baskets/flashes.ts";
import type { CustomerService } from "#sandbox/customers/customer-service.ts";

/** What is still missing of the agreement to the terms for businesses; nothing where it is given or not asked for. */
export type AgreementCheck = (basket: Pick<Basket, "customerId" | "attributes">) => Promise<Flash[]>;

/**
 * Members of a business account agree before they order (checkout-12): `apply-agreement-date` writes the
 * moment into the basket, and an order without it is refused.
 */
export const createAgreementCheck =
  (customers: Pick<CustomerService, "businessAccountOf">): AgreementCheck =>
  async ({ customerId, attributes }) => {
    if (typeof attributes["c_checkoutAgreementDate"] === "string") return [];
    const account = await customers.businessAccountOf(customerId);
    if (!account) return [];
    return [
      {
        type: "AgreementRequired",
        message: "Please accept the business terms.",
        path: "$.c_checkoutAgreementDate",
      },
    ];
  };
