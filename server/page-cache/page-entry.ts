import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Encoding } from "#server/middleware/accepted-encoding.ts";

const brotli = promisify(zlib.brotliCompress);

/** Brotli 4 makes a page a tenth longer than 5 and costs two thirds of the time. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

/** An answer as the renderer made it: headers in lower case. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** What it was made from, for a purge by tag: `product:p1`, `category:truffles`, `content:home`. */
  tags?: readonly string[];
  /** When it was made, in milliseconds since 1970; left out for just now. */
  madeAt?: number;
}

/** One packing of a page, ready to be sent. */
interface Variant {
  body: Buffer;
  /** Complete for a hit, so that nothing is left to do then. */
  headers: Record<string, string>;
  /** The same as Node sends them fastest: names and values in turn. */
  raw: readonly string[];
  /** The headers of a 304. */
  notModified: Record<string, string>;
  etag: string;
}

/** A page ready to be sent. */
export interface PageEntry {
  status: number;
  /**
   * The page in a packing. Nearly everybody takes Brotli, which is what is kept; the others are made of it when
   * somebody asks for them, and gzip is kept from then on.
   */
  variant(encoding: Encoding): Variant;
  /** Memory it takes, roughly. */
  bytes: number;
}

const omitted = new Set(["content-type", "content-length", "content-encoding"]);

const variant = (page: Omit<Page, "html">, hash: string, encoding: Encoding, body: Buffer): Variant => {
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const headers: Record<string, string> = {
    ...page.headers,
    vary: "Accept-Encoding",
    etag,
    "x-cache": "hit",
    "content-length": String(body.length),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  return {
    body,
    headers,
    raw: Object.entries(headers).flat(),
    etag,
    notModified: Object.fromEntries(Object.entries(headers).filter(([name]) => !omitted.has(name))),
  };
};

/** Packs a page; the text itself is not kept, since it takes six times the memory. */
export const packPage = async (page: Page): Promise<PageEntry> => {
  const identity = Buffer.from(page.html, "utf8");
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const body = await brotli(identity, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  const { html: _text, ...rest } = page;
  return entryOf(rest, hash, body);
};

const entryOf = (page: Omit<Page, "html">, hash: string, body: Buffer): PageEntry => {
  const br = variant(page, hash, "br", body);
  let gzip: Variant | undefined;
  const text = () => zlib.brotliDecompressSync(body);
  const headerBytes = Object.entries(page.headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    status: page.status,
    variant: (encoding) => {
      if (encoding === "br") return br;
      if (encoding === "identity") return variant(page, hash, "identity", text());
      return (gzip ??= variant(page, hash, "gzip", zlib.gzipSync(text(), { level: GZIP_LEVEL })));
    },
    // With gzip, which is about as long.
    bytes: Math.ceil(body.length * 2.2) + headerBytes * 4 + 500,
  };
};
