import type { Basket } from "./baskets.ts";
import type { ScapiTransport } from "./scapi-transport.ts";

/**
 * An e-gift card to be sold: an amount in units of the bag's currency, two people, words, a look, and a day
 * (`YYYY-MM-DD`).
 */
export interface NewEGift {
  amount: number;
  recipientEmail: string;
  recipientName: string;
  senderName: string;
  message: string;
  c_design: string;
  /** Null for at once. */
  c_deliverOn: string | null;
}

/**
 * E-gift cards of a bag, the platform's gift certificate items; each call gives the whole bag back and throws
 * `CommerceApiError`.
 */
export interface EGiftsApi {
  add(basketId: string, gift: NewEGift): Promise<Basket>;
  change(basketId: string, giftCertificateItemId: string, gift: NewEGift): Promise<Basket>;
  remove(basketId: string, giftCertificateItemId: string): Promise<Basket>;
}

/** Made where e-gift cards are sold, so that no other page carries it. */
export const createEGiftsApi = (scapi: ScapiTransport): EGiftsApi => {
  const call = async (method: string, parameters: Record<string, string>, body?: NewEGift): Promise<Basket> =>
    (await scapi("ShopperBaskets", method, [body === undefined ? { parameters } : { parameters, body }])) as Basket;
  return {
    add: (basketId, gift) => call("addGiftCertificateItemToBasket", { basketId }, gift),
    change: (basketId, giftCertificateItemId, gift) =>
      call("updateGiftCertificateItemInBasket", { basketId, giftCertificateItemId }, gift),
    remove: (basketId, giftCertificateItemId) =>
      call("removeGiftCertificateItemFromBasket", { basketId, giftCertificateItemId }),
  };
};
