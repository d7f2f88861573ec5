import { createResources } from "#sandbox/core/resources.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";

const say = createResources({
  default: { agreement: "Please accept the business terms." },
  fr: { agreement: "Veuillez accepter les conditions pour les entreprises." },
});

/**
 * Members of a business account agree to the terms before they order (checkout-12): `apply-agreement-date` writes the
 * moment into the basket, and an order without it is refused.
 */
export const lackingAgreement: NonNullable<BasketRules["checkOrder"]> = ({ attributes, businessAccount, locale }) =>
  businessAccount === null || typeof attributes["c_checkoutAgreementDate"] === "string"
    ? []
    : [{ type: "AgreementRequired", message: say("agreement", locale), path: "$.c_checkoutAgreementDate" }];
