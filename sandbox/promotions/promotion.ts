/** An amount of whole cents in each currency it is offered in. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** What a promotion gives. */
export type Discount =
  | { type: "percentage"; percentage: number }
  | { type: "amount"; amount: Amounts }
  | { type: "fixed_price"; amount: Amounts }
  | { type: "free" };

/** Products by category, id or brand; any of them is enough, and an excluded one never counts. Nothing named means all. */
export interface ProductSelection {
  categoryIds?: readonly string[];
  productIds?: readonly string[];
  brands?: readonly string[];
  excludedCategoryIds?: readonly string[];
  excludedProductIds?: readonly string[];
}

/** What a promotion demands and gives, by its class. */
export type PromotionRule =
  | {
      class: "product";
      products: ProductSelection;
      discount: Discount;
      /** Pieces of the selection the basket must hold; one when left out. */
      minQuantity?: number;
      /** Pieces that are discounted at most. */
      maxApplications?: number;
    }
  | {
      class: "order";
      products?: ProductSelection;
      /** The highest threshold reached counts; rising. */
      tiers: readonly { threshold: Amounts; discount: Discount }[];
      excludeDiscountedProducts?: boolean;
      /** How near to a threshold the shopper is told about it. */
      approachingWithin?: Amounts;
    }
  | {
      class: "shipping";
      threshold: Amounts;
      discount: Discount;
      /** Methods it is for; all but pickup when left out. */
      methodIds?: readonly string[];
      approachingWithin?: Amounts;
    };

/** A promotion. */
export interface Promotion {
  id: string;
  name: string;
  calloutMsg: string;
  details: string;
  enabled: boolean;
  siteIds: readonly string[];
  startsAt: Date | null;
  endsAt: Date | null;
  /** Lower comes first; null after every ranked one. */
  rank: number | null;
  /** `class` shares a line, an order or a shipment with no other of its class, `global` with no other at all. */
  exclusivity: "no" | "class" | "global";
  /** Customers of any of these; empty for everybody. */
  customerGroups: readonly string[];
  /** Coupons any of which opens it; empty when none is needed. */
  couponIds: readonly string[];
  /** Groups of source codes any of which opens it; none when none is needed. */
  sourceCodeGroupIds?: readonly string[];
  rule: PromotionRule;
}

/** A promotion that is open to this shopper now. */
export interface ActivePromotion extends Promotion {
  /** The code that opened it. */
  couponCode: string | null;
}

/** Who shops, where, when, and with which coupons. */
export interface PromotionSituation {
  siteId: string;
  currency: string;
  customerGroups: readonly string[];
  coupons: readonly { couponId: string; code: string }[];
  now: Date;
}

/** Whether a promotion runs on a site at a moment, whoever asks. */
export const isRunning = (promotion: Promotion, siteId: string, now: Date): boolean =>
  promotion.enabled &&
  promotion.siteIds.includes(siteId) &&
  (promotion.startsAt === null || promotion.startsAt <= now) &&
  (promotion.endsAt === null || promotion.endsAt > now);

const amountsOf = (rule: PromotionRule): Amounts[] => {
  const discounts = rule.class === "order" ? rule.tiers.map(({ discount }) => discount) : [rule.discount];
  const thresholds =
    rule.class === "order"
      ? rule.tiers.map(({ threshold }) => threshold)
      : rule.class === "shipping"
        ? [rule.threshold]
        : [];
  return [...thresholds, ...discounts.flatMap((discount) => ("amount" in discount ? [discount.amount] : []))];
};

/**
 * The promotions open to a shopper, in the order they are applied inside their class: exclusive before shared, ranked before
 * unranked, lower rank first, then by kind of discount, then the larger one (sandbox rules, section 3.1, item 4).
 */
export const activePromotions = (
  promotions: readonly Promotion[],
  { siteId, currency, customerGroups, coupons, now }: PromotionSituation,
): ActivePromotion[] =>
  promotions
    .flatMap((promotion) => {
      const coupon = coupons.find(({ couponId }) => promotion.couponIds.includes(couponId));
      const isOpen =
        isRunning(promotion, siteId, now) &&
        (promotion.customerGroups.length === 0 ||
          promotion.customerGroups.some((group) => customerGroups.includes(group))) &&
        (promotion.couponIds.length === 0 || coupon !== undefined) &&
        amountsOf(promotion.rule).every((amounts) => amounts[currency] !== undefined);
      return isOpen ? [{ ...promotion, couponCode: coupon?.code ?? null }] : [];
    })
    .sort(
      (a, b) =>
        exclusivities.indexOf(a.exclusivity) - exclusivities.indexOf(b.exclusivity) ||
        (a.rank ?? UNRANKED) - (b.rank ?? UNRANKED) ||
        kindOf(a) - kindOf(b) ||
        sizeOf(b, currency) - sizeOf(a, currency) ||
        (a.id < b.id ? -1 : 1),
    );

const UNRANKED = Number.MAX_SAFE_INTEGER;
const exclusivities: readonly Promotion["exclusivity"][] = ["global", "class", "no"];
const kinds: readonly Discount["type"][] = ["free", "fixed_price", "amount", "percentage"];

const firstDiscount = ({ rule }: Promotion): Discount | undefined =>
  rule.class === "order" ? rule.tiers[0]?.discount : rule.discount;

const kindOf = (promotion: Promotion) => kinds.indexOf(firstDiscount(promotion)?.type ?? "percentage");

const sizeOf = (promotion: Promotion, currency: string): number => {
  const discount = firstDiscount(promotion);
  if (!discount || discount.type === "free") return 0;
  if (discount.type === "percentage") return discount.percentage;
  const cents = discount.amount[currency] ?? 0;
  return discount.type === "fixed_price" ? -cents : cents;
};

/** What a selection looks at. */
export interface SelectableProduct {
  id: string;
  masterId: string | null;
  brand: string;
  categoryIds: readonly string[];
}

/** Whether a product belongs to a selection; a variant also by its master. */
export const isSelected = (product: SelectableProduct, selection: ProductSelection = {}): boolean => {
  const { categoryIds, productIds, brands, excludedCategoryIds = [], excludedProductIds = [] } = selection;
  const isNamed = (ids: readonly string[]) =>
    ids.includes(product.id) || (product.masterId !== null && ids.includes(product.masterId));
  const isIn = (ids: readonly string[]) => product.categoryIds.some((id) => ids.includes(id));
  if (isNamed(excludedProductIds) || isIn(excludedCategoryIds)) return false;
  if (!categoryIds && !productIds && !brands) return true;
  return isIn(categoryIds ?? []) || isNamed(productIds ?? []) || (brands ?? []).includes(product.brand);
};
