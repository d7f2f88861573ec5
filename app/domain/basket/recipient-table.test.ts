import { readTable } from "#app/components/recipients/read-table.ts";
import { correctedRow, isDay, readDay, recipientRows, type RowField } from "./recipient-table.ts";

const rowsOf = (text: string, country: "US" | "CA" = "US") => {
  const table = readTable(text);
  return "rows" in table ? recipientRows(table, country) : [];
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

test("three names make a head, however they are written; two are a row like the others", () => {
  expect(rowsOf("*First -- Name,LAST NAME:,(City)\nAda,Quill,Oakland")).toMatchObject([
    { line: 2, address: { firstName: "Ada", lastName: "Quill", city: "Oakland" } },
  ]);
  expect(rowsOf("First name,Last name,4 Elm\nAda,Quill,4 Elm")).toHaveLength(2);
  expect(recipientRows({ rows: [] }, "US")).toEqual([]);
});

test("a company has a column only where a head names it", () => {
  const [row] = rowsOf("first name,last name,Organisation\nAda,Quill,Plum & Sons");
  expect(row?.address.companyName).toBe("Plum & Sons");
  expect(rowsOf("Ada,Quill,4 Elm,,Oakland,CA,94607")[0]?.address.companyName).toBe("");
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
  ["United States", "N.Y.", "US", "NY"],
])("%j and %j are read as %s and %s", (country, state, countryCode, stateCode) => {
  const fallback = country === "United States" ? "CA" : "US";
  const [row] = rowsOf(`first name,last name,state,country\nAda,Quill,${state},${country}`, fallback);
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

test.each([
  ["2026-11-4", "2026-11-04"],
  ["2026-1-14", "2026-01-14"],
  ["1/4/2026", "2026-01-04"],
  ["11/14/2026", "2026-11-14"],
  ["on 2026-12-24", "on 2026-12-24"],
  ["2026-12-24 or so", "2026-12-24 or so"],
  ["on 12/24/2026", "on 12/24/2026"],
  ["12/24/2026 or so", "12/24/2026 or so"],
])("the day %j is read as %j", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test("a year has four digits", () => {
  expect(isDay("+012026-12-24")).toBe(false);
});

test.each<[RowField, string, object]>([
  ["quantity", "4", { quantity: 4, isQuantityWrong: false }],
  ["quantity", "four", { quantity: null, isQuantityWrong: true }],
  ["day", "12/24/2026", { day: "2026-12-24" }],
  ["message", "For you ", { message: "For you " }],
  ["stateCode", "oregon", { address: expect.objectContaining({ stateCode: "OR" }) }],
  ["quantity", " 4 ", { quantity: 4, isQuantityWrong: false }],
  ["day", " 12/24/2026 ", { day: "2026-12-24" }],
  ["stateCode", " n.y. ", { address: expect.objectContaining({ stateCode: "NY" }) }],
  ["countryCode", "Canada", { address: expect.objectContaining({ countryCode: "CA" }) }],
  ["city", "Oregon", { address: expect.objectContaining({ city: "Oregon" }) }],
  ["city", "Salem", { address: expect.objectContaining({ city: "Salem" }) }],
])("a row whose %s is corrected to %j", (field, text, corrected) => {
  const [row] = rowsOf("Ada,Quill,4 Elm,,Oakland,ZZ,94607,,0");
  expect(row && correctedRow(row, field, text)).toMatchObject(corrected);
});
