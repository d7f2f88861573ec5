import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type Shopper } from "#sandbox/core/api-route.ts";
import { basicCredentials } from "./basic-credentials.ts";
import type { BrowserSessionService } from "./browser-session-service.ts";
import { bearerOf } from "./login-routes.ts";
import type { LoginService } from "./login-service.ts";
import { browserSessionIdOf } from "./session-bridge-routes.ts";
import type { SessionService } from "./session-service.ts";

const HALF_YEAR_SECONDS = 15_552_000;

interface SessionServices {
  login: LoginService;
  sessions: SessionService;
  browserSessions: BrowserSessionService;
}

/** Ends the login a bearer token stands for. */
const endLogin = async (sessions: SessionService, token: string | undefined) => {
  const session = token === undefined ? undefined : await sessions.verify(token);
  if (!session) throw new Fault(401, "invalid-access-token", "The access token is invalid or expired.");
  await sessions.end(session.id);
};

/** The ways to a token, each with whether the person is registered. */
const ways: Record<
  string,
  (
    services: SessionServices,
    request: ApiRequest,
  ) => Promise<{ customerId: string; token: string; registered: boolean }>
> = {
  guest: async ({ login }, { siteId }) => {
    const tokens = await login.openDirectly(siteId, undefined);
    return { customerId: tokens.customer_id, token: tokens.access_token, registered: false };
  },

  credentials: async ({ login }, { siteId, headers }) => {
    const credentials = basicCredentials(headers.authorization);
    if (!credentials)
      throw new Fault(401, "invalid-username-or-password", "The authorization header holds no credentials.");
    const tokens = await login.openDirectly(siteId, credentials);
    return { customerId: tokens.customer_id, token: tokens.access_token, registered: true };
  },

  session: async ({ login, browserSessions }, request) => {
    const session = await browserSessions.find(browserSessionIdOf(request), request.siteId);
    if (!session) throw new Fault(401, "invalid-session", "The request belongs to no session of the storefront.");
    const { usid, registered, customerId } = session;
    const tokens = await login.openKnown(request.siteId, usid, registered ? customerId : undefined);
    return { customerId: tokens.customer_id, token: tokens.access_token, registered };
  },

  refresh: async ({ login, sessions }, request) => {
    const token = bearerOf(request);
    const session = token === undefined ? undefined : await sessions.verify(token);
    if (session?.siteId !== request.siteId)
      throw new Fault(401, "invalid-access-token", "The access token is invalid or expired.");
    const tokens = await login.renew(session);
    return { customerId: tokens.customer_id, token: tokens.access_token, registered: session.registered };
  },
};

/** @throws Fault 400 for an unknown type, 401 for who does not prove to be anybody. */
const authenticateDirectly = async (services: SessionServices, request: ApiRequest) => {
  const type = (request.body as { type?: unknown } | undefined)?.type;
  const way = typeof type === "string" && Object.hasOwn(ways, type) ? ways[type] : undefined;
  if (!way)
    throw new Fault(400, "enum-constraint-violation", `The type must be one of ${Object.keys(ways).join(", ")}.`, {
      path: "$.type",
    });
  const { customerId, token, registered } = await way(services, request);
  return new ApiReply(
    200,
    { customerId, authType: registered ? "registered" : "guest" },
    { authorization: `Bearer ${token}` },
  );
};

const cookiesOf = (dwsid: string, { siteId, usid }: Shopper): string[] => [
  `dwsid=${dwsid}; Path=/; HttpOnly; SameSite=Lax`,
  `dwanonymous_${siteId.toLowerCase()}=${usid}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; HttpOnly; SameSite=Lax`,
];

/** The Shop API's bridge from a token to a browser session and back, and its logout. */
export const sessionFamilies = (services: SessionServices): ApiFamily[] => [
  {
    base: "",
    dialects: ["ocapi"],
    routes: [
      {
        operation: "Sessions.createSession",
        method: "post",
        path: "/sessions",
        handle: async ({ shopper }) => {
          const { siteId, customerId, registered, usid } = shopper;
          const guestCustomerId = shopper.previousCustomerId ?? customerId;
          const session = { siteId, customerId, guestCustomerId, registered, usid };
          const dwsid = await services.browserSessions.open(session);
          return new ApiReply(204, undefined, { "set-cookie": cookiesOf(dwsid, shopper) });
        },
      },
      {
        operation: "Customers.auth",
        method: "post",
        path: "/customers/auth",
        anonymous: true,
        ownTransactions: true,
        handle: (request) => authenticateDirectly(services, request),
      },
      {
        operation: "Customers.logout",
        method: "delete",
        path: "/customers/auth",
        handle: async (request) => {
          await endLogin(services.sessions, bearerOf(request));
          return new ApiReply(204);
        },
      },
    ],
  },
];
