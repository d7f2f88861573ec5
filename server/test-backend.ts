import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express, type Request } from "express";
import type { Config } from "#config/config.ts";
import { loadConfig } from "#config/load-config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";

/** One request that reached the backend. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** A small commerce backend on a loopback port: the login service, plus whatever a test mounts on `app`. */
export interface TestBackend {
  app: Express;
  origin: string;
  seen: SeenRequest[];
  /** Configuration that points at it. */
  config: Config;
  close(): Promise<void>;
}

const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
const KEY_ID = "test";

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const signed = new Map<string, string>();

/** An access token in the platform's form, signed by the backend's own key; the same one for the same customer. */
export const testAccessToken = (customer: string, registered = false): string => {
  const name = registered ? customer : "Guest";
  const known = signed.get(`${name} ${customer}`);
  if (known) return known;
  const text = `${base64url({ alg: "ES256", kid: KEY_ID })}.${base64url({ isb: `uido:slas::upn:${name}::uidn:${customer}` })}`;
  const signature = sign("sha256", Buffer.from(text), { key: keys.privateKey, dsaEncoding: "ieee-p1363" });
  const token = `${text}.${signature.toString("base64url")}`;
  signed.set(`${name} ${customer}`, token);
  return token;
};

const LOGIN = "/shopper/auth/v1/organizations/:organization/oauth2";

/** The public keys; that they are fetched is nothing a test looks at. */
const mountKeys = (app: Express) =>
  app.get(`${LOGIN}/jwks`, (_request, response) => {
    response.json({ keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "ES256", use: "sig" }] });
  });

const mountLogin = (app: Express) => {
  let count = 0;
  const live = new Set<string>();
  const answer = (kind: string, registered: boolean) => {
    count += 1;
    const refreshToken = `refresh-${kind}-${count}`;
    live.add(refreshToken);
    return {
      access_token: testAccessToken(`${kind}${count}`, registered),
      refresh_token: refreshToken,
      expires_in: 1800,
      refresh_token_expires_in: 7200,
      usid: `usid-${count}`,
      customer_id: `customer-${kind}-${count}`,
    };
  };
  const redirect = (request: Request, code: string) => {
    const uri = String(
      (request.query["redirect_uri"] ?? (request.body as Record<string, string>)["redirect_uri"]) as string,
    );
    return `${uri}?code=${code}&usid=usid-1`;
  };
  app.get(`${LOGIN}/authorize`, (request, response) => response.redirect(303, redirect(request, "guest")));
  app.post(`${LOGIN}/login`, (request, response) => {
    const credentials = Buffer.from((request.get("authorization") ?? "").replace("Basic ", ""), "base64").toString();
    if (credentials.startsWith("new@shop.test:"))
      return void response.status(400).json({ status_code: "400", message: "Email not verified." });
    if (credentials !== "june@shop.test:Plum-2026!")
      return void response.status(401).json({ status_code: "401", message: "Basic Authorization failed." });
    response.redirect(303, redirect(request, "registered"));
  });
  app.post(`${LOGIN}/token`, (request, response) => {
    const { grant_type: grant, refresh_token: refreshToken, code } = request.body as Record<string, string>;
    if (grant !== "refresh_token") return void response.json(answer(code ?? "guest", code === "registered"));
    if (!refreshToken || !live.delete(refreshToken))
      return void response.status(400).json({ status_code: "400", message: "invalid refresh_token" });
    const registered = refreshToken.includes("registered");
    response.json(answer(registered ? "registered" : "guest", registered));
  });
  app.get(`${LOGIN}/logout`, (_request, response) => response.json({}));
};

const listen = (app: Express): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(app).listen(0, "127.0.0.1", () => resolve(server));
  });

/** The same configuration for whoever tests what is given up; all others wait as long as the shop does. */
export const inHaste = (config: Config): Config => ({ ...config, commerce: { ...config.commerce, timeoutMs: 300 } });

/** Starts a backend for tests; `env` overrides configuration variables, `sites` those of the tests. */
export const createTestBackend = async (
  env: Record<string, string> = {},
  sites: readonly SiteConfig[] = testSites,
): Promise<TestBackend> => {
  const app = express();
  const seen: SeenRequest[] = [];
  mountKeys(app);
  app.use(express.json({ limit: "5mb" }), express.urlencoded({ extended: false }));
  app.use((request, _response, next) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: request.body as unknown });
    next();
  });
  mountLogin(app);
  const server = await listen(app);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = loadConfig(
    {
      NODE_ENV: "test",
      COMMERCE_API_ORIGIN: origin,
      CARD_API_BASE_URL: origin,
      CONTENT_BASE_URL: `${origin}/content`,
      ...env,
    },
    sites,
  );
  return {
    app,
    origin,
    seen,
    config,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
