import { type GoodsSelection, isSelected, type Parcel } from "./goods.ts";

/** What goods of a kind cost by the piece, in whole cents by currency: instead of the table, or on top of it. */
export interface ProductCost {
  goods: GoodsSelection;
  kind: "fixed" | "surcharge";
  amountCents: Readonly<Record<string, number>>;
}

/** What a method is called in other languages, by language. */
export type ShippingTexts = Readonly<
  Record<string, { name?: string; description?: string; estimatedArrival?: string }>
>;

/** What the price of a method is taxed as that says nothing. */
export const SHIPPING_TAX_CLASS = "shipping";

/** A way to ship, to send by e-mail, or to hand over in a shop. */
export interface ShippingMethod {
  id: string;
  name: string;
  description: string;
  /** The carrier's code of the service; null where no carrier is involved. */
  carrierCode: string | null;
  online: boolean;
  isDefault: boolean;
  isPickup: boolean;
  /** For what is sent by e-mail, and for nothing else. */
  isEmail: boolean;
  /** Sites that offer it; all when there are none. */
  siteIds?: readonly string[];
  currencies: readonly string[];
  /** Every country when there are none. */
  countries: readonly string[];
  excludedRegions: readonly string[];
  /** When not empty, only these regions. */
  onlyRegions: readonly string[];
  shipsToPostBoxes: boolean;
  customerGroups: readonly string[];
  /** Goods it does not carry. */
  excludedGoods: GoodsSelection;
  productCosts: readonly ProductCost[];
  /** Business days on the road by distance zone, at least and at most. */
  transitDays: Readonly<Record<string, readonly [least: number, most: number]>>;
  deliversOnSaturday: boolean;
  /** What its price is taxed as; `shipping` when it says nothing. */
  taxClassId?: string;
  /** In other languages than the shop's own, by language. */
  texts?: ShippingTexts;
  /** Days it takes, in words. */
  estimatedArrival: string;
  /** What it costs from a merchandise total on, rising. */
  costs: readonly { currency: string; fromTotalCents: number; costCents: number }[];
  /** What it costs on top from a weight on, by distance zone, rising: an extension of the sandbox. */
  weightCosts: readonly { currency: string; zone: string; fromGrams: number; costCents: number }[];
}

/** Where a shipment goes and whose it is; an address that is not known yet excludes nothing but regional methods. */
export interface Destination {
  currency: string;
  customerGroups: readonly string[];
  isPickup: boolean;
  siteCountry: string;
  countryCode?: string | undefined;
  regionCode?: string | undefined;
  isPostBox: boolean;
}

/** Why a method may not be chosen. */
export type Exclusion =
  | "offline"
  | "currency"
  | "customer-group"
  | "pickup"
  | "email"
  | "country"
  | "region"
  | "post-box"
  | "product";

/**
 * Everything that speaks against a method: it must be online, in the right currency and open to the
 * customer, carry every product of the shipment and go to its address. Nothing speaks against one that may be chosen.
 */
export const exclusionsOf = (method: ShippingMethod, destination: Destination, parcel: Parcel): Exclusion[] => {
  const { currency, customerGroups, isPickup, siteCountry, countryCode = siteCountry, isPostBox } = destination;
  const found: Exclusion[] = [];
  if (!method.online) found.push("offline");
  if (!method.currencies.includes(currency)) found.push("currency");
  if (method.customerGroups.length > 0 && !method.customerGroups.some((group) => customerGroups.includes(group)))
    found.push("customer-group");
  if (method.isPickup !== isPickup) found.push("pickup");
  if (method.isEmail !== parcel.isEmailOnly && !(isPickup && method.isPickup)) found.push("email");
  if (parcel.lines.some((line) => isSelected(method.excludedGoods, line))) found.push("product");
  if (isPickup || method.isPickup || method.isEmail) return found;
  if (!goesToCountry(method, countryCode)) found.push("country");
  if (isPostBox && !method.shipsToPostBoxes) found.push("post-box");
  if (!goesToRegion(method, destination.regionCode)) found.push("region");
  return found;
};

/** Whether a method goes to a country at all. */
export const goesToCountry = ({ countries }: Pick<ShippingMethod, "countries">, countryCode: string): boolean =>
  countries.length === 0 || countries.includes(countryCode);

const goesToRegion = ({ onlyRegions, excludedRegions }: ShippingMethod, regionCode: string | undefined): boolean =>
  onlyRegions.length > 0
    ? regionCode !== undefined && onlyRegions.includes(regionCode)
    : regionCode === undefined || !excludedRegions.includes(regionCode);

/** Whether an address is a post office box, by its own word or by its text. */
export const isPostBoxAddress = (address: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  address?.c_isPOBox === true ||
  (typeof address?.address1 === "string" && /\b(p\.?\s*o\.?\s*box|post office box)\b/i.test(address.address1)) ||
  Boolean(address?.postBox);

/** A method with its words in a language; what is not said there is said in the shop's own. */
export const methodIn = <Method extends Pick<ShippingMethod, "name" | "description" | "estimatedArrival" | "texts">>(
  method: Method,
  locale: string,
): Method => ({ ...method, ...method.texts?.[locale.split("-")[0] ?? ""], ...method.texts?.[locale] });
