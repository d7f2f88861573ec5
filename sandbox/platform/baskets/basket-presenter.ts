import type { ShopperBasketsTypes, ShopperBasketsV2Types } from "@salesforce/commerce-sdk-isomorphic";
import { checkInstructions } from "#sandbox/platform/payments/check-instructions.ts";
import { allocate } from "#sandbox/platform/payments/payment-method.ts";
import { presentPayment } from "#sandbox/platform/payments/payment-presenter.ts";
import { isGoodStatus } from "#sandbox/platform/promotions/coupon.ts";
import { activePromotions } from "#sandbox/platform/promotions/active-promotions.ts";
import { earnedShippingPromotions } from "#sandbox/platform/promotions/shipping-discounts.ts";
import { bonusSlotFacts } from "#sandbox/platform/promotions/bonus.ts";
import { offerOf } from "#sandbox/platform/shipping/shipping-offer.ts";
import { presentDelivery, presentOffer } from "#sandbox/platform/shipping/shipping-presenter.ts";
import type { BasketView } from "./basket-view-service.ts";
import type { Flash } from "./flash.ts";
import {
  groupedTaxes,
  presentAddress,
  presentAdjustment,
  presentLine,
  presentMethod,
  presentNearlyEarned,
  presentShipment,
  presentShippingItem,
  presentTotals,
  present,
  units,
  type Unknown,
} from "./line-presenter.ts";
import { presentBonusSlots, presentBundle, presentOptions, presentTaxItems } from "./line-parts-presenter.ts";
import { promotionSituationOf } from "./promotion-situation.ts";
import { parcelContext, parcelOf } from "./basket-parcels.ts";
import { giftCertificatesIn } from "./basket-gift-certificates.ts";
import { shopperExplanation } from "./shopper-explanation.ts";
import { type BasketGiftCertificate, storeIdOf } from "./basket.ts";

/** The ways a basket is told. */
export type BasketDialect = "v1" | "v2" | "ocapi";

const presentFlashes = (flashes: readonly Flash[], dialect: BasketDialect) => {
  if (dialect === "ocapi") return { _flash: flashes.map((flash) => ({ _type: "flash", ...flash })) };
  return flashes.length > 0 ? { c_flashes: flashes.map((flash) => ({ ...flash })) } : {};
};

const presentPayments = (basket: BasketView) => {
  const { orderTotalCents } = basket.totals;
  const shares = orderTotalCents === null ? null : allocate(basket.payments, orderTotalCents).shares;
  return basket.payments.map((payment, index) =>
    presentPayment(payment, shares?.[index] ?? payment.amountCents, basket.situation.now),
  );
};

/** How a check would pay for it, so that it can be read before the order is placed. */
const presentCheck = (basket: BasketView) => {
  const { orderTotalCents } = basket.totals;
  const shares = orderTotalCents === null ? [] : allocate(basket.payments, orderTotalCents).shares;
  const payments = basket.payments.map((payment, index) => ({
    ...payment,
    amountCents: shares[index] ?? payment.amountCents,
  }));
  const { checkPayee = null, now } = basket.situation;
  const check = checkInstructions(payments, { checkPayee, currency: basket.currency, from: now });
  return check ? { c_checkInstructions: check } : {};
};

const presentCustomer = ({ customerId, email, customerName, customerNo }: BasketView) =>
  present({ customerId, email: email ?? "", customerName, customerNo });

const presentGiftCertificate = ({ id, amountCents, attributes, ...certificate }: BasketGiftCertificate) =>
  present({
    ...attributes,
    giftCertificateItemId: id,
    amount: units(amountCents),
    ...certificate,
  }) as ShopperBasketsTypes.GiftCertificateItem;

/** The whole basket in one of its three forms. */
export const presentBasket = (basket: BasketView, dialect: BasketDialect = "v1"): ShopperBasketsTypes.Basket => {
  const at = basket.modifiedAt;
  const unknown: Unknown = dialect === "ocapi" ? null : undefined;
  const { totals } = basket;
  const { taxation = "net" } = basket.situation;
  const taxItems = (shipmentId: string, rate: number | null, cents: number | null) =>
    dialect === "v2"
      ? presentTaxItems(basket.shipments.find(({ id }) => id === shipmentId)?.taxPlace, rate, cents)
      : {};
  return {
    ...basket.attributes,
    ...present({
      basketId: basket.id,
      agentBasket: false,
      channelType: "storefront" as const,
      currency: basket.currency,
      creationDate: basket.createdAt.toISOString(),
      lastModified: at.toISOString(),
      sourceCode: basket.sourceCode,
      inventoryReservationExpiry: basket.reservedUntil?.toISOString(),
      taxation,
      customerInfo: presentCustomer(basket),
      billingAddress: basket.billingAddress && presentAddress(basket.billingAddress, `${basket.id}-billing`),
    }),
    ...presentTotals(totals),
    productItems: basket.items.map((line) => ({
      ...presentLine(line, at, unknown),
      ...taxItems(line.shipmentId, line.taxRate, line.adjustedTaxCents),
      ...presentOptions(line, line.options),
      ...presentBundle(line, line.product?.parts ?? []),
      ...(line.product ? basket.situation.rules?.lineAttributes?.(line.product) : {}),
    })),
    ...(basket.giftCertificates.length > 0
      ? { giftCertificateItems: basket.giftCertificates.map(presentGiftCertificate) }
      : {}),
    shipments: basket.shipments.map((shipment, index) => {
      const approaching = [...shipment.approaching];
      return {
        ...presentShipment(shipment, String(index + 1).padStart(8, "0"), taxation),
        ...(shipment.offer ? presentDelivery(shipment.offer) : {}),
        ...(approaching.length > 0 ? { c_approachingDiscounts: presentNearlyEarned(approaching) } : {}),
      };
    }),
    shippingItems: basket.shipments.map((shipment) => ({
      ...presentShippingItem(shipment, at, unknown),
      ...taxItems(shipment.id, shipment.totals.shippingTaxRate, shipment.totals.adjustedShippingTaxCents),
    })),
    ...(basket.adjustments.length > 0
      ? { orderPriceAdjustments: basket.adjustments.map((adjustment) => presentAdjustment(adjustment, at)) }
      : {}),
    ...presentBonusSlots(basket.bonusSlots.map(bonusSlotFacts)),
    ...(basket.coupons.length > 0
      ? {
          couponItems: basket.coupons.map(({ id, code, status }) => ({
            couponItemId: id,
            code,
            statusCode: status,
            valid: isGoodStatus(status),
          })),
        }
      : {}),
    ...(dialect === "ocapi" || basket.idleCoupons.length === 0 ? {} : { c_idleCoupons: basket.idleCoupons }),
    ...(basket.payments.length > 0 ? { paymentInstruments: presentPayments(basket) } : {}),
    ...(dialect === "ocapi" || basket.items.length === 0 ? {} : { c_explanation: shopperExplanation(basket) }),
    ...(basket.items.length === 0 ? {} : basket.checked),
    ...(totals.orderTotalCents === null ? {} : { c_paymentAmount: units(totals.orderTotalCents) }),
    ...presentCheck(basket),
    ...presentFlashes(basket.flashes, dialect),
    // The Shop API links to them.
    ...(dialect === "ocapi" ? { notes: {} } : {}),
    ...(dialect === "v1"
      ? {}
      : {
          temporaryBasket: basket.temporary,
          taxRoundedAtGroup: false,
          groupedTaxItems: groupedTaxes(basket.items, basket.shipments),
        }),
  };
};

/** Discounts the shopper has nearly earned, of the order and of each shipment, as version 2 expands them. */
export const presentApproachingDiscounts = (basket: BasketView): ShopperBasketsV2Types.ApproachingDiscount[] => {
  const entries = [
    ...basket.approaching.map((approaching) => ({ approaching, shipmentId: undefined })),
    ...basket.shipments.flatMap(({ id, approaching }) =>
      approaching.map((each) => ({ approaching: each, shipmentId: id })),
    ),
  ];
  return entries.map(({ approaching, shipmentId }) => {
    const { promotion, type, discount, thresholdCents, merchandiseCents } = approaching;
    const methodIds = promotion.rule.class === "shipping" ? promotion.rule.methodIds : undefined;
    const methods = basket.situation.methods.filter(({ id }) => methodIds?.includes(id));
    return present({
      type,
      conditionThreshold: units(thresholdCents),
      merchandiseTotal: units(merchandiseCents),
      discount: present({
        type: discount.type,
        percentage: discount.type === "percentage" ? discount.percentage : undefined,
        amount: "amount" in discount ? units(discount.amount[basket.currency] ?? 0) : undefined,
      }),
      promotionLink: { promotionId: promotion.id, name: promotion.name, calloutMsg: promotion.calloutMsg },
      shipmentId,
      shippingMethods: shipmentId === undefined ? undefined : methods.map((method) => presentMethod(method, null)),
    }) as ShopperBasketsV2Types.ApproachingDiscount;
  });
};

/** Methods a shipment may use, each with its cost and the promotions it has earned. */
export const presentShippingMethods = (
  basket: BasketView,
  shipmentId: string,
): ShopperBasketsTypes.ShippingMethodResult => {
  const shipment = basket.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return { applicableShippingMethods: [] };
  const { situation, currency } = basket;
  const promotions = activePromotions(situation.promotions, promotionSituationOf(basket, situation));
  const merchandiseCents = shipment.totals.productTotalCents ?? 0;
  const lines = basket.items.filter((line) => line.shipmentId === shipmentId);
  const parcel = parcelOf(lines, giftCertificatesIn(basket, shipmentId).length);
  const context = parcelContext(basket, shipment, parcel, situation);
  const applicable = situation.methods
    .map((method) => offerOf(method, context))
    .filter(({ exclusions }) => exclusions.length === 0);
  const fallback = (applicable.find(({ method }) => method.isDefault) ?? applicable[0])?.method;
  return {
    applicableShippingMethods: applicable.map((offer) => {
      const { method } = offer;
      const goods = { shipmentId, methodId: method.id, isPickup: storeIdOf(shipment) !== null, merchandiseCents };
      const earned = earnedShippingPromotions(goods, promotions, currency);
      return {
        ...presentMethod(method, offer.costCents === null ? null : offer.costCents + offer.careCents),
        ...presentOffer(offer, context),
        ...(earned.length > 0
          ? {
              shippingPromotions: earned.map(({ id, name, calloutMsg }) => ({
                promotionId: id,
                promotionName: name,
                calloutMsg,
              })),
            }
          : {}),
      };
    }),
    ...(fallback ? { defaultShippingMethodId: fallback.id } : {}),
  };
};
