import { isTaxIncluded } from "#app/domain/basket/basket-document.ts";
import { refuse } from "#server/problem.ts";
import type { PaypalOption } from "#server/vendors/paypal.ts";
import { basketOf, openCents, type PayableBasket } from "./basket-payments.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";
import { askWallet, walletsOf } from "./wallet-calls.ts";

/** The only parcel of a bag that is bought in a wallet's window. */
const SHIPMENT = "me";

/** What of a bag an express order shows beside its total. */
interface ExpressBasket extends PayableBasket {
  shippingTotal?: number;
  taxTotal?: number;
  taxation?: string;
  shipments?: { shipmentId?: string; shippingMethod?: { id?: string } }[];
}

const centsOf = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

const orderIdOf = (body: unknown): string => {
  const { orderId } = body as { orderId?: unknown };
  if (typeof orderId !== "string" || !/^[A-Z0-9]{10,30}$/.test(orderId))
    throw refuse(400, "bad-request", "Bad Request", "'orderId' is missing or not well formed.");
  return orderId;
};

/** `GET express-wallets`: the wallets whose own window asks where to ship, by their way to pay, `{ wallets }`. */
const expressWallets: SiteOperation = {
  method: "GET",
  path: "express-wallets",
  handle: (context) => {
    const { PayPal, Venmo, DW_APPLE_PAY } = walletsOf(context);
    const wallets = Object.entries({ PayPal, Venmo, DW_APPLE_PAY }).filter(([, settings]) => settings);
    return Promise.resolve({ wallets: Object.fromEntries(wallets) });
  },
};

/**
 * `POST paypal-order {basketId, isExpress?}`: an order of the wallet worth what gift cards leave open, `{ orderId }`;
 * the window of an express order asks where and how to ship.
 */
const paypalOrder: SiteOperation = {
  method: "POST",
  path: "paypal-order",
  handle: async (context, { body }) => {
    const { basketId, basket } = await basketOf(context, body);
    const { currency = context.site.currency, productTotal } = basket;
    const isExpress = (body as { isExpress?: unknown }).isExpress === true;
    const amountCents = isExpress ? openCents(basket) || centsOf(productTotal) : openCents(basket);
    return askWallet(context, () =>
      context.vendors.paypal.createOrder({ amountCents, currency, ...(isExpress && { expressFor: basketId }) }),
    );
  },
};

/** The wallet's limit for the name of a way to ship. */
const MOST_LETTERS = 127;

/** What the shopper is told of each way to ship, by its id; what is too long or no text counts for nothing. */
const labelsOf = (body: unknown): ReadonlyMap<string, string> => {
  const { labels } = body as { labels?: unknown };
  return new Map(
    Object.entries(typeof labels === "object" && labels !== null ? labels : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "" && entry[1].length <= MOST_LETTERS,
    ),
  );
};

const optionsOf = async (
  context: SiteContext,
  basketId: string,
  basket: ExpressBasket,
  labels: ReadonlyMap<string, string>,
): Promise<PaypalOption[]> => {
  const { applicableShippingMethods = [] } = (await context.scapi("ShopperBaskets", "getShippingMethodsForShipment", [
    { parameters: { basketId, shipmentId: SHIPMENT } },
  ])) as { applicableShippingMethods?: { id: string; name?: string; price?: number }[] };
  const chosen = basket.shipments?.find(({ shipmentId }) => shipmentId === SHIPMENT)?.shippingMethod?.id;
  return applicableShippingMethods.map(({ id, name = id, price }) => ({
    id,
    label: labels.get(id) ?? name,
    amountCents: id === chosen ? centsOf(basket.shippingTotal) : centsOf(price),
    isSelected: id === chosen,
  }));
};

/**
 * `POST paypal-order-update {basketId, orderId, labels?}`: an express order of the wallet is told what its bag comes to
 * now and how it can be shipped, each way under the given label (with the days it takes) or else its name; 204.
 */
const paypalOrderUpdate: SiteOperation = {
  method: "POST",
  path: "paypal-order-update",
  handle: async (context, { body }) => {
    const { basketId, basket } = (await basketOf(context, body)) as { basketId: string; basket: ExpressBasket };
    const orderId = orderIdOf(body);
    const { currency = context.site.currency } = basket;
    const options = await optionsOf(context, basketId, basket, labelsOf(body));
    await askWallet(
      context,
      () =>
        context.vendors.paypal.updateOrder(orderId, {
          amountCents: openCents(basket),
          shippingCents: centsOf(basket.shippingTotal),
          taxCents: isTaxIncluded(basket) ? 0 : centsOf(basket.taxTotal),
          currency,
          options,
        }),
      "wallet-sheet",
    );
    return undefined;
  },
};

/**
 * `POST paypal-contact {basketId, orderId}`: whom and where an approved express order of this bag goes to, as the
 * shopper's account at the wallet says.
 */
const paypalContact: SiteOperation = {
  method: "POST",
  path: "paypal-contact",
  handle: async (context, { body }) => {
    const { basketId } = await basketOf(context, body);
    const orderId = orderIdOf(body);
    const { status, expressFor, contact } = await askWallet(context, () => context.vendors.paypal.order(orderId));
    if (status !== "APPROVED" || expressFor !== basketId || !contact)
      throw refuse(400, "PaymentTransactionFailed", "Bad Request", "PayPal knows no approval for this bag.");
    return contact;
  },
};

/** Orders of PayPal and Venmo (payment-25 for those whose window asks for everything). */
export const paypalOperations: SiteOperation[] = [expressWallets, paypalOrder, paypalOrderUpdate, paypalContact];
