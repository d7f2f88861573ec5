import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { goods } from "#sandbox/test-shopper.ts";
import { asking, cardOf, readyCheckout } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

/** Stands before the backend and holds what it answers to an order until it is let go. */
const startHoldingProxy = async () => {
  let letGo: () => void = () => undefined;
  const state = { target: "", held: 0, open: Promise.resolve() };
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(state.target);
    const { method, url: path = "", headers } = request;
    const onward = send({ hostname, port, method, path, headers }, (answer) => {
      const pass = () => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      };
      if (method !== "POST" || !/\/shopper-orders\/v1\/[^?]*\/orders(\?|$)/.test(path)) return pass();
      state.held += 1;
      void state.open.then(pass);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      state.open = new Promise((resolve) => (letGo = resolve));
    },
    letGo: () => letGo(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

let proxy: Awaited<ReturnType<typeof startHoldingProxy>>;
let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  proxy = await startHoldingProxy();
  const environment = () => ({ COMMERCE_API_ORIGIN: proxy.origin });
  [shop, platform] = await Promise.all([startWholeShop({ environment }), startTestPlatform()]);
  proxy.state.target = shop.sandbox.origin;
}, 180_000);
afterAll(async () => {
  await shop.close();
  await Promise.all([platform.close(), proxy.close()]);
});

const ask = asking(
  () => platform,
  () => shop.origin,
);

test("a checkout that is being completed says so, cannot be changed or given up, and ends as an order", async () => {
  const checkout = await readyCheckout(ask, 1);
  const path = `/checkout-sessions/${checkout.id}`;
  proxy.hold();
  const completion = ask("POST", `${path}/complete`, await cardOf(checkout));
  for (let tries = 0; proxy.state.held === 0 && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  const read = await ask("GET", path);
  expect([read.body.status, read.body.totals]).toEqual(["complete_in_progress", checkout.totals]);
  const changed = await ask("PUT", path, { line_items: [{ item: { id: goods.mints }, quantity: 9 }] });
  expect(changed.body).toMatchObject({ status: "complete_in_progress", line_items: [{ item: { id: goods.bears } }] });
  expect((await ask("POST", `${path}/cancel`)).body.status).toBe("complete_in_progress");
  proxy.letGo();
  const { body: done } = await completion;
  expect(done.status).toBe("completed");
  expect((await ask("GET", path)).body).toEqual(done);
  expect(proxy.state.held).toBe(1);
});
