import type { Seeder } from "#sandbox/core/database/world-data.ts";
import { basketCoupons, basketItems, baskets, basketShipments } from "#sandbox/platform/baskets/basket-tables.ts";
import { guests } from "#sandbox/dialects/login/login-tables.ts";

/** A guest who stands at a step of the checkout; a guest login with the `usid` is that guest. */
export interface ReadyBasket {
  usid: string;
  siteId: "WickettPlumUS" | "WickettPlumCA";
  basketId: string;
  customerId: string;
  says: string;
}

const person = {
  firstName: "Wren",
  lastName: "Castillo",
  address1: "12 Foundry Street",
  city: "Portland",
  stateCode: "OR",
  postalCode: "97209",
  countryCode: "US",
  phone: "5035550142",
};

const other = {
  ...person,
  firstName: "Ansel",
  address1: "7 Quarry Street",
  city: "Chicago",
  stateCode: "IL",
  postalCode: "60607",
};

const valencia = {
  ...person,
  address1: "874 Valencia Street",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
};

const inVancouver = {
  ...person,
  address1: "915 Harbour Road",
  city: "Vancouver",
  stateCode: "BC",
  postalCode: "V6B 1A1",
  countryCode: "CA",
  phone: "6045550171",
};

interface Step {
  says: string;
  /** The shop of the United States when left out. */
  siteId?: "WickettPlumCA";
  email?: string;
  billed?: true;
  coupon?: { id: string; code: string };
  shipments: { address?: Record<string, string>; methodId?: string; shopId?: string }[];
  /** What is in the bag, one kind for each shipment in turn; bears and chews when left out. */
  productIds?: readonly string[];
}

const steps: readonly Step[] = [
  { says: "two things in the bag, nothing else said", shipments: [{}] },
  { says: "where it goes is known", email: "wren@example.test", shipments: [{ address: person }] },
  {
    says: "how it travels is chosen",
    email: "wren@example.test",
    shipments: [{ address: person, methodId: "ups-ground" }],
  },
  {
    says: "only the payment is missing",
    email: "wren@example.test",
    billed: true,
    shipments: [{ address: person, methodId: "ups-ground" }],
  },
  {
    says: "two recipients, payment missing",
    email: "wren@example.test",
    billed: true,
    shipments: [
      { address: person, methodId: "ups-ground" },
      { address: other, methodId: "ups-second-day" },
    ],
  },
  {
    says: "a coupon is applied, payment missing",
    email: "wren@example.test",
    billed: true,
    coupon: { id: "windowsill", code: "WINDOWSILL" },
    shipments: [{ address: person, methodId: "ups-ground" }],
  },
  {
    says: "everything is picked up at Valencia Street, payment missing",
    email: "wren@example.test",
    billed: true,
    shipments: [{ address: valencia, methodId: "shop-pickup", shopId: "1001" }],
    productIds: ["488101"],
  },
  {
    says: "one parcel and one pickup, payment missing",
    email: "wren@example.test",
    billed: true,
    shipments: [
      { address: person, methodId: "ups-ground" },
      { address: valencia, methodId: "shop-pickup", shopId: "1001" },
    ],
    productIds: ["484101", "488101"],
  },
  {
    says: "two winter sweets and the sample they bring along, payment missing",
    email: "wren@example.test",
    billed: true,
    shipments: [{ address: person, methodId: "ups-second-day" }],
    productIds: ["492225-milk-gold"],
  },
  {
    says: "in the Canadian shop, payment missing",
    siteId: "WickettPlumCA",
    email: "wren@example.test",
    billed: true,
    shipments: [{ address: inVancouver, methodId: "ups-canada-standard" }],
  },
];

/** The same id each time: 28 characters as baskets have them, unless fewer are asked for. */
const idOf = (kind: string, step: number, length = 28) =>
  `${kind}${String(step + 1).padStart(length - kind.length, "0")}`;

/** Every guest of the world `checkout-ready`, in the order of the checkout. */
export const readyBaskets: readonly ReadyBasket[] = steps.map(({ says, siteId = "WickettPlumUS" as const }, step) => ({
  siteId,
  usid: `c0ffee00-0000-4000-8000-${String(step + 1).padStart(12, "0")}`,
  basketId: idOf("ba", step),
  customerId: idOf("ab", step, 26),
  says,
}));

/** Puts those guests and their baskets into the database. */
export const fillBaskets: Seeder = async (database, clock) => {
  const now = clock.now();
  await database.sql
    .insert(guests)
    .values(readyBaskets.map(({ usid, customerId }) => ({ usid, customerId, createdAt: now })));
  for (const [index, step] of steps.entries()) {
    const ready = readyBaskets[index];
    if (!ready) continue;
    const { basketId } = ready;
    const plain = { gift: false, giftMessage: null, attributes: {} };
    await database.sql.insert(baskets).values({
      id: basketId,
      siteId: ready.siteId,
      customerId: ready.customerId,
      registered: false,
      temporary: false,
      currency: ready.siteId === "WickettPlumCA" ? "CAD" : "USD",
      email: step.email ?? null,
      billingAddress: step.billed ? (step.siteId ? inVancouver : person) : null,
      attributes: {},
      createdAt: now,
      modifiedAt: now,
    });
    const shipments = step.shipments.map((shipment, position) => ({
      ...plain,
      basketId,
      position,
      id: position === 0 ? "me" : `shipment_${position + 1}`,
      shippingMethodId: shipment.methodId ?? null,
      shippingAddress: shipment.address ?? null,
      attributes: shipment.shopId === undefined ? {} : { c_fromStoreId: shipment.shopId },
    }));
    await database.sql.insert(basketShipments).values(shipments);
    await database.sql.insert(basketItems).values(
      (step.productIds ?? ["484101", "485101"]).map((productId, position) => ({
        ...plain,
        basketId,
        id: idOf(`a${position}`, index),
        position,
        productId,
        quantity: 2,
        shipmentId: shipments[position]?.id ?? "me",
        inventoryListId: null,
      })),
    );
    if (step.coupon)
      await database.sql.insert(basketCoupons).values({
        basketId,
        id: idOf("c0", index),
        position: 0,
        couponId: step.coupon.id,
        code: step.coupon.code,
      });
  }
};
