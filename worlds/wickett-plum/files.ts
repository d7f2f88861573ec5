import path from "node:path";
import { fileURLToPath } from "node:url";
import { staticBase } from "#sandbox/platform/print/static-address.ts";

/** Folder of this world's own files, as sources or installed. */
export const worldFolder = path.dirname(fileURLToPath(import.meta.url));

/** Where the pictures of the goods lie. */
export const picturesFolder = path.join(worldFolder, "images");

/** Where the printed sheets lie. */
export const sheetsFolder = path.join(worldFolder, "print", "sheets");

/** The catalogue that addresses of pictures and printed sheets name. */
export const pictureCatalog = "wickettplum-master";

/** Path of the sheet of one of the sales materials. */
export const sheetPath = (productId: string): string => `${staticBase(pictureCatalog)}/sheets/${productId}.pdf`;

/** Path of the digital catalog. */
export const digitalCatalogPath = sheetPath("digital-catalog");
