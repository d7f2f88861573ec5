import { existsSync } from "node:fs";
import { join } from "node:path";
import { Router } from "express";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";

const MAX_SIZE = 2048;
const formats = { webp: "image/webp", jpeg: "image/jpeg", png: "image/png", avif: "image/avif" } as const;
type Format = keyof typeof formats;

const size = (value: unknown): number | undefined => {
  if (value === undefined) return undefined;
  const pixels = Number(value);
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > MAX_SIZE)
    throw new VendorError(400, { error: { type: "INVALID_REQUEST", message: `A size is 1 to ${MAX_SIZE} pixels` } });
  return pixels;
};

/** What is asked for by name; `auto` is the smallest that the browser reads. */
const formatOf = (wanted: unknown, accept: string): Format => {
  if (typeof wanted === "string" && Object.hasOwn(formats, wanted)) return wanted as Format;
  if (wanted === "auto" && accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "png";
};

/** An AVIF looks as a WebP does at five eighths of its quality, and a low effort makes it as fast. */
const outputOf = (format: Format, quality: number) =>
  format === "avif" ? { quality: Math.max(1, Math.round((quality * 5) / 8)), effort: 2 } : { quality };

/** Pictures of managed content (Amplience Dynamic Media, the parameters the shop uses: `w h qlt fmt`). */
export const mediaRouter = ({ folder, files }: VendorData["media"]): Router => {
  const rendered = new LRUCache<string, Buffer>({ maxSize: 16_000_000, sizeCalculation: (bytes) => bytes.length });
  const router = Router();

  router.get("/i/:endpoint/:name", async ({ params, query, headers }, response) => {
    const file = Object.hasOwn(files, params.name) ? files[params.name]?.file : undefined;
    const path = join(folder, file ?? "");
    if (!file || !existsSync(path))
      throw new VendorError(404, { error: { type: "NOT_FOUND", message: "There is no such picture" } });
    const [width, height] = [size(query.w), size(query.h)];
    const quality = Math.min(100, Math.max(1, Number(query.qlt) || 80));
    const format = formatOf(query.fmt, headers.accept ?? "");
    const key = [file, width, height, quality, format].join(" ");
    const bytes =
      rendered.get(key) ??
      (await sharp(path)
        .resize({ width, height, fit: "inside", withoutEnlargement: true })
        .toFormat(format, outputOf(format, quality))
        .toBuffer());
    rendered.set(key, bytes);
    response.set({ "cache-control": "public, max-age=86400", vary: "Accept" }).type(formats[format]).send(bytes);
  });

  return router;
};
