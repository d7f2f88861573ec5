import type { Basket, BasketAddress, BasketsApi } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { aCard, aProduct } from "./factories/baskets.ts";
import type { PartialCommerceApi } from "./fake-commerce-api.ts";

const ground = { id: "ground", name: "UPS Ground", description: "3 to 5 days", price: 7.95 };
const secondDay = { id: "second-day", name: "UPS Second Day", description: "2 days", price: 18.5 };

/** A backend with one shopper and one bag, kept in memory; every call is written down. */
export const fakeCheckout = (start: Basket | null, answers: PartialCommerceApi = {}) => {
  let basket = start;
  const calls: string[] = [];
  const orders = new Map<string, Order>();

  const change = (call: string, patch: (before: Basket) => Partial<Basket>): Promise<Basket> => {
    calls.push(call);
    if (!basket) return Promise.reject(new CommerceApiError(404, "basket-not-found", "This bag is gone."));
    basket = { ...basket, ...patch(basket) };
    return Promise.resolve(basket);
  };
  const changeShipment = (shipmentId: string, patch: object) => (before: Basket) => ({
    shipments: before.shipments?.map((shipment) =>
      shipment.shipmentId === shipmentId ? { ...shipment, ...patch } : shipment,
    ),
  });
  const withMethod = (before: Basket) => {
    const method = before.shipments?.[0]?.shippingMethod;
    const price = method?.price ?? 0;
    return method
      ? {
          shippingItems: [{ itemId: "shipping-1", shipmentId: "me", price, priceAfterItemDiscount: price }],
          shippingTotal: price,
          taxTotal: 2,
          orderTotal: (before.productSubTotal ?? 0) + price + 2,
        }
      : {};
  };

  const baskets: Partial<BasketsApi> = {
    current: () => Promise.resolve(basket),
    create: () => {
      calls.push("create");
      basket = { basketId: "basket-2", currency: "USD", productItems: [], shipments: [{ shipmentId: "me" }] };
      return Promise.resolve(basket);
    },
    updateItem: (_id, itemId, { quantity = 1 }) =>
      change(`updateItem ${itemId} ${quantity}`, (before) => ({
        productItems: before.productItems?.map((item) =>
          item.itemId === itemId
            ? { ...item, quantity, price: 32 * quantity, priceAfterItemDiscount: 32 * quantity }
            : item,
        ),
        productSubTotal: 32 * quantity,
      })),
    removeItem: (_id, itemId) =>
      change(`removeItem ${itemId}`, (before) => ({
        productItems: before.productItems?.filter((item) => item.itemId !== itemId),
      })),
    addCoupon: (_id, code) =>
      change(`addCoupon ${code}`, (before) => ({
        couponItems: [
          ...(before.couponItems ?? []),
          { couponItemId: code.toLowerCase(), code, valid: true, statusCode: "applied" },
        ],
      })),
    removeCoupon: (_id, couponItemId) =>
      change(`removeCoupon ${couponItemId}`, (before) => ({
        couponItems: before.couponItems?.filter((coupon) => coupon.couponItemId !== couponItemId),
      })),
    setEmail: (_id, email) => change(`setEmail ${email}`, () => ({ customerInfo: { email } })),
    setShippingAddress: (_id, shipmentId, address, options) =>
      change(`setShippingAddress ${options?.useAsBilling ? "and billing" : "alone"}`, (before) => ({
        ...changeShipment(shipmentId, { shippingAddress: address })(before),
        ...(options?.useAsBilling && { billingAddress: address as BasketAddress }),
      })),
    shippingMethods: () => Promise.resolve({ applicableShippingMethods: [ground, secondDay] }),
    setShippingMethod: (_id, shipmentId, id) =>
      change(`setShippingMethod ${id}`, (before) => {
        const changed = changeShipment(shipmentId, {
          shippingMethod: [ground, secondDay].find((method) => method.id === id),
        })(before);
        return { ...changed, ...withMethod({ ...before, ...changed }) };
      }),
    setBillingAddress: (_id, address) =>
      change(`setBillingAddress ${address.address1}`, () => ({ billingAddress: address as BasketAddress })),
    paymentMethods: () => Promise.resolve({ applicablePaymentMethods: [{ id: "CREDIT_CARD" }] }),
    removePaymentInstrument: (_id, instrumentId) =>
      change(`removePaymentInstrument ${instrumentId}`, () => ({ paymentInstruments: [] })),
    merge: () => Promise.resolve(basket),
    ...answers.baskets,
  };

  const api: PartialCommerceApi = {
    ...answers,
    baskets,
    products: { getMany: () => Promise.resolve([aProduct()]), ...answers.products },
    payments: {
      methods: async (basketId) => ({
        paymentMethods: (await baskets.paymentMethods?.(basketId))?.applicablePaymentMethods ?? [],
        wallets: {},
        openAmount: basket?.orderTotal ?? 0,
      }),
      cardContext: () => Promise.resolve({ captureContext: "context" }),
      addCard: ({ transientToken }) => change(`addCard ${transientToken}`, () => ({ paymentInstruments: [aCard] })),
      ...answers.payments,
    },
    orders: {
      create: (basketId) => {
        calls.push(`createOrder ${basketId}`);
        const known = orders.get(basketId);
        if (known) return Promise.resolve(known);
        const { basketId: _consumed, ...rest } = basket ?? {};
        const order = { ...rest, orderNo: "WP-204817", status: "new", creationDate: "2026-11-21T10:00:00Z" } as Order;
        orders.set(basketId, order);
        basket = null;
        return Promise.resolve(order);
      },
      get: (orderNo) => {
        const order = [...orders.values()].find((candidate) => candidate.orderNo === orderNo);
        return order ? Promise.resolve(order) : Promise.reject(new CommerceApiError(404, "order-not-found", ""));
      },
      ...answers.orders,
    },
  };

  return {
    api,
    calls,
    /** The bag as the backend has it now. */
    basket: () => basket,
    /** What another tab or the backend does to the bag. */
    replace: (next: Basket | null) => {
      basket = next;
    },
  };
};
