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

/** A managed text with its headings, lists and links; HTML in it is shown as plain text. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={c.text}>
    {readMarkdown(text).map((block, index) => {
      if (block.kind === "paragraph") return <p key={index}>{inline(block.children)}</p>;
      if (block.kind === "heading") {
        const Heading = `h${block.level}` as const;
        return <Heading key={index}>{inline(block.children)}</Heading>;
      }
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
