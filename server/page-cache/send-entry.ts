import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "#server/middleware/accepted-encoding.ts";
import type { PageEntry } from "./page-entry.ts";

/** How the answer came about; shown as `X-Cache`. */
export type CacheState = "hit" | "miss" | "stale";

const names = (header: string, etag: string): boolean =>
  header === etag || header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);

/**
 * Sends a packed page: the packing the browser asks for, 304 when it has it already, no body for HEAD. `more` are
 * headers of this answer alone.
 */
export const sendEntry = (
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
  state: CacheState,
  more?: Record<string, string>,
): void => {
  const variant = entry.variant(acceptedEncoding(request.headers["accept-encoding"] as string | undefined));
  const condition = request.headers["if-none-match"];
  const complete = (headers: Record<string, string>) =>
    state === "hit" && !more ? headers : { ...headers, "x-cache": state, ...more };
  if (condition !== undefined && entry.status === 200 && names(condition, variant.etag)) {
    response.writeHead(304, complete(variant.notModified)).end();
    return;
  }
  response.writeHead(entry.status, complete(variant.headers));
  response.end(request.method === "HEAD" ? undefined : variant.body);
};
