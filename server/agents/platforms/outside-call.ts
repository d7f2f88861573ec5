import { lookup as resolve, type LookupAddress } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An answer of an address that a stranger named. */
export interface OutsideAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface OutsideCall {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Calls an address that a stranger named. @throws Error for one that is not public, too slow or too long an answer */
export type CallOutside = (url: string, call?: OutsideCall) => Promise<OutsideAnswer>;

const MOST_BYTES = 256 * 1024;

/** Whether an address belongs to the internet, and not to this machine or the network it stands in. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Looks a name up and refuses it where any of its addresses is not public, so that the one connected to is. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found as LookupAddress[] | undefined) ?? [];
    const [first] = addresses;
    if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is not a public address.`), "", 0);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

const read = (message: IncomingMessage, request: ClientRequest): Promise<string> =>
  new Promise((resolveText, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    message.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) request.destroy(new Error(`The answer is longer than ${MOST_BYTES} bytes.`));
      else parts.push(part);
    });
    message.on("end", () => resolveText(Buffer.concat(parts).toString("utf8")));
    message.on("error", reject);
  });

/**
 * Makes calls to addresses that strangers name: https to the public internet alone, no redirect is followed, and time
 * and bytes have an end. `allowLocal` also lets this machine be called, by http too, as in front of the sandbox.
 */
export const createOutsideCalls =
  ({ allowLocal, timeoutMs }: { allowLocal: boolean; timeoutMs: number }): CallOutside =>
  (url, { method = "GET", headers = {}, body } = {}) =>
    new Promise((resolveAnswer, reject) => {
      const { protocol, hostname } = new URL(url);
      const literal = hostname.replace(/^\[|\]$/g, "");
      if (protocol !== "https:" && !allowLocal) return reject(new Error("Only https addresses are called."));
      if (!allowLocal && ipaddr.isValid(literal) && !isPublicAddress(literal))
        return reject(new Error(`${hostname} is not a public address.`));
      const send = protocol === "https:" ? httpsRequest : httpRequest;
      const request = send(url, {
        method,
        headers: { ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowLocal && { lookup: publicLookup }),
      });
      request.on("error", reject);
      request.on("response", (message) => {
        read(message, request).then(
          (text) => resolveAnswer({ status: message.statusCode ?? 0, headers: message.headers, body: text }),
          reject,
        );
      });
      request.end(body);
    });
