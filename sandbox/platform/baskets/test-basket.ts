import { type Basket, newShipment } from "./basket.ts";

/** A guest's empty basket with its first shipment, for tests of pure rules. */
export const testBasket = (changes: Partial<Basket> = {}): Basket => ({
  id: "b",
  siteId: "s",
  customerId: "c",
  registered: false,
  temporary: false,
  currency: "USD",
  email: null,
  customerNo: null,
  customerName: null,
  billingAddress: null,
  sourceCode: null,
  attributes: {},
  orderNo: null,
  reservedUntil: null,
  reservations: [],
  notes: [],
  giftCertificates: [],
  createdAt: new Date(0),
  modifiedAt: new Date(0),
  shipments: [newShipment("me")],
  items: [],
  coupons: [],
  payments: [],
  ...changes,
});
