import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { Fault } from "#sandbox/core/fault.ts";

/** Who may use the levers: everybody on this machine, who knows the token, or nobody. */
export type ControlAccess = { mode: "open" } | { mode: "token"; token: string } | { mode: "refused" };

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** What a proxy adds to a call it passes on, and the mark that a storefront gives its calls. */
const signsOfProxy = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "correlation-id"];

const isFollowedLink = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";

/**
 * Lets calls of this machine pass, through no proxy and from no page of another origin. @throws Fault 403 for anybody
 * else
 */
const thisMachineOnly: RequestHandler = ({ socket, headers, method }, _response, next) => {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const isOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  // Somebody may follow a link to the console; what a page of elsewhere sends by itself is refused.
  const isForeign = /^(cross|same)-site$/.test(String(headers["sec-fetch-site"])) && !isFollowedLink(method, headers);
  const isDirect = !signsOfProxy.some((name) => name in headers);
  const isHere = loopback.test(socket.remoteAddress ?? "") && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);
  if (!isHere || !isDirect || !isOwnPage || isForeign)
    throw new Fault(403, "forbidden", "The sandbox's levers can only be used from this machine.");
  next();
};

/**
 * Where a token is asked for, calls may come from any machine and through proxies; a browser's only from the sandbox's
 * own pages, because it sends the password of a user by itself. @throws Fault 403 for pages of another origin
 */
const ownPagesOnly: RequestHandler = ({ headers, method }, _response, next) => {
  const isOwnPage = headers.origin === undefined || new URL(headers.origin).host === headers.host;
  const isForeign = /^(cross|same)-site$/.test(String(headers["sec-fetch-site"])) && !isFollowedLink(method, headers);
  if (!isOwnPage || isForeign)
    throw new Fault(403, "forbidden", "The sandbox's levers can only be used from its own pages.");
  next();
};

/** From where the levers may be used: from this machine alone, or with a token from anywhere. */
export const placeGuard = ({ mode }: ControlAccess): RequestHandler =>
  mode === "token" ? ownPagesOnly : thisMachineOnly;

/** @throws Fault 403 where the levers are switched off, 401 without the token where one is set */
export const checkAccess = (access: ControlAccess, authorization: string | undefined): void => {
  if (access.mode === "refused")
    throw new Fault(
      403,
      "forbidden",
      "The levers are switched off in production. SANDBOX_CONTROL=loopback or SANDBOX_CONTROL_TOKEN switches them on.",
    );
  if (access.mode === "token" && !isToken(access.token, authorization))
    throw new Fault(401, "unauthorized", "The levers need the token this sandbox was started with.");
};

/** As a bearer token, or as the password of any user, which is what browsers ask for. */
const isToken = (token: string, authorization = ""): boolean => {
  const [, scheme = "", value = ""] = /^(bearer|basic)\s+(\S+)$/i.exec(authorization) ?? [];
  const given =
    scheme.toLowerCase() === "basic"
      ? Buffer.from(value, "base64")
          .toString()
          .replace(/^[^:]*:/, "")
      : value;
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};
