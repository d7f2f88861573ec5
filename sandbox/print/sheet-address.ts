import type { ImageAddress } from "#sandbox/images/image-address.ts";

/** Path of the catalogue's static files, as the platform's own looks. */
export const SHEETS_BASE = "/on/demandware.static/-/Sites-wickettplum-master/default/sheets";

/** Path of the sheet of one of the sales materials. */
export const sheetPath = (productId: string): string => `${SHEETS_BASE}/${productId}.pdf`;

/** Path of the digital catalog. */
export const DIGITAL_CATALOG_PATH = `${SHEETS_BASE}/digital-catalog.pdf`;

/**
 * The whole address of a static file of the catalogue: they stand at the host of the pictures. Anything else stays as
 * it is.
 */
export const staticAddress = (address: string, imageAddress: ImageAddress): string =>
  address.startsWith(SHEETS_BASE) ? new URL(address, imageAddress("sheet")).href : address;

/** Custom attributes with the whole address of the sheet. */
export const withSheetAddress = (
  attributes: Record<string, unknown>,
  imageAddress: ImageAddress,
): Record<string, unknown> => {
  const { c_pdfURL: address } = attributes;
  return typeof address === "string" && address.startsWith(SHEETS_BASE)
    ? { ...attributes, c_pdfURL: staticAddress(address, imageAddress) }
    : attributes;
};
