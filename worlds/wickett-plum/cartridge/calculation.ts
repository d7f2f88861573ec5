import type { CalculationRules } from "#sandbox/cartridge.ts";
import { coldPacks, heatLabel } from "./cold-packs/cold-packs.ts";
import { mixContents } from "./mixed-boxes/mix-contents.ts";
import { lackingAgreement } from "./business-terms.ts";
import { refuseBadMix } from "./mixed-boxes/mixed-box.ts";
import { LOGO_ATTRIBUTE, logoOf, refuseBadLogo } from "./personalization/personal-logo.ts";
import { refuseBadWords, wordsOf } from "./personalization/personal-words.ts";
import { checkMinimum } from "./order-minimum/order-minimum.ts";
import { searchRules } from "./search-rules.ts";
import { isCollateral } from "./sales-materials.ts";

/** A price above this is reason enough to offer a subscription (subscriptions-1). */
const SUBSCRIBABLE_ABOVE_CENTS = 2500;

/** Where the console has the logos of orders. */
const logosAt = "/console/sleeve-logos";

/** Marks a variant repeats on its master's document. */
const variantMarks = ["c_isComingSoon", "c_isInShopOnly", "c_isOnlineOnly", "c_availableForInStorePickup"];

/** The product of a wish that names a color behind it, `{productId}-{colorId}` (wishlist-3). */
const withoutColor: NonNullable<CalculationRules["listedProduct"]> = ({ productId, attributes }) => {
  const color = attributes["c_color"];
  return typeof color === "string" && color !== "" && productId.endsWith(`-${color}`)
    ? productId.slice(0, -color.length - 1)
    : productId;
};

/**
 * Rules of the shop that baskets are worked out by: boxes that shoppers fill themselves, cold packs for what melts,
 * and the least an order has to come to. Merchants switch on the last two by preferences of a site.
 */
export const calculation: CalculationRules = {
  ...searchRules,
  contentsOf: mixContents,
  goodsAttributes: ["c_customMix", "c_personalizationText", LOGO_ATTRIBUTE],
  checkLine: (line, product, context) => {
    refuseBadMix(line, product, context);
    refuseBadWords(line, product);
    refuseBadLogo(line, product);
  },
  lineWords: wordsOf,
  lineLogo: (attributes) => {
    const logo = logoOf(attributes);
    return logo === null
      ? null
      : { attribute: LOGO_ATTRIBUTE, shown: `${logosAt}/${logo}/mark`, saved: `${logosAt}/${logo}/picture` };
  },
  lineAttributes: (product) =>
    isCollateral(product) ? { c_isCollateral: true } : { c_heatLabel: heatLabel(product.attributes) },
  checkBasket: checkMinimum,
  checkOrder: lackingAgreement,
  parcelCare: coldPacks,
  variantAttributes: ({ attributes, weightGrams }) => ({
    ...(weightGrams > 0 ? { c_netWeightGrams: weightGrams } : {}),
    ...Object.fromEntries(variantMarks.map((mark) => [mark, attributes[mark] === true])),
  }),
  listedProduct: withoutColor,
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
      subscribableAboveCents: isYes("c_ogEnableImpulseUpsell") ? -1 : SUBSCRIBABLE_ABOVE_CENTS,
      quantityLimit: typeof limit === "number" ? limit : null,
    };
  },
};
