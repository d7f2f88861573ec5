import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Where the picture masters lie, from the project's root. */
export const MASTERS_FOLDER = path.join("sandbox", "images", "masters");

/** Path of the image service, as the platform's own looks (third parties, section 11). */
export const IMAGE_BASE = "/dw/image/v2/SWEE_001/on/demandware.static/-/Sites-wickettplum-master/default";

/** The address of a picture at the image service, without parameters. */
export type ImageAddress = (file: string) => string;

/**
 * Gives pictures their addresses. The address holds a hash of the picture's bytes, so whoever has it may keep the picture
 * for ever; it is read once per file. Drawings are delivered as WebP.
 */
export const createImageAddress = (origin: string, folder = path.join(process.cwd(), MASTERS_FOLDER)): ImageAddress => {
  const known = new Map<string, string>();
  return (file) => {
    const address = known.get(file);
    if (address) return address;
    const hash = createHash("sha256")
      .update(readFileSync(path.join(folder, file)))
      .digest("hex")
      .slice(0, 8);
    const made = `${origin}${IMAGE_BASE}/dw${hash}/images/${file.replace(/\.svg$/, ".webp")}`;
    known.set(file, made);
    return made;
  };
};
