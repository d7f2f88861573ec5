import { createElement, Fragment, type ReactNode } from "react";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { allowedAttributes, isAllowedTag, voidTags, type SafeNode } from "#app/domain/content/safe-html.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./custom-html.styles.ts";

const reactNames: Readonly<Record<string, string>> = {
  colspan: "colSpan",
  rowspan: "rowSpan",
  datetime: "dateTime",
};

const originOf = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];

const draw = (node: SafeNode, key: number): ReactNode => {
  if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
  const { tag, attributes = {}, children = [] } = node;
  const inner = children.map(draw);
  if (!isAllowedTag(tag)) return <Fragment key={key}>{inner}</Fragment>;
  const safeAttributes = allowedAttributes(tag, attributes, originOf(attributes.src));
  if (tag === "a")
    return (
      <SmartLink key={key} href={safeAttributes.href}>
        {inner}
      </SmartLink>
    );
  const props = Object.fromEntries(
    Object.entries(safeAttributes).map(([name, value]) => [reactNames[name] ?? name, name === "open" ? true : value]),
  );
  if (voidTags.has(tag))
    return createElement(tag, { key, ...props, ...(tag === "img" && { loading: "lazy", alt: props.alt ?? "" }) });
  const element = createElement(tag, { key, ...props }, ...inner);
  if (tag !== "table") return element;
  return (
    <div key={key} className={c.scroll}>
      {element}
    </div>
  );
};

const isNode = (value: unknown): value is SafeNode =>
  typeof value === "string" || (typeof value === "object" && value !== null && "tag" in value);

/**
 * An editor's own markup. The server has read it into elements (`server/vendors/html-tree.ts`); only those of the list
 * in `safe-html.ts` are made, each by React, so that nothing of the markup is ever taken as it is.
 */
export const CustomHtml = ({ fields }: BlockProps) => {
  const nodes = Array.isArray(fields.nodes) ? fields.nodes.filter(isNode) : [];
  if (nodes.length === 0) return null;
  return <div className={`wrap ${c.html}`}>{nodes.map(draw)}</div>;
};
