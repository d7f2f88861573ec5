import { type IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "#server/middleware/accepted-encoding.ts";
import { noteSentPage, type SentPage } from "#server/sent-page.ts";
import type { PageEntry } from "./page-entry.ts";

/** How the answer came about; shown as `X-Cache`. */
export type CacheState = SentPage["cache"];

/** Headers of one answer alone. */
export interface OwnHeaders {
  /** Names and values in turn, of an answer that has no headers yet. */
  raw?: readonly string[];
  /** What a page that may be a preview says of itself. */
  more?: Record<string, string> | undefined;
}

const names = (header: string, etag: string): boolean =>
  header === etag || header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);

/** Headers in turn as an object, for an answer that is no plain hit. */
const asObject = (raw: readonly string[]): Record<string, string> =>
  Object.fromEntries(raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : [])));

/** Node's own answers take names and values in turn; those that a host makes of its events may know objects alone. */
const takesTurns = (response: ServerResponse): boolean =>
  Reflect.get(response, "writeHead") === Reflect.get(ServerResponse.prototype, "writeHead");

/** Sends a packed page: the packing the browser asks for, 304 when it has it already, no body for HEAD. */
export const sendEntry = (
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
  state: CacheState,
  { raw = [], more }: OwnHeaders = {},
): void => {
  const variant = entry.variant(acceptedEncoding(request.headers["accept-encoding"] as string | undefined));
  const condition = request.headers["if-none-match"];
  const isKnown = condition !== undefined && entry.status === 200 && names(condition, variant.etag);
  noteSentPage(response, { cache: state, bytes: isKnown ? 0 : variant.body.length });
  if (isKnown || state !== "hit" || more || raw.length === 0 || !takesTurns(response)) {
    const headers = isKnown ? variant.notModified : variant.headers;
    response.writeHead(isKnown ? 304 : entry.status, { ...headers, "x-cache": state, ...asObject(raw), ...more });
  } else response.writeHead(entry.status, variant.raw.concat(raw));
  response.end(isKnown || request.method === "HEAD" ? undefined : variant.body);
};
