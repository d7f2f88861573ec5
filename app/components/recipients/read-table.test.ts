import fc from "fast-check";
import { readTable } from "./read-table.ts";

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
  ["blanks before quotation marks", 'a, "b, c" ,"d, ""e"""', [["a", "b, c", 'd, "e"']]],
  ["a formula that a spreadsheet shall not work out", "'=1+1,'a", [["=1+1", "'a"]]],
  ["a quotation mark that is never closed", 'a,b\nc,"d', { openQuoteAt: 2 }],
  ["a quotation mark that is never closed in its cell", 'a,"b\nc"\n"d"e,f\ng,"h"', { openQuoteAt: 3 }],
])("a table is read: %s", (_name, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test("whatever is written as a table is read as it was, but for the apostrophe before a formula", () => {
  const cell = fc
    .string()
    .map((text) => text.replaceAll(/[\r\ufeff]/g, "").trim())
    .filter((text) => !/^'+[=+\-@]/.test(text));
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

test("a row is named by the line it begins in", () => {
  const table = readTable('\ufeffa,b\r\n\r\n"c\r\nd",e\r\nf,g');
  expect("rows" in table && table.rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});
