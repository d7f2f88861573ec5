import { onForget } from "#sandbox/core/forgetting.ts";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileOfImported, findImported, STATIC_FOLDER } from "./imported-picture.ts";

/** What addresses of pictures name: whose they are, and the catalogue of the world's own. */
export interface PictureNames {
  organizationId: string;
  pictureCatalog: string;
}

/** Path of the pictures of one catalogue at the image service, as the platform's own looks. */
export const imageBase = ({ organizationId }: PictureNames, catalogId: string): string => {
  const instance = organizationId.replace(/^f_ecom_/, "").toUpperCase();
  return `/dw/image/v2/${instance}/on/demandware.static/-/Sites-${encodeURIComponent(catalogId)}/default`;
};

/** The address of a picture at the image service, without parameters. */
export type ImageAddress = (file: string) => string;

/** In the address of a picture that is not there. */
const NO_HASH = "00000000";

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);

/**
 * Gives pictures their addresses: the world's own in `folder`, and those imported archives brought. The address holds a
 * hash of the picture's bytes, so whoever has it may keep the picture for ever; it is read once per file. Drawings are
 * delivered as WebP. A picture that is nowhere has an address too, as on the platform; nothing answers there.
 */
export const createImageAddress = (
  origin: string,
  names: PictureNames,
  folder?: string,
  staticFolder = path.join(process.cwd(), STATIC_FOLDER),
): ImageAddress => {
  const known = new Map<string, string>();
  onForget(() => known.clear());
  const own = imageBase(names, names.pictureCatalog);

  const make = (file: string): string => {
    if (folder !== undefined && !file.includes("/") && existsSync(path.join(folder, file)))
      return `${own}/dw${hashOf(path.join(folder, file))}/images/${file.replace(/\.svg$/, ".webp")}`;
    const imported = findImported(staticFolder, file);
    const place = imported && fileOfImported(staticFolder, imported);
    const address = file.split("/").map(encodeURIComponent).join("/");
    return imported && place
      ? `${imageBase(names, imported.catalogId)}/dw${hashOf(place)}/${address}`
      : `${own}/dw${NO_HASH}/images/${address}`;
  };

  return (file) => {
    const address = known.get(file);
    if (address) return address;
    const made = `${origin}${make(file)}`;
    known.set(file, made);
    return made;
  };
};
