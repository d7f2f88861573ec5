import type { ProductSelection } from "#sandbox/platform/promotions/product-selection.ts";
import type { Promotion } from "#sandbox/platform/promotions/promotion.ts";
import { inCanadianEnglish } from "#worlds/wickett-plum/catalogue/canadian-english.ts";
import { checkPromotions } from "./check-promotions.ts";
import { coupons } from "./coupons.ts";
import { orderPromotions } from "./order-promotions.ts";
import { productPromotions } from "./product-promotions.ts";
import { shippingPromotions } from "./shipping-promotions.ts";
import { everywhere, type WorldPromotion } from "./world-promotion.ts";

/** With its texts in the languages of the shop. */
const withTexts = ({ canadian, french, ...promotion }: WorldPromotion): Promotion => {
  const { name, calloutMsg, details } = promotion;
  const english = {
    name: inCanadianEnglish(name),
    calloutMsg: inCanadianEnglish(calloutMsg),
    details: inCanadianEnglish(details),
  };
  return { ...promotion, texts: { "en-CA": { ...english, ...canadian }, "fr-CA": french } };
};

/** The promotions of the default world (how many there are of which kind: `promotions.test.ts`). */
export const promotions: readonly Promotion[] = checkPromotions(
  [
    { file: "product-promotions.ts", promotions: productPromotions },
    { file: "order-promotions.ts", promotions: orderPromotions },
    { file: "shipping-promotions.ts", promotions: shippingPromotions },
  ],
  coupons,
).map(withTexts);

/** What no promotion discounts, by site. */
export const excludedProducts: Readonly<Record<string, ProductSelection>> = Object.fromEntries(
  everywhere.map((siteId) => [siteId, { groups: [{ categoryIds: ["order-forms"] }] }]),
);
