import type { IncomingMessage } from "node:http";
import { Fault } from "#sandbox/core/fault.ts";
import type { Shopper } from "#sandbox/core/api-route.ts";

/** Whom an access token stands for; nothing when it is forged, expired or revoked. */
export type VerifyToken = (token: string) => Promise<Shopper | undefined>;

const invalidToken = () =>
  new Fault(
    401,
    "invalid-access-token",
    "Your access token is invalid or expired and can't be used to identify a user.",
  );

/**
 * The bearer token of a request. Two authorization lines are refused, because clients differ in which one they mean.
 * @throws Fault 400 for doubled lines, 401 when there is none.
 */
export const bearerToken = (request: IncomingMessage): string => {
  refuseDoubledAuthorization(request);
  const header = request.headers.authorization;
  if (header === undefined) throw new Fault(401, "unauthorized", "The request has no access token.");
  const token = /^bearer\s+([\w.~+/-]+=*)$/i.exec(header.trim())?.[1];
  if (!token) throw invalidToken();
  return token;
};

/** @throws Fault 400 when the authorization header comes more than once. */
export const refuseDoubledAuthorization = (request: IncomingMessage): void => {
  const lines = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "authorization");
  if (lines.length > 1) throw new Fault(400, "bad-request", "The request has more than one authorization header.");
};

/**
 * The shopper behind a token, for calls to one site.
 * @throws Fault 401 for a token that is not valid, or was issued for another site.
 */
export const authenticate = async (verify: VerifyToken, token: string, siteId: string): Promise<Shopper> => {
  const shopper = await verify(token);
  if (!shopper || shopper.siteId !== siteId) throw invalidToken();
  return shopper;
};
