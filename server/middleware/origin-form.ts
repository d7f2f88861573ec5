import type { IncomingMessage } from "node:http";

/**
 * Brings a request target in absolute form (`GET http://shop.test/cart HTTP/1.1`) into the usual one. What it names
 * counts in place of `Host` (RFC 9112, 3.2.2). False for a target that is no address of the web.
 */
export const toOriginForm = (request: IncomingMessage): boolean => {
  const target = request.url ?? "/";
  if (target.startsWith("/")) return true;
  if (target === "*" && request.method === "OPTIONS") return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { host, pathname, search } = new URL(target);
  request.headers.host = host;
  request.url = pathname + search;
  return true;
};
