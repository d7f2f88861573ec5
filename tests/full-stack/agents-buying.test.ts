import { randomUUID } from "node:crypto";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { sql } from "drizzle-orm";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { publishedDocument } from "#server/agents/contract/contract.ts";
import { asking, buyer, cardOf, chicago, messagesOf, readyCheckout, reno } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const ask = asking(
  () => platform,
  () => shop.origin,
);

const orderInDatabase = async (orderNo: string) => {
  const found = await shop.sandbox.database.sql.execute(sql`select status from orders where order_no = ${orderNo}`);
  return (found as unknown as { rows: object[] }).rows;
};

describe("a cart", () => {
  it("is made, read, replaced and given up", async () => {
    const made = await ask("POST", "/carts", {
      line_items: [
        { item: { id: goods.bears }, quantity: 2 },
        { item: { id: goods.brittle }, quantity: 1 },
      ],
      discounts: { codes: ["WINDOWSILL", "NO-SUCH-CODE"] },
    });
    expect(made.status).toBe(201);
    const [bears] = made.body.line_items;
    expect(bears).toMatchObject({ item: { id: goods.bears, price: 750 }, quantity: 2 });
    expect(made.body.discounts.applied).toEqual(
      expect.arrayContaining([expect.objectContaining({ automatic: true, allocations: [expect.any(Object)] })]),
    );
    expect(made.body.messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: "discount_code_invalid", path: "$.discounts.codes[1]" }),
      ]),
    );
    const path = `/carts/${made.body.id}`;
    const changed = await ask("PUT", path, {
      id: made.body.id,
      line_items: [{ id: bears.id, item: { id: goods.bears }, quantity: 3 }],
    });
    expect(changed.body.line_items).toMatchObject([{ id: bears.id, quantity: 3 }]);
    expect((await ask("GET", path)).body.totals).toEqual(changed.body.totals);
    expect((await ask("POST", `${path}/cancel`)).body.id).toBe(made.body.id);
    expect((await ask("GET", path)).body.messages).toMatchObject([{ code: "not_found" }]);
  });

  it("of goods that are sold out is none, and of some of them holds the rest", async () => {
    const none = await ask("POST", "/carts", { line_items: [{ item: { id: goods.soldOut }, quantity: 1 }] });
    expect(none.body).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "out_of_stock" }] });
    const some = await ask("POST", "/carts", {
      line_items: [
        { item: { id: goods.soldOut }, quantity: 1 },
        { item: { id: goods.bears }, quantity: 1 },
      ],
    });
    expect(some.body).toMatchObject({
      line_items: [{ item: { id: goods.bears } }],
      messages: [{ code: "out_of_stock", path: "$.line_items[0]" }],
    });
  });

  it("belongs to its platform alone", async () => {
    const { body } = await ask("POST", "/carts", { line_items: [{ item: { id: goods.bears }, quantity: 1 }] });
    const other = await startTestPlatform();
    const answer = await other.ask("GET", `${shop.origin}/ucp/v1/carts/${body.id}`);
    expect(answer.body.messages).toMatchObject([{ code: "not_found" }]);
    await other.close();
  });

  it("becomes one checkout however often it is asked", async () => {
    const { body: cart } = await ask("POST", "/carts", {
      line_items: [{ item: { id: goods.bears }, quantity: 1 }],
      buyer,
    });
    const checkouts = await Promise.all(
      [1, 2, 3].map(() => ask("POST", "/checkout-sessions", { cart_id: cart.id, line_items: [] })),
    );
    expect(new Set(checkouts.map(({ body }) => body.id)).size).toBe(1);
    expect(checkouts[0]?.body.line_items).toMatchObject([{ item: { id: goods.bears } }]);
  });
});

describe("a checkout", () => {
  it("says what is missing, and is ready when it has been said", async () => {
    const begun = await ask("POST", "/checkout-sessions", { line_items: [{ item: { id: goods.bears }, quantity: 1 }] });
    expect([begun.status, begun.body.status]).toEqual([201, "incomplete"]);
    const paths = begun.body.messages.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(["$.buyer.email", "$.fulfillment.methods[0].destinations"]));
    expect(begun.body.continue_url).toMatch(/^http/);
    const [line] = begun.body.line_items;
    const [method] = begun.body.fulfillment.methods;
    const ready = await ask("PUT", `/checkout-sessions/${begun.body.id}`, {
      line_items: [line],
      buyer: { ...buyer, consent: { marketing: false } },
      fulfillment: {
        methods: [
          { id: method.id, line_item_ids: [line.id], destinations: [chicago], selected_destination_id: "home" },
        ],
      },
    });
    expect(ready.body).toMatchObject({ status: "ready_for_complete", buyer: { consent: { marketing: false } } });
    expect(ready.body.fulfillment.methods[0]).toMatchObject({
      type: "shipping",
      selected_destination_id: "home",
      groups: [{ selected_option_id: expect.any(String), options: expect.any(Array) }],
    });
  });

  it("goes to several people, each with an option and words of their own", async () => {
    const { id, line_items: lines } = await readyCheckout(ask, 1);
    const { body } = await ask("PUT", `/checkout-sessions/${id}`, {
      line_items: [lines[0], { id: "second", item: { id: goods.mints }, quantity: 2 }],
      buyer,
      fulfillment: {
        methods: [
          {
            id: "me",
            type: "shipping",
            line_item_ids: [lines[0].id],
            destinations: [chicago],
            groups: [{ id: "group-me" }],
          },
          { type: "shipping", line_item_ids: ["second"], destinations: [reno], gift_message: "Thank you, Nora" },
        ],
      },
    });
    expect(body.status).toBe("ready_for_complete");
    expect(body.fulfillment.methods).toMatchObject([
      { destinations: [{ id: "home", address_locality: "Chicago" }], line_item_ids: [lines[0].id] },
      { destinations: [{ id: "away", address_locality: "Reno" }], gift_message: "Thank you, Nora" },
    ]);
  });

  it("is completed with a card's token: one order, told to the platform, read by it", async () => {
    const checkout = await readyCheckout(ask);
    platform.refusals = 1;
    const { body: done } = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, await cardOf(checkout));
    expect(done).toMatchObject({ status: "completed", order: { id: expect.any(String), label: expect.any(String) } });
    expect(done).not.toHaveProperty("continue_url");
    const { body: order } = await ask("GET", `/orders/${done.order.id}`);
    expect(order).toMatchObject({
      checkout_id: checkout.id,
      line_items: [
        { item: { id: goods.bears }, quantity: { original: 2, total: 2, fulfilled: 0 }, status: "processing" },
      ],
      fulfillment: { expectations: [{ method_type: "shipping", destination: { address_locality: "Chicago" } }] },
    });
    expect(order.totals).toEqual(done.totals);
    expect((await ask("GET", `/checkout-sessions/${checkout.id}`)).body).toEqual(done);
    const again = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, await cardOf(checkout));
    expect(again.body.order).toEqual(done.order);
    for (let tries = 0; platform.webhooks.length < 2 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const [refused, taken] = platform.webhooks;
    expect(refused?.headers["webhook-id"]).toBe(taken?.headers["webhook-id"]);
    expect(JSON.parse(taken?.body ?? "{}")).toMatchObject({ label: done.order.label });
    expect(taken?.headers["signature-input"]).toContain('"ucp-agent"');
  });

  it("with a card that is declined stays open, and another one pays", async () => {
    const checkout = await readyCheckout(ask, 1);
    const path = `/checkout-sessions/${checkout.id}/complete`;
    const { body } = await ask("POST", path, await cardOf(checkout, magicCards.declined.number));
    expect(messagesOf(body)).toMatchObject([{ code: "payment_failed", severity: "recoverable" }]);
    expect(body.status).toBe("ready_for_complete");
    expect(JSON.stringify(body)).not.toContain("credential");
    expect((await ask("POST", path, await cardOf(body))).body.status).toBe("completed");
  });

  it("by a way to pay that the shop does not take is for the buyer in the shop", async () => {
    const checkout = await readyCheckout(ask, 1);
    const instruments = [{ id: "i1", handler_id: "com.example.wallet", type: "wallet", credential: { type: "x" } }];
    const { body } = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, { payment: { instruments } });
    expect(body).toMatchObject({
      status: "requires_escalation",
      continue_url: expect.stringContaining("/ucp/continue/"),
    });
    const { pathname } = new URL(body.continue_url as string);
    const answer = await fetch(shop.origin + pathname, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/billing"]);
    expect(answer.headers.getSetCookie().join()).toMatch(/cc-nx-g_/);
    expect(body.continue_url).not.toContain(checkout.id);
  });

  it("is picked up at a shop, or both sent and picked up", async () => {
    const pickup = { type: "pickup", selected_destination_id: "1008" };
    const picked = await ask("POST", "/checkout-sessions", {
      line_items: [{ item: { id: goods.chews }, quantity: 1 }],
      buyer,
      fulfillment: { methods: [pickup] },
    });
    expect(picked.body.status).toBe("ready_for_complete");
    const [line] = picked.body.line_items;
    expect(picked.body.fulfillment.methods).toMatchObject([
      {
        type: "pickup",
        line_item_ids: [line.id],
        selected_destination_id: "1008",
        destinations: [{ id: "1008", name: expect.any(String), address: { address_country: "US" } }],
        groups: [{ selected_option_id: "shop-pickup", options: [{ totals: [{ type: "total", amount: 0 }] }] }],
      },
    ]);
    const { body } = await ask("PUT", `/checkout-sessions/${picked.body.id}`, {
      line_items: [line, { id: "sent", item: { id: goods.mints }, quantity: 1 }],
      buyer,
      fulfillment: {
        methods: [
          { ...pickup, id: picked.body.fulfillment.methods[0].id, line_item_ids: [line.id] },
          { type: "shipping", line_item_ids: ["sent"], destinations: [chicago] },
        ],
      },
    });
    expect(body.fulfillment.methods.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      "pickup",
      "shipping",
    ]);
    expect(body.status).toBe("ready_for_complete");
    const { body: done } = await ask("POST", `/checkout-sessions/${body.id}/complete`, await cardOf(body));
    const { body: order } = await ask("GET", `/orders/${done.order.id}`);
    const expected = order.fulfillment.expectations.map(({ method_type: type }: { method_type: string }) => type);
    expect(expected.toSorted()).toEqual(["pickup", "shipping"]);
  });

  it("says what could be picked up nearby, at a shop that can be named, and that what is picked up can be sent", async () => {
    const near = { context: { address_country: "US", postal_code: "94103" }, buyer };
    const begun = await ask("POST", "/checkout-sessions", {
      ...near,
      line_items: [
        { item: { id: goods.chews }, quantity: 1 },
        { item: { id: goods.mints }, quantity: 90 },
      ],
    });
    const [chews, mints] = begun.body.line_items;
    // More than any shop has of them, and less than the warehouse.
    expect(mints).toMatchObject({ quantity: 90 });
    const [offered, ...others] = begun.body.fulfillment.available_methods;
    expect(others).toEqual([]);
    expect(offered).toMatchObject({ type: "pickup", line_item_ids: [chews.id], fulfillable_on: "now" });
    expect(offered.description).toMatch(/^.+: ready for pickup at .+, .+\.$/);
    const moved = await ask("PUT", `/checkout-sessions/${begun.body.id}`, {
      ...near,
      line_items: [chews],
      fulfillment: {
        methods: [
          {
            id: begun.body.fulfillment.methods[0].id,
            type: "pickup",
            line_item_ids: [chews.id],
            selected_destination_id: offered.destination_id,
          },
        ],
      },
    });
    expect(moved.body).toMatchObject({
      status: "ready_for_complete",
      fulfillment: {
        methods: [{ type: "pickup", selected_destination_id: offered.destination_id }],
        available_methods: [{ type: "shipping", line_item_ids: [expect.any(String)] }],
      },
    });
  });

  it("is paid by a gift card, and by a card what it leaves", async () => {
    const checkout = await readyCheckout(ask, 7);
    const path = `/checkout-sessions/${checkout.id}/complete`;
    const credential = { type: "gift_card", number: "6006490000000005000", code: "1234" };
    const gift = { id: "g1", handler_id: "gift_cards", type: "gift_card", credential };
    const wrong = { ...gift, credential: { ...credential, code: "9999" } };
    const refused = await ask("POST", path, { payment: { instruments: [wrong] } });
    expect(messagesOf(refused.body)).toMatchObject([{ code: "payment_failed", path: "$.payment.instruments[0]" }]);
    const little = await ask("POST", path, { payment: { instruments: [gift] } });
    expect(messagesOf(little.body)).toMatchObject([
      { code: "payment_failed", content: expect.stringMatching(/cover/) },
    ]);
    const card = (await cardOf(little.body)) as { payment: { instruments: object[] } };
    const both = { payment: { instruments: [...card.payment.instruments, gift] } };
    expect((await ask("POST", path, both)).body.status).toBe("completed");
  });

  it("is given up", async () => {
    const { id } = await readyCheckout(ask, 1);
    expect((await ask("POST", `/checkout-sessions/${id}/cancel`)).body.status).toBe("canceled");
    expect((await ask("GET", `/checkout-sessions/${id}`)).body.status).toBe("canceled");
  });
});

describe("a request that comes again", () => {
  it("gets the first answer; the key of another request is refused; completing needs one", async () => {
    const idempotencyKey = randomUUID();
    const request = { line_items: [{ item: { id: goods.bears }, quantity: 1 }] };
    const first = await ask("POST", "/carts", request, { idempotencyKey });
    const again = await ask("POST", "/carts", request, { idempotencyKey });
    expect(again.body.id).toBe(first.body.id);
    const other = await ask("POST", "/carts", { line_items: [] }, { idempotencyKey });
    expect([other.status, other.body.code]).toEqual([409, "idempotency_key_reused"]);
    const without = await platform.ask("POST", `${shop.origin}/ucp/v1/carts/${first.body.id}/cancel`, undefined, {
      idempotencyKey: "",
    });
    expect([without.status, without.body.code]).toEqual([400, "invalid_request"]);
  });

  it("orders once, however many tries there are and whatever keys they bear", async () => {
    const checkout = await readyCheckout(ask, 1);
    const path = `/checkout-sessions/${checkout.id}/complete`;
    const card = await cardOf(checkout);
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask("POST", path, card, { idempotencyKey: keys[index % 3] ?? "" })),
    );
    expect(new Set(answers.map(({ body }) => body.order?.label)).size).toBe(1);
    expect(answers.every(({ body }) => body.status === "completed")).toBe(true);
  });
});

describe("MCP", () => {
  it("has the tools of the protocol, over which a gift is found, bought and read", async () => {
    const other = await startTestPlatform({ hasKeys: false });
    const client = new Client({ name: "assistant", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.origin}/ucp/mcp`)) as never);
    const { tools } = await client.listTools();
    const methods = publishedDocument("services/shopping/mcp.openrpc.json")["methods"] as {
      name: string;
      params: { name: string; required?: boolean }[];
    }[];
    const byName = (one: { name: string }, two: { name: string }) => one.name.localeCompare(two.name);
    expect(
      tools.map(({ name, inputSchema }) => ({ name, required: inputSchema.required?.toSorted() })).toSorted(byName),
    ).toEqual(
      methods
        .map(({ name, params }) => ({
          name,
          required: params.flatMap((each) => (each.required ? [each.name] : [])).toSorted(),
        }))
        .toSorted(byName),
    );
    const call = async (name: string, args: Record<string, unknown>) => {
      const meta = { "ucp-agent": { profile: other.profileUrl }, "idempotency-key": randomUUID() };
      const answer = await client.callTool({ name, arguments: { meta, ...args } });
      // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of every operation's own shape
      return answer.structuredContent as any;
    };
    const found = await call("search_catalog", {
      catalog: { query: "gummy bears", filters: { price: { max: 4000 } } },
    });
    expect(found.products.length).toBeGreaterThan(0);
    const cart = await call("create_cart", {
      cart: { line_items: [{ item: { id: goods.bears }, quantity: 2 }], buyer },
    });
    const begun = await call("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
    const ready = await call("update_checkout", {
      id: begun.id,
      checkout: {
        line_items: begun.line_items,
        buyer,
        fulfillment: {
          methods: [
            {
              id: "me",
              line_item_ids: begun.line_items.map(({ id }: { id: string }) => id),
              destinations: [chicago],
              gift_message: "Happy birthday, Theo",
            },
          ],
        },
      },
    });
    expect(ready).toMatchObject({ status: "ready_for_complete" });
    expect(ready.fulfillment.methods[0].gift_message).toBe("Happy birthday, Theo");
    const done = await call("complete_checkout", { id: begun.id, checkout: await cardOf(ready) });
    expect(done.status).toBe("completed");
    expect(await orderInDatabase(done.order.label as string)).toEqual([{ status: "new" }]);
    await expect(call("get_order", { id: done.order.id })).rejects.toThrow(/identity_required/);
    await client.close();
    await other.close();
  });

  it("says a problem as an error of JSON-RPC with the status of HTTP", async () => {
    const answer = await fetch(`${shop.origin}/ucp/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 7,
        method: "tools/call",
        params: { name: "get_cart", arguments: {} },
      }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { id: 7, error: { code: -32001, data: { code: "invalid_profile_url" } } },
    ]);
  });
});
