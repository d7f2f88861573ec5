import type { Basket } from "#sandbox/platform/baskets/basket.ts";
import { createResources } from "#sandbox/core/resources.ts";
import { type FlashMessages, flashMessages } from "#sandbox/platform/baskets/flash-messages.ts";
import type { Flash } from "#sandbox/platform/baskets/flash.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";

/** What is still missing of the agreement to the terms for businesses; nothing where it is given or not asked for. */
export type AgreementCheck = (
  basket: Pick<Basket, "customerId" | "attributes"> & { situation: { locale?: string | null } },
) => Promise<Flash[]>;

/**
 * Members of a business account agree before they order (checkout-12): `apply-agreement-date` writes the
 * moment into the basket, and an order without it is refused.
 */
export const createAgreementCheck =
  (
    customers: Pick<CustomerService, "businessAccountOf">,
    messages: FlashMessages = createResources(flashMessages),
  ): AgreementCheck =>
  async ({ customerId, attributes, situation }) => {
    if (typeof attributes["c_checkoutAgreementDate"] === "string") return [];
    const account = await customers.businessAccountOf(customerId);
    if (!account) return [];
    return [
      {
        type: "AgreementRequired",
        message: messages("agreement", situation.locale ?? null),
        path: "$.c_checkoutAgreementDate",
      },
    ];
  };
