import { safeLink } from "./menu-links.ts";

/** A run of text within a line. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

/** A block of a managed text. */
export type Block =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "heading"; level: 2 | 3 | 4; children: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const inlinePattern = /\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Reads bold, emphasis and links; addresses that are not safe to follow leave only their words. */
export const readInline = (text: string): Inline[] => {
  const match = inlinePattern.exec(text);
  if (!match) return text ? [{ kind: "text", text }] : [];
  const [whole, bold, alsoBold, emphasis, label, address] = match;
  const strong = bold ?? alsoBold;
  const href = safeLink(address);
  const found: Inline[] = strong
    ? [{ kind: "strong", children: readInline(strong) }]
    : emphasis
      ? [{ kind: "emphasis", children: readInline(emphasis) }]
      : href
        ? [{ kind: "link", href, children: readInline(label ?? "") }]
        : readInline(label ?? "");
  return [...readInline(text.slice(0, match.index)), ...found, ...readInline(text.slice(match.index + whole.length))];
};

const listMark = /^(?:[-*]|(\d+)\.)\s+(.*)$/;

const tableRule = /^\|?(\s*:?-{3,}:?\s*\|)+\s*(:?-{3,}:?\s*)?$/;

const cellsOf = (line: string): Inline[][] =>
  line
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => readInline(cell.trim()));

/** A head, a rule of dashes, and rows, their cells divided by `|`; null when the lines are none. */
const readTable = ([head = "", rule = "", ...rows]: string[]): Block | null =>
  head.includes("|") && tableRule.test(rule) ? { kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) } : null;

const readBlock = (lines: string[]): Block[] => {
  const [first = "", ...rest] = lines;
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) {
    const level = Math.min(4, Math.max(2, heading[1]?.length ?? 2)) as 2 | 3 | 4;
    return [
      { kind: "heading", level, children: readInline(heading[2] ?? "") },
      ...(rest.length ? readBlock(rest) : []),
    ];
  }
  const table = readTable(lines);
  if (table) return [table];
  const marks = lines.map((line) => listMark.exec(line));
  if (marks[0]) {
    const items: string[] = [];
    lines.forEach((line, index) => {
      const mark = marks[index];
      if (mark) items.push(mark[2] ?? "");
      else items[items.length - 1] += ` ${line}`;
    });
    return [{ kind: "list", ordered: marks[0][1] !== undefined, items: items.map(readInline) }];
  }
  return [{ kind: "paragraph", children: readInline(lines.join(" ")) }];
};

/** Reads a managed text: paragraphs, headings, lists, tables, bold, emphasis and links. HTML in it stays plain text. */
export const readMarkdown = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(readBlock);
