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

/** The schema that a file is to be held against; a text says why there is none. */
const schemaOf = async (folder: string, name: string, content: Buffer): Promise<{ schema: string } | string> => {
  const root = await rootOf(content);
  const kind = root && kindOf(root);
  if (!root || !kind) return `${name} is of no known kind.`;
  const schema = readdirSync(folder)
    .filter((file) => file.endsWith(".xsd"))
    .find((file) => {
      const contents = readFileSync(path.join(folder, file), "utf8");
      return (
        contents.includes(`"${kind.namespace}"`) &&
        new RegExp(`<xsd:element\\s+name\\s*=\\s*"${kind.root}"`).test(contents)
      );
    });
  return schema ? { schema } : `There is no schema for ${name}.`;
};

const validate = async (folder: string, schema: string, xml: { fileName: string; contents: string }[]) => {
  const read = (fileName: string) => ({ fileName, contents: readFileSync(path.join(folder, fileName), "utf8") });
  const own = read(schema);
  const { errors } = await validateXML({
    xml,
    schema: [own],
    preload: [...new Set(["xml.xsd", ...own.contents.matchAll(/(?<=schemaLocation\s*=\s*")[\w.]+/g)].map(String))].map(
      read,
    ),
    initialMemoryPages: 16 * memoryPages.MiB,
    maxMemoryPages: 1024 * memoryPages.MiB,
  });
  return errors.map(({ message, loc }) => `${loc?.fileName ?? schema}: ${message}`);
};

/**
 * What the platform's schemas have against files, by name; nothing for good ones. Files of one kind are held against
 * their schema together, since reading it takes longer than holding them against it.
 */
export const schemaFaults = async (
  folder: string,
  files: Iterable<[name: string, content: Buffer]>,
): Promise<string[]> => {
  const faults: string[] = [];
  const bySchema = new Map<string, { fileName: string; contents: string }[]>();
  for (const [fileName, content] of files) {
    const found = await schemaOf(folder, fileName, content);
    if (typeof found === "string") faults.push(found);
    else
      bySchema.set(found.schema, [
        ...(bySchema.get(found.schema) ?? []),
        { fileName, contents: content.toString("utf8") },
      ]);
  }
  for (const [schema, xml] of bySchema) faults.push(...(await validate(folder, schema, xml)));
  return faults;
};
