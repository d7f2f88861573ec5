import { SaxesParser } from "saxes";
import {
  allowedAttributes,
  isAllowedTag,
  voidTags,
  type SafeElement,
  type SafeNode,
} from "#app/domain/content/safe-html.ts";

interface OpenElement extends SafeElement {
  children: SafeNode[];
}

const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 40;

/** Elements that go together with all that is in them; other unknown ones leave their content. */
const droppedWhole = new Set(
  "script style template noscript iframe frame frameset object embed applet svg math form input button textarea select option title head meta link base audio video canvas dialog".split(
    " ",
  ),
);

const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);
const lists = new Set(["ul", "ol"]);
const rowGroups = new Set(["thead", "tbody", "tfoot"]);
const cells = new Set(["td", "th"]);

/** Elements that end a paragraph that is still open, as browsers read HTML. */
const blocks = new Set([
  ..."p div section ul ol dl table blockquote pre hr figure figcaption address details".split(" "),
  ...headings,
]);

/** Where each of these may stand; elsewhere only its content is kept. */
const parents: Readonly<Record<string, (parent: string) => boolean>> = {
  li: (parent) => lists.has(parent),
  dt: (parent) => parent === "dl",
  dd: (parent) => parent === "dl",
  caption: (parent) => parent === "table",
  thead: (parent) => parent === "table",
  tbody: (parent) => parent === "table",
  tfoot: (parent) => parent === "table",
  tr: (parent) => rowGroups.has(parent),
  td: (parent) => parent === "tr",
  th: (parent) => parent === "tr",
  figcaption: (parent) => parent === "figure",
  summary: (parent) => parent === "details",
};

/** Elements that hold nothing but certain others. */
const onlyHolds: Readonly<Record<string, (tag: string) => boolean>> = {
  ul: (tag) => tag === "li",
  ol: (tag) => tag === "li",
  dl: (tag) => tag === "dt" || tag === "dd",
  table: (tag) => rowGroups.has(tag) || tag === "caption",
  thead: (tag) => tag === "tr",
  tbody: (tag) => tag === "tr",
  tfoot: (tag) => tag === "tr",
  tr: (tag) => cells.has(tag),
};

const entities = {
  nbsp: "\u00a0",
  copy: "©",
  reg: "®",
  trade: "™",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  times: "×",
  deg: "°",
  middot: "·",
  bull: "•",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  cent: "¢",
  pound: "£",
  euro: "€",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
};

/** What an XML reader would stumble over is put right first: raw text, comments, the document type, capital letters. */
const prepared = (html: string): string =>
  html
    .slice(0, MAX_CHARACTERS)
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<!doctype[^>]*>/gi, "")
    .replace(/<(?![A-Za-z/!?])/g, "&lt;")
    .replace(/&(?!(#\d+|#x[\da-f]+|[a-z]\w*);)/gi, "&amp;")
    .replace(/<(script|style|template|noscript|iframe|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<\/?[A-Za-z][\w:-]*/g, (start) => start.toLowerCase())
    .replace(/<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\/?>/g, "<$1$2 />");

/** Grows a tree whose nesting a browser reads as it was written, so that server and browser agree on it. */
class TreeBuilder {
  readonly root: OpenElement = { tag: "div", children: [] };
  private readonly open: OpenElement[] = [this.root];

  constructor(private readonly origins: readonly string[]) {}

  private get current(): OpenElement {
    return this.open.at(-1) ?? this.root;
  }

  /** Closes the nearest of these elements, unless one of the walls stands before it. */
  private closeNearest(isWanted: (tag: string) => boolean, isWall: (tag: string) => boolean): void {
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const tag = this.open[at]?.tag ?? "";
      if (isWanted(tag)) {
        this.open.length = at;
        return;
      }
      if (isWall(tag)) return;
    }
  }

  private isInside(isWanted: (tag: string) => boolean): boolean {
    return this.open.some(({ tag }) => isWanted(tag));
  }

  /** Ends what the new element ends without a word. */
  private makeRoom(tag: string): void {
    const isCell = (other: string) => cells.has(other) || other === "caption";
    if (blocks.has(tag)) this.closeNearest((other) => other === "p", isCell);
    if (tag === "li")
      this.closeNearest(
        (other) => other === "li",
        (other) => lists.has(other) || isCell(other),
      );
    if (tag === "dt" || tag === "dd")
      this.closeNearest(
        (other) => other === "dt" || other === "dd",
        (other) => other === "dl" || isCell(other),
      );
    if (cells.has(tag)) this.closeNearest(isCell, (other) => other === "tr" || other === "table");
    if (tag === "tr")
      this.closeNearest(
        (other) => other === "tr",
        (other) => other === "table",
      );
    if (rowGroups.has(tag))
      this.closeNearest(
        (other) => rowGroups.has(other),
        (other) => other === "table",
      );
    if (tag === "tr" && this.current.tag === "table") this.push("tbody", {});
  }

  private push(tag: string, attributes: Record<string, string>): void {
    const element: OpenElement = { tag, ...(Object.keys(attributes).length > 0 && { attributes }), children: [] };
    this.current.children.push(element);
    this.open.push(element);
  }

  /** Opens an element where it may stand; gives whether it did, and so has to be closed. */
  start(name: string, attributes: Readonly<Record<string, string>>): OpenElement | undefined {
    const tag = name === "h1" ? "h2" : name;
    if (!isAllowedTag(tag) || this.open.length > MAX_DEPTH) return undefined;
    if (tag === "a" && this.isInside((other) => other === "a")) return undefined;
    if (headings.has(tag) && this.isInside((other) => headings.has(other))) return undefined;
    this.makeRoom(tag);
    const holds = onlyHolds[this.current.tag];
    if (holds && !holds(tag)) {
      if (!lists.has(this.current.tag)) return undefined;
      this.push("li", {});
    }
    if (parents[tag] && !parents[tag](this.current.tag)) return undefined;
    const safeAttributes = allowedAttributes(tag, attributes, this.origins);
    if (tag === "img" && safeAttributes["src"] === undefined) return undefined;
    this.push(tag, safeAttributes);
    const element = this.current;
    if (voidTags.has(tag)) this.open.pop();
    return element;
  }

  /** Closes an element and what is still open in it. */
  end(element: OpenElement): void {
    const at = this.open.lastIndexOf(element);
    if (at > 0) this.open.length = at;
  }

  text(words: string): void {
    if (words === "") return;
    const isBlank = words.trim() === "";
    if (onlyHolds[this.current.tag]) {
      if (isBlank || !lists.has(this.current.tag)) return;
      this.push("li", {});
    }
    const { children } = this.current;
    const last = children.at(-1);
    if (typeof last === "string") children[children.length - 1] = last + words;
    else children.push(words);
  }
}

const withoutEmpties = (nodes: readonly SafeNode[]): SafeNode[] =>
  nodes.map((node) => {
    if (typeof node === "string") return node;
    const children = withoutEmpties(node.children ?? []);
    const { children: _children, ...element } = node;
    return children.length > 0 ? { ...element, children } : element;
  });

/**
 * An editor's markup as a tree of allowed elements (content-5): scripts, styles, handlers, forms, frames and
 * addresses that run something do not survive. Broken markup is read as far as it goes; nothing throws.
 * @param origins those that pictures may come from
 */
export const readHtml = (html: string, origins: readonly string[]): SafeNode[] => {
  const parser = new SaxesParser({ fragment: true });
  Object.assign(parser.ENTITIES, entities);
  const builder = new TreeBuilder(origins);
  const opened: (OpenElement | undefined)[] = [];
  let dropping = 0;
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => {
    if (dropping > 0 || droppedWhole.has(name)) dropping += 1;
    const lowered = Object.fromEntries(
      Object.entries(attributes).map(([attribute, value]) => [attribute.toLowerCase(), String(value)]),
    );
    opened.push(dropping > 0 ? undefined : builder.start(name, lowered));
  });
  parser.on("closetag", () => {
    const closed = opened.pop();
    if (dropping > 0) dropping -= 1;
    else if (closed) builder.end(closed);
  });
  const text = (words: string) => {
    if (dropping === 0) builder.text(words.replace(/<\/[a-z][^>]*>/gi, ""));
  };
  parser.on("text", text);
  parser.on("cdata", text);
  parser.write(prepared(html)).close();
  return withoutEmpties(builder.root.children);
};
