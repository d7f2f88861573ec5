import { hasRegions } from "./regions.ts";
import { allocate, applicableMethods, type PaymentMethod } from "#sandbox/payments/payment-method.ts";
import type { CardRule } from "#sandbox/payments/plain-card.ts";
import { couponMessages, isGoodStatus } from "#sandbox/promotions/coupon.ts";
import type { Address, BasketPayment } from "./basket.ts";
import { shortageOf, type StockSituation } from "./available-stock.ts";
import type { PricedBasket } from "./priced-basket.ts";

/** Something that still prevents ordering. */
export interface Flash {
  type:
    | "ProductItemsRequired"
    | "InvalidProductItem"
    | "ProductItemNotAvailable"
    | "ProductItemWithoutPrice"
    | "ShippingAddressRequired"
    | "ShippingMethodRequired"
    | "ShippingMethodNotApplicable"
    | "DateWantedNotAvailable"
    | "BillingAddressRequired"
    | "CustomerEmailRequired"
    | "InvalidCouponCode"
    | "PaymentMethodRequired"
    | "PaymentMethodNotApplicable"
    | "OrderTotalNotSet"
    | "AgreementRequired"
    | "ThresholdNotMet";
  message: string;
  /** Where in the basket document. */
  path: string;
  details?: Record<string, unknown>;
}

const required = ["firstName", "lastName", "address1", "city", "postalCode", "countryCode"] as const;

/** Whether an address says who and where, in full. */
export const isCompleteAddress = (address: Address | null): boolean =>
  address !== null &&
  [...required, ...(hasRegions(address.countryCode) ? ["stateCode" as const] : [])].every((name) => {
    const value = address[name];
    return typeof value === "string" && value.trim() !== "";
  });

const itemFlashes = ({ items, giftCertificates }: PricedBasket, stock: StockSituation): Flash[] => {
  if (items.length === 0 && giftCertificates.length === 0)
    return [{ type: "ProductItemsRequired", message: "The basket is empty.", path: "$.product_items" }];
  return items.flatMap((item, index): Flash[] => {
    const path = `$.product_items[${index}]`;
    const details = { itemId: item.id, productId: item.productId };
    if (!item.product)
      return [{ type: "InvalidProductItem", message: `${item.productName} is no longer sold here.`, path, details }];
    const available = item.availableQuantity;
    const message =
      available > 0
        ? `Only ${available} of ${item.productName} ${available === 1 ? "is" : "are"} left.`
        : `${item.productName} is out of stock.`;
    const flashes: Flash[] = [];
    if (shortageOf(item, items, stock))
      flashes.push({
        type: "ProductItemNotAvailable",
        message,
        path: `${path}.quantity`,
        details: { ...details, available },
      });
    if (item.basePriceCents === null)
      flashes.push({ type: "ProductItemWithoutPrice", message: `${item.productName} has no price.`, path, details });
    return flashes;
  });
};

/** What goes by e-mail needs no address. */
const isByMailbox = ({ method }: PricedBasket["shipments"][number]) => method?.isEmail === true;

const shipmentFlashes = ({ items, giftCertificates, shipments }: PricedBasket): Flash[] =>
  shipments.flatMap((shipment, index): Flash[] => {
    if (![...items, ...giftCertificates].some(({ shipmentId }) => shipmentId === shipment.id)) return [];
    const path = `$.shipments[${index}]`;
    const details = { shipmentId: shipment.id };
    const flashes: Flash[] = [];
    if (shipment.storeId === null && !isByMailbox(shipment) && !isCompleteAddress(shipment.shippingAddress))
      flashes.push({
        type: "ShippingAddressRequired",
        message: "Please enter a complete shipping address.",
        path: `${path}.shipping_address`,
        details,
      });
    if (shipment.shippingMethodId === null)
      flashes.push({
        type: "ShippingMethodRequired",
        message: "Please choose a shipping method.",
        path: `${path}.shipping_method`,
        details,
      });
    else if (!shipment.isMethodApplicable)
      flashes.push({
        type: "ShippingMethodNotApplicable",
        message: "The shipping method does not go to this address. Please choose another.",
        path: `${path}.shipping_method`,
        details: { ...details, shippingMethodId: shipment.shippingMethodId, reasons: shipment.offer?.exclusions ?? [] },
      });
    if (shipment.offer?.wanted?.shipDay === null)
      flashes.push({
        type: "DateWantedNotAvailable",
        message: "The shipment can't be delivered on the day chosen. Please choose another.",
        path: `${path}.c_DATE_WANTED`,
        details: { ...details, dateWanted: shipment.attributes["c_DATE_WANTED"] },
      });
    return flashes;
  });

/** Where cards need the token of their fields, one without has to be entered again. */
const paymentFlashes = (
  { payments, totals }: PricedBasket,
  methods: readonly PaymentMethod[],
  customerGroups: readonly string[],
  cards: CardRule,
): Flash[] => {
  const { orderTotalCents } = totals;
  if (orderTotalCents === null)
    return [{ type: "OrderTotalNotSet", message: "The total can't be worked out yet.", path: "$.order_total" }];
  const offered = applicableMethods(methods, { openCents: orderTotalCents, customerGroups });
  const wrong = payments.flatMap(({ id, methodId }, index): Flash[] =>
    offered.some((method) => method.id === methodId)
      ? []
      : [
          {
            type: "PaymentMethodNotApplicable",
            message: "The payment method can't be used for this order. Please choose another.",
            path: `$.payment_instruments[${index}].payment_method_id`,
            details: { paymentInstrumentId: id, paymentMethodId: methodId },
          },
        ],
  );
  const isUsable = ({ methodId, card, token, storedCardId }: BasketPayment) =>
    token !== null ||
    storedCardId !== null ||
    (cards === "plain" && card !== null) ||
    offered.find(({ id }) => id === methodId)?.cards.length === 0;
  const { openCents } = allocate(payments.filter(isUsable), orderTotalCents);
  return openCents > 0
    ? [
        ...wrong,
        {
          type: "PaymentMethodRequired",
          message: "Please choose how to pay.",
          path: "$.payment_instruments",
          details: { openAmount: openCents / 100 },
        },
      ]
    : wrong;
};

/** Everything that still prevents a basket from being ordered, in the order a shopper meets it. */
export const flashesOf = (
  basket: PricedBasket,
  methods: readonly PaymentMethod[],
  customerGroups: readonly string[],
  stock: StockSituation,
  cards: CardRule = "token",
): Flash[] => [
  ...itemFlashes(basket, stock),
  ...basket.coupons.flatMap(({ id, code, status }, index): Flash[] =>
    isGoodStatus(status)
      ? []
      : [
          {
            type: "InvalidCouponCode",
            message: couponMessages[status](code),
            path: `$.coupon_items[${index}]`,
            details: { couponItemId: id, statusCode: status },
          },
        ],
  ),
  ...(basket.email
    ? []
    : [
        {
          type: "CustomerEmailRequired",
          message: "Please enter an email address.",
          path: "$.customer_info.email",
        } as const,
      ]),
  ...shipmentFlashes(basket),
  ...(isCompleteAddress(basket.billingAddress)
    ? []
    : [
        {
          type: "BillingAddressRequired",
          message: "Please enter a complete billing address.",
          path: "$.billing_address",
        } as const,
      ]),
  ...paymentFlashes(basket, methods, customerGroups, cards),
];
