import { people } from "#worlds/wickett-plum/people/people.ts";
import { HISTORY_DAYS } from "./everyday-orders.ts";
import { namedOrders } from "./named-orders.ts";
import { checkOrders, worldOrders } from "./orders.ts";
import type { OrderEnd, WorldOrder } from "./world-order.ts";

const orders = worldOrders();
const count = (is: (order: WorldOrder) => boolean) => orders.filter(is).length;

test("a hundred and forty orders of fourteen months, the same each time", () => {
  expect(orders).toHaveLength(140);
  expect(Math.max(...orders.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(HISTORY_DAYS - 15);
  expect(HISTORY_DAYS).toBe(425);
  expect(worldOrders()).toEqual(orders);
});

test.each<[OrderEnd, number]>([
  ["created", 2],
  ["failed", 6],
  ["new", 6],
  ["open", 5],
  ["part-shipped", 2],
  ["shipped", 7],
  ["cancelled", 8],
  ["replaced", 3],
  ["returned", 5],
  ["completed", 96],
])("of the ones that are %s there are %i", (end, number) => {
  expect(count(({ ends }) => ends === end)).toBe(number);
});

test.each<[string, (order: WorldOrder) => boolean]>([
  ["with several parcels", ({ parcels }) => parcels.length > 1],
  ["with six parcels", ({ parcels }) => parcels.length === 6],
  ["of a guest", ({ buyer }) => typeof buyer !== "string"],
  ["with a greeting", ({ parcels }) => parcels.some(({ giftMessage }) => giftMessage !== undefined)],
  ["picked up at a shop", ({ parcels }) => parcels.some(({ to }) => typeof to === "object" && "shopId" in to)],
  ["paid by check", ({ pays }) => pays === "check"],
  ["with a coupon", ({ couponCode }) => couponCode !== undefined],
  ["that comes again", ({ lines }) => lines.some(({ everyDays }) => everyDays !== undefined)],
  ["of the Canadian shop", ({ siteId }) => siteId === "WickettPlumCA"],
  ["of the business shop", ({ siteId }) => siteId === "WickettPlumBusiness"],
  ["of the fundraising shop", ({ siteId }) => siteId === "WickettPlumFundraising"],
])("some are %s", (_what, is) => {
  expect(count(is)).toBeGreaterThan(0);
});

test("one person has made forty of them, of every end there is", () => {
  const own = orders.filter(({ buyer }) => buyer === "desmond@example.test");
  expect(own).toHaveLength(40);
  expect(new Set(own.map(({ ends }) => ends)).size).toBe(10);
});

test("people who are new, and those other tests begin with, have made none", () => {
  const buyers = new Set(orders.map(({ buyer }) => buyer));
  for (const email of ["june", "noel", "maple", "buyer", "leader", "iris", "new", "closed"])
    expect(buyers.has(`${email}@example.test`)).toBe(false);
  expect(people.filter(({ email }) => buyers.has(email)).length).toBeGreaterThanOrEqual(10);
});

test("what is wrong with an order is said with its file, its place and the field", () => {
  const [sound] = namedOrders as [WorldOrder];
  const check = () =>
    checkOrders("named-orders.ts", [
      {
        ...sound,
        buyer: "nobody@example.test",
        daysAgo: 999,
        lines: [{ productId: "484101", quantity: 0, parcel: 7 }],
      },
      { ...sound, parcels: [{ to: "Moon", methodId: "ups-ground" }] },
      { ...sound, parcels: [{ to: { shopId: "1009" }, methodId: "shop-pickup" }] },
    ]);
  for (const message of [
    "named-orders.ts: order 1: buyer: 'nobody@example.test' has no account",
    "named-orders.ts: order 1: daysAgo: 999 is not within the 425 days told",
    "named-orders.ts: order 1: lines: 484101: there is no parcel 7",
    "named-orders.ts: order 1: lines: 484101: 0 pieces",
    "named-orders.ts: order 2: parcels: 'Moon' is not in the address book of the buyer",
    "named-orders.ts: order 3: parcels: shop 1009 hands out no orders",
  ])
    expect(check).toThrow(message);
});
