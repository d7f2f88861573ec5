import { CommerceApiError } from "./commerce-api-error.ts";
import { createCommerceApi } from "./commerce-api.ts";
import type { SiteRequest } from "./site-api-client.ts";

type Call = [family: string, method: string, args: unknown[]];

const setUp = (answer: (call: Call) => unknown = () => ({}), session?: { customerId: string }) => {
  const calls: Call[] = [];
  const siteCalls: SiteRequest[] = [];
  const api = createCommerceApi({
    scapi: async (...call) => {
      calls.push(call);
      return answer(call);
    },
    site: async (request) => {
      siteCalls.push(request);
      return answer(["site", request.path, []]);
    },
    session: {
      current: () => Promise.resolve(session ? { ...session, registered: false, expiresAt: 0 } : null),
    } as never,
    shopperContext: {} as never,
    backInStock: {} as never,
  });
  return { api, calls, siteCalls };
};

describe("what must not be asked or believed", () => {
  it("no basket is fetched without a customer ID", async () => {
    const { api, calls } = setUp(undefined, { customerId: "" });
    await expect(api.baskets.current()).rejects.toMatchObject({ code: "missing-customer" });
    expect(calls).toEqual([]);
  });

  it.each([{ error: "no" }, { title: "Not here" }, { type: "x/away", detail: "Closed." }])(
    "an error payload %j of the shops' stock throws",
    async (payload) => {
      const { api } = setUp(() => payload);
      await expect(api.stores.stock(["a"], ["s"])).rejects.toBeInstanceOf(CommerceApiError);
    },
  );
});

describe("products", () => {
  it("are asked for in batches of 24, without repeats, and come in the order asked for", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `p${index}`);
    const { api, calls } = setUp(([, , [argument]]) => {
      const wanted = (argument as { parameters: { ids: string } }).parameters.ids.split(",");
      return { data: wanted.reverse().map((id) => ({ id })) };
    });
    const products = await api.products.getMany([...ids, "p0"]);
    expect(products.map(({ id }) => id)).toEqual(ids);
    expect(
      calls.map(([, , [argument]]) => (argument as { parameters: { ids: string } }).parameters.ids.split(",").length),
    ).toEqual([24, 24, 2]);
  });

  it("that are unknown are left out", async () => {
    const { api } = setUp(() => ({ data: [{ id: "b" }] }));
    expect((await api.products.getMany(["a", "b"])).map(({ id }) => id)).toEqual(["b"]);
  });

  it("are not asked for when there are none", async () => {
    const { api, calls } = setUp();
    expect(await api.products.getMany([])).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe("baskets", () => {
  it("do not exist for a visitor without a session", async () => {
    const { api, calls } = setUp();
    expect(await api.baskets.current()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("are the first of the customer's", async () => {
    const { api, calls } = setUp(() => ({ baskets: [{ basketId: "b1" }] }), { customerId: "c" });
    expect(await api.baskets.current()).toEqual({ basketId: "b1" });
    expect(calls).toEqual([["ShopperCustomers", "getCustomerBaskets", [{ parameters: { customerId: "c" } }]]]);
  });

  it.each([403, 404, 409])("are not merged when the guest had none (%d)", async (status) => {
    const { api } = setUp(() => {
      throw new CommerceApiError(status, "no-source-basket-exception", "");
    });
    expect(await api.baskets.merge()).toBeNull();
  });

  it("tell when merging fails", async () => {
    const { api } = setUp(() => {
      throw new CommerceApiError(500, "unknown", "");
    });
    await expect(api.baskets.merge()).rejects.toMatchObject({ status: 500 });
  });
});

describe("stock", () => {
  it("is asked for all at once, and is none where the backend could not say", async () => {
    const { api, siteCalls } = setUp(() => ({ data: [{ productId: "p0", ats: 3, orderable: true, levels: {} }] }));
    expect(await api.inventory.get(["p0", "p1"])).toEqual([{ productId: "p0", ats: 3, orderable: true }]);
    expect(siteCalls).toEqual([{ method: "GET", path: "products-inventory", query: { c_productIds: "p0,p1" } }]);
    expect(await setUp(() => ({})).api.inventory.get(["p0"])).toEqual([]);
  });
});

describe("content", () => {
  it("is null for an unknown key, and an error when it cannot be known", async () => {
    const missing = setUp(() => {
      throw new CommerceApiError(404, "content-not-found", "");
    });
    expect(await missing.api.content.byKey("no/such page")).toBeNull();
    expect(missing.siteCalls).toEqual([{ method: "GET", path: "content/no/such%20page" }]);
    const away = setUp(() => {
      throw new CommerceApiError(503, "content-unavailable", "");
    });
    await expect(away.api.content.byKey("home")).rejects.toMatchObject({ status: 503 });
  });
});

describe("shipments", () => {
  it("take a batch of changes as one update of the bag", async () => {
    const { api, calls } = setUp();
    const actions = [{ type: "shipNow" as const, data: ["me"] }];
    await api.shipments.act("b1", actions);
    expect(calls).toEqual([
      ["ShopperBaskets", "updateBasket", [{ parameters: { basketId: "b1" }, body: { c_actions: actions } }]],
    ]);
  });

  it("are asked about together, and a refused one says why", async () => {
    const ways = { applicableShippingMethods: [{ id: "ground" }] };
    const problem = { status: 404, title: "Not Found", type: "x/shipment-not-found", detail: "There is none." };
    const { api, siteCalls } = setUp(() => ({
      shipments: [
        { shipmentId: "me", ...ways },
        { shipmentId: "s1", problem },
      ],
    }));
    expect(await api.shipments.methods("b1", ["me", "s1"])).toEqual([
      { shipmentId: "me", ...ways },
      { shipmentId: "s1", error: expect.objectContaining({ status: 404, detail: "There is none." }) as unknown },
    ]);
    expect(siteCalls).toEqual([
      { method: "POST", path: "shipping/methods", body: { basketId: "b1", shipmentIds: ["me", "s1"] } },
    ]);
  });

  it("speak the shop's own calls", async () => {
    const { api, siteCalls } = setUp();
    await api.shipments.setGiftMessages([{ shipmentId: "me", giftMessage: "Hello" }]);
    await api.shipments.update([{ shipmentId: "me", c_DATE_WANTED: "2026-12-24" }]);
    await api.shipments.costs({ country: "US", state: "CA", postal: "94110" });
    await api.shipments.setSubscriptionOptins([{ productId: "p", intervalDays: 30 }]);
    expect(siteCalls).toEqual([
      { method: "POST", path: "shipping/gift-message", body: [{ shipment_id: "me", giftMessage: "Hello" }] },
      {
        method: "POST",
        path: "shipping/update",
        body: { shipments: [{ shipmentId: "me", c_DATE_WANTED: "2026-12-24" }] },
      },
      { method: "GET", path: "payment/shipping-costs", query: { country: "US", state: "CA", postal: "94110" } },
      {
        method: "POST",
        path: "product/subscription-optins",
        body: { subscriptionOptins: [{ productId: "p", intervalDays: 30 }] },
      },
    ]);
  });
});

describe("a search", () => {
  it("that says nothing asks for the first 12 featured items, without refinements", async () => {
    const { api, calls } = setUp();
    await api.search.products({});
    await api.search.products({ q: "plum", limit: 24, offset: 48, sort: "price-asc", refine: ["cgid=bars"] });
    expect(calls.map(([, , [argument]]) => argument)).toEqual([
      { parameters: { limit: 12, offset: 0, sort: "featured-items" } },
      { parameters: { q: "plum", limit: 24, offset: 48, sort: "price-asc", refine: ["cgid=bars"] } },
    ]);
  });

  it("for suggestions asks for 10", async () => {
    const { api, calls } = setUp();
    await api.search.suggestions("plu");
    expect(calls).toEqual([["ShopperSearch", "getSearchSuggestions", [{ parameters: { q: "plu", limit: 10 } }]]]);
  });
});
