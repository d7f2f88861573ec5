import type { Schedule } from "#sandbox/core/columns/schedule.ts";
import type { CombinationPart } from "./combination.ts";
import type { ProductSelection } from "./product-selection.ts";

/** An amount of whole cents in each currency it is offered in. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** Something a shopper may choose as a bonus; a master stands for all its variants. Without a price it is free. */
export interface BonusChoiceProduct {
  productId: string;
  price?: Amounts;
}

/** What a promotion gives. */
export type Discount =
  | { type: "percentage"; percentage: number }
  | { type: "amount"; amount: Amounts }
  /** Of one piece; of a whole order or of shipping where those are discounted. */
  | { type: "fixed_price"; amount: Amounts }
  /** What one piece costs in another price book. */
  | { type: "price_book_price"; priceBookId: string }
  /** Of all pieces one application takes. */
  | { type: "total_fixed_price"; amount: Amounts }
  | { type: "percentage_off_options"; percentage: number; optionIds?: readonly string[] }
  | { type: "free" }
  /** Put into the basket by itself. */
  | { type: "bonus"; products: readonly { productId: string; quantity: number }[] }
  /** For the shopper to choose: from a list, or from all a selection names. */
  | { type: "bonus_choice"; maxItems: number; products?: readonly BonusChoiceProduct[]; rule?: ProductSelection };

/** Discounts by what is reached; rising. A number counts pieces, an amount counts money. */
export interface ProductTier {
  from: number | Amounts;
  discount: Discount;
}

/** A discount of orders or shipments from a threshold on. */
export interface AmountTier {
  threshold: Amounts;
  discount: Discount;
}

/** A discount of orders from a number of pieces on. */
export interface PieceTier {
  pieces: number;
  discount: Discount;
}

/** Demands a promotion of any class may make. */
interface CommonRule {
  /** All payments of the basket are of these methods. */
  paymentMethodIds?: readonly string[];
}

/** Goods for which something is given. */
export interface ProductRule extends CommonRule {
  class: "product";
  /** What is discounted. */
  products: ProductSelection;
  discount: Discount;
  /** What has to be bought; the discounted products themselves when left out. */
  qualifying?: ProductSelection;
  /** Pieces that have to be bought for one application; one when left out. */
  minQuantity?: number;
  /** Pieces that are discounted at most; with `get` or a total price, times it is applied at most. */
  maxApplications?: number;
  /** Buy `minQuantity`, get this many more at the discount; the cheapest ones. */
  get?: number;
  /** Higher discounts for more; the highest reached counts, measured before any discount. */
  tiers?: readonly ProductTier[];
}

/** An order for which something is given. */
export interface OrderRule extends CommonRule {
  class: "order";
  /** What counts towards the threshold; everything when left out. */
  products?: ProductSelection;
  /** The highest threshold reached counts, of money or of pieces; rising. */
  tiers: readonly (AmountTier | PieceTier)[];
  /** What must be in the order together, each piece counted for one part; among what counts. */
  combination?: readonly CombinationPart[];
  excludeDiscountedProducts?: boolean;
  /** Discounts also what does not count; only counted products when left out. */
  discountsWholeOrder?: boolean;
  /** How near to a threshold the shopper is told about it. */
  approachingWithin?: Amounts;
}

/** A shipment whose carriage costs less. */
export interface ShippingRule extends CommonRule {
  class: "shipping";
  threshold: Amounts;
  discount: Discount;
  /** Further, rising thresholds. */
  tiers?: readonly AmountTier[];
  /** What the shipment must hold; anything when left out. */
  products?: ProductSelection;
  /** Nothing but the products above may be in the shipment. */
  prohibitsOtherProducts?: boolean;
  /** Methods it is for; all but pickup when left out. */
  methodIds?: readonly string[];
  approachingWithin?: Amounts;
}

/** What a promotion demands and gives, by its class. */
export type PromotionRule = ProductRule | OrderRule | ShippingRule;

/** Who or what opens a promotion or a campaign. A kind that names nothing asks for nothing. */
export interface Qualifiers {
  customerGroups: readonly string[];
  couponIds: readonly string[];
  /** Groups of source codes any of which is met by a code of it. */
  sourceCodeGroupIds?: readonly string[];
  /** `any` is content with one of the kinds named; `all`, also when left out, wants each of them. */
  match?: "any" | "all";
}

/** A frame for promotions: it runs, and opens them, only while it is open itself. */
export interface Campaign extends Qualifiers {
  id: string;
  enabled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What shoppers read of a promotion. */
export interface PromotionText {
  name: string;
  calloutMsg: string;
  details: string;
}

/** What few promotions say. */
export interface PromotionTerms {
  /** Its texts in other languages than the first one, by locale. */
  texts?: Readonly<Record<string, PromotionText>>;
  archived?: boolean;
  match?: "any" | "all";
  schedule?: Schedule;
  /** Currencies it is open in; every one it has amounts for when left out. */
  currencies?: readonly string[];
  /** No two of one group meet on a line, an order or a shipment. */
  exclusivityGroup?: string;
  /** Promotions it shares a line, an order or a shipment with although one of them is exclusive. */
  combinableWith?: readonly string[];
  /** Promotions it never meets, of whatever class. */
  neverWith?: readonly string[];
  /** Also for products the site keeps out of promotions. */
  ignoresGlobalExclusions?: boolean;
}

/** A promotion. */
export interface Promotion extends PromotionText, PromotionTerms, Qualifiers {
  id: string;
  enabled: boolean;
  siteIds: readonly string[];
  startsAt: Date | null;
  endsAt: Date | null;
  /** Lower comes first; null after every ranked one. */
  rank: number | null;
  /** `class` shares a line, an order or a shipment with no other of its class, `global` with no other at all. */
  exclusivity: "no" | "class" | "global";
  campaign?: Campaign | null;
  /** What the site keeps out of promotions, by site. */
  globalExclusions?: ReadonlyMap<string, ProductSelection>;
  rule: PromotionRule;
}

/** A promotion with its texts in a language, where it has them in it. */
export const inLanguage = (promotion: Promotion, locale: string): Promotion => {
  const texts = promotion.texts?.[locale];
  return texts ? { ...promotion, ...texts } : promotion;
};

/** Everything a rule may give, the highest last. */
export const discountsOf = (rule: PromotionRule): Discount[] => {
  const tiers = (rule.tiers ?? []).map(({ discount }) => discount);
  return rule.class === "order" ? tiers : [rule.discount, ...tiers];
};

/** Thresholds and discounts of a shipping rule, rising. */
export const shippingTiers = ({ threshold, discount, tiers = [] }: ShippingRule): AmountTier[] => [
  { threshold, discount },
  ...tiers,
];
