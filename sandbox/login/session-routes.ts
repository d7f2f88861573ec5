import { randomUUID } from "node:crypto";
import { Fault } from "#sandbox/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/http/api-route.ts";
import { basicCredentials } from "./basic-credentials.ts";
import type { LoginService } from "./login-service.ts";
import type { SessionService } from "./session-service.ts";

const HALF_YEAR_SECONDS = 15_552_000;

/** Ends the login a bearer token stands for. */
const endLogin = async (sessions: SessionService, authorization: string | undefined) => {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
  const session = token === undefined ? undefined : await sessions.verify(token);
  if (!session) throw new Fault(401, "invalid-access-token", "The access token is invalid or expired.");
  await sessions.end(session.id);
};

/** @throws Fault 400 for a type the sandbox does not hand tokens to, 401 for wrong credentials. */
const authenticateDirectly = async (login: LoginService, { body, siteId, headers }: ApiRequest) => {
  const type = (body as { type?: unknown } | undefined)?.type;
  if (type !== "guest" && type !== "credentials")
    throw new Fault(400, "enum-constraint-violation", "The type must be 'guest' or 'credentials'.", { path: "$.type" });
  const credentials = type === "credentials" ? basicCredentials(headers.authorization) : undefined;
  if (type === "credentials" && !credentials)
    throw new Fault(401, "invalid-username-or-password", "The authorization header holds no credentials.");
  const tokens = await login.openDirectly(siteId, credentials);
  return new ApiReply(
    200,
    { customerId: tokens.customer_id, authType: type === "guest" ? "guest" : "registered" },
    { authorization: `Bearer ${tokens.access_token}` },
  );
};

/** The Shop API's bridge from a token to a browser session, and its logout (wire contract, section 4.3). */
export const sessionFamilies = (login: LoginService, sessions: SessionService): ApiFamily[] => [
  {
    base: "",
    dialects: ["ocapi"],
    routes: [
      {
        operation: "Sessions.createSession",
        method: "post",
        path: "/sessions",
        handle: ({ shopper }) =>
          new ApiReply(204, undefined, {
            "set-cookie": [
              `dwsid=${randomUUID()}; Path=/; HttpOnly; SameSite=Lax`,
              `dwanonymous_${shopper.siteId.toLowerCase()}=${shopper.usid}; Path=/; Max-Age=${HALF_YEAR_SECONDS}; HttpOnly; SameSite=Lax`,
            ],
          }),
      },
      {
        operation: "Customers.auth",
        method: "post",
        path: "/customers/auth",
        anonymous: true,
        ownTransactions: true,
        handle: (request) => authenticateDirectly(login, request),
      },
      {
        operation: "Customers.logout",
        method: "delete",
        path: "/customers/auth",
        handle: async ({ headers }) => {
          await endLogin(sessions, headers.authorization);
          return new ApiReply(204);
        },
      },
    ],
  },
];
