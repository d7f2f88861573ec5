import path from "node:path";
import { staticBase } from "#sandbox/print/static-address.ts";

/** Where the pictures of the goods lie, from the project's root. */
export const picturesFolder = path.join("worlds", "wickett-plum", "images");

/** Where the printed sheets lie. */
export const sheetsFolder = path.join("worlds", "wickett-plum", "print", "sheets");

/** The catalogue that addresses of pictures and printed sheets name. */
export const pictureCatalog = "wickettplum-master";

/** Path of the sheet of one of the sales materials. */
export const sheetPath = (productId: string): string => `${staticBase(pictureCatalog)}/sheets/${productId}.pdf`;

/** Path of the digital catalog. */
export const digitalCatalogPath = sheetPath("digital-catalog");
