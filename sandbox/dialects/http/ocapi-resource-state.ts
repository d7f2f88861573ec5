import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { FoundRoute, RouteTable } from "./route-table.ts";
import { typeOfOperation } from "./ocapi-types.ts";

/** Resources that carry a state, by type. */
const stateful = new Set([
  "basket",
  "customer",
  "customer_address",
  "customer_payment_instrument",
  "customer_product_list",
  "customer_product_list_item",
  "order",
]);

/** Whether documents of that type tell their state. */
export const isStateful = (type: string): boolean => stateful.has(type);

/** Members that are resources of their own, or say something about the moment instead of the resource. */
const apart = new Set([
  "addresses",
  "approachingDiscounts",
  "paymentInstruments",
  "customerProductListItems",
  "product",
  "_flash",
]);

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
};

/**
 * The state of a resource: a digest of what it says, so it changes with every change of the resource and with nothing
 * else.
 * @param members the resource in camelCase
 */
export const resourceStateOf = (members: Record<string, unknown>): string => {
  const isAccount = "login" in members;
  const own = Object.entries(members).filter(
    ([name]) => !apart.has(name) || (name === "paymentInstruments" && !isAccount),
  );
  return createHash("sha256")
    .update(JSON.stringify(canonical(Object.fromEntries(own))))
    .digest("hex");
};

/** The state a caller believes a resource to be in: a member of the body, else the header. */
export const givenState = (body: unknown, header: string | undefined): string | undefined => {
  const state =
    typeof body === "object" && body !== null ? (body as { _resource_state?: unknown })._resource_state : undefined;
  return typeof state === "string" ? state : header;
};

/** The resource a write is about: the nearest one above the address that can be read and has a state. */
export const resourceAbove = (table: RouteTable, segments: readonly string[]): FoundRoute | undefined => {
  for (let length = segments.length; length >= 2; length -= 1) {
    const found = table.find("get", segments.slice(0, length));
    if (found && "route" in found && isStateful(typeOfOperation(found.route.operation))) return found;
  }
  return undefined;
};

const rowOf = ({ params }: FoundRoute): SQL | undefined => {
  const { basketId, orderNo, customerId } = params;
  if (basketId !== undefined) return sql`select 1 from baskets where id = ${basketId} for update`;
  if (orderNo !== undefined) return sql`select 1 from orders where order_no = ${orderNo} for update`;
  if (customerId !== undefined) return sql`select 1 from customers where id = ${customerId} for update`;
  return undefined;
};

/**
 * Refuses a write that was decided on an older state. The resource is locked first, so that of two writes with the same
 * state only one is made.
 * @throws Fault 409 `resource-state-conflict`
 */
export const refuseOldState = async (
  database: Database,
  resource: FoundRoute,
  given: string,
  read: () => Promise<unknown>,
): Promise<void> => {
  const row = rowOf(resource);
  if (row) await database.sql.execute(row);
  const current = resourceStateOf((await read()) as Record<string, unknown>);
  if (current !== given)
    throw new Fault(409, "resource-state-conflict", "The resource was changed by another request in the meantime.", {
      currentResourceState: current,
    });
};
