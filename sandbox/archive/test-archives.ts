import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { memoryPages, validateXML } from "xmllint-wasm";
import { openArchive, writeArchive } from "./archive-zip.ts";
import { kindOf } from "./file-kinds.ts";
import type { StaticFiles } from "./static-files.ts";
import { readXml, type XmlRoot } from "./xml-reader.ts";

/** A folder that is gone at the end. */
export const temporaryFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "archive-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** An archive of these files. */
export const archiveOf = async (file: string, files: Record<string, string | Buffer>): Promise<string> => {
  const content = async function* () {
    for (const [name, text] of Object.entries(files))
      yield { path: name, open: () => Readable.from([Buffer.from(text)]) };
  };
  await writeArchive(file, content());
  return file;
};

/** The files of an archive by path. */
export const filesOf = async (file: string): Promise<Map<string, Buffer>> => {
  const archive = await openArchive(file);
  const files = new Map<string, Buffer>();
  for (const entry of archive.entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await entry.open()) chunks.push(chunk as Buffer);
    files.set(entry.path, Buffer.concat(chunks));
  }
  archive.close();
  return files;
};

/** The first lines in which the files of two archives differ; undefined for archives that say the same. */
export const firstDifference = (one: Map<string, Buffer>, two: Map<string, Buffer>): string | undefined => {
  for (const name of new Set([...one.keys(), ...two.keys()])) {
    const [lines, others] = [one, two].map((files) => files.get(name)?.toString("utf8").split("\n") ?? []);
    const at = Array.from({ length: Math.max(lines?.length ?? 0, others?.length ?? 0) }).findIndex(
      (_, index) => lines?.[index] !== others?.[index],
    );
    if (at >= 0)
      return [`${name}:${at + 1}`, ...[lines, others].map((all) => all?.slice(at, at + 4).join("\n"))].join("\n---\n");
  }
  return undefined;
};

/** Static files that are kept in memory. */
export const memoryFiles = (): StaticFiles & { files: Map<string, Buffer> } => {
  const files = new Map<string, Buffer>();
  return {
    files,
    write: async (address, content) => {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk as Buffer);
      files.set(address, Buffer.concat(chunks));
    },
    list: async () => [...files.keys()].sort(),
    read: async (address) => files.get(address) ?? Buffer.alloc(0),
  };
};

/** Where the platform's schemas lie; nothing where they are not at hand. */
export const schemaFolder = (): string | undefined => {
  const folder = path.resolve(process.env.SCAPI_CONTRACT_DIR ?? "../shared/contract", "xsd");
  return existsSync(folder) ? folder : undefined;
};

const rootOf = async (text: Buffer): Promise<XmlRoot | undefined> => {
  const chunks = async function* () {
    yield text;
  };
  for await (const found of readXml(chunks(), () => undefined)) if ("root" in found) return found.root;
  return undefined;
};

/** What the platform's schemas have against a file; nothing for a good one. */
export const schemaFaults = async (folder: string, name: string, content: Buffer): Promise<string[]> => {
  const root = await rootOf(content);
  const kind = root && kindOf(root);
  if (!root || !kind) return [`${name} is of no known kind.`];
  const schema = readdirSync(folder)
    .filter((file) => file.endsWith(".xsd"))
    .map((file) => ({ fileName: file, contents: readFileSync(path.join(folder, file), "utf8") }))
    .find(
      ({ contents }) =>
        contents.includes(`"${kind.namespace}"`) &&
        new RegExp(`<xsd:element\\s+name\\s*=\\s*"${kind.root}"`).test(contents),
    );
  if (!schema) return [`There is no schema for ${name}.`];
  const { errors } = await validateXML({
    xml: [{ fileName: name, contents: content.toString("utf8") }],
    schema: [schema],
    preload: [
      ...new Set(["xml.xsd", ...schema.contents.matchAll(/(?<=schemaLocation\s*=\s*")[\w.]+/g)].map(String)),
    ].map((fileName) => ({ fileName, contents: readFileSync(path.join(folder, fileName), "utf8") })),
    initialMemoryPages: 16 * memoryPages.MiB,
    maxMemoryPages: 1024 * memoryPages.MiB,
  });
  return errors.map(({ message }) => `${name}: ${message}`);
};
