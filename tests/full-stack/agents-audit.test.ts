import { goods } from "#sandbox/test-shopper.ts";
import { asking, buyer, cardOf, readyCheckout } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  const environment = (_vendors: string, sandbox: string) => ({
    AGENTS_AUDIT_URL: `${sandbox}/__sandbox/assistants/calls`,
  });
  [shop, platform] = await Promise.all([startWholeShop({ environment }), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const ask = asking(
  () => platform,
  () => shop.origin,
);

interface Call {
  operation: string;
  outcome: string;
  [member: string]: unknown;
}

/** What the sandbox was told, newest first, once there is so much of it. */
const told = async (count: number): Promise<Call[]> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${shop.sandbox.origin}/__sandbox/assistants/calls`);
    const { calls } = (await answer.json()) as { calls: Call[] };
    if (calls.length >= count) return calls;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not ${count} calls were told.`);
};

beforeEach(() => fetch(`${shop.sandbox.origin}/__sandbox/assistants/calls`, { method: "DELETE" }));

test("the console is told who bought what on whose behalf, and nothing that pays", async () => {
  const checkout = await readyCheckout(ask, 1);
  const payment = await cardOf(checkout);
  const { body } = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, payment);
  const [completed, created] = await told(2);
  expect(created).toMatchObject({
    site: "WickettPlumUS",
    transport: "rest",
    operation: "create_checkout",
    platform: platform.profileUrl,
    proven: true,
    behalf: buyer.email,
    outcome: "ready_for_complete",
    orderNo: null,
    total: checkout.totals.find(({ type }: { type: string }) => type === "total").amount,
    currency: "USD",
  });
  expect(JSON.parse(String(created?.["asked"]))).toMatchObject({ line_items: [{ item: { id: goods.bears } }] });
  expect(completed).toMatchObject({ operation: "complete_checkout", outcome: "completed", orderNo: body.order.label });
  const { token } = (payment as { payment: { instruments: { credential: { token: string } }[] } }).payment
    .instruments[0]!.credential;
  const text = JSON.stringify(await told(2));
  expect(text).not.toContain(token);
  expect(text).not.toContain(checkout.id);
  const page = await fetch(`${shop.sandbox.origin}/console/assistants/${String(completed?.["id"])}`);
  expect(await page.text()).toContain(body.order.label);
});

test("what is refused is told too, and by MCP as by REST", async () => {
  const url = `${shop.origin}/ucp/v1/catalog/search`;
  await platform.ask("POST", url, { query: "bears" }, { isSigned: false });
  await ask("GET", "/carts/nothing");
  const params = {
    name: "search_catalog",
    arguments: { meta: { "ucp-agent": { profile: platform.profileUrl } }, catalog: { query: "mints" } },
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const headers = { accept: "application/json, text/event-stream" };
  await platform.ask("POST", `${shop.origin}/ucp/mcp`, message, { headers });
  expect(await told(3)).toMatchObject([
    { operation: "search_catalog", transport: "mcp", outcome: "success", proven: true },
    { operation: "get_cart", outcome: "not_found", proven: true },
    { operation: "search_catalog", transport: "rest", outcome: "signature_missing", proven: false },
  ]);
});
