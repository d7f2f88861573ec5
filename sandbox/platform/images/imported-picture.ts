import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Where pictures of imported archives lie when nobody says otherwise, from the folder the sandbox runs in. */
export const STATIC_FOLDER = path.join(".sandbox", "static-files");

/** A picture an archive brought: the catalogue it belongs to and its path there. */
export interface ImportedPicture {
  catalogId: string;
  /** Below the catalogue's pictures, for example `images/large/box.jpg`. */
  address: string;
}

/** Whether a path names a file below its folder: no empty, hidden or upward parts. */
const isInside = (address: string): boolean =>
  address !== "" && address.split("/").every((part) => part !== "" && !part.startsWith(".") && !/[\\\0]/.test(part));

/** The file of an imported picture; undefined for an address that names none. */
export const fileOfImported = (folder: string, { catalogId, address }: ImportedPicture): string | undefined =>
  isInside(catalogId) && !catalogId.includes("/") && isInside(address)
    ? path.join(folder, "catalogs", catalogId, "static", "default", address)
    : undefined;

/** The imported picture a product names; undefined when no catalogue has it. */
export const findImported = (folder: string, address: string): ImportedPicture | undefined => {
  const catalogs = path.join(folder, "catalogs");
  if (!isInside(address) || !existsSync(catalogs)) return undefined;
  return readdirSync(catalogs)
    .sort()
    .map((catalogId) => ({ catalogId, address }))
    .find((picture) => existsSync(fileOfImported(folder, picture) ?? ""));
};
