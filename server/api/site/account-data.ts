import { stringify } from "csv-stringify/sync";
import { refuse } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const ORDERS_PER_CALL = 50;
/** More than anybody orders; it ends a backend's endless answer. */
const MOST_ORDERS = 2000;

interface Page {
  data?: unknown[];
  total?: number;
}

/** Every order, page by page. */
const allOrders = async (context: SiteContext, customerId: string): Promise<unknown[]> => {
  const orders: unknown[] = [];
  for (let offset = 0; offset < MOST_ORDERS; offset += ORDERS_PER_CALL) {
    const parameters = { customerId, limit: ORDERS_PER_CALL, offset };
    const { data = [], total = 0 } = (await context.scapi("ShopperCustomers", "getCustomerOrders", [
      { parameters },
    ])) as Page;
    orders.push(...data);
    if (data.length === 0 || orders.length >= total) break;
  }
  return orders;
};

/** Everything the shop keeps of a customer, by what it is. Of cards it keeps, and so tells, only the last digits. */
const collect = async (context: SiteContext, customerId: string): Promise<Record<string, unknown>> => {
  const parameters = { customerId };
  const customers = (method: string) => context.scapi("ShopperCustomers", method, [{ parameters }]);
  const [profile, lists, subscriptions, consents, devices, recipients, orders] = await Promise.all([
    customers("getCustomer") as Promise<Record<string, unknown>>,
    customers("getCustomerProductLists") as Promise<Page>,
    context.custom({ api: "subscriptions", path: "schedules" }) as Promise<Page>,
    context.scapi("ShopperConsents", "getSubscriptions", [
      { parameters: { tags: ["user_profile"], expand: ["consentStatus"] } },
    ]) as Promise<Page>,
    context.custom({ api: "account", path: "devices" }) as Promise<Page>,
    context.custom({ api: "recipients", path: "recipients" }) as Promise<Page>,
    allOrders(context, customerId),
  ]);
  const { addresses = [], paymentInstruments = [], ...rest } = profile;
  return {
    profile: rest,
    addresses,
    cards: paymentInstruments,
    orders,
    lists: lists.data ?? [],
    recipients: recipients.data ?? [],
    subscriptions: subscriptions.data ?? [],
    consents: consents.data ?? [],
    devices: devices.data ?? [],
  };
};

type Row = [section: string, entry: number, field: string, value: string];

/** The ends of a tree, each with the way to it: `shippingAddress.city`. */
const leaves = (value: unknown, path: readonly string[] = []): [string, string][] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[path.join("."), String(value as string | number | boolean)]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
};

const rowsOf = (data: Record<string, unknown>): Row[] =>
  Object.entries(data).flatMap(([section, content]) =>
    (Array.isArray(content) ? content : [content]).flatMap((entry, index) =>
      leaves(entry).map(([field, value]): Row => [section, index + 1, field, value]),
    ),
  );

/** One line for each value. What a spreadsheet would take for a formula is made harmless. */
const csvOf = (data: Record<string, unknown>): string =>
  stringify(rowsOf(data), {
    header: true,
    columns: ["section", "entry", "field", "value"],
    bom: true,
    escape_formulas: true,
  });

/** `POST account-data {customerId, format: "json" | "csv"}`: everything the shop keeps of the customer, `{ text }`. */
export const accountData: SiteOperation = {
  method: "POST",
  path: "account-data",
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A guest has no account.");
    const { customerId, format } = (body ?? {}) as Record<string, unknown>;
    if (typeof customerId !== "string" || !/^\w{1,100}$/.test(customerId) || (format !== "json" && format !== "csv"))
      throw refuse(400, "bad-request", "Bad Request", "'customerId' and a 'format' of json or csv are required.");
    const data = await collect(context, customerId);
    return { text: format === "csv" ? csvOf(data) : `${JSON.stringify(data, null, 2)}\n` };
  },
};
