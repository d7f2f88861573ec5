import { readTable } from "#app/components/recipients/read-table.ts";
import { correctedRow, isDay, recipientRows, type RowField } from "./recipient-table.ts";

const rowsOf = (text: string) => {
  const table = readTable(text);
  return "rows" in table ? recipientRows(table, "US") : [];
};

test("a list without a head has its columns in one order", () => {
  expect(rowsOf("Ada,Quill,4 Larkspur Lane,Unit 2,Oakland,CA,94607,415 555 0117,3")).toEqual([
    {
      line: 1,
      quantity: 3,
      isQuantityWrong: false,
      day: "",
      message: "",
      address: expect.objectContaining({
        firstName: "Ada",
        lastName: "Quill",
        address1: "4 Larkspur Lane",
        address2: "Unit 2",
        city: "Oakland",
        stateCode: "CA",
        postalCode: "94607",
        phone: "415 555 0117",
        countryCode: "US",
      }),
    },
  ]);
});

test("a head names the columns in any order, and the lines count from the text's first", () => {
  const [row] = rowsOf(
    "Zip Code\tState\tLast Name\tfirst_name\tStreet Address\tCITY\tNotes\n2139\tMassachusetts\tQuill\tAda\t4 Elm\tCambridge\tx",
  );
  expect(row).toMatchObject({
    line: 2,
    quantity: null,
    address: { firstName: "Ada", lastName: "Quill", address1: "4 Elm", stateCode: "MA", postalCode: "02139" },
  });
});

test.each([
  ["", null, false],
  ["12", 12, false],
  ["0", null, true],
  ["1.5", null, true],
  ["1000", null, true],
  ["two", null, true],
])("the quantity %j is %s", (said, quantity, isQuantityWrong) => {
  expect(rowsOf(`Ada,Quill,4 Elm,,Oakland,CA,94607,,${said}`)[0]).toMatchObject({ quantity, isQuantityWrong });
});

test.each([
  ["Canada", "Ontario", "CA", "ON"],
  ["USA", "california", "US", "CA"],
  ["", "Calif.", "US", "Calif."],
])("%j and %j are read as %s and %s", (country, state, countryCode, stateCode) => {
  const [row] = rowsOf(`first name,last name,state,country\nAda,Quill,${state},${country}`);
  expect(row?.address).toMatchObject({ countryCode, stateCode });
});

test.each([
  ["2026-12-24", "2026-12-24", true],
  ["12/24/2026", "2026-12-24", true],
  ["2026-1-4", "2026-01-04", true],
  ["2026-02-30", "2026-02-30", false],
  ["Christmas", "Christmas", false],
])("the day %j is kept as %s, a day of the calendar: %s", (said, kept, isOne) => {
  const [row] = rowsOf(`first name,last name,city,arrives on,card\nAda,Quill,Oakland,${said},"Hello, {first name}"`);
  expect(row).toMatchObject({ day: kept, message: "Hello, {first name}" });
  expect(isDay(kept)).toBe(isOne);
});

test.each<[RowField, string, object]>([
  ["quantity", "4", { quantity: 4, isQuantityWrong: false }],
  ["quantity", "four", { quantity: null, isQuantityWrong: true }],
  ["day", "12/24/2026", { day: "2026-12-24" }],
  ["message", "For you ", { message: "For you " }],
  ["stateCode", "oregon", { address: expect.objectContaining({ stateCode: "OR" }) }],
  ["city", "Salem", { address: expect.objectContaining({ city: "Salem" }) }],
])("a row whose %s is corrected to %j", (field, text, corrected) => {
  const [row] = rowsOf("Ada,Quill,4 Elm,,Oakland,ZZ,94607,,0");
  expect(row && correctedRow(row, field, text)).toMatchObject(corrected);
});
