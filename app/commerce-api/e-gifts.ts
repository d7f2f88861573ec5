import type { EGiftInput } from "#app/domain/e-gift/e-gift.ts";
import type { Basket } from "./baskets.ts";
import type { ScapiTransport } from "./scapi-transport.ts";

/** E-gift cards of a bag, the platform's gift certificate items; each call gives the whole bag back and throws `CommerceApiError`. */
export interface EGiftsApi {
  add(basketId: string, gift: EGiftInput): Promise<Basket>;
  change(basketId: string, giftCertificateItemId: string, gift: EGiftInput): Promise<Basket>;
  remove(basketId: string, giftCertificateItemId: string): Promise<Basket>;
}

/** Made where e-gift cards are sold, so that no other page carries it. */
export const createEGiftsApi = (scapi: ScapiTransport): EGiftsApi => {
  const call = async (method: string, parameters: Record<string, string>, body?: EGiftInput): Promise<Basket> =>
    (await scapi("ShopperBaskets", method, [body === undefined ? { parameters } : { parameters, body }])) as Basket;
  return {
    add: (basketId, gift) => call("addGiftCertificateItemToBasket", { basketId }, gift),
    change: (basketId, giftCertificateItemId, gift) =>
      call("updateGiftCertificateItemInBasket", { basketId, giftCertificateItemId }, gift),
    remove: (basketId, giftCertificateItemId) =>
      call("removeGiftCertificateItemFromBasket", { basketId, giftCertificateItemId }),
  };
};
