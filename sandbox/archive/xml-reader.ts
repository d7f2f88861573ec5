import { SaxesParser, type SaxesTagNS } from "saxes";
import type { XmlElement, XmlNode } from "./xml-element.ts";

/** What stands in the way of reading a file of an archive. */
export class UnreadableXml extends Error {}

/** The outermost element of a file. */
export interface XmlRoot {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
}

/** One object of a file, with the wrappers it stands in. */
export interface XmlObject {
  /** Names of the wrappers below the root, for example `["pricebook", "price-tables"]`. */
  within: readonly string[];
  element: XmlElement;
}

/** Elements inside each other, and characters of one object, that no honest file has. */
const DEEPEST = 64;
const LONGEST_OBJECT = 16 * 1024 * 1024;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

const attributesOf = (tag: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(
    Object.values(tag.attributes)
      .filter(({ name }) => name !== "xmlns" && !name.startsWith("xmlns:"))
      .map(({ name, value }) => [name, value]),
  );

const isBlank = (node: XmlNode) => typeof node === "string" && node.trim() === "";

const closed = ({ name, attributes, children }: Open): XmlElement => {
  const hasElements = children.some((child) => typeof child !== "string");
  const kept = hasElements ? children.filter((child) => !isBlank(child)) : children;
  return {
    name,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(kept.length > 0 ? { children: kept } : {}),
  };
};

/**
 * Reads a file piece by piece: first its root, then one object after another, so that a file of any size needs the
 * memory of its largest object.
 * @param wrappersOf names of the elements that are opened instead of collected, once the root is known; undefined stops
 * reading
 * @throws UnreadableXml for what is not well formed, has a document type (entities), is too deep or has a too long
 * object
 */
export async function* readXml(
  chunks: AsyncIterable<Uint8Array>,
  wrappersOf: (root: XmlRoot) => readonly string[] | undefined,
): AsyncGenerator<{ root: XmlRoot } | XmlObject> {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  const ready: ({ root: XmlRoot } | XmlObject)[] = [];
  const within: string[] = [];
  let root: XmlRoot | undefined;
  let wrappers: readonly string[] | undefined;
  let length = 0;

  const addText = (text: string) => {
    length += text.length;
    if (length > LONGEST_OBJECT) throw new UnreadableXml("One object of the file is longer than 16 MB.");
    const siblings = open.at(-1)?.children;
    if (!siblings) return;
    const last = siblings.at(-1);
    if (typeof last === "string") siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  };

  parser.on("error", (error) => {
    throw new UnreadableXml(error.message);
  });
  parser.on("doctype", () => {
    throw new UnreadableXml("The file has a document type, which is refused because of its entities.");
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", (tag) => {
    const attributes = attributesOf(tag);
    if (!root) {
      root = { name: tag.local, namespace: tag.uri, attributes };
      wrappers = wrappersOf(root);
      ready.push({ root });
      return;
    }
    if (open.length === 0 && wrappers?.includes(tag.name)) {
      within.push(tag.name);
      return;
    }
    if (open.length + within.length >= DEEPEST)
      throw new UnreadableXml(`The elements of the file are nested more than ${DEEPEST} deep.`);
    open.push({ name: tag.name, attributes, children: [] });
  });
  parser.on("closetag", (tag) => {
    const last = open.pop();
    if (!last) {
      within.pop();
      return;
    }
    const done = closed(last);
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else {
      ready.push({ within: [...within], element: done });
      length = 0;
    }
    void tag;
  });

  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableXml("The file is not in UTF-8.");
    }
  };
  for await (const chunk of chunks) {
    parser.write(decode(chunk));
    yield* ready.splice(0);
    if (root && !wrappers) return;
  }
  parser.write(decode());
  parser.close();
  yield* ready.splice(0);
}
