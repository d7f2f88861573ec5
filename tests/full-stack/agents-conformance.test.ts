import { goods } from "#sandbox/test-shopper.ts";
import { publishedDocument } from "#server/agents/contract/contract.ts";
import { answerFaults, buyer, cardOf, chicago } from "./agent-requests.ts";
import { agentTransports, answerKinds, type AskByName } from "./agent-transports.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const transports = agentTransports(
  () => platform,
  () => shop.origin,
);

describe.each(transports)("by %s", (_name, transport) => {
  const asked = new Set<string>();
  /** What was asked for, and what the published schema of its answer says against it. */
  const ask: AskByName = async (name, said) => {
    const answer = await transport(name, said);
    asked.add(name);
    const problem = answer.error ?? answer.content;
    expect({ name, problem, faults: answerFaults(answerKinds[name] ?? name, answer) }).toEqual({ name, faults: [] });
    return answer;
  };

  const lines = [{ item: { id: goods.bears }, quantity: 2 }];
  let cartId: string;
  let orderId: string;

  it("the catalog is searched, looked up, and a product is shown", async () => {
    const { products, pagination } = await ask("search_catalog", {
      body: { query: "gummies", filters: { price: { min: 100, max: 5000 } }, pagination: { limit: 2 } },
    });
    expect(products).toHaveLength(2);
    const more = await ask("search_catalog", {
      body: { query: "gummies", filters: { price: { min: 100, max: 5000 } }, pagination: { limit: 2, ...pagination } },
    });
    expect(more.products[0].id).not.toBe(products[0].id);
    const found = await ask("lookup_catalog", { body: { ids: [goods.bears, goods.jellies, "nothing"] } });
    expect(found.messages).toMatchObject([{ code: "not_found" }]);
    const { product } = await ask("get_product", { body: { id: goods.jellies } });
    expect(product.variants[0].id).toBe(goods.jellies);
  });

  it("a cart is made, read, replaced, and another is given up", async () => {
    const made = await ask("create_cart", { body: { line_items: lines, buyer } });
    cartId = made.id;
    expect((await ask("get_cart", { id: cartId })).totals).toEqual(made.totals);
    const changed = await ask("update_cart", {
      id: cartId,
      body: { id: cartId, line_items: [{ ...lines[0], quantity: 3 }], discounts: { codes: ["WINDOWSILL"] } },
    });
    expect(changed.line_items).toMatchObject([{ quantity: 3 }]);
    const { id } = await ask("create_cart", { body: { line_items: lines } });
    await ask("cancel_cart", { id });
  });

  it("a checkout of it is filled in, read and paid; the order is read by who placed it", async () => {
    const begun = await ask("create_checkout", { body: { cart_id: cartId, line_items: [] } });
    expect(begun.status).toBe("incomplete");
    const ready = await ask("update_checkout", {
      id: begun.id,
      body: {
        line_items: begun.line_items,
        buyer: { ...buyer, consent: { marketing: false } },
        fulfillment: {
          methods: [
            {
              id: begun.fulfillment.methods[0].id,
              line_item_ids: begun.line_items.map(({ id }: { id: string }) => id),
              destinations: [chicago],
            },
          ],
        },
      },
    });
    const faults = (ready.messages ?? []).filter(({ type }: { type: string }) => type === "error");
    expect([ready.status, faults]).toEqual(["ready_for_complete", []]);
    expect((await ask("get_checkout", { id: begun.id })).totals).toEqual(ready.totals);
    const done = await ask("complete_checkout", { id: begun.id, body: await cardOf(ready) });
    expect(done.status).toBe("completed");
    orderId = done.order.id;
    const order = await ask("get_order", { id: orderId });
    expect(order).toMatchObject({ id: orderId, checkout_id: begun.id });
  });

  it("another is given up", async () => {
    const { id } = await ask("create_checkout", { body: { line_items: lines } });
    expect((await ask("cancel_checkout", { id })).status).toBe("canceled");
  });

  it.each([
    ["get_product", { body: { id: "nothing" } }],
    ["get_cart", { id: "nothing" }],
    ["update_cart", { id: "nothing", body: { id: "nothing", line_items: lines } }],
    ["cancel_cart", { id: "nothing" }],
    ["get_checkout", { id: "nothing" }],
    ["update_checkout", { id: "nothing", body: { line_items: lines } }],
    ["cancel_checkout", { id: "nothing" }],
    ["get_order", { id: "nothing" }],
  ])("%s of what is not there is answered as the protocol has it", async (name, said) => {
    expect(await ask(name, said)).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "not_found" }] });
  });

  it("every operation of the published documents was asked for", () => {
    const { methods } = publishedDocument("services/shopping/mcp.openrpc.json") as { methods: { name: string }[] };
    expect([...asked].toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
  });
});
