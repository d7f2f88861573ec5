import Papa from "papaparse";
import type { BasketDocument, BasketShipment } from "#app/domain/basket/basket-document.ts";

const HEAD = [
  "First name",
  "Last name",
  "Company",
  "Street",
  "Unit",
  "City",
  "State",
  "Zip",
  "Country",
  "Phone",
  "Quantity",
  "Day",
  "Card",
  "Item",
] as const;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * A table as text (RFC 4180) that `readTable` reads as it was; what a spreadsheet would work out as a formula is kept
 * from it by an apostrophe.
 */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows, { escapeFormulae: /^'*[=+\-@]/ });

/**
 * The people of a bag as a table to keep (CSV): a row for each line of each parcel, under a head that `recipientRows`
 * knows, so that the file can be pasted again.
 */
export const recipientsCsv = (parcels: readonly BasketShipment[], { productItems = [] }: BasketDocument): string =>
  writeTable([
    HEAD,
    ...parcels.flatMap(({ shipmentId, shippingAddress, giftMessage, ...parcel }) => {
      const address = shippingAddress ?? {};
      return productItems
        .filter((item) => item.shipmentId === shipmentId)
        .map(({ quantity = 1, productName }) => [
          textOf(address.firstName),
          textOf(address.lastName),
          textOf(address.companyName),
          textOf(address.address1),
          textOf(address.address2),
          textOf(address.city),
          textOf(address.stateCode),
          textOf(address.postalCode),
          textOf(address.countryCode),
          textOf(address.phone),
          String(quantity),
          textOf(parcel["c_DATE_WANTED"]),
          textOf(giftMessage),
          textOf(productName),
        ]);
    }),
  ]);
