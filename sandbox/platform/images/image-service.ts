import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";
import { Fault } from "#sandbox/core/fault.ts";
import type { ImageFormat, ImageRequest, SourceName } from "./image-request.ts";
import { createQueue } from "./work-queue.ts";

/** A picture ready to be sent. */
export interface ScaledImage {
  bytes: Buffer;
  contentType: string;
  /** Changes with the picture and with how it is scaled. */
  etag: string;
  /** First digits of the hash of the source's bytes, as in its address. */
  sourceHash: string;
}

/** Scales pictures and remembers what it made. */
export interface ImageService {
  /**
   * @throws Fault 404 `image-not-found`; 400 `bad-request` for a crop or an overlay outside the picture, and for one
   * that is larger than the platform takes or sends.
   */
  scaled(request: ImageRequest, format: ImageFormat): Promise<ScaledImage>;
}

interface Source {
  bytes: Buffer;
  ending: string;
  hash: string;
}

/** Pixels per inch drawings are rendered at, so that they are sharp at twice their own size. */
const DRAWING_DENSITY = 144;
/** A third quicker than the library's own 4, a tenth larger. */
const WEBP_EFFORT = 3;
/** What lately asked pictures may hold in memory, so that a page looked at again costs no reading. */
const RECENT_BYTES = 16 * 1024 * 1024;
/** The most bytes a source and an answer may have. */
const SOURCE_BYTES = 10 * 1024 * 1024;
const ANSWER_BYTES = 6 * 1024 * 1024;
/** How many pictures are scaled at the same time; the rest of the machine belongs to the shop. */
const WORKERS = 2;

const tooLarge = (what: string, most: number) =>
  new Fault(400, "bad-request", `${what} is larger than ${most / 1024 / 1024} MB.`, {});

/** The same picture with another one laid over it, in that one's own size. */
const laidOver = async (image: Sharp, overlay: Source, left: number, top: number): Promise<Sharp> => {
  const ground = await image.png().toBuffer({ resolveWithObject: true });
  const cover = await sharp(overlay.bytes).png().toBuffer({ resolveWithObject: true });
  if (left + cover.info.width > ground.info.width || top + cover.info.height > ground.info.height)
    throw new Fault(
      400,
      "bad-request",
      `The overlay leaves the picture of ${ground.info.width} × ${ground.info.height}.`,
      {
        parameterName: "oimg",
      },
    );
  return sharp(ground.data).composite([{ input: cover.data, left, top }]);
};

const scale = async (
  source: Source,
  overlay: Source | null,
  request: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> => {
  const { crop, width, height, mode, background, quality } = request;
  let image = sharp(source.bytes, source.ending === "svg" ? { density: DRAWING_DENSITY } : {});
  const { width: ownWidth, height: ownHeight } = await image.metadata();
  if (background ?? format === "jpeg") image = image.flatten({ background: background ?? "#ffffff" });
  if (crop) {
    if (crop.left + crop.width > ownWidth || crop.top + crop.height > ownHeight)
      throw new Fault(400, "bad-request", `The crop leaves the picture of ${ownWidth} × ${ownHeight}.`, {
        parameterName: "cx",
      });
    image = image.extract(crop);
  }
  if (width !== null || height !== null)
    image = image.resize(width, height, { fit: mode === "cut" ? "cover" : "inside", withoutEnlargement: true });
  if (overlay && request.overlay) image = await laidOver(image, overlay, request.overlay.left, request.overlay.top);
  if (request.keepMetadata) image = image.keepMetadata();
  switch (format) {
    case "avif":
      return image.avif({ quality: Math.min(quality, 90), effort: 2 }).toBuffer();
    case "webp":
      return image.webp({ quality, alphaQuality: Math.max(quality, 80), effort: WEBP_EFFORT }).toBuffer();
    case "jpeg":
      return image.jpeg({ quality, mozjpeg: true }).toBuffer();
    case "png":
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
};

/**
 * The service over a folder of masters and a folder for what it made. Both are given; a name in a request can hold
 * neither dots nor slashes, so no request leaves them.
 */
export const createImageService = (mastersFolder: string, cacheFolder: string): ImageService => {
  const sources = new Map<string, Promise<Source>>();
  const making = new Map<string, Promise<Buffer>>();
  const recent = new LRUCache<string, Buffer>({
    maxSize: RECENT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const inTurn = createQueue(WORKERS);

  const readSource = async ({ name, endings }: SourceName): Promise<Source> => {
    for (const ending of endings) {
      const file = path.join(mastersFolder, `${name}.${ending}`);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) continue;
      if (found.size > SOURCE_BYTES) throw tooLarge(`The source of '${name}'`, SOURCE_BYTES);
      const bytes = await readFile(file);
      return { bytes, ending, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
    }
    throw new Fault(404, "image-not-found", `There is no picture named '${name}'.`);
  };

  const sourceOf = (request: SourceName): Promise<Source> => {
    const key = `${request.name} ${request.endings.join(" ")}`;
    const known = sources.get(key);
    if (known) return known;
    const reading = readSource(request);
    reading.then(
      () => sources.set(key, reading),
      () => undefined,
    );
    return reading;
  };

  const overlayOf = async ({ overlay }: ImageRequest): Promise<Source | null> => {
    if (!overlay) return null;
    return sourceOf(overlay).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.status !== 404) throw error;
      throw new Fault(400, "bad-request", `There is no picture '${overlay.name}' to lay over.`, {
        parameterName: "oimg",
      });
    });
  };

  /** Written beside and moved into place, so that a killed process leaves no half picture. */
  const keep = async (file: string, bytes: Buffer): Promise<void> => {
    const draft = `${file}.${randomUUID()}`;
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  };

  return {
    scaled: async (request, format) => {
      const source = await sourceOf(request);
      const overlay = await overlayOf(request);
      const { width, height, mode, crop, quality, background, keepMetadata } = request;
      const recipe = JSON.stringify([
        source.hash,
        format,
        width,
        height,
        mode,
        crop,
        quality,
        background,
        keepMetadata,
        ...(overlay && request.overlay ? [overlay.hash, request.overlay.left, request.overlay.top] : []),
      ]);
      const key = createHash("sha256").update(recipe).digest("hex").slice(0, 32);
      const file = path.join(cacheFolder, `${request.name}-${key}.${format}`);
      const make = async () => {
        const kept = await readFile(file).catch(() => null);
        const bytes = kept ?? (await inTurn(() => scale(source, overlay, request, format)));
        if (bytes.length > ANSWER_BYTES) throw tooLarge("The picture", ANSWER_BYTES);
        if (!kept) await keep(file, bytes).catch(() => undefined);
        recent.set(key, bytes);
        return bytes;
      };
      const makeOnce = () => {
        const running = making.get(key) ?? make().finally(() => making.delete(key));
        making.set(key, running);
        return running;
      };
      return {
        bytes: recent.get(key) ?? (await makeOnce()),
        contentType: `image/${format}`,
        etag: `"${key}"`,
        sourceHash: source.hash,
      };
    },
  };
};
