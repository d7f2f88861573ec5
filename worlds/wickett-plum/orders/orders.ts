import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { people } from "#worlds/wickett-plum/people/people.ts";
import { shops } from "#worlds/wickett-plum/shops/shops.ts";
import { everydayOrders, HISTORY_DAYS } from "./everyday-orders.ts";
import { namedOrders } from "./named-orders.ts";
import type { WorldOrder } from "./world-order.ts";

/** What is wrong with one order, as `[field, message]`. */
const faultsOf = (order: WorldOrder): [string, string][] => {
  const faults: [string, string][] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push([field, message]);
  };
  const { buyer, daysAgo, lines, parcels, couponCode } = order;
  const login = typeof buyer === "string" ? buyer : null;
  const person = people.find(({ email }) => email === login);
  expect(login === null || person !== undefined, "buyer", `'${login}' has no account`);
  expect(daysAgo > 0 && daysAgo <= HISTORY_DAYS, "daysAgo", `${daysAgo} is not within the ${HISTORY_DAYS} days told`);
  expect(lines.length > 0, "lines", "are missing");
  for (const { parcel = 0, quantity, productId } of lines) {
    expect(parcels[parcel] !== undefined, "lines", `${productId}: there is no parcel ${parcel}`);
    expect(quantity > 0, "lines", `${productId}: ${quantity} pieces`);
  }
  for (const { to } of parcels) {
    if (typeof to === "string")
      expect(
        person?.addresses.some(({ addressId }) => addressId === to) ?? false,
        "parcels",
        `'${to}' is not in the address book of the buyer`,
      );
    if (typeof to === "object" && "shopId" in to)
      expect(
        shops.some(({ id, bopisEnabled }) => id === to.shopId && bopisEnabled),
        "parcels",
        `shop ${to.shopId} hands out no orders`,
      );
  }
  expect(couponCode === undefined || couponCode.trim() !== "", "couponCode", "is empty; left out, the order uses none");
  return faults;
};

/**
 * Gives orders back when they are sound. Throws one error that lists everything wrong, each line naming file, order and
 * field.
 */
export const checkOrders = (file: string, orders: readonly WorldOrder[]): readonly WorldOrder[] => {
  const messages = orders.flatMap((order, index) =>
    faultsOf(order).map(([field, message]) => `${file}: order ${index + 1}: ${field}: ${message}`),
  );
  if (messages.length > 0) throw new Error(`The orders of the world are not sound.\n${messages.join("\n")}`);
  return orders;
};

/** The orders of fourteen months, the oldest first. */
export const worldOrders = (): readonly WorldOrder[] => {
  const products = catalogue.files.flatMap((file) => file.products);
  return [
    ...checkOrders("named-orders.ts", namedOrders),
    ...checkOrders("everyday-orders.ts", everydayOrders(products)),
  ].sort((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour);
};
