import { isSelected } from "#sandbox/platform/promotions/product-selection.ts";
import { discountsOf, type PromotionRule } from "#sandbox/platform/promotions/promotion.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { CatalogueItem } from "./product.ts";
import type { Onlooker } from "./product-document-service.ts";
import type { ProductService } from "./product-service.ts";

/** How a product may belong to a promotion. */
type PromotionRole = "all" | "qualifying" | "discounted" | "bonus";

const isDiscounted = (item: CatalogueItem, rule: PromotionRule): boolean =>
  rule.class === "product" && isSelected(item, rule.products);

/** What has to be bought: the same goods where more than one piece is asked for, those of an order promotion. */
const isQualifying = (item: CatalogueItem, rule: PromotionRule): boolean =>
  (rule.class === "product" && rule.qualifying !== undefined && isSelected(item, rule.qualifying)) ||
  (rule.class === "product" && (rule.minQuantity ?? 1) > 1 && isSelected(item, rule.qualifying ?? rule.products)) ||
  (rule.class === "order" && rule.products !== undefined && isSelected(item, rule.products));

/** What is given with something else, or may be chosen. */
const isBonus = (item: CatalogueItem, rule: PromotionRule): boolean =>
  discountsOf(rule).some((discount) => {
    if (discount.type !== "bonus" && discount.type !== "bonus_choice") return false;
    const { products = [] } = discount;
    const selection = discount.type === "bonus_choice" ? discount.rule : undefined;
    return (
      products.some(({ productId }) => productId === item.id || productId === item.masterId) ||
      (selection !== undefined && isSelected(item, selection))
    );
  });

const roles: Record<PromotionRole, (item: CatalogueItem, rule: PromotionRule) => boolean> = {
  all: (item, rule) => isDiscounted(item, rule) || isQualifying(item, rule) || isBonus(item, rule),
  discounted: isDiscounted,
  qualifying: (item, rule) => isQualifying(item, rule) && !isDiscounted(item, rule),
  bonus: isBonus,
};

/** Finds the products that belong to an announced promotion of a site; none for an unknown one. */
export const createPromotedProducts =
  ({ promotions, products }: { promotions: PromotionService; products: ProductService }) =>
  async (promotionId: string, role: PromotionRole, { siteId }: Onlooker): Promise<ReadonlySet<string>> => {
    const promotion = (await promotions.announced(siteId)).find(({ id }) => id === promotionId);
    if (!promotion) return new Set();
    const { products: all } = await products.catalogue("en-US");
    const items = await products.findItems([...all.keys()], siteId);
    return new Set(
      items
        .filter((item) => roles[role](item, promotion.rule))
        .flatMap(({ id, masterId }) => (masterId === null ? [id] : [id, masterId])),
    );
  };
