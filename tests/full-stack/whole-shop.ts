import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

/** A storefront that listens, and the sandbox behind it. */
export interface WholeShop {
  sandbox: TestSandbox;
  /** Of the storefront: `http://127.0.0.1:41233`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Starts both. `environment` adds to the storefront's configuration once the origins of vendors and sandbox are known;
 * `sandbox` and `storefront` are what else they are made with.
 */
export const startWholeShop = async ({
  sandbox: sandboxOptions = {},
  environment = () => ({}),
  storefront = {},
}: {
  sandbox?: Parameters<typeof createTestSandbox>[0];
  environment?: (vendorsOrigin: string, sandboxOrigin: string) => Record<string, string>;
  storefront?: Parameters<typeof createTestStorefront>[1];
} = {}): Promise<WholeShop> => {
  const sandbox = await createTestSandbox(sandboxOptions);
  const config = worldConfig({
    COMMERCE_API_ORIGIN: sandbox.origin,
    CARD_API_BASE_URL: sandbox.vendorsOrigin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
    ...environment(sandbox.vendorsOrigin, sandbox.origin),
  });
  const running = createTestStorefront(config, storefront);
  const server = createServer(running.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    sandbox,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await running.end();
      await sandbox.close();
    },
  };
};
