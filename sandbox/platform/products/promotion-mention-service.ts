import type { Clock } from "#sandbox/core/clock.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import { activePromotions, type ActivePromotion } from "#sandbox/platform/promotions/active-promotions.ts";
import { applyProductPromotions, isPromotable } from "#sandbox/platform/promotions/discounts.ts";
import { isSelected } from "#sandbox/platform/promotions/product-selection.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { CatalogueItem } from "./product.ts";
import type { ProductPromotionLookup } from "./product-document-service.ts";
import type { PromotionMention } from "./product-facts.ts";
import type { ProductService } from "./product-service.ts";

/** What one piece costs under one promotion alone; null when the promotion asks for more than one piece. */
const promotionalCents = (
  promotion: ActivePromotion,
  item: CatalogueItem,
  priceCents: number,
  currency: string,
): number | null => {
  const line = { id: item.id, product: item, isGiftCard: item.flags.giftCard, quantity: 1, priceCents };
  const [discounted] = applyProductPromotions([line], [promotion], currency);
  return discounted && discounted.adjustments.length > 0 ? discounted.afterItemDiscountCents : null;
};

/**
 * Mentions promotions of the class product on the products they are for: the callout always,
 * a price where one piece earns it. Coupon, order and shipping promotions are not mentioned. A master costs what its
 * cheapest variant does.
 */
export const createPromotionMentions =
  (
    { promotions, products, prices }: { promotions: PromotionService; products: ProductService; prices: PriceService },
    clock: Clock,
  ): ProductPromotionLookup =>
  async (productIds, onlooker) => {
    const { siteId, currency, customerGroups } = onlooker;
    const announced = await promotions.announced(siteId);
    const active = activePromotions(announced, {
      siteId,
      currency,
      customerGroups,
      coupons: [],
      sourceCodeGroupId: (await promotions.sourceCodeGroupOf(siteId)) ?? null,
      now: clock.now(),
    }).filter(({ rule }) => rule.class === "product");
    if (active.length === 0) return new Map();

    const items = await products.findItems(productIds, siteId);
    const priced = await prices.priceOf(
      items.map(({ id }) => ({ productId: id, quantity: 1 })),
      onlooker,
    );
    const centsUnder = (promotion: ActivePromotion, item: CatalogueItem): number | null => {
      const price = priced.get(item.id);
      if (price) return promotionalCents(promotion, item, price.priceCents, currency);
      const variants = items.filter(({ masterId }) => masterId === item.id);
      const cents = variants.flatMap((variant) => centsUnder(promotion, variant) ?? []);
      return cents.length > 0 ? Math.min(...cents) : null;
    };
    return new Map(
      items.map((item): [string, PromotionMention[]] => [
        item.id,
        active.flatMap((promotion) => {
          const { rule, id, calloutMsg } = promotion;
          if (rule.class !== "product" || !isSelected(item, rule.products)) return [];
          if (!isPromotable({ product: item, isGiftCard: item.flags.giftCard }, promotion)) return [];
          const cents = centsUnder(promotion, item);
          return [{ promotionId: id, calloutMsg, ...(cents === null ? {} : { promotionalPriceCents: cents }) }];
        }),
      ]),
    );
  };
