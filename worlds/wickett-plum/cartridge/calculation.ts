import type { CalculationRules } from "#sandbox/platform/site-preferences/merchant-rules-service.ts";

/**
 * Rules of the shop that baskets are worked out by, as merchants switch them on by preferences of a site: `qdThreshold`
 * (in the site's currency) while `qdThresholdEnabled` is on, and `heatWave`.
 */
export const calculation: CalculationRules = {
  minimumOrderCents: ({ qdThresholdEnabled, qdThreshold }) =>
    qdThresholdEnabled === true && typeof qdThreshold === "number" && qdThreshold > 0
      ? Math.round(qdThreshold * 100)
      : null,
  isHeatWave: ({ heatWave }) => heatWave === true,
  goodsOf: (attributes) => {
    const isYes = (name: string) => attributes[name] === true;
    const limit = attributes["c_quantityLimit"];
    return {
      flags: {
        meltable: isYes("c_isMeltable"),
        onlineOnly: isYes("c_isOnlineOnly"),
        inShopOnly: isYes("c_isInShopOnly"),
        comingSoon: isYes("c_isComingSoon"),
        giftCard: isYes("c_isGiftCard"),
        customMix: isYes("c_isCustomMix"),
        availableForPickup: isYes("c_availableForInStorePickup"),
        subscription: isYes("c_enableSubscription"),
      },
      quantityLimit: typeof limit === "number" ? limit : null,
    };
  },
};
