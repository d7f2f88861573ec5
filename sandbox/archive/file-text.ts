import type { FileKind } from "./file-kinds.ts";
import type { XmlElement } from "./xml-element.ts";
import { startOf, writeElement } from "./xml-writer.ts";

/** An object of a file. */
export interface Placed {
  object: string;
  element: XmlElement;
}

/** Writes objects inside their wrappers, which are opened and closed as needed. */
const createFileWriter = (kind: FileKind, containerId: string) => {
  const attributes = { xmlns: kind.namespace, ...(kind.idAttribute ? { [kind.idAttribute]: containerId } : {}) };
  const open: string[] = [];
  const indent = () => "    ".repeat(open.length + 1);
  const close = (to: number): string => {
    let text = "";
    while (open.length > to) {
      const name = open.pop() ?? "";
      text += `${indent()}</${name}>\n`;
    }
    return text;
  };
  return {
    start: () => `<?xml version="1.0" encoding="UTF-8"?>\n${startOf({ name: kind.root, attributes })}>\n`,
    write: ({ object, element }: Placed): string => {
      const within = kind.within?.[object] ?? [];
      const shared = within.findIndex((name, index) => open[index] !== name);
      let text = close(shared < 0 ? within.length : shared);
      for (const name of within.slice(open.length)) {
        text += `${indent()}<${name}>\n`;
        open.push(name);
      }
      return text + writeElement(element, open.length + 1);
    },
    end: () => `${close(0)}</${kind.root}>\n`,
  };
};

/** The text of a file in pieces, of objects in the order the format wants. */
export async function* fileChunks(
  kind: FileKind,
  containerId: string,
  objects: AsyncIterable<readonly Placed[]>,
): AsyncGenerator<string> {
  const writer = createFileWriter(kind, containerId);
  yield writer.start();
  for await (const piece of objects) yield piece.map(writer.write).join("");
  yield writer.end();
}

/** The text of a whole file. */
export const fileText = (kind: FileKind, containerId: string, objects: readonly Placed[]): string => {
  const writer = createFileWriter(kind, containerId);
  const rank = ({ object }: Placed) => {
    const place = kind.order?.indexOf(object) ?? -1;
    return place < 0 ? (kind.order?.length ?? 0) : place;
  };
  const sorted = objects
    .map((placed, index) => ({ placed, index }))
    .sort((one, other) => rank(one.placed) - rank(other.placed) || one.index - other.index);
  return `${writer.start()}${sorted.map(({ placed }) => writer.write(placed)).join("")}${writer.end()}`;
};
