import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";

const STATIC_FILES = "/on/demandware.static/-/";

/** Path of a catalogue's static files, as the platform's own looks. */
export const staticBase = (catalogId: string): string =>
  `${STATIC_FILES}Sites-${encodeURIComponent(catalogId)}/default`;

/**
 * The whole address of a static file of a catalogue: they stand at the host of the pictures. Anything else stays as
 * it is.
 */
export const staticAddress = (address: string, imageAddress: ImageAddress): string =>
  address.startsWith(STATIC_FILES) ? new URL(address, imageAddress("sheet")).href : address;

/** Custom attributes with the whole address of the sheet. */
export const withSheetAddress = (
  attributes: Record<string, unknown>,
  imageAddress: ImageAddress,
): Record<string, unknown> => {
  const { c_pdfURL: address } = attributes;
  return typeof address === "string" && address.startsWith(STATIC_FILES)
    ? { ...attributes, c_pdfURL: staticAddress(address, imageAddress) }
    : attributes;
};
