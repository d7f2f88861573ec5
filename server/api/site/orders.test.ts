import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { orderOperations } from "./orders.ts";
import type { SiteContext } from "./site-operation.ts";

const order = (orderNo: string, patch: Partial<OrderDocument> = {}): OrderDocument => ({
  orderNo,
  creationDate: "2026-05-01T10:00:00Z",
  status: "completed",
  shipments: [{ shipmentId: "me", shippingAddress: { firstName: "Hélène", lastName: "Roy" } }],
  productItems: [{ shipmentId: "me", productId: "p1", productName: "Garden Bears" }],
  ...patch,
});

const all = [
  order("WP5", { status: "new", paymentStatus: "not_paid" }),
  order("WP4", { status: "new", paymentStatus: "paid", shippingStatus: "shipped" }),
  order("WP3", {
    productItems: [{ shipmentId: "me", productId: "p2", productName: "Cocoa Truffles" }],
    shipments: [{ shipmentId: "me", c_pickupFirstName: "Otto", c_pickupLastName: "Finch" }],
  }),
  order("WP2", { creationDate: "2025-12-01T10:00:00Z", status: "cancelled" }),
  order("WP1", {
    creationDate: "2025-11-01T10:00:00Z",
    shipments: [],
    productItems: [],
    giftCertificateItems: [{ giftCertificateItemId: "g", recipientName: "Mo Lane" }],
  }),
];

const names = { data: [{ id: "p1", name: "Oursons du jardin" }] };

const list = async (
  query: Record<string, string>,
  { orders = all, locale = "en-US" }: { orders?: OrderDocument[]; locale?: string } = {},
) => {
  const operation = orderOperations.find(({ path }) => path === "order-history-list");
  const scapi = jest.fn(
    (_family: string, method: string, [{ parameters }]: [{ parameters: { limit: number; offset: number } }]) => {
      const { limit, offset } = parameters;
      return Promise.resolve(
        method === "getProducts"
          ? names
          : { data: orders.slice(offset, offset + limit), total: orders.length, limit, offset },
      );
    },
  );
  const context = { bearerToken: "token", scapi, site: { locale } } as unknown as SiteContext;
  const answer = (await operation?.handle(context, {
    params: {},
    query: { customerId: "c", ...query },
    body: undefined,
  })) as { data: OrderDocument[]; total: number; all?: number; counts?: object };
  return { ...answer, numbers: answer.data.map(({ orderNo }) => orderNo).join(" "), scapi };
};

test("a page of the history is one page of the platform's, as it is", async () => {
  const { numbers, total, counts, scapi } = await list({ limit: "2", offset: "2" });
  expect([numbers, total, counts]).toEqual(["WP3 WP2", 5, undefined]);
  expect(scapi).toHaveBeenCalledTimes(1);
});

test.each<[Record<string, string>, string]>([
  [{ q: "helene" }, "WP5 WP4 WP2"],
  [{ q: "OTTO finch" }, "WP3"],
  [{ q: "otto bears" }, ""],
  [{ q: "truffle" }, "WP3"],
  [{ q: "wp4" }, "WP4"],
  [{ q: "Mo Lane" }, "WP1"],
  [{ year: "2025" }, "WP2 WP1"],
  [{ status: "unpaid,moving" }, "WP5 WP4"],
  [{ status: "done", year: "2026", q: "finch" }, "WP3"],
  [{ counts: "1", limit: "2", offset: "3" }, "WP2 WP1"],
])("%j finds %s among all orders", async (query, expected) => {
  expect((await list(query)).numbers).toBe(expected);
});

test("years and kinds are counted with the other parts of what is looked for", async () => {
  const { counts, total, all: every } = await list({ q: "bears", year: "2026" });
  expect([total, every]).toEqual([2, 5]);
  expect(counts).toEqual({
    years: [
      { year: 2026, count: 2 },
      { year: 2025, count: 1 },
    ],
    groups: [
      { group: "unpaid", count: 1 },
      { group: "placed", count: 0 },
      { group: "moving", count: 1 },
      { group: "done", count: 0 },
      { group: "cancelled", count: 0 },
    ],
  });
});

test("many orders are read in the platform's largest pages, and the newest thousand of very many", async () => {
  const many = Array.from({ length: 120 }, (_, place) => order(`WP${place}`));
  const { total, scapi } = await list({ q: "bears", limit: "1" }, { orders: many });
  expect([total, scapi.mock.calls.length]).toEqual([120, 3]);
  expect(scapi.mock.calls[0]).toMatchObject([
    "ShopperCustomers",
    "getCustomerOrders",
    [{ parameters: { expand: "oms" } }],
  ]);
  const verySome = Array.from({ length: 1200 }, (_, place) => order(`WP${place}`));
  expect((await list({ counts: "1" }, { orders: verySome })).total).toBe(1000);
});

test("another language is looked for in the names its shop shows", async () => {
  const found = await list({ q: "oursons" }, { locale: "fr-CA" });
  expect(found.numbers).toBe("WP5 WP4 WP2");
  const { scapi } = await list({ year: "2025" }, { locale: "fr-CA" });
  expect(scapi.mock.calls.map(([, method]) => method)).toEqual(["getCustomerOrders"]);
});

test.each<Record<string, string>>([
  { q: "x".repeat(101) },
  { year: "soon" },
  { status: "lost" },
  { status: "done,done" },
  { limit: "51" },
])("%j is refused", async (query) => {
  await expect(list(query)).rejects.toMatchObject({ status: 400 });
});
