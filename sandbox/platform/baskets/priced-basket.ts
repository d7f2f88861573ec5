import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import type { Taxation } from "#sandbox/core/columns/taxation.ts";
import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import type { Price } from "#sandbox/platform/prices/price.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import { type CouponStatus } from "#sandbox/platform/promotions/coupon.ts";
import { activePromotions, type ActivePromotion } from "#sandbox/platform/promotions/active-promotions.ts";
import type { Adjustment } from "#sandbox/platform/promotions/adjustment.ts";
import {
  type ApproachingDiscount,
  approachingOrderDiscounts,
  approachingShippingDiscounts,
} from "#sandbox/platform/promotions/approaching-discounts.ts";
import type { BonusGrant, BonusSlot } from "#sandbox/platform/promotions/bonus.ts";
import { applyProductPromotions, type DiscountedLine } from "#sandbox/platform/promotions/discounts.ts";
import { applyOrderPromotions, type OrderDiscounts } from "#sandbox/platform/promotions/order-discounts.ts";
import type { Promotion } from "#sandbox/platform/promotions/promotion.ts";
import { applyShippingPromotions } from "#sandbox/platform/promotions/shipping-discounts.ts";
import type { Witness } from "#sandbox/platform/promotions/verdict.ts";
import { offerOf, type ShippingOffer } from "#sandbox/platform/shipping/shipping-offer.ts";
import type { ShippingGeography } from "#sandbox/platform/shipping/shipping-geography.ts";
import { SHIPPING_TAX_CLASS, type ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";
import type { PreferenceValues } from "#sandbox/platform/site-preferences/preference-values.ts";
import type { Store } from "#sandbox/platform/stores/store.ts";
import { type Jurisdiction, jurisdictionOf, taxBy, taxRate, type TaxRates } from "#sandbox/platform/taxes/tax.ts";
import {
  type Basket,
  type BasketCoupon,
  type BasketItem,
  type BasketShipment,
  lineStoreId,
  storeIdOf,
} from "./basket.ts";
import type { BasketRules } from "./basket-rules.ts";
import { type BonusLine, bonusesOf } from "./bonus-lines.ts";
import { promotionSituationOf } from "./promotion-situation.ts";
import { availablePieces } from "./available-stock.ts";
import { giftCertificatesIn } from "./basket-gift-certificates.ts";
import { methodOf, parcelContext, parcelOf } from "./basket-parcels.ts";
import { type ChosenOption, chosenOptions } from "./option-items.ts";
import { needsOf, type StockNeed } from "./stock-needs.ts";
import { type BasketTotals, sumOrNull, totalsOf } from "./basket-totals.ts";

/** Everything outside a basket that its prices depend on. */
export interface Situation {
  /** Products that are offered now. */
  products: ReadonlyMap<string, CatalogueItem>;
  prices: ReadonlyMap<string, Price | undefined>;
  /** Products of lists to choose a bonus from that are offered in a category now, sold out or not. */
  bonusOffers?: ReadonlySet<string>;
  /** Stock by `list/product`; the empty list name stands for the site's own. */
  stock: ReadonlyMap<string, InventoryRecord>;
  stores: ReadonlyMap<string, Store>;
  methods: readonly ShippingMethod[];
  geography: ShippingGeography;
  taxRates: TaxRates;
  /** Net where left out. */
  taxation?: Taxation;
  promotions: readonly Promotion[];
  /** What one piece of a product costs in a book, whether the shopper may use it or not. */
  bookCents?: (priceBookId: string, productId: string) => number | undefined;
  /** The group of the source code the shopper came with, when the code is active. */
  sourceCodeGroupId?: string | null;
  /** Why a coupon of the basket may not be used, by code; null for a good one. */
  couponProblems: ReadonlyMap<string, CouponStatus | null>;
  customerGroups: readonly string[];
  /** The merchant's own rules, and the preferences of the site they read. */
  rules?: BasketRules;
  preferences?: PreferenceValues;
  /** The country the site sells in. */
  siteCountry: string;
  /** Whom a check is made out to; nobody where the site takes none. */
  checkPayee?: CheckPayee | null;
  /** The language of the call; null outside calls of a site that has none. */
  locale?: string | null;
  now: Date;
}

/** A line with its prices. An amount is null while it cannot be known. */
export interface PricedLine extends BasketItem {
  product: CatalogueItem | null;
  productName: string;
  /** The list its stock is in; null for the site's own. */
  stockListId: string | null;
  /** Pieces there are for all lines of this product from the same list. */
  availableQuantity: number;
  /** What one piece takes from stock besides itself: the parts of a bundle, and what a shopper has put into it. */
  parts: readonly StockNeed[];
  /** Values of its options; their prices are part of the line's. */
  options: readonly ChosenOption[];
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

/** A shipment with what it costs. */
export interface PricedShipment extends BasketShipment {
  storeId: string | null;
  /** Where it is taxed; null while that is not known. */
  taxPlace: Jurisdiction | null;
  method: ShippingMethod | null;
  isMethodApplicable: boolean;
  /** What the method offers; null without one. */
  offer: ShippingOffer | null;
  adjustments: readonly Adjustment[];
  approaching: readonly ApproachingDiscount[];
  totals: ShipmentTotals;
}

/** The sums of one shipment in cents. */
export interface ShipmentTotals {
  productSubTotalCents: number | null;
  productTotalCents: number | null;
  merchandizeTaxCents: number | null;
  adjustedMerchandizeTaxCents: number | null;
  /** Gift certificates in it. */
  giftCertificateTotalCents: number;
  /** Cost of shipping before its promotions, care for its goods included. */
  shippingCents: number | null;
  adjustedShippingCents: number | null;
  shippingTaxRate: number | null;
  shippingTaxCents: number | null;
  adjustedShippingTaxCents: number | null;
}

/** A basket with everything worked out. */
export interface PricedBasket extends Omit<Basket, "items" | "shipments" | "coupons"> {
  items: readonly PricedLine[];
  shipments: readonly PricedShipment[];
  coupons: readonly (BasketCoupon & { status: CouponStatus })[];
  adjustments: readonly Adjustment[];
  approaching: readonly ApproachingDiscount[];
  /** Bonus products to choose from. */
  bonusSlots: readonly BonusSlot[];
  totals: BasketTotals;
}

/** The name of the list that a shop without stock is said to have. */
const NO_LIST = "none";

/** The stock list a line is taken from; null for the site's own. */
export const stockListOf = (
  item: BasketItem,
  shipments: readonly BasketShipment[],
  stores: ReadonlyMap<string, Store>,
): string | null => {
  if (item.inventoryListId !== null) return item.inventoryListId;
  const storeId = lineStoreId(item, shipments);
  return storeId === null ? null : (stores.get(storeId)?.inventoryListId ?? NO_LIST);
};

/** Where a shipment is taxed: at the shop for a pickup, else where it goes; null while that is not known. */
export const taxPlace = (shipment: BasketShipment, stores: Situation["stores"]): Jurisdiction | null => {
  const storeId = storeIdOf(shipment);
  return jurisdictionOf(storeId === null ? shipment.shippingAddress : stores.get(storeId));
};

interface LinePrice {
  item: BasketItem;
  product: CatalogueItem | null;
  options: readonly ChosenOption[];
  qualifyingItemId?: string | null;
  basePriceCents: number | null;
}

const discountable = ({ item, product, options, basePriceCents }: LinePrice, { bookCents }: Situation) => ({
  options,
  bookCents: bookCents && ((priceBookId: string) => bookCents(priceBookId, item.productId)),
  id: item.id,
  product: product ?? { id: item.productId, masterId: null, brand: "", categoryIds: [] },
  isGiftCard: product?.flags.giftCard ?? false,
  quantity: item.quantity,
  priceCents: (basePriceCents ?? 0) * item.quantity,
});

const pricedLine = (
  line: LinePrice,
  discounted: DiscountedLine | undefined,
  afterOrderCents: number | undefined,
  basket: Basket,
  situation: Situation,
): PricedLine => {
  const { item, product, options, basePriceCents } = line;
  const shipment = basket.shipments.find(({ id }) => id === item.shipmentId);
  const place = shipment ? taxPlace(shipment, situation.stores) : null;
  const taxClassId = product?.taxClass ?? "exempt";
  const rate = place ? taxRate(situation.taxRates, place, taxClassId) : null;
  const stockListId = stockListOf(item, basket.shipments, situation.stores);
  const taxOn = taxBy(situation.taxation);
  const known = basePriceCents !== null && discounted !== undefined && afterOrderCents !== undefined;
  const priceCents = known ? discounted.priceCents : null;
  return {
    ...item,
    product,
    productName: product?.name ?? item.productId,
    stockListId,
    availableQuantity: availablePieces({ ...item, stockListId }, situation),
    parts: needsOf(item, situation).slice(1),
    options,
    qualifyingItemId: line.qualifyingItemId ?? null,
    basePriceCents,
    priceCents,
    adjustments: known ? discounted.adjustments : [],
    afterItemDiscountCents: known ? discounted.afterItemDiscountCents : null,
    afterOrderDiscountCents: known ? afterOrderCents : null,
    taxClassId,
    taxRate: rate,
    taxCents: rate === null || priceCents === null ? null : taxOn(priceCents, rate),
    adjustedTaxCents: rate === null || !known ? null : taxOn(afterOrderCents, rate),
  };
};

/** A bonus line as the product promotions leave their lines. */
const givenLine = ({ adjustment, promotion, ...bonus }: BonusLine, situation: Situation) => {
  const line: LinePrice = { ...bonus, options: [] };
  const priced = discountable(line, situation);
  // What costs nothing anyway is given all the same.
  const isGiven = adjustment.priceCents < 0 || priced.priceCents === 0;
  const discounted: DiscountedLine = {
    ...priced,
    adjustments: isGiven ? [adjustment] : [],
    afterItemDiscountCents: priced.priceCents + adjustment.priceCents,
    isGlobal: false,
    applied: isGiven ? [promotion] : [],
  };
  return { line, discounted };
};

/** What a shipment's costs depend on besides its lines. */
interface ShipmentContext {
  basket: Basket;
  situation: Situation;
  order: OrderDiscounts;
  discounted: readonly DiscountedLine[];
  witness: Witness | undefined;
}

const pricedShipment = (
  shipment: BasketShipment,
  lines: readonly PricedLine[],
  promotions: readonly ActivePromotion[],
  { basket, situation, order, discounted, witness }: ShipmentContext,
): PricedShipment => {
  const own = lines.filter(({ shipmentId }) => shipmentId === shipment.id);
  const certificates = giftCertificatesIn(basket, shipment.id);
  const { currency } = basket;
  const parcel = parcelOf(own, certificates.length);
  const method = methodOf(shipment, parcel, situation.methods);
  const offer = method && offerOf(method, parcelContext(basket, shipment, parcel, situation));
  const isMethodApplicable = offer !== null && offer.exclusions.length === 0;
  const productTotalCents = sumOrNull(own.map(({ afterOrderDiscountCents }) => afterOrderDiscountCents));
  const goods = {
    shipmentId: shipment.id,
    methodId: shipment.shippingMethodId ?? "",
    isPickup: storeIdOf(shipment) !== null,
    merchandiseCents: productTotalCents ?? 0,
    products: own.flatMap(({ product }) => product ?? []),
    appliedBefore: [
      ...order.applied,
      ...discounted.flatMap(({ id, applied }) => (own.some((line) => line.id === id) ? applied : [])),
    ],
  };
  const isEmpty = own.length === 0 && certificates.length === 0;
  const carriageCents = isEmpty ? 0 : isMethodApplicable ? offer.costCents : null;
  const careCents = isEmpty || !isMethodApplicable ? 0 : offer.careCents;
  const adjustments =
    carriageCents === null ? [] : applyShippingPromotions(goods, carriageCents, promotions, currency, witness);
  const shippingCents = carriageCents === null ? null : carriageCents + careCents;
  const adjustedShippingCents =
    shippingCents === null ? null : shippingCents + adjustments.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const place = taxPlace(shipment, situation.stores);
  const taxClassId = method?.taxClassId ?? SHIPPING_TAX_CLASS;
  const rate = place ? taxRate(situation.taxRates, place, taxClassId) : null;
  const taxed = (cents: number | null) =>
    cents === 0 ? 0 : cents === null || rate === null ? null : taxBy(situation.taxation)(cents, rate);
  return {
    ...shipment,
    storeId: storeIdOf(shipment),
    taxPlace: place,
    shippingMethodId: method?.id ?? shipment.shippingMethodId,
    method,
    isMethodApplicable,
    offer,
    adjustments,
    approaching: approachingShippingDiscounts(goods, promotions, currency),
    totals: {
      productSubTotalCents: sumOrNull(own.map(({ afterItemDiscountCents }) => afterItemDiscountCents)),
      productTotalCents,
      merchandizeTaxCents: sumOrNull(own.map(({ taxCents }) => taxCents)),
      adjustedMerchandizeTaxCents: sumOrNull(own.map(({ adjustedTaxCents }) => adjustedTaxCents)),
      giftCertificateTotalCents: certificates.reduce((sum, { amountCents }) => sum + amountCents, 0),
      shippingCents,
      adjustedShippingCents,
      shippingTaxRate: rate,
      shippingTaxCents: taxed(shippingCents),
      adjustedShippingTaxCents: taxed(adjustedShippingCents),
    },
  };
};

/**
 * Works everything out, in the platform's order: prices, promotions (product, order, prorated over the lines), shipping
 * cost, shipping promotions, taxes by class and place, sums. The same basket in the same situation always gives the
 * same result.
 * @param witness hears what became of each promotion
 */
export const priceBasket = (basket: Basket, situation: Situation, witness?: Witness): PricedBasket => {
  const { currency } = basket;
  const active = activePromotions(situation.promotions, promotionSituationOf(basket, situation));
  const grants: BonusGrant[] = [];

  const bought = basket.items.filter(({ bonusDiscountLineItemId }) => bonusDiscountLineItemId === null);
  const prices = bought.map((item) => {
    const product = situation.products.get(item.productId) ?? null;
    const options = chosenOptions(item, product, currency);
    const priceCents = product && (situation.prices.get(item.productId)?.priceCents ?? null);
    const extraCents = options.reduce((sum, option) => sum + option.priceCents, 0);
    return { item, product, options, basePriceCents: priceCents === null ? null : priceCents + extraCents };
  });
  const discounted = applyProductPromotions(
    prices.map((line) => discountable(line, situation)),
    active,
    currency,
    { grants, witness },
  );
  const order = applyOrderPromotions(discounted, active, currency, { grants, witness });
  const bonuses = bonusesOf(basket, grants, situation, witness);
  const given = bonuses.lines.map((bonus) => givenLine(bonus, situation));
  const items = [
    ...prices.map((line, index) =>
      pricedLine(line, discounted[index], order.afterOrderDiscountCents[index], basket, situation),
    ),
    ...given.map((bonus) =>
      pricedLine(bonus.line, bonus.discounted, bonus.discounted.afterItemDiscountCents, basket, situation),
    ),
  ];

  const context = { basket, situation, order, discounted, witness };
  const shipments = basket.shipments.map((shipment) => pricedShipment(shipment, items, active, context));

  const codesOfGrants = grants.flatMap(({ promotion }) => promotion.couponCode ?? []);
  const applied = new Set([
    ...codesOfGrants,
    ...[...items, ...shipments, order].flatMap(({ adjustments }) =>
      adjustments.flatMap(({ couponCode }) => couponCode ?? []),
    ),
  ]);
  return {
    ...basket,
    items,
    shipments,
    adjustments: order.adjustments,
    approaching: approachingOrderDiscounts(discounted, active, currency),
    bonusSlots: bonuses.slots,
    coupons: basket.coupons.map((coupon) => ({
      ...coupon,
      status:
        situation.couponProblems.get(coupon.code) ??
        (applied.has(coupon.code) ? ("applied" as const) : ("no_applicable_promotion" as const)),
    })),
    totals: totalsOf(items, shipments, basket.giftCertificates, situation.taxation),
  };
};
