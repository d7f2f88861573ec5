import { basketCoupons, basketItems, baskets, basketShipments } from "#sandbox/database/schema/baskets.ts";
import { guests } from "#sandbox/database/schema/login.ts";
import type { Seeder } from "./world.ts";

/** A guest who stands at a step of the checkout; a guest login with the `usid` is that guest. */
export interface ReadyBasket {
  usid: string;
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

interface Step {
  says: string;
  email?: string;
  billed?: true;
  coupon?: { id: string; code: string };
  shipments: { address?: Record<string, string>; methodId?: string }[];
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
];

/** The same id each time: 28 characters as baskets have them, unless fewer are asked for. */
const idOf = (kind: string, step: number, length = 28) =>
  `${kind}${String(step + 1).padStart(length - kind.length, "0")}`;

/** Every guest of the world `checkout-ready`, in the order of the checkout. */
export const readyBaskets: readonly ReadyBasket[] = steps.map(({ says }, step) => ({
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
      siteId: "WickettPlumUS",
      customerId: ready.customerId,
      registered: false,
      temporary: false,
      currency: "USD",
      email: step.email ?? null,
      billingAddress: step.billed ? person : null,
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
    }));
    await database.sql.insert(basketShipments).values(shipments);
    await database.sql.insert(basketItems).values(
      ["484101", "485101"].map((productId, position) => ({
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
