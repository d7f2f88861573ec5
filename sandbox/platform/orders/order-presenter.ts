import type { ShopperOrdersTypes } from "@salesforce/commerce-sdk-isomorphic";
import {
  groupedTaxes,
  present,
  presentAddress,
  presentAdjustment,
  presentLine,
  presentShipment,
  presentShippingItem,
  presentTotals,
  units,
} from "#sandbox/platform/baskets/line-presenter.ts";
import {
  presentBonusSlots,
  presentBundle,
  presentOptions,
  presentTaxItems,
} from "#sandbox/platform/baskets/line-parts-presenter.ts";
import { taxationOf } from "#sandbox/platform/baskets/basket-totals.ts";
import { checkInstructions } from "#sandbox/platform/payments/check-instructions.ts";
import { presentPayment } from "#sandbox/platform/payments/payment-presenter.ts";
import { presentPromise } from "#sandbox/platform/shipping/shipping-presenter.ts";
import { nextStep, shippingStatusOf } from "./fulfilment.ts";
import { isInGrace } from "./order-address.ts";
import { failureTypeOf, globalPartyIdOf, type Order, type OrderGiftCertificate } from "./order.ts";

/** What a failed order tells the shopper (checkout-14). */
const presentFailure = ({ status, failureReason, payments }: Order, isOcapi: boolean) => {
  if (status !== "failed") return {};
  const flash = { type: failureTypeOf({ payments }), message: failureReason ?? "The payment failed." };
  return isOcapi ? { _flash: [{ _type: "flash", ...flash }], c_flashes: [flash] } : { c_flashes: [flash] };
};

/** How a check pays for it, until it has come. */
const presentCheck = ({ orderNo, currency, createdAt, payments, paymentStatus, checkPayee }: Order) => {
  const terms = { checkPayee, currency, from: createdAt, orderNo };
  const check = paymentStatus === "paid" ? null : checkInstructions(payments, terms);
  return check ? { c_checkInstructions: check } : {};
};

/** Until when parcels may be changed, once that is known (orders-13). */
const presentGrace = (order: Order, now: Date) => {
  const step = isInGrace(order, now) ? nextStep(order) : null;
  return step?.kind === "export" ? { c_changeableUntil: step.at.toISOString() } : {};
};

/** A gift certificate the order sells. */
const presentGiftItem = (item: OrderGiftCertificate): ShopperOrdersTypes.GiftCertificateItem =>
  present({
    ...item.attributes,
    giftCertificateItemId: item.id,
    amount: units(item.amountCents),
    recipientEmail: item.recipientEmail,
    recipientName: item.recipientName,
    senderName: item.senderName,
    message: item.message,
    shipmentId: item.shipmentId,
  }) as ShopperOrdersTypes.GiftCertificateItem;

/** The whole order. */
export const presentOrder = (order: Order, now: Date, isOcapi = false): ShopperOrdersTypes.Order => {
  const at = order.createdAt;
  const taxation = taxationOf(order.totals);
  const taxItems = (shipmentId: string, rate: number | null, cents: number | null) =>
    isOcapi ? {} : presentTaxItems(order.shipments.find(({ id }) => id === shipmentId)?.taxPlace, rate, cents);
  return {
    ...order.attributes,
    ...present({
      orderNo: order.orderNo,
      orderToken: order.viewCode,
      orderViewCode: order.viewCode,
      siteId: order.siteId,
      status: order.status === "open" ? ("new" as const) : order.status,
      externalOrderStatus: order.status === "open" ? "open" : undefined,
      confirmationStatus: order.exportStatus === "not_exported" ? ("not_confirmed" as const) : ("confirmed" as const),
      paymentStatus: order.paymentStatus,
      shippingStatus: shippingStatusOf(order),
      exportStatus: order.exportStatus,
      guest: !order.registered,
      createdBy: order.createdBy,
      channelType: order.createdBy === "System" ? ("subscriptions" as const) : ("storefront" as const),
      creationDate: at.toISOString(),
      lastModified: order.modifiedAt.toISOString(),
      currency: order.currency,
      taxation,
      taxRoundedAtGroup: false,
      sourceCode: order.sourceCode,
      customerName: order.customerName,
      globalPartyId: globalPartyIdOf(order),
      customerInfo: present({
        customerId: order.customerId,
        email: order.email,
        customerName: order.customerName,
        customerNo: order.customerNo,
      }),
      billingAddress: presentAddress(order.billingAddress, `${order.orderNo}-billing`),
    }),
    ...presentTotals(order.totals),
    groupedTaxItems: groupedTaxes(order.items, order.shipments),
    productItems: order.items.map((line) => ({
      ...presentLine(line, at, undefined),
      ...taxItems(line.shipmentId, line.taxRate, line.adjustedTaxCents),
      ...presentOptions(line, line.optionItems),
      ...presentBundle(
        line,
        line.parts.filter(({ isBundled }) => isBundled),
      ),
    })),
    shipments: order.shipments.map((shipment, index) => ({
      ...presentShipment(shipment, String(index + 1).padStart(8, "0"), taxation),
      ...(isOcapi ? {} : { ...shipment.method.delivery, ...presentPromise(shipment.method.arrival) }),
      ...present({
        shippingStatus: shipment.progress.shippedAt === undefined ? ("not_shipped" as const) : ("shipped" as const),
        trackingNumber: shipment.progress.trackingNumber,
      }),
    })),
    ...(order.giftCertificates.length > 0 ? { giftCertificateItems: order.giftCertificates.map(presentGiftItem) } : {}),
    ...presentBonusSlots(order.bonusSlots),
    shippingItems: order.shipments.map((shipment) => ({
      ...presentShippingItem(shipment, at, undefined),
      ...taxItems(shipment.id, shipment.totals.shippingTaxRate, shipment.totals.adjustedShippingTaxCents),
    })),
    ...(order.adjustments.length > 0
      ? { orderPriceAdjustments: order.adjustments.map((adjustment) => presentAdjustment(adjustment, at)) }
      : {}),
    ...(order.coupons.length > 0
      ? {
          couponItems: order.coupons.map(({ id, code, status }) => ({
            couponItemId: id,
            code,
            statusCode: status,
            valid: true,
          })),
        }
      : {}),
    paymentInstruments: order.payments.map((payment) => ({
      ...presentPayment(payment, payment.amountCents, now),
      ...(payment.status === "authorized" ? { authorizationStatus: { status: 0, code: "AUTHORIZED" } } : {}),
    })),
    ...presentCheck(order),
    ...(isOcapi ? {} : presentGrace(order, now)),
    ...(order.totals.orderTotalCents === null ? {} : { c_paymentAmount: units(order.totals.orderTotalCents) }),
    ...presentFailure(order, isOcapi),
    // The Shop API links to them.
    ...(isOcapi ? { notes: {} } : {}),
  } as ShopperOrdersTypes.Order;
};

/**
 * What a guest sees who knows e-mail address and postal code only: no names, no streets, no payment.
 */
export const presentPartialOrder = (order: Order, now: Date): ShopperOrdersTypes.Order => {
  const {
    customerInfo: _customer,
    customerName: _name,
    globalPartyId: _party,
    orderToken: _token,
    orderViewCode: _code,
    paymentInstruments: _payments,
    giftCertificateItems: _gifts,
    c_flashes: _flashes,
    ...rest
  } = presentOrder(order, now);
  return {
    ...rest,
    billingAddress: present({ postalCode: order.billingAddress.postalCode as string | undefined }),
    shipments: (rest.shipments ?? []).map(({ shippingAddress: _address, giftMessage: _message, ...shipment }) =>
      Object.fromEntries(Object.entries(shipment).filter(([name]) => !name.startsWith("c_pickup"))),
    ),
  } as ShopperOrdersTypes.Order;
};
