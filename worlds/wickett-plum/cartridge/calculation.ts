import type { CalculationRules } from "#sandbox/cartridge.ts";
import { coldPacks, heatLabel } from "./cold-packs/cold-packs.ts";
import { mixContents } from "./mixed-boxes/mix-contents.ts";
import { refuseBadMix } from "./mixed-boxes/mixed-box.ts";
import { checkMinimum } from "./order-minimum/order-minimum.ts";
import { isCollateral } from "./sales-materials.ts";

/**
 * Rules of the shop that baskets are worked out by: boxes that shoppers fill themselves, cold packs for what melts,
 * and the least an order has to come to. Merchants switch on the last two by preferences of a site.
 */
export const calculation: CalculationRules = {
  contentsOf: mixContents,
  goodsAttributes: ["c_customMix"],
  checkLine: refuseBadMix,
  lineAttributes: (product) =>
    isCollateral(product) ? { c_isCollateral: true } : { c_heatLabel: heatLabel(product.attributes) },
  checkBasket: checkMinimum,
  parcelCare: coldPacks,
  goodsOf: (attributes) => {
    const isYes = (name: string) => attributes[name] === true;
    const limit = attributes["c_quantityLimit"];
    return {
      flags: {
        onlineOnly: isYes("c_isOnlineOnly"),
        inShopOnly: isYes("c_isInShopOnly"),
        comingSoon: isYes("c_isComingSoon"),
        giftCard: isYes("c_isGiftCard"),
        availableForPickup: isYes("c_availableForInStorePickup"),
        subscription: isYes("c_enableSubscription"),
      },
      quantityLimit: typeof limit === "number" ? limit : null,
    };
  },
};
