import fc from "fast-check";
import Papa from "papaparse";
import { readTable } from "#app/components/recipients/read-table.ts";
import { recipientRows } from "#app/domain/basket/recipient-table.ts";
import { recipientsCsv, writeTable } from "./recipients-csv.ts";

const cellsOf = (text: string) => {
  const table = readTable(text);
  return "rows" in table ? table.rows.map(({ cells }) => cells) : table;
};

const rowsOf = (text: string) => {
  const table = readTable(text);
  return "rows" in table ? recipientRows(table, "US") : [];
};

test("whatever a table holds is read as it was written, and nothing in it is a formula", () => {
  const cell = fc
    .oneof(fc.string(), fc.constantFrom("'=1", "''+", "=1+1", "+1", "-", "@x", 'a"b', "x,y"))
    .map((text) => text.replaceAll(/[\r\ufeff]/g, "").trim())
    .filter((text) => !text.startsWith("'"));
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((each) => each !== ""));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const text = writeTable([["x", "y"], ...rows]);
      for (const cells of Papa.parse<string[]>(text, { delimiter: "," }).data)
        for (const each of cells) expect(each).not.toMatch(/^[=+\-@]/);
      expect(cellsOf(text)).toEqual([["x", "y"], ...rows]);
    }),
  );
});

test("the people of a bag come back out of their file with day and card", () => {
  const shippingAddress = { firstName: "Ada", lastName: "Quill", address1: "4 Elm, rear", city: "Oakland" };
  const parcel = { shipmentId: "s1", giftMessage: "For Ada", c_DATE_WANTED: "2026-12-24" };
  const file = recipientsCsv(
    [{ ...parcel, shippingAddress: { ...shippingAddress, stateCode: "CA", postalCode: "94607", countryCode: "US" } }],
    { productItems: [{ itemId: "1", shipmentId: "s1", quantity: 2, productName: "Truffles" }] },
  );
  expect(rowsOf(file)).toEqual([
    expect.objectContaining({
      quantity: 2,
      day: "2026-12-24",
      message: "For Ada",
      address: expect.objectContaining({ ...shippingAddress, stateCode: "CA", postalCode: "94607" }),
    }),
  ]);
});
