import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import { dayOf } from "#sandbox/platform/shipping/business-days.ts";
import type { Parcel } from "#sandbox/platform/shipping/goods.ts";
import type { ShippingGeography } from "#sandbox/platform/shipping/shipping-geography.ts";
import { type Destination, isPostBoxAddress, type ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";
import type { ParcelContext } from "#sandbox/platform/shipping/shipping-offer.ts";
import { jurisdictionOf } from "#sandbox/platform/taxes/tax.ts";
import { type Basket, type BasketShipment, storeIdOf } from "./basket.ts";

/** A line as its parcel sees it. */
interface PackedLine {
  productId: string;
  product: CatalogueItem | null;
  quantity: number;
  afterOrderDiscountCents: number | null;
}

/** What parcels depend on besides the basket. */
interface ParcelSituation {
  customerGroups: readonly string[];
  /** The country the site sells in, and ships from. */
  siteCountry: string;
  geography: ShippingGeography;
  now: Date;
}

/** The parcel of these lines; one of nothing but gift certificates goes by e-mail. */
export const parcelOf = (lines: readonly PackedLine[], giftCertificates: number): Parcel => ({
  isEmailOnly: lines.length === 0 && giftCertificates > 0,
  lines: lines.map(({ productId, product, quantity, afterOrderDiscountCents }) => ({
    productId,
    masterId: product?.masterId ?? null,
    categoryIds: product?.categoryIds ?? [],
    attributes: product?.attributes ?? {},
    quantity,
    weightGrams: product?.weightGrams ?? 0,
    priceCents: afterOrderDiscountCents ?? 0,
  })),
});

/** Where a shipment goes, for the choice of its methods. */
export const destinationOf = (
  { currency }: Pick<Basket, "currency">,
  { shippingAddress, ...shipment }: BasketShipment,
  { customerGroups, siteCountry }: Pick<ParcelSituation, "customerGroups" | "siteCountry">,
): Destination => {
  const place = jurisdictionOf(shippingAddress);
  return {
    currency,
    customerGroups,
    siteCountry,
    isPickup: storeIdOf(shipment) !== null,
    countryCode: place?.countryCode,
    regionCode: place?.regionCode,
    isPostBox: isPostBoxAddress(shippingAddress),
  };
};

/** What the offers for a shipment depend on. */
export const parcelContext = (
  basket: Pick<Basket, "currency">,
  shipment: BasketShipment,
  parcel: Parcel,
  situation: ParcelSituation,
): ParcelContext => ({
  destination: destinationOf(basket, shipment, situation),
  parcel,
  geography: situation.geography,
  now: situation.now,
  dateWanted:
    typeof shipment.attributes["c_DATE_WANTED"] === "string" ? dayOf(shipment.attributes["c_DATE_WANTED"]) : null,
});

/**
 * The method of a shipment; what goes by e-mail needs no choice, and forgets one that was made for goods taken out
 * since.
 */
export const methodOf = (
  { shippingMethodId, attributes }: BasketShipment,
  parcel: Parcel,
  methods: readonly ShippingMethod[],
): ShippingMethod | null =>
  (parcel.isEmailOnly && storeIdOf({ attributes }) === null
    ? methods.find(({ isEmail, online }) => isEmail && online)
    : methods.find(({ id }) => id === shippingMethodId)) ?? null;
