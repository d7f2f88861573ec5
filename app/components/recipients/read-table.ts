import Papa from "papaparse";

/** A table as text: its rows of cells, or the line in which a quotation mark is never closed. */
export type ReadTable = { rows: { line: number; cells: string[] }[] } | { openQuoteAt: number };

/** The sign between the cells: a tab where there is one, as spreadsheets copy, else what the first line has more of. */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  if (first.includes("\t")) return "\t";
  return first.split(";").length > first.split(",").length ? ";" : ",";
};

/** The apostrophe that keeps spreadsheets from working out a cell; it is none of the text. */
const GUARDED = /^'(?='*[=+\-@])/;

/** Blanks before a cell in quotation marks, as people type them after a comma; the parser knows none there. */
const BLANKS_BEFORE_QUOTE = /(?<=^|[,;\t]) +(?="(?:"")*(?!"))/gm;

const parse = (text: string): ReadTable => {
  const rows: { line: number; cells: string[] }[] = [];
  let openQuoteAt = 0;
  let start = 0;
  let line = 1;
  const linesUntil = (end: number) => text.slice(start, end).split("\n").length - 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: "\n",
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      const open = errors.find(({ type }) => type === "Quotes");
      if (open) {
        openQuoteAt = line + linesUntil(open.index ?? start);
        parser.abort();
        return;
      }
      if (data.some((cell) => cell.trim() !== "")) rows.push({ line, cells: data });
      line += linesUntil(meta.cursor);
      start = meta.cursor;
    },
  });
  return openQuoteAt > 0 ? { openQuoteAt } : { rows };
};

/**
 * Reads pasted or exported rows as RFC 4180 says: cells in quotation marks may hold the delimiter, line ends, and
 * doubled quotation marks. Empty lines are left out; a byte order mark is none of the text.
 */
export const readTable = (given: string): ReadTable => {
  const text = given.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  const asWritten = parse(text);
  const hasBlanks = "rows" in asWritten && asWritten.rows.some(({ cells }) => cells.some((each) => /^\s+"/.test(each)));
  const table = hasBlanks ? parse(text.replaceAll(BLANKS_BEFORE_QUOTE, "")) : asWritten;
  if ("openQuoteAt" in table) return table;
  return {
    rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.map((each) => each.trim().replace(GUARDED, "")) })),
  };
};
