import { Fragment, type ReactNode } from "react";
import { readMarkdown, type Inline } from "#app/domain/content/markdown.ts";
import c from "./markdown.styles.ts";
import { SmartLink } from "./smart-link.tsx";

const inline = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, index) => {
    if (part.kind === "text") return <Fragment key={index}>{part.text}</Fragment>;
    if (part.kind === "strong") return <strong key={index}>{inline(part.children)}</strong>;
    if (part.kind === "emphasis") return <em key={index}>{inline(part.children)}</em>;
    return (
      <SmartLink key={index} href={part.href}>
        {inline(part.children)}
      </SmartLink>
    );
  });

const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === "text" ? part.text : plainText(part.children))).join("");

/** The first cell of a row names it; on narrow screens the table scrolls by itself and can be scrolled by keys. */
const Table = ({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
  <section className={c.scroller} tabIndex={0} aria-label={plainText(head[0] ?? [])}>
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row">
                  {inline(cell)}
                </th>
              ) : (
                <td key={at}>{inline(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** One line of managed text with its emphasis and links, for places that hold no paragraphs. */
export const MarkdownLine = ({ text }: { text: string }) => (
  <>
    {readMarkdown(text).map((block, index) => (
      <Fragment key={index}>{block.kind === "paragraph" ? inline(block.children) : null}</Fragment>
    ))}
  </>
);

/** A managed text with its headings, lists, tables and links; HTML in it is shown as plain text. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={c.text}>
    {readMarkdown(text).map((block, index) => {
      if (block.kind === "paragraph") return <p key={index}>{inline(block.children)}</p>;
      if (block.kind === "heading") {
        const Heading = `h${block.level}` as const;
        return <Heading key={index}>{inline(block.children)}</Heading>;
      }
      if (block.kind === "table") return <Table key={index} head={block.head} rows={block.rows} />;
      const List = block.ordered ? "ol" : "ul";
      return (
        <List key={index}>
          {block.items.map((item, at) => (
            <li key={at}>{inline(item)}</li>
          ))}
        </List>
      );
    })}
  </div>
);
