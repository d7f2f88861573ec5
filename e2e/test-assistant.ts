import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createSigner, createVerifier, httpbis } from "http-message-signatures";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { brandNamespace } from "#config/brand.ts";
import { contentDigest } from "#server/agents/platforms/signatures.ts";

/** What the shop told an assistant of an order. */
export interface HeardNotice {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody's assistant on this machine: publishes what it is, and is where browsers come back to. */
export interface TestAssistant {
  /** Of its profile by the Universal Commerce Protocol. */
  profileUrl: string;
  /** Of its document as a client of OAuth. */
  clientId: string;
  callback: string;
  /** What the shop told it of orders. */
  notices: HeardNotice[];
  /** A `fetch` whose requests are signed with the key that the profile publishes. */
  signedFetch: typeof fetch;
  close(): Promise<void>;
}

/** Where a browser goes so that its owner lets an assistant in; `verifier` is the secret half of its code challenge. */
export const authorizeAddress = ({ clientId, callback }: TestAssistant, verifier: string, state: string): string => {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state,
  });
  return `/oauth2/authorize?${query}`;
};

const VERSION = "2026-04-08";

const ALGORITHM = "ecdsa-p256-sha256";

/** Whether a notice is signed, over its body and its address, by one of some published keys. */
export const isSignedBy = async ({ url, headers, body }: HeardNotice, keys: readonly JWK[]): Promise<boolean> => {
  if (headers["content-digest"] !== contentDigest(body)) return false;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const valid = await httpbis.verifyMessage(
    {
      requiredFields: ["@method", "@authority", "@path", "content-digest", "ucp-agent"],
      maxAge: 60,
      keyLookup: ({ keyid }) => {
        const key = keys.find(({ kid }) => kid === keyid);
        if (!key) return Promise.resolve(null);
        return Promise.resolve({ verify: createVerifier(createPublicKey({ key, format: "jwk" }), ALGORITHM) });
      },
    },
    { method: "POST", url, headers: texts },
  );
  return valid === true;
};

const signing =
  (key: KeyObject, kid: string, profileUrl: string): typeof fetch =>
  async (input, init = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    const method = init.method ?? "GET";
    const headers = Object.fromEntries(new Headers(init.headers));
    headers["ucp-agent"] = `profile="${profileUrl}"`;
    const body = typeof init.body === "string" ? init.body : "";
    const covered = ["@method", "@authority", "@path", "ucp-agent"];
    if (body !== "") {
      headers["content-digest"] = contentDigest(body);
      covered.push("content-digest", "content-type");
    }
    const signer = createSigner(key, ALGORITHM, kid);
    const signed = await httpbis.signMessage(
      { key: signer, name: "sig1", fields: covered, params: ["created", "keyid"] },
      { method, url, headers },
    );
    return fetch(url, { ...init, headers: signed.headers as Record<string, string> });
  };

const capabilities = (origin: string) =>
  Object.fromEntries(
    [
      ...["catalog.search", "catalog.lookup", "cart", "checkout", "fulfillment", "discount", "order"].map(
        (name) => `dev.ucp.shopping.${name}`,
      ),
      "dev.ucp.common.identity_linking",
      `${brandNamespace}.shopping.gift_message`,
    ].map((name) => [
      name,
      [
        {
          version: VERSION,
          spec: `https://ucp.dev/${VERSION}/specification/overview`,
          schema: `https://ucp.dev/${VERSION}/schemas/x.json`,
          ...(name.endsWith(".order") && { config: { webhook_url: `${origin}/webhooks` } }),
        },
      ],
    ]),
  );

/** Starts one; without keys it signs nothing, which the shop takes from whoever publishes none. */
export const startTestAssistant = async ({ hasKeys = false } = {}): Promise<TestAssistant> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { d: secret, ...shown } = await exportJWK(privateKey);
  const published = { ...shown, kid: "errand-runner", use: "sig", alg: "ES256" };
  const notices: HeardNotice[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/callback") {
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Back</title><h1>Thank you</h1>");
      return;
    }
    if (request.method === "POST") {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { headers, url } = request;
        notices.push({ url: origin + url, headers, body: Buffer.concat(parts).toString() });
        response.writeHead(204).end();
      });
      return;
    }
    const document =
      pathname === "/client.json"
        ? { client_id: clientId, client_name: "Errand Runner", redirect_uris: [callback] }
        : {
            ucp: { version: VERSION, services: {}, payment_handlers: {}, capabilities: capabilities(origin) },
            ...(hasKeys && { signing_keys: [published] }),
          };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = `${origin}/client.json`;
  const callback = `${origin}/callback`;
  const profileUrl = `${origin}/ucp.json`;
  const key = createPrivateKey({ key: { ...shown, d: secret }, format: "jwk" });
  return {
    profileUrl,
    clientId,
    callback,
    notices,
    signedFetch: signing(key, published.kid, profileUrl),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
