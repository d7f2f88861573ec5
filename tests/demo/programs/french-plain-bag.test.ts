import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadConfig } from "#config/load-config.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { buildWhatIsStale } from "#tests/programs/built-shop.ts";
import { createPlainBrowser } from "#tests/plain-browser.ts";

let sandbox: TestSandbox;
let server: Server;
beforeAll(async () => {
  // The French texts are read as the build has parsed them.
  buildWhatIsStale();
  sandbox = await createTestSandbox();
  const config = loadConfig({
    NODE_ENV: "test",
    COMMERCE_API_ORIGIN: sandbox.origin,
    CARD_API_BASE_URL: sandbox.vendorsOrigin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
    SITE_HOSTS_CA_FR: "127.0.0.1",
  });
  server = createServer(createTestStorefront(config).listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}, 300_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

test("what only screen readers hear of the bag without scripts is French too", async () => {
  const browser = createPlainBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { html } = await browser.send("/plain/bag", { productId: "481101", quantity: "1" });
  expect(html).toContain('<html lang="fr-CA">');
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Quantité, /), expect.stringMatching(/^Retirer /)]),
  );
  expect(labels.join()).not.toMatch(/Quantity|Remove/);
});
