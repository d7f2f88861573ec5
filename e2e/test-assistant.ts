import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Somebody's assistant on this machine: publishes what it is, and is where browsers come back to. */
export interface TestAssistant {
  /** Of its profile by the Universal Commerce Protocol. */
  profileUrl: string;
  /** Of its document as a client of OAuth. */
  clientId: string;
  callback: string;
  close(): Promise<void>;
}

const VERSION = "2026-04-08";

const capabilities = Object.fromEntries(
  [
    ...["catalog.search", "catalog.lookup", "cart", "checkout", "fulfillment", "discount", "order"].map(
      (name) => `dev.ucp.shopping.${name}`,
    ),
    "dev.ucp.common.identity_linking",
    "example.wickettplum.shopping.gift_message",
  ].map((name) => [
    name,
    [
      {
        version: VERSION,
        spec: `https://ucp.dev/${VERSION}/specification/overview`,
        schema: `https://ucp.dev/${VERSION}/schemas/x.json`,
        ...(name.endsWith(".order") && { config: { webhook_url: "https://platform.example/webhooks" } }),
      },
    ],
  ]),
);

/** Starts one that has no keys of its own. */
export const startTestAssistant = async (): Promise<TestAssistant> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/callback") {
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Back</title><h1>Thank you</h1>");
      return;
    }
    const document =
      pathname === "/client.json"
        ? { client_id: clientId, client_name: "Errand Runner", redirect_uris: [callback] }
        : { ucp: { version: VERSION, services: {}, payment_handlers: {}, capabilities } };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = `${origin}/client.json`;
  const callback = `${origin}/callback`;
  return {
    profileUrl: `${origin}/ucp.json`,
    clientId,
    callback,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
