import { randomUUID } from "node:crypto";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { goods } from "#sandbox/test-shopper.ts";
import { buyer, cardOf, chicago } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(240_000);

const CHECKOUTS = 25;
const TRIES = 40;

/** Stands before the backend and loses what it answers to orders: two of three. */
const startLosingProxy = async () => {
  const state = { target: "", orders: 0, lost: 0 };
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(state.target);
    const { method, url: path = "", headers } = request;
    const onward = send({ hostname, port, method, path, headers }, (answer) => {
      const isOrder = method === "POST" && /\/shopper-orders\/v1\/[^?]*\/orders(\?|$)/.test(path);
      if (isOrder) state.orders += 1;
      if (isOrder && state.orders % 3 !== 0) {
        state.lost += 1;
        answer.resume();
        answer.on("end", () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

let proxy: Awaited<ReturnType<typeof startLosingProxy>>;
let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  proxy = await startLosingProxy();
  const environment = () => ({ COMMERCE_API_ORIGIN: proxy.origin });
  [shop, platform] = await Promise.all([startWholeShop({ environment }), startTestPlatform({ hasKeys: false })]);
  proxy.state.target = shop.sandbox.origin;
}, 180_000);
afterAll(async () => {
  await shop.close();
  await Promise.all([platform.close(), proxy.close()]);
});

const ask = (path: string, body: unknown) => platform.ask("POST", `${shop.origin}/ucp/v1${path}`, body);

const ready = async () => {
  const fulfillment = { methods: [{ type: "shipping", destinations: [chicago] }] };
  const lines = [{ item: { id: goods.bears }, quantity: 1 }];
  const { body } = await ask("/checkout-sessions", { line_items: lines, buyer, fulfillment });
  return { id: body.id as string, request: await cardOf(body) };
};

const stock = async () => {
  const records = await shop.sandbox.services.inventory.records([goods.bears], { siteId: "WickettPlumUS" });
  return records.get(goods.bears)?.ats ?? 0;
};

test("1,000 completions whose answers get lost on either way, with keys that repeat, make one order of each checkout", async () => {
  const before = await stock();
  const labels = new Set<string>();
  let aborted = 0;
  for (let made = 0; made < CHECKOUTS; made += 1) {
    const { id, request } = await ready();
    const url = `${shop.origin}/ucp/v1/checkout-sessions/${id}/complete`;
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const attempt = async (index: number): Promise<string | undefined> => {
      const headers = {
        "ucp-agent": `profile="${platform.profileUrl}"`,
        "content-type": "application/json",
        "idempotency-key": keys[index % keys.length] ?? "",
      };
      const hangUp = new AbortController();
      const { signal } = hangUp;
      const hear = async () => {
        const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(request), signal });
        return ((await answer.json()) as { order?: { label?: string } }).order?.label;
      };
      const heard = hear().catch(() => {
        aborted += 1;
        return undefined;
      });
      if (index % 5 !== 0) return heard;
      // Whoever hung up waits for nothing: an answer that is cut while it is read may never end for its reader.
      const gone = wait(30 + index * 10).then(() => {
        hangUp.abort();
        return undefined;
      });
      return Promise.race([heard, gone]);
    };
    const answers = await Promise.all(Array.from({ length: TRIES }, (_, index) => attempt(index)));
    const last = await attempt(1);
    const told = new Set([...answers, last].filter((label) => label !== undefined));
    expect([id, told.size]).toEqual([id, 1]);
    for (const label of told) labels.add(label);
  }
  expect(labels.size).toBe(CHECKOUTS);
  expect(before - (await stock())).toBe(CHECKOUTS);
  expect(proxy.state.lost).toBeGreaterThan(CHECKOUTS / 2);
  expect(aborted).toBeGreaterThan(0);
});
