import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { UCP_VERSION } from "#server/agents/contract/contract.ts";
import { signRequest } from "#server/agents/platforms/signatures.ts";
import type { SigningKey } from "#server/agents/platforms/signing-keys.ts";
import { ownCapabilities } from "#server/agents/transports/business-profile.ts";

/** What a platform was told of an order. */
export interface HeardWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An answer of the shop as the platform reads it. */
export interface PlatformAnswer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of every operation's own shape
  body: any;
}

/** A platform on this machine: publishes a profile, signs its requests, and hears of orders. */
export interface TestPlatform {
  profileUrl: string;
  key: SigningKey;
  webhooks: HeardWebhook[];
  /** What its profile says; a test may change it before it is asked for. */
  profile: { status: number; body: unknown };
  /** Address of its document as a client of OAuth, and what that says. */
  clientId: string;
  client: Record<string, unknown>;
  /** How many webhooks are answered with 503 first. */
  refusals: number;
  /** Sends a request, signed unless told otherwise; state is changed by a new key unless one is given. */
  ask(
    method: "GET" | "POST" | "PUT",
    url: string,
    body?: unknown,
    options?: { idempotencyKey?: string; isSigned?: boolean; headers?: Record<string, string> },
  ): Promise<PlatformAnswer>;
  close(): Promise<void>;
}

const publicPart = ({ d: _secret, ...key }: SigningKey): JWK => ({ ...key, use: "sig", alg: "ES256" });

/** Starts a platform; one without keys signs nothing, one with mandates completes checkouts by them alone. */
export const startTestPlatform = async ({ hasKeys = true, withMandates = false } = {}): Promise<TestPlatform> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key: SigningKey = { ...(await exportJWK(privateKey)), kid: "platform-2026" };
  const webhooks: HeardWebhook[] = [];
  const platform = {
    refusals: 0,
    client: {} as Record<string, unknown>,
    profile: { status: 200, body: {} as unknown },
  };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (request.method === "POST") {
        webhooks.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(platform.refusals-- > 0 ? 503 : 204).end();
        return;
      }
      const { status, body } =
        request.url === "/client.json" ? { status: 200, body: platform.client } : platform.profile;
      response.writeHead(status, { "content-type": "application/json", "cache-control": "public, max-age=60" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const capabilities = Object.fromEntries(
    Object.keys(ownCapabilities)
      .filter((name) => withMandates || name !== "dev.ucp.shopping.ap2_mandate")
      .map((name) => [
        name,
        [
          {
            version: UCP_VERSION,
            spec: `https://ucp.dev/${UCP_VERSION}/specification/overview`,
            schema: `https://ucp.dev/${UCP_VERSION}/schemas/x.json`,
            ...(name === "dev.ucp.shopping.order" && { config: { webhook_url: `${origin}/webhooks/orders` } }),
          },
        ],
      ]),
  );
  platform.profile.body = {
    ucp: { version: UCP_VERSION, services: {}, payment_handlers: {}, capabilities },
    ...(hasKeys && { signing_keys: [publicPart(key)] }),
  };
  const profileUrl = `${origin}/ucp.json`;
  const clientId = `${origin}/client.json`;
  platform.client = {
    client_id: clientId,
    client_name: "Errand Runner",
    redirect_uris: [`${origin}/callback`],
    token_endpoint_auth_method: "private_key_jwt",
    jwks: { keys: [publicPart(key)] },
  };
  return Object.assign(platform, {
    profileUrl,
    clientId,
    key,
    webhooks,
    ask: async (
      method: "GET" | "POST" | "PUT",
      url: string,
      body?: unknown,
      { idempotencyKey = randomUUID(), isSigned = hasKeys, headers = {} }: Parameters<TestPlatform["ask"]>[3] = {},
    ) => {
      const text = body === undefined ? "" : JSON.stringify(body);
      const plain: Record<string, string> = {
        "ucp-agent": `profile="${profileUrl}"`,
        ...(text && { "content-type": "application/json" }),
        ...(method !== "GET" && { "idempotency-key": idempotencyKey }),
        ...headers,
      };
      const sent = isSigned ? await signRequest(key, { method, url, headers: plain, body: text }) : plain;
      const answer = await fetch(url, { method, headers: sent, ...(text && { body: text }) });
      const answerText = await answer.text();
      const parsed: unknown = answerText.startsWith("{") ? JSON.parse(answerText) : null;
      return { status: answer.status, headers: answer.headers, text: answerText, body: parsed };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};
