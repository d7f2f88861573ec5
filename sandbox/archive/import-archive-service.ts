import type { Readable } from "node:stream";
import type { Database } from "#sandbox/core/database/connection.ts";
import { noteDataChange } from "#sandbox/core/database/data-changes.ts";
import { archiveMappings } from "./archive-mapping-service.ts";
import { openArchive, type ArchiveEntry } from "./archive-zip.ts";
import { fileKinds, kindOf, wrappersOf, type FileKind } from "./file-kinds.ts";
import { createBatchWriter } from "./import-batch-service.ts";
import type { ChangedCatalogue } from "#sandbox/platform/search/search-document.ts";
import type { SearchRules } from "#sandbox/platform/search/search-rules.ts";
import { addSites, sitesIn } from "#sandbox/organization/sites/site-service.ts";
import { writeChangedDocuments } from "#sandbox/platform/search/search-document-service.ts";
import { holdsCardNumbers } from "./card-secrets.ts";
import { createReport, type ImportReport } from "./import-report.ts";
import { createKeptObjectRepository, type Container } from "./kept-object-repository.ts";
import { attributeTypes } from "./metadata-mapping.ts";
import { siteElements, siteFromWords, unreadPreferences } from "./brought-sites.ts";
import type { StaticFiles } from "./static-files.ts";
import { attributeOf, type XmlElement } from "./xml-element.ts";
import { readXml, UnreadableXml, type XmlRoot } from "./xml-reader.ts";

/** What an import needs. */
export interface ImportOptions {
  database: Database;
  /** The zip. */
  file: string;
  /** Sites of this shop. */
  siteIds: readonly string[];
  /** Takes, of the sites' folders, only this one. */
  site?: string | undefined;
  /** The site of this shop that folder is for, where it has another name here. */
  as?: string | undefined;
  /** How a merchant's cartridge has its products found. */
  searchRules?: SearchRules | undefined;
  /** Says what would happen and leaves everything as it is. */
  dryRun?: boolean;
  /** Where pictures and other files of the catalogues go. */
  staticFiles: StaticFiles;
}

interface KnownFile {
  entry: ArchiveEntry;
  kind: FileKind;
  root: XmlRoot;
}

/** Files larger than this that are no XML are left out. */
const LARGEST_KEPT_FILE = 1024 * 1024;

/** Undoes a dry run. */
class DryRunEnds extends Error {}

const folderOf = (path: string): string => /^sites\/([^/]+)\//.exec(path)?.[1] ?? "";

const isStatic = (path: string): boolean => /(^|\/)static\//.test(path);

const rootOf = async (entry: ArchiveEntry): Promise<XmlRoot | undefined> => {
  const stream = await entry.open();
  try {
    for await (const found of readXml(stream, () => undefined)) if ("root" in found) return found.root;
    return undefined;
  } finally {
    stream.destroy();
  }
};

/** Says which file an error is about. */
const nameFile =
  ({ path }: ArchiveEntry) =>
  (error: unknown): never => {
    throw error instanceof UnreadableXml ? new UnreadableXml(`${path}: ${error.message}`) : error;
  };

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * Imports a site export by merging it into the shop: what is new is made, what is known is updated, what a file does
 * not mention stays. First all objects, then what refers to them, in one transaction, file by file and object by
 * object.
 * @throws RefusedArchive for archives nobody should unpack; UnreadableXml for files that are not well formed
 */
export const importArchive = async (options: ImportOptions): Promise<ImportReport> => {
  const { database, file, site, as = site, dryRun = false, staticFiles } = options;
  const sites = await sitesIn(database);
  const siteIds = [...options.siteIds];
  const archive = await openArchive(file);
  const report = createReport(dryRun);
  const kept = createKeptObjectRepository(database);
  const mappings = archiveMappings(database, siteIds, sites);
  const types = new Map<string, string>();
  const changed: ChangedCatalogue = { products: new Set(), categories: new Set(), isWhole: false };
  const context = { types, siteIds, sites, count: report.count, changed };

  /** The site of this shop a file belongs to; empty for those that belong to all. */
  const siteOf = ({ path }: ArchiveEntry): string => {
    const folder = folderOf(path);
    return folder !== "" && folder === site && as !== undefined ? as : folder;
  };

  /** Reads one file and hands over the objects a pass is about. */
  const readFile = async ({ entry, kind, root }: KnownFile, isTaken: (object: string) => boolean) => {
    const container: Container = {
      kind: kind.kind,
      siteId: siteOf(entry),
      containerId: kind.idAttribute ? (root.attributes[kind.idAttribute] ?? "") : "",
    };
    // What a site this shop has not says of shared things must not change them.
    const isStranger = container.siteId !== "" && !siteIds.includes(container.siteId);
    const isBrought = report.report.sites.some(({ id }) => id === container.siteId);
    const writers = createBatchWriter({
      kept,
      mappings: isStranger ? [] : mappings,
      context,
      report,
      isUsed: (object) => isBrought && kind.kind === "site" && siteElements.has(object),
    });
    let current = writers(() => ({ ...container }), isTaken);
    const counted = { objects: 0, deleted: 0 };
    const finish = async () => {
      await current.flush();
      counted.objects += current.counted.objects;
      counted.deleted += current.counted.deleted;
    };
    const stream = await entry.open();
    for await (const found of readXml(stream, () => wrappersOf(kind))) {
      if ("root" in found) continue;
      const { element } = found;
      if (kind.idObject?.object === element.name) {
        await finish();
        const id = attributeOf(element, kind.idObject.attribute) ?? "";
        current = writers(() => ({ ...container, containerId: id }), isTaken);
      }
      await current.add(kind.clean ? kind.clean(element) : element);
    }
    await finish();
    return counted;
  };

  /** Sorts files by what they are; those nobody knows are kept as they are, or left out. */
  const sortFiles = async (): Promise<KnownFile[]> => {
    const known: KnownFile[] = [];
    for (const entry of archive.entries) {
      const folder = folderOf(entry.path);
      if (site !== undefined && folder !== "" && folder !== site) report.count("files: of other sites");
      else if (isStatic(entry.path)) report.count("files: pictures and other static files");
      else if (/\.xml$/i.test(entry.path)) {
        const root = await rootOf(entry).catch(nameFile(entry));
        const kind = root && kindOf(root);
        if (root && kind) known.push({ entry, kind, root });
        else await keepFile(entry, "files: XML of an unknown kind, kept");
      } else await keepFile(entry, "files: no XML, kept");
    }
    const rank = ({ kind }: KnownFile) => fileKinds.indexOf(kind);
    return known.sort((one, other) => rank(one) - rank(other));
  };

  const keepFile = async (entry: ArchiveEntry, what: string) => {
    if (entry.size > LARGEST_KEPT_FILE) {
      report.count("files: larger than 1 MB and no XML, left out");
      return;
    }
    const content = await bytesOf(await entry.open());
    if (holdsCardNumbers(content.toString("utf8"))) {
      report.count("files: with card numbers, left out");
      return;
    }
    report.file(entry.path, null);
    report.count(what);
    await kept.saveFile(entry.path, content);
  };

  const elementsOf = async ({ entry, kind }: KnownFile): Promise<XmlElement[]> => {
    const elements: XmlElement[] = [];
    for await (const found of readXml(await entry.open(), () => wrappersOf(kind)))
      if ("element" in found) elements.push(found.element);
    return elements;
  };

  /** Sites that are new here and that the archive tells of are sites of the shop from now on. */
  const bringSites = async (known: readonly KnownFile[]) => {
    const wordsIn = async (siteId: string, name: string) => {
      const file = known.find(({ entry, kind }) => kind.kind === name && siteOf(entry) === siteId);
      return file ? elementsOf(file).catch(nameFile(file.entry)) : [];
    };
    const folders = new Set(known.map(({ entry }) => siteOf(entry)).filter((id) => id !== "" && !siteIds.includes(id)));
    for (const id of folders) {
      const site = await wordsIn(id, "site");
      const brought = site.length > 0 && siteFromWords(id, { site, preferences: await wordsIn(id, "preferences") });
      if (!brought) {
        const why = site.length > 0 ? "names no currency" : "has no site.xml";
        report.count(`sites: ${id} ${why}, so it is not brought and all of its folder is only kept`);
        continue;
      }
      await addSites(database, [brought]);
      sites.push(brought);
      siteIds.push(id);
      report.report.sites.push(brought);
    }
    const isNew = (id: string) => report.report.sites.some((each) => each.id === id);
    for (const id of new Set(known.map(({ entry }) => siteOf(entry)).filter((each) => siteIds.includes(each))))
      for (const name of unreadPreferences(await wordsIn(id, "preferences"), { isNew: isNew(id) }))
        report.keptOnly(`preferences: ${name} of ${id}`, 1);
  };

  const run = async () => {
    const known = await sortFiles();
    await bringSites(known);
    const relations = new Set(
      mappings.filter(({ isRelation }) => isRelation).map((each) => `${each.kind}/${each.object}`),
    );
    for (const isSecondPass of [false, true])
      for (const each of known) {
        const isRelation = (object: string) => relations.has(`${each.kind.kind}/${object}`);
        if (isSecondPass && ![...relations].some((name) => name.startsWith(`${each.kind.kind}/`))) continue;
        const counted = await readFile(each, (object) => isRelation(object) === isSecondPass).catch(
          nameFile(each.entry),
        );
        const row =
          report.report.files.find(({ path }) => path === each.entry.path) ??
          report.file(each.entry.path, each.kind.kind);
        row.objects += counted.objects;
        row.deleted += counted.deleted;
        if (each.kind.kind === "metadata")
          for (const [name, type] of attributeTypes(
            (await kept.ofKind("metadata", "type-extension")).map((of) => of.element),
          ))
            types.set(name, type);
      }
    for (const mapping of mappings) await mapping.finish?.(context);
    if (dryRun) throw new DryRunEnds();
    await writeChangedDocuments(database, changed, options.searchRules);
    await noteDataChange(database);
    for (const entry of archive.entries)
      if (isStatic(entry.path)) await staticFiles.write(entry.path, await entry.open());
  };

  try {
    for (const [name, type] of attributeTypes(
      (await kept.ofKind("metadata", "type-extension")).map((of) => of.element),
    ))
      types.set(name, type);
    await database.transaction(run);
  } catch (error) {
    if (!(error instanceof DryRunEnds)) throw error;
  } finally {
    archive.close();
  }
  return report.report;
};
