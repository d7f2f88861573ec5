import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { BusinessAccount } from "#sandbox/platform/customers/business-account.ts";
import type { PreferenceValues } from "#sandbox/platform/site-preferences/preference-values.ts";
import type { Attributes, BasketItem } from "./basket.ts";
import type { Flash } from "./flash.ts";
import type { ContentsOf } from "./stock-needs.ts";

/** What a line is looked at beside. */
export interface LineContext {
  /** Products that are offered now, those in its contents too. */
  products: ReadonlyMap<string, CatalogueItem>;
  /** Whether it is collected in a shop. */
  isPickup: boolean;
  now: Date;
}

/** A line as rules about whole baskets see it. */
export interface CheckedLine {
  product: CatalogueItem | null;
  /** Null while it has no price. */
  afterItemDiscountCents: number | null;
}

/** What rules about whole baskets depend on beside the lines. */
export interface CheckContext {
  /** Preferences of the site. */
  preferences: PreferenceValues;
  currency: string;
  /** The language of the call. */
  locale: string | null;
}

/** What an order is checked by, at the moment it is to be made. */
export interface OrderFacts {
  /** Custom attributes of the basket. */
  attributes: Attributes;
  /** The account of a company that the shopper orders for; null for most. */
  businessAccount: BusinessAccount | null;
  /** The language of the call. */
  locale: string | null;
}

/** A logo on a line. */
export interface LineLogo {
  /** The custom attribute that names it. */
  attribute: string;
  /** Addresses of the console: the small picture, and the file for the press. */
  shown: string;
  saved: string;
}

/** Rules of a merchant's cartridge about baskets. */
export interface BasketRules {
  /** What a line holds beside its product, as its custom attributes say; taken from stock with it. */
  readonly contentsOf?: ContentsOf;
  /** Custom attributes that say what goods a line takes: lines that differ in them stay apart. */
  readonly goodsAttributes?: readonly string[];
  /** Looks at a line that was put in or changed. @throws Fault for one that is refused */
  readonly checkLine?: (
    line: Pick<BasketItem, "productId" | "attributes" | "optionItems">,
    product: CatalogueItem,
    context: LineContext,
  ) => void;
  /** What a line of the basket says beside what the shopper has put into it. */
  readonly lineAttributes?: (product: CatalogueItem) => Attributes;
  /** What the shopper has had printed on a line, as letters about an order say it; null for nothing. */
  readonly lineWords?: (attributes: Attributes) => string | null;
  /** The logo a shopper has had put on a line, as letters and the console tell of it; null for none. */
  readonly lineLogo?: (attributes: Attributes) => LineLogo | null;
  /** What the merchant finds that prevents ordering, and what the basket says of it. */
  readonly checkBasket?: (
    lines: readonly CheckedLine[],
    context: CheckContext,
  ) => { flashes: readonly Flash[]; attributes: Attributes };
  /** What the merchant finds that prevents an order, beside all of that; told only when it is ordered. */
  readonly checkOrder?: (order: OrderFacts) => readonly Flash[];
}
