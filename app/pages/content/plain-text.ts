import { readMarkdown, type Inline } from "#app/domain/content/markdown.ts";

const words = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === "text" ? part.text : words(part.children))).join("");

/** The paragraphs, headings, entries and rows of a managed text without their marks, for search engines. */
export const plainLines = (text: string): string[] =>
  readMarkdown(text).flatMap((block) => {
    if (block.kind === "list") return block.items.map(words);
    if (block.kind === "table") return [block.head, ...block.rows].map((row) => row.map(words).join(", "));
    return [words(block.children)];
  });
