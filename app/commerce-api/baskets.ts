import type { ShopperBasketsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { codedFailure, CommerceApiError, isCustomerChanged } from "./commerce-api-error.ts";
import type { Session } from "./auth/session.ts";
import type { ScapiTransport } from "./scapi-transport.ts";

/** The shopper's basket as the Shopper Baskets API describes it; money in units of its currency. */
export type Basket = ShopperBasketsTypes.Basket;
export type BasketItem = ShopperBasketsTypes.ProductItem;
export type BasketAddress = ShopperBasketsTypes.OrderAddress;
export type Shipment = ShopperBasketsTypes.Shipment;
export type ShippingMethodResult = ShopperBasketsTypes.ShippingMethodResult;
export type PaymentMethodResult = ShopperBasketsTypes.PaymentMethodResult;
export type BasketPaymentInstrument = ShopperBasketsTypes.OrderPaymentInstrument;

/** What is put into a basket; custom attributes begin with `c_`. */
export interface NewBasketItem {
  productId: string;
  quantity: number;
  shipmentId?: string;
  inventoryId?: string;
  /** The promotion's choice of presents it is taken from. */
  bonusDiscountLineItemId?: string;
  [custom: `c_${string}`]: unknown;
}

/** An address to be saved; custom attributes begin with `c_`. */
export type AddressInput = Partial<Omit<BasketAddress, "id">> & { [custom: `c_${string}`]: unknown };

/** A payment to be added; a card travels as `c_paymentToken` only. */
export interface NewPaymentInstrument {
  paymentMethodId: string;
  amount?: number;
  paymentCard?: Record<string, unknown>;
  /** Number of a gift card; its code travels as `c_giftCardSecurityCode`. */
  giftCertificateCode?: string;
  /** One of the ways to pay that the customer has saved. */
  customerPaymentInstrumentId?: string;
  [custom: `c_${string}`]: unknown;
}

/** Basket operations; each gives the whole basket back and throws `CommerceApiError`. */
export interface BasketsApi {
  /** The shopper's open basket, or null when there is none. */
  current(): Promise<Basket | null>;
  create(): Promise<Basket>;
  /** Changes what is said about the basket itself; custom attributes begin with `c_`. */
  update(basketId: string, patch: Record<string, unknown>): Promise<Basket>;
  addItems(basketId: string, items: readonly NewBasketItem[]): Promise<Basket>;
  updateItem(basketId: string, itemId: string, patch: Partial<NewBasketItem>): Promise<Basket>;
  /** Changes several lines in one call: all of it happens or nothing; a quantity of 0 takes a line out. */
  updateItems(basketId: string, items: readonly ({ itemId: string } & Record<string, unknown>)[]): Promise<Basket>;
  removeItem(basketId: string, itemId: string): Promise<Basket>;
  addCoupon(basketId: string, code: string): Promise<Basket>;
  removeCoupon(basketId: string, couponItemId: string): Promise<Basket>;
  setEmail(basketId: string, email: string): Promise<Basket>;
  setShippingAddress(
    basketId: string,
    shipmentId: string,
    address: AddressInput,
    options?: { useAsBilling?: boolean },
  ): Promise<Basket>;
  createShipment(basketId: string, shipment: { shipmentId: string } & Record<string, unknown>): Promise<Basket>;
  /** Takes shipments out with everything in them, in one batch (bag-41). */
  removeShipments(basketId: string, shipmentIds: readonly string[]): Promise<Basket>;
  shippingMethods(basketId: string, shipmentId: string): Promise<ShippingMethodResult>;
  setShippingMethod(basketId: string, shipmentId: string, id: string): Promise<Basket>;
  setBillingAddress(basketId: string, address: AddressInput): Promise<Basket>;
  updateShipment(basketId: string, shipmentId: string, patch: Record<string, unknown>): Promise<Basket>;
  paymentMethods(basketId: string): Promise<PaymentMethodResult>;
  addPaymentInstrument(basketId: string, instrument: NewPaymentInstrument): Promise<Basket>;
  removePaymentInstrument(basketId: string, id: string): Promise<Basket>;
  /** Moves the guest's basket into the customer's after signing in; null when the guest had none. */
  merge(): Promise<Basket | null>;
}

export const createBasketsApi = (scapi: ScapiTransport, currentSession: () => Promise<Session | null>): BasketsApi => {
  const call = async <T = Basket>(method: string, parameters: Record<string, unknown>, body?: unknown): Promise<T> => {
    if (parameters.basketId === "") throw codedFailure("missing-basket", 400);
    return (await scapi("ShopperBaskets", method, [body === undefined ? { parameters } : { parameters, body }])) as T;
  };
  const ofCurrentCustomer = async (): Promise<Basket | null> => {
    const session = await currentSession();
    if (!session) return null;
    if (!session.customerId) throw codedFailure("missing-customer", 400, "missing-customer-id");
    const { baskets = [] } = (await scapi("ShopperCustomers", "getCustomerBaskets", [
      { parameters: { customerId: session.customerId } },
    ])) as { baskets?: Basket[] };
    return baskets[0] ?? null;
  };
  return {
    current: () =>
      ofCurrentCustomer().catch((error: unknown) => {
        if (!isCustomerChanged(error)) throw error;
        return ofCurrentCustomer();
      }),
    create: () => call("createBasket", {}, {}),
    update: (basketId, patch) => call("updateBasket", { basketId }, patch),
    addItems: (basketId, items) => call("addItemToBasket", { basketId }, items),
    updateItem: (basketId, itemId, patch) => call("updateItemInBasket", { basketId, itemId }, patch),
    updateItems: (basketId, items) => call("updateItemsInBasket", { basketId }, items),
    removeItem: (basketId, itemId) => call("removeItemFromBasket", { basketId, itemId }),
    addCoupon: (basketId, code) => call("addCouponToBasket", { basketId }, { code }),
    removeCoupon: (basketId, couponItemId) => call("removeCouponFromBasket", { basketId, couponItemId }),
    setEmail: (basketId, email) => call("updateCustomerForBasket", { basketId }, { email }),
    setShippingAddress: (basketId, shipmentId, address, { useAsBilling = false } = {}) =>
      call("updateShippingAddressForShipment", { basketId, shipmentId, useAsBilling }, address),
    createShipment: (basketId, shipment) => call("createShipmentForBasket", { basketId }, shipment),
    removeShipments: (basketId, shipmentIds) =>
      call("updateBasket", { basketId }, { c_actions: [{ type: "removeShipments", data: shipmentIds }] }),
    shippingMethods: (basketId, shipmentId) => call("getShippingMethodsForShipment", { basketId, shipmentId }),
    setShippingMethod: (basketId, shipmentId, id) =>
      call("updateShippingMethodForShipment", { basketId, shipmentId }, { id }),
    setBillingAddress: (basketId, address) => call("updateBillingAddressForBasket", { basketId }, address),
    updateShipment: (basketId, shipmentId, patch) => call("updateShipmentForBasket", { basketId, shipmentId }, patch),
    paymentMethods: (basketId) => call("getPaymentMethodsForBasket", { basketId }),
    addPaymentInstrument: (basketId, instrument) => call("addPaymentInstrumentToBasket", { basketId }, instrument),
    removePaymentInstrument: (basketId, paymentInstrumentId) =>
      call("removePaymentInstrumentFromBasket", { basketId, paymentInstrumentId }),
    merge: async () => {
      try {
        return await call("mergeBasket", { createDestinationBasket: true });
      } catch (error) {
        if (error instanceof CommerceApiError && [403, 404, 409].includes(error.status)) return null;
        throw error;
      }
    },
  };
};
