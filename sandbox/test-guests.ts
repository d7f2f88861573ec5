import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { Basket } from "#sandbox/platform/baskets/basket.ts";
import type { TestSandbox } from "./test-sandbox.ts";
import { sanFrancisco } from "./test-shopper.ts";
import { giftCertificates } from "#worlds/wickett-plum/gift-certificates.ts";

/** A guest who only has to press the button. */
export interface ReadyGuest {
  basketId: string;
  owner: BasketOwner;
}

/** The certificate all of them pay with. */
const rich = giftCertificates.find(({ balanceCents }) => balanceCents === 500_000);

/** Guests with one piece of a product and, if given, a coupon code, made without the detour over HTTP. */
export const readyGuests = async (
  { database, services }: Pick<TestSandbox, "database" | "services">,
  { count, productId, code, name = "guest" }: { count: number; productId: string; code?: string; name?: string },
): Promise<ReadyGuest[]> => {
  const ready: ReadyGuest[] = [];
  for (let index = 0; index < count; index += 1) {
    const owner: BasketOwner = {
      customerId: `${name}-${index}`,
      registered: false,
      siteId: "WickettPlumUS",
      previousCustomerId: null,
    };
    const fill = async (empty: Basket): Promise<Basket> => ({
      ...empty,
      email: `${name}-${index}@example.test`,
      billingAddress: sanFrancisco,
      coupons: code === undefined ? [] : await services.baskets.usableCoupons([code], owner),
      shipments: empty.shipments.map((shipment) => ({
        ...shipment,
        shippingMethodId: "ups-ground",
        shippingAddress: sanFrancisco,
      })),
      items: [
        {
          id: `line-${index}`,
          productId,
          quantity: 1,
          shipmentId: "me",
          inventoryListId: null,
          optionItems: [],
          bonusDiscountLineItemId: null,
          gift: false,
          giftMessage: null,
          attributes: {},
        },
      ],
      payments: [
        {
          id: `pay-${index}`,
          methodId: "GIFT_CERTIFICATE",
          amountCents: 100_000,
          card: null,
          token: null,
          customerPaymentInstrumentId: null,
          storedCardId: null,
          bankRoutingNumber: null,
          gift: { certificateId: `world-${rich?.number}`, brand: "wickett-and-plum", maskedNumber: "0000" },
          attributes: {},
        },
      ],
    });
    const { id } = await database.transaction(() => services.baskets.create(owner, { fill }));
    ready.push({ basketId: id, owner });
  }
  return ready;
};
