import { hasRegions } from "./regions.ts";
import { allocate, applicableMethods, type PaymentMethod } from "#sandbox/platform/payments/payment-method.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import { isGoodStatus } from "#sandbox/platform/promotions/coupon.ts";
import type { Address, BasketPayment } from "./basket.ts";
import { shortageOf, type StockSituation } from "./available-stock.ts";
import type { Flash, OwnFlashType } from "./flash.ts";
import type { FlashKey } from "./flash-messages.ts";
import type { PricedBasket } from "./priced-basket.ts";
import type { ResourceValues } from "#sandbox/core/resources.ts";

/** Says a message in the language of the call. */
export type SayFlash = (key: FlashKey, values?: ResourceValues) => string;

type OwnFlash = Flash<OwnFlashType>;

/** What prevents ordering depends on besides the basket. */
export interface FlashContext {
  methods: readonly PaymentMethod[];
  customerGroups: readonly string[];
  stock: StockSituation;
  /** Left out, a card pays by its token only. */
  cards?: CardRule | undefined;
  say: SayFlash;
}

const required = ["firstName", "lastName", "address1", "city", "postalCode", "countryCode"] as const;

/** Whether an address says who and where, in full. */
export const isCompleteAddress = (address: Address | null): boolean =>
  address !== null &&
  [...required, ...(hasRegions(address.countryCode) ? ["stateCode" as const] : [])].every((name) => {
    const value = address[name];
    return typeof value === "string" && value.trim() !== "";
  });

const itemFlashes = (
  { items, giftCertificates }: PricedBasket,
  { stock, say }: Pick<FlashContext, "stock" | "say">,
): OwnFlash[] => {
  if (items.length === 0 && giftCertificates.length === 0)
    return [{ type: "ProductItemsRequired", message: say("basket.empty"), path: "$.product_items" }];
  return items.flatMap((item, index): OwnFlash[] => {
    const path = `$.product_items[${index}]`;
    const { id: itemId, productId, productName } = item;
    const details = { itemId, productId };
    if (!item.product)
      return [{ type: "InvalidProductItem", message: say("item.gone", { productName }), path, details }];
    const available = item.availableQuantity;
    const message = available > 0 ? say("item.few", { available, productName }) : say("item.none", { productName });
    const flashes: OwnFlash[] = [];
    if (shortageOf(item, items, stock))
      flashes.push({
        type: "ProductItemNotAvailable",
        message,
        path: `${path}.quantity`,
        details: { ...details, available },
      });
    if (item.basePriceCents === null)
      flashes.push({ type: "ProductItemWithoutPrice", message: say("item.price", { productName }), path, details });
    return flashes;
  });
};

/** What goes by e-mail needs no address. */
const isByMailbox = ({ method }: PricedBasket["shipments"][number]) => method?.isEmail === true;

const shipmentFlashes = ({ items, giftCertificates, shipments }: PricedBasket, say: SayFlash): OwnFlash[] =>
  shipments.flatMap((shipment, index): OwnFlash[] => {
    if (![...items, ...giftCertificates].some(({ shipmentId }) => shipmentId === shipment.id)) return [];
    const path = `$.shipments[${index}]`;
    const details = { shipmentId: shipment.id };
    const flashes: OwnFlash[] = [];
    if (shipment.storeId === null && !isByMailbox(shipment) && !isCompleteAddress(shipment.shippingAddress))
      flashes.push({
        type: "ShippingAddressRequired",
        message: say("shipment.address"),
        path: `${path}.shipping_address`,
        details,
      });
    if (shipment.shippingMethodId === null)
      flashes.push({
        type: "ShippingMethodRequired",
        message: say("shipment.method"),
        path: `${path}.shipping_method`,
        details,
      });
    else if (!shipment.isMethodApplicable)
      flashes.push({
        type: "ShippingMethodNotApplicable",
        message: say("shipment.method.wrong"),
        path: `${path}.shipping_method`,
        details: { ...details, shippingMethodId: shipment.shippingMethodId, reasons: shipment.offer?.exclusions ?? [] },
      });
    if (shipment.offer?.wanted?.shipDay === null)
      flashes.push({
        type: "DateWantedNotAvailable",
        message: say("shipment.day"),
        path: `${path}.c_DATE_WANTED`,
        details: { ...details, dateWanted: shipment.attributes["c_DATE_WANTED"] },
      });
    return flashes;
  });

/** Where cards need the token of their fields, one without has to be entered again. */
const paymentFlashes = (
  { payments, totals }: PricedBasket,
  { methods, customerGroups, cards = "token", say }: FlashContext,
): OwnFlash[] => {
  const { orderTotalCents } = totals;
  if (orderTotalCents === null) return [{ type: "OrderTotalNotSet", message: say("total"), path: "$.order_total" }];
  const offered = applicableMethods(methods, { openCents: orderTotalCents, customerGroups });
  const wrong = payments.flatMap(({ id, methodId }, index): OwnFlash[] =>
    offered.some((method) => method.id === methodId)
      ? []
      : [
          {
            type: "PaymentMethodNotApplicable",
            message: say("payment.wrong"),
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
          message: say("payment.missing"),
          path: "$.payment_instruments",
          details: { openAmount: openCents / 100 },
        },
      ]
    : wrong;
};

/** Everything that still prevents a basket from being ordered, in the order a shopper meets it. */
export const flashesOf = (basket: PricedBasket, context: FlashContext): OwnFlash[] => [
  ...itemFlashes(basket, context),
  ...basket.coupons.flatMap(({ id, code, status }, index): OwnFlash[] =>
    isGoodStatus(status)
      ? []
      : [
          {
            type: "InvalidCouponCode",
            message: context.say(`coupon.${status}`, { code }),
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
          message: context.say("email"),
          path: "$.customer_info.email",
        } as const,
      ]),
  ...shipmentFlashes(basket, context.say),
  ...(isCompleteAddress(basket.billingAddress)
    ? []
    : [
        {
          type: "BillingAddressRequired",
          message: context.say("billing.address"),
          path: "$.billing_address",
        } as const,
      ]),
  ...paymentFlashes(basket, context),
];
