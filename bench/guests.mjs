import { createRequire } from "node:module";
import { cardTokens } from "./card-token.mjs";

const { helpers, ShopperLogin } = createRequire(import.meta.url)("@salesforce/commerce-sdk-isomorphic");

const organization = "organizations/f_ecom_swee_001";
const siteId = "WickettPlumUS";
const clientId = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";

/** Where guests call, below the sandbox's origin. */
export const paths = {
  baskets: `/checkout/shopper-baskets/v1/${organization}/baskets`,
  orders: `/checkout/shopper-orders/v1/${organization}/orders`,
  products: `/product/shopper-products/v1/${organization}/products`,
};

/** Where guests of the benches live. */
export const address = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550142",
};

/** Guests that are made ready at the same time. */
const AT_ONCE = 4;

/**
 * Guests of a running sandbox who order by card.
 * @param sandbox addresses of the API and of the vendors
 */
export const guestsOf = ({ origin, vendors }) => {
  const cardToken = cardTokens(vendors);

  const call = async (token, pathname, body, method = body ? "POST" : "GET") => {
    const answer = await fetch(`${origin}${pathname}?siteId=${siteId}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
  };

  const made = async (token, pathname, body, method) => {
    const answer = await call(token, pathname, body, method);
    if (answer.status !== 200) throw new Error(`${pathname}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  const guestToken = async () => {
    const slasClient = new ShopperLogin({
      proxy: origin,
      parameters: { shortCode: "sandbox", organizationId: "f_ecom_swee_001", clientId, siteId },
    });
    const parameters = { redirectURI: "http://localhost:3000/callback" };
    return (await helpers.loginGuestUser({ slasClient, parameters })).access_token;
  };

  /** Has a basket paid by a new card; the one that is always approved unless another number is given. */
  const payByCard = async ({ token, basketId }, card) =>
    made(token, `${paths.baskets}/${basketId}/payment-instruments`, {
      paymentMethodId: "CREDIT_CARD",
      paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
      c_paymentToken: await cardToken(card),
    });

  /**
   * A guest who only has to press the button.
   * @param wish lines of the basket, others to take when those are sold out, coupon codes, the number of a gift
   * certificate with the cents it pays, the number of the card
   */
  const readyGuest = async (name, { items, itemsInstead, codes = [], gift, card }) => {
    const token = await guestToken();
    const basket = {
      productItems: items,
      customerInfo: { email: `guest-${name}@example.test` },
      billingAddress: address,
      shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ups-ground" } }],
    };
    const { basketId } = await made(token, paths.baskets, basket).catch((error) => {
      if (!itemsInstead) throw error;
      return made(token, paths.baskets, { ...basket, productItems: itemsInstead });
    });
    // A coupon that is used up is left out.
    for (const code of codes) await call(token, `${paths.baskets}/${basketId}/coupons`, { code });
    const guest = { name, token, basketId, card };
    if (gift)
      await made(token, `${paths.baskets}/${basketId}/payment-instruments`, {
        paymentMethodId: "GIFT_CERTIFICATE",
        giftCertificateCode: gift.number,
        amount: gift.cents / 100,
      });
    await payByCard(guest, card);
    return guest;
  };

  /** Several of them; `wishOf` says what the one with a number wants. */
  const readyGuests = async (count, wishOf) => {
    const guests = [];
    let next = 0;
    const makeSome = async () => {
      while (next < count) {
        const number = next;
        next += 1;
        guests[number] = await readyGuest(number, wishOf(number));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
    return guests;
  };

  const order = ({ token, basketId }) => call(token, paths.orders, { basketId });

  return { call, made, readyGuest, readyGuests, payByCard, order };
};
