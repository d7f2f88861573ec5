import fc from "fast-check";
import { readTable, recipientRows } from "./recipient-table.ts";

const cellsOf = (text: string) => {
  const table = readTable(text);
  return "rows" in table ? table.rows.map(({ cells }) => cells) : table;
};

test.each<[string, string, unknown]>([
  [
    "commas",
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "tabs, as spreadsheets copy them",
    "a\tb, c\nd\te",
    [
      ["a", "b, c"],
      ["d", "e"],
    ],
  ],
  ["semicolons", "a;b,c;d", [["a", "b,c", "d"]]],
  ["quotation marks around a comma", '"Quill, Ada",b', [["Quill, Ada", "b"]]],
  ["doubled quotation marks", '"the ""blue"" door",b', [['the "blue" door', "b"]]],
  [
    "a line end inside a cell",
    '"1 Plum St\nUnit 2",b\nc,d',
    [
      ["1 Plum St\nUnit 2", "b"],
      ["c", "d"],
    ],
  ],
  ["a quotation mark in the middle of a cell", 'a 6" box,b', [['a 6" box', "b"]]],
  [
    "other line ends and empty lines",
    "a,b\r\n\r\n\rc,d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a byte order mark", "\ufeffa,b", [["a", "b"]]],
  ["empty cells", "a,,c", [["a", "", "c"]]],
  ["nothing", "  \n", []],
  ["a quotation mark that is never closed", 'a,b\nc,"d', { openQuoteAt: 2 }],
])("a table is read: %s", (_name, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test("whatever is written as a table is read as it was", () => {
  const cell = fc.string().map((text) => text.replaceAll(/[\r\ufeff]/g, "").trim());
  fc.assert(
    fc.property(
      fc.array(
        fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((each) => each !== "")),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      (rows) => {
        const text = ["x,y", ...rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))];
        expect(cellsOf(text.join("\n"))).toEqual([["x", "y"], ...rows]);
      },
    ),
  );
});

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
