import { brandNamespace } from "#config/brand.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { UCP_VERSION } from "../contract/contract.ts";

/** The ways to pay through a platform: cards as tokens of the card fields, and gift cards. */
export const CARD_HANDLER = "cards";
export const GIFT_CARD_HANDLER = "gift_cards";

/** What the shop calls its own extension of carts and checkouts: words for whoever receives a parcel. */
export const GIFT_MESSAGE = `${brandNamespace}.shopping.gift_message`;

/** That shoppers let platforms into their accounts. */
export const IDENTITY_LINKING = "dev.ucp.common.identity_linking";

/** That a checkout is completed by a signed proof of what the buyer agreed to. */
export const AP2_MANDATE = "dev.ucp.shopping.ap2_mandate";

interface Handler {
  id: string;
  version: string;
  available_instruments: { type: string; constraints?: Record<string, unknown> }[];
  config?: Record<string, unknown>;
}

/** The brands of cards in the protocol's words, by those of the card processor. */
const brands: Record<string, string> = { VISA: "visa", MASTERCARD: "mastercard", AMEX: "amex", DISCOVER: "discover" };

/**
 * The ways to pay as a profile or a checkout names them. `captureContext` is what one card may be encrypted for; its
 * service is named in it, so that a card goes from the platform to the processor and never through the shop.
 */
export const paymentHandlers = (
  { config }: Pick<SiteServices, "config">,
  captureContext?: string,
): Record<string, Handler[]> => {
  const { enabled, allowedNetworks } = config.thirdParties.cardForm;
  const card: Handler = {
    id: CARD_HANDLER,
    version: UCP_VERSION,
    available_instruments: [
      { type: "card", constraints: { brands: allowedNetworks.flatMap((name) => brands[name] ?? []) } },
    ],
    ...(captureContext !== undefined && { config: { capture_context: captureContext } }),
  };
  const giftCard: Handler = {
    id: GIFT_CARD_HANDLER,
    version: UCP_VERSION,
    available_instruments: [{ type: "gift_card" }],
  };
  return {
    ...(enabled && { [`${brandNamespace}.payments.card_fields`]: [card] }),
    [`${brandNamespace}.payments.gift_card`]: [giftCard],
  };
};
