/** A way to ship, or to hand over in a shop. */
export interface ShippingMethod {
  id: string;
  name: string;
  description: string;
  /** The carrier's code of the service; null where no carrier is involved. */
  carrierCode: string | null;
  online: boolean;
  isDefault: boolean;
  isPickup: boolean;
  currencies: readonly string[];
  countries: readonly string[];
  excludedRegions: readonly string[];
  /** When not empty, only these regions. */
  onlyRegions: readonly string[];
  shipsToPostBoxes: boolean;
  customerGroups: readonly string[];
  /** Days it takes, in words. */
  estimatedArrival: string;
  /** What it costs from a merchandise total on, rising. */
  costs: readonly { currency: string; fromTotalCents: number; costCents: number }[];
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

/** Whether a method may be chosen: online, right currency and group, address not excluded (sandbox rules, section 3.5). */
export const isApplicable = (method: ShippingMethod, destination: Destination): boolean => {
  const {
    currency,
    customerGroups,
    isPickup,
    siteCountry,
    countryCode = siteCountry,
    regionCode,
    isPostBox,
  } = destination;
  if (!method.online || method.isPickup !== isPickup || !method.currencies.includes(currency)) return false;
  if (method.customerGroups.length > 0 && !method.customerGroups.some((group) => customerGroups.includes(group)))
    return false;
  if (isPickup) return true;
  if (!method.countries.includes(countryCode)) return false;
  if (isPostBox && !method.shipsToPostBoxes) return false;
  if (method.onlyRegions.length > 0) return regionCode !== undefined && method.onlyRegions.includes(regionCode);
  return regionCode === undefined || !method.excludedRegions.includes(regionCode);
};

/** What a method costs for goods after discounts; null when its table does not know the currency. */
export const shippingCost = (method: ShippingMethod, currency: string, merchandiseCents: number): number | null =>
  method.costs.findLast((cost) => cost.currency === currency && cost.fromTotalCents <= merchandiseCents)?.costCents ??
  null;

/** Whether an address is a post office box, by its own word or by its text. */
export const isPostBoxAddress = (address: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  address?.c_isPOBox === true ||
  (typeof address?.address1 === "string" && /\b(p\.?\s*o\.?\s*box|post office box)\b/i.test(address.address1)) ||
  Boolean(address?.postBox);
