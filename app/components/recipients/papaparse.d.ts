/** What the shop uses of papaparse 5; the published types bring those of Node into the browser's project. */
declare module "papaparse" {
  interface Row<Cells> {
    data: Cells;
    errors: { type: string; index?: number }[];
    /** `cursor` is where the next row begins in the text. */
    meta: { cursor: number };
  }

  interface ParseOptions<Cells> {
    delimiter: string;
    newline?: "\n";
    fastMode?: boolean;
    step?: (row: Row<Cells>, parser: { abort: () => void }) => void;
  }

  const Papa: {
    parse: <Cells>(text: string, options: ParseOptions<Cells>) => { data: Cells[] };
    unparse: (rows: readonly (readonly string[])[], options: { escapeFormulae: RegExp }) => string;
  };
  export default Papa;
}
