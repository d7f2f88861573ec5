import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Definition as TypedDefinition } from "nock";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { withoutPeople } from "./personal.ts";
import type { RecordedCall, TokenStandIn } from "./recording.ts";
import { createStandIns, mapTexts, MOMENT, type StandIns } from "./stand-ins.ts";

/** What the recorder gives; its types leave the headers out. */
export type Definition = TypedDefinition & { rawHeaders?: string[] | Record<string, string> };

/** Headers of an answer that the storefront reads; all others are left out. */
const kept = new Set(["content-type", "location", "sfdc_maintenance", "retry-after", "set-cookie"]);

const unpack: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

const headersOf = ({ rawHeaders }: Definition): [string, string][] => {
  const raw = (Array.isArray(rawHeaders) ? rawHeaders : Object.entries(rawHeaders ?? {}).flat()) as string[];
  return Array.from({ length: raw.length / 2 }, (_, at) => [
    String(raw[2 * at]).toLowerCase(),
    String(raw[2 * at + 1]),
  ]);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The answer as JSON or text, unpacked. */
const responseOf = ({ response }: Definition, encoding: string): unknown => {
  const open = unpack[encoding];
  if (!open || !Array.isArray(response)) return response ?? "";
  return parsed(open(Buffer.concat(response.map((part) => Buffer.from(String(part), "hex")))).toString());
};

/** JSON as it is, a form as its fields. */
export const bodyOf = (body: unknown): unknown => {
  if (typeof body !== "string") return body;
  const read = parsed(body);
  if (typeof read !== "string") return read;
  return /^[\w.-]+=/.test(read) ? Object.fromEntries(new URLSearchParams(read)) : read;
};

/** A cookie by its name only. */
const bareCookie = (cookie: string) => cookie.replace(/^([^=]+)=[^;]*/, "$1=stand-in");

/** One call of the recorder, read but not yet cleaned. */
const readCall = (definition: Definition): RecordedCall => {
  const headers = headersOf(definition);
  const encoding = headers.find(([name]) => name === "content-encoding")?.[1] ?? "";
  const body = bodyOf(definition.body);
  return {
    scope: String(definition.scope),
    method: definition.method ?? "GET",
    path: String(definition.path),
    ...(body !== "" && body !== undefined && { body }),
    status: Number(definition.status),
    headers: Object.fromEntries(
      headers
        .filter(([name]) => kept.has(name))
        .map(([name, value]) => [name, name === "set-cookie" ? bareCookie(value) : value]),
    ),
    response: shorter(responseOf(definition, encoding)),
  };
};

/** How many of a list are kept where many look alike: no test needs the tenth picture. */
const most: Readonly<Record<string, number>> = {
  images: 1,
  imageGroups: 5,
  responses: 1,
  shippingMethods: 2,
  stores: 3,
};

/** An answer with its long lists cut. */
const shorter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shorter);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const rest: unknown = Array.isArray(item) ? item.slice(0, most[key] ?? item.length) : item;
      return [key, shorter(rest)];
    }),
  );
};

/** The same for two calls that differ in what chance drew only; calls of one step are put in this order. */
const sortKey = (call: RecordedCall): string => {
  const blank = createStandIns(new Map());
  const bare = (text: string) =>
    blank
      .text(text)
      .replace(/0{7,}\d+/g, "*")
      .replace(/token-\d+/g, "*")
      .replace(/:\d{4,5}\b/g, "");
  return bare([call.scope, call.path, call.method, JSON.stringify(call.body ?? "")].join(" "));
};

/** The calls of one step in an order that does not depend on who was faster. */
export const readCalls = (definitions: readonly Definition[]): RecordedCall[] =>
  definitions
    .map(readCall)
    .map((call) => ({ call, key: sortKey(call) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ call }) => call);

/** A value without people, ids of chance, tokens and this machine's addresses. */
export const cleanValue = (value: unknown, standIns: StandIns): unknown =>
  mapTexts(withoutKeys(withoutPeople(value)), (text) => standIns.text(text));

/** A call as it is checked in. */
export const cleanCall = (call: RecordedCall, standIns: StandIns): RecordedCall => {
  standIns.learn(call.response);
  return {
    ...call,
    scope: standIns.text(call.scope),
    path: standIns.text(call.path),
    ...(call.body !== undefined && { body: cleanValue(call.body, standIns) }),
    headers: cleanValue(call.headers, standIns) as Record<string, string>,
    response: cleanValue(call.response, standIns),
  };
};

/** The times of a token as if it had been made at the moment of the recording. */
const shifted = ({ iat, nbf, exp }: { iat?: number; nbf?: number; exp?: number }) => {
  const later = Math.round(Date.parse(MOMENT) / 1000) - (iat ?? 0);
  return Object.fromEntries(
    Object.entries({ iat, nbf, exp }).flatMap(([name, at]) => (at === undefined ? [] : [[name, at + later]])),
  );
};

/** What the replaced tokens say; tokens within tokens and sealed ones say nothing. */
export const cleanTokens = (standIns: StandIns): Record<string, TokenStandIn> => {
  const read: Record<string, TokenStandIn> = {};
  for (const [name, token] of standIns.tokens) {
    if (token.split(".").length !== 3) continue;
    const { alg, kid } = decodeProtectedHeader(token);
    const { flx, ...said } = decodeJwt<{ flx?: object }>(token);
    const sealed = flx && { flx: { ...flx, data: "sealed" } };
    const claims = cleanValue({ ...said, ...shifted(said), ...sealed }, standIns);
    read[name] = {
      header: { alg, ...(kid !== undefined && { kid: standIns.text(kid) }) },
      claims: claims as TokenStandIn["claims"],
    };
  }
  return read;
};

/** Public keys change with every start of a service; the player puts its own in their place. */
const withoutKeys = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : (JSON.parse(
        JSON.stringify(value, (key, item: unknown) =>
          key === "n" && typeof item === "string" && item.length > 100 ? "public-key" : item,
        ),
      ) as unknown);
