import type { ShopperBasketsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { Taxation } from "#sandbox/core/columns/taxation.ts";
import type { Adjustment } from "#sandbox/platform/promotions/adjustment.ts";
import type { ApproachingDiscount } from "#sandbox/platform/promotions/approaching-discounts.ts";
import { SHIPPING_TAX_CLASS, type ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";
import type { Address, BasketItem, BasketShipment } from "./basket.ts";
import { shippingItemIdOf } from "./basket-shipping-items.ts";
import type { BasketTotals } from "./basket-totals.ts";
import type { ShipmentTotals } from "./priced-basket.ts";

/** Cents in units of the currency. */
export const units = (cents: number): number => cents / 100;

/**
 * Sums that are not known yet: left out in SCAPI, whose documents allow numbers only, and null in OCAPI.
 */
export type Unknown = undefined | null;

/** Members with an unknown amount are left out, or null where the dialect says so. */
export const amounts = <Name extends string>(
  cents: Record<Name, number | null>,
  unknown: Unknown,
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    Object.entries<number | null>(cents).flatMap(([name, value]): [string, number | null][] =>
      value === null ? (unknown === null ? [[name, null]] : []) : [[name, units(value)]],
    ),
  ) as Partial<Record<Name, number>>;

/** Drops members that are null or undefined. */
export const present = <T extends object>(members: T): { [Key in keyof T]: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof T]: NonNullable<T[Key]>;
  };

/** What promotions took off. */
export const presentAdjustment = (adjustment: Adjustment, at: Date): ShopperBasketsTypes.PriceAdjustment => {
  const { type, percentage, amountCents } = adjustment.discount;
  return present({
    priceAdjustmentId: adjustment.id,
    promotionId: adjustment.promotionId,
    itemText: adjustment.text,
    price: units(adjustment.priceCents),
    appliedDiscount: present({
      type,
      percentage,
      amount: amountCents === undefined ? (type === "percentage" ? undefined : 1) : units(amountCents),
    }),
    couponCode: adjustment.couponCode,
    custom: false,
    manual: false,
    creationDate: at.toISOString(),
    lastModified: at.toISOString(),
  }) as ShopperBasketsTypes.PriceAdjustment;
};

export const presentAddress = (address: Address, id: string): ShopperBasketsTypes.OrderAddress =>
  ({ id, ...address }) as ShopperBasketsTypes.OrderAddress;

/** A line of a basket or an order. */
export interface PresentableLine extends BasketItem {
  productName: string;
  /** The line that earned this one as a bonus; null for what is bought. */
  qualifyingItemId: string | null;
  basePriceCents: number | null;
  priceCents: number | null;
  adjustments: readonly Adjustment[];
  afterItemDiscountCents: number | null;
  afterOrderDiscountCents: number | null;
  taxClassId: string;
  taxRate: number | null;
  taxCents: number | null;
  adjustedTaxCents: number | null;
}

export const presentLine = (line: PresentableLine, at: Date, unknown: Unknown): ShopperBasketsTypes.ProductItem => ({
  ...line.attributes,
  ...present({
    itemId: line.id,
    productId: line.productId,
    productName: line.productName,
    itemText: line.productName,
    quantity: line.quantity,
    shipmentId: line.shipmentId,
    inventoryId: line.inventoryListId,
    bonusDiscountLineItemId: line.bonusDiscountLineItemId,
    qualifyingProductItemId: line.qualifyingItemId,
    gift: line.gift,
    giftMessage: line.giftMessage,
    bonusProductLineItem: line.adjustments.some(
      ({ discount: { type } }) => type === "bonus" || type === "bonus_choice",
    ),
    taxClassId: line.taxClassId,
    taxRate: line.taxRate,
  }),
  ...amounts(
    {
      basePrice: line.basePriceCents,
      price: line.priceCents,
      priceAfterItemDiscount: line.afterItemDiscountCents,
      priceAfterOrderDiscount: line.afterOrderDiscountCents,
      tax: line.taxCents,
      adjustedTax: line.adjustedTaxCents,
      taxBasis: line.afterOrderDiscountCents,
    },
    unknown,
  ),
  ...(line.adjustments.length > 0
    ? { priceAdjustments: line.adjustments.map((adjustment) => presentAdjustment(adjustment, at)) }
    : {}),
});

type PresentableMethod = Pick<
  ShippingMethod,
  "id" | "name" | "description" | "carrierCode" | "isPickup" | "estimatedArrival" | "taxClassId"
>;

/** A shipping method with what it costs. */
export const presentMethod = (
  method: PresentableMethod,
  priceCents: number | null,
): ShopperBasketsTypes.ShippingMethod => ({
  ...present({
    id: method.id,
    name: method.name,
    description: method.description,
    externalShippingMethod: method.carrierCode,
    price: priceCents === null ? undefined : units(priceCents),
  }),
  c_storePickupEnabled: method.isPickup,
  c_estimatedArrivalTime: method.estimatedArrival,
});

/** A shipment of a basket or an order. */
export interface PresentableShipment extends BasketShipment {
  method: PresentableMethod | null;
  adjustments: readonly Adjustment[];
  totals: ShipmentTotals;
}

const sum = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

/** What a shipment holds, goes to and costs; null while that is open. */
export const presentShipment = (
  shipment: PresentableShipment,
  shipmentNo: string,
  taxation: Taxation,
): ShopperBasketsTypes.Shipment => {
  const { totals, method } = shipment;
  const taxCents = sum(totals.adjustedMerchandizeTaxCents, totals.adjustedShippingTaxCents);
  return {
    ...shipment.attributes,
    ...present({
      shipmentId: shipment.id,
      shipmentNo,
      gift: shipment.gift,
      giftMessage: shipment.giftMessage,
      shippingStatus: "not_shipped" as const,
      shippingMethod: method && presentMethod(method, totals.shippingCents),
      shippingAddress: shipment.shippingAddress && presentAddress(shipment.shippingAddress, `${shipment.id}-address`),
    }),
    ...amounts(
      {
        productSubTotal: totals.productSubTotalCents,
        productTotal: totals.productTotalCents,
        merchandizeTotalTax: totals.merchandizeTaxCents,
        adjustedMerchandizeTotalTax: totals.adjustedMerchandizeTaxCents,
        shippingTotal: totals.adjustedShippingCents,
        shippingTotalTax: totals.shippingTaxCents,
        adjustedShippingTotalTax: totals.adjustedShippingTaxCents,
        taxTotal: taxCents,
        shipmentTotal: sum(
          sum(sum(totals.productTotalCents, totals.giftCertificateTotalCents ?? 0), totals.adjustedShippingCents),
          taxation === "gross" ? 0 : taxCents,
        ),
      },
      null,
    ),
  };
};

/** The line of a shipment that says what shipping costs. */
export const presentShippingItem = (
  shipment: PresentableShipment,
  at: Date,
  unknown: Unknown,
): ShopperBasketsTypes.ShippingItem => {
  const { totals } = shipment;
  return {
    ...present({
      itemId: shippingItemIdOf(shipment.id),
      itemText: "Shipping",
      shipmentId: shipment.id,
      taxClassId: shipment.method?.taxClassId ?? SHIPPING_TAX_CLASS,
      taxRate: totals.shippingTaxRate,
    }),
    ...amounts(
      {
        basePrice: totals.shippingCents,
        price: totals.shippingCents,
        priceAfterItemDiscount: totals.adjustedShippingCents,
        tax: totals.shippingTaxCents,
        adjustedTax: totals.adjustedShippingTaxCents,
        taxBasis: totals.adjustedShippingCents,
      },
      unknown,
    ),
    ...(shipment.adjustments.length > 0
      ? { priceAdjustments: shipment.adjustments.map((adjustment) => presentAdjustment(adjustment, at)) }
      : {}),
  };
};

/** The sums by their wire names; what shipping and taxes leave open is null, as on the platform. */
export const presentTotals = (totals: BasketTotals) =>
  amounts(
    {
      productSubTotal: totals.productSubTotalCents,
      productTotal: totals.productTotalCents,
      shippingTotal: totals.shippingTotalCents,
      merchandizeTotalTax: totals.merchandizeTaxCents,
      adjustedMerchandizeTotalTax: totals.adjustedMerchandizeTaxCents,
      shippingTotalTax: totals.shippingTaxCents,
      adjustedShippingTotalTax: totals.adjustedShippingTaxCents,
      taxTotal: totals.taxTotalCents,
      orderTotal: totals.orderTotalCents,
    },
    null,
  );

/** Taxes by rate. */
export const groupedTaxes = (
  lines: readonly Pick<PresentableLine, "taxRate" | "adjustedTaxCents">[],
  shipments: readonly PresentableShipment[],
): { taxRate: number; taxValue: number }[] => {
  const groups = new Map<number, number>();
  const add = (rate: number | null, cents: number | null) => {
    if (rate !== null && cents !== null) groups.set(rate, cents + (groups.get(rate) ?? 0));
  };
  for (const line of lines) add(line.taxRate, line.adjustedTaxCents);
  for (const { totals } of shipments) add(totals.shippingTaxRate, totals.adjustedShippingTaxCents);
  return [...groups].map(([taxRate, cents]) => ({ taxRate, taxValue: units(cents) }));
};

/** A shipment's nearly earned discounts as the shop's own attribute (bag-32). */
export const presentNearlyEarned = (approaching: readonly ApproachingDiscount[]) =>
  approaching.map(({ promotion, thresholdCents, merchandiseCents }) => ({
    promotionId: promotion.id,
    itemText: promotion.calloutMsg,
    remain: units(thresholdCents - merchandiseCents),
    threshold: units(thresholdCents),
    merchandiseTotal: units(merchandiseCents),
  }));
