import { deflateSync } from "node:zlib";

const HEAD = "%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n";
const OFFSET_BYTES = 4;
const NUMBER_BYTES = 2;

const streamObject = (number, dictionary, bytes) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream\nendobj\n", "latin1"),
  ]);

/** The objects of a printed file by number, those that are streams apart from those that are not. */
const objectsOf = (text) => {
  const streams = new Map();
  const plain = new Map();
  const begin = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const from = begin.lastIndex;
    const head = /^[^]*?(?=\nendobj|\bstream\n)/.exec(text.slice(from))?.[0] ?? "";
    const length = text.startsWith("stream\n", from + head.length) && Number(/\/Length (\d+)/.exec(head)?.[1]);
    const end = text.indexOf("\nendobj", from + head.length + (length || 0));
    (length === false ? plain : streams).set(Number(found[1]), text.slice(from, end));
    begin.lastIndex = end;
  }
  return { streams, plain };
};

/**
 * The same file with its small objects put together and deflated (PDF 1.5, object and cross-reference streams): what
 * tells a screen reader of rows and headings is most of a printed table, and shrinks to a tenth.
 */
export const packed = (bytes) => {
  const text = bytes.toString("latin1");
  const { streams, plain } = objectsOf(text);
  const trailer = text.slice(text.lastIndexOf("trailer"));
  const size = Number(/\/Size (\d+)/.exec(trailer)[1]);
  const kept = /\/(?:Root|Info) \d+ 0 R/g;
  const places = new Map();
  const parts = [Buffer.from(HEAD, "latin1")];
  let offset = parts[0].length;
  const write = (number, part) => {
    places.set(number, [1, offset, 0]);
    parts.push(part);
    offset += part.length;
  };
  for (const [number, body] of streams) write(number, Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, "latin1"));
  const bodies = [...plain.values()].map((body) => `${body}\n`);
  let at = 0;
  const index = [...plain.keys()].map((number, place) => {
    const entry = `${number} ${at}`;
    at += bodies[place].length;
    places.set(number, [2, size, place]);
    return entry;
  });
  const first = `${index.join(" ")}\n`;
  const together = deflateSync(Buffer.from(first + bodies.join(""), "latin1"), { level: 9 });
  write(
    size,
    streamObject(size, `/Type /ObjStm /N ${plain.size} /First ${first.length} /Filter /FlateDecode`, together),
  );
  places.set(size + 1, [1, offset, 0]);
  const rows = Buffer.alloc((size + 2) * (1 + OFFSET_BYTES + NUMBER_BYTES));
  for (const [number, [kind, place, inside]] of places) {
    const row = number * (1 + OFFSET_BYTES + NUMBER_BYTES);
    rows.writeUInt8(kind, row);
    rows.writeUInt32BE(place, row + 1);
    rows.writeUInt16BE(inside, row + 1 + OFFSET_BYTES);
  }
  const references = `/Type /XRef /Size ${size + 2} /W [1 ${OFFSET_BYTES} ${NUMBER_BYTES}] ${trailer.match(kept).join(" ")}`;
  const xref = streamObject(size + 1, `${references} /Filter /FlateDecode`, deflateSync(rows, { level: 9 }));
  return Buffer.concat([...parts, xref, Buffer.from(`startxref\n${offset}\n%%EOF\n`, "latin1")]);
};
