import type { Database } from "#sandbox/database/connection.ts";
import { archiveMappings } from "./archive-mapping-repository.ts";
import { writeArchive } from "./archive-zip.ts";
import { fileKinds, type FileKind } from "./file-kinds.ts";
import { currentElement, isRepeated } from "./import-batch-service.ts";
import { createKeptObjectRepository, type Container } from "./kept-object-repository.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeTypes } from "./metadata-mapping-repository.ts";
import type { StaticFiles } from "./static-files.ts";
import { elementsOf, type XmlElement } from "./xml-element.ts";
import { startOf, writeElement } from "./xml-writer.ts";

/** What an export needs. */
export interface ExportOptions {
  database: Database;
  /** The zip to write. */
  file: string;
  siteIds: readonly string[];
  staticFiles: StaticFiles;
  /** Pictures of the shop's own world, by address in the archive. */
  ownPictures?: ReadonlyMap<string, () => Promise<Buffer>>;
}

interface Placed {
  object: string;
  element: XmlElement;
}

const placeKey = ({ siteId, containerId }: Pick<Container, "siteId" | "containerId">) => `${siteId}\n${containerId}`;

const addressOf = (kind: FileKind, { siteId, containerId }: Pick<Container, "siteId" | "containerId">) =>
  siteId === "" ? kind.address(containerId) : `sites/${siteId}/${kind.address(containerId)}`;

/** The text of a file: objects in the order the format wants, inside their wrappers. */
export const fileText = (kind: FileKind, containerId: string, objects: readonly Placed[]): string => {
  const rank = (object: string) => {
    const place = kind.order?.indexOf(object) ?? -1;
    return place < 0 ? (kind.order?.length ?? 0) : place;
  };
  const sorted = objects
    .map((each, index) => ({ ...each, index }))
    .sort((one, other) => rank(one.object) - rank(other.object) || one.index - other.index);
  const attributes = { xmlns: kind.namespace, ...(kind.idAttribute ? { [kind.idAttribute]: containerId } : {}) };
  const open: string[] = [];
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n${startOf({ name: kind.root, attributes })}>\n`;
  const indent = () => "    ".repeat(open.length + 1);
  const close = (to: number) => {
    while (open.length > to) {
      const name = open.pop() ?? "";
      text += `${indent()}</${name}>\n`;
    }
  };
  for (const { object, element } of sorted) {
    const within = kind.within?.[object] ?? [];
    const shared = within.findIndex((name, index) => open[index] !== name);
    close(shared < 0 ? within.length : shared);
    for (const name of within.slice(open.length)) {
      text += `${indent()}<${name}>\n`;
      open.push(name);
    }
    text += writeElement(element, open.length + 1);
  }
  close(0);
  return `${text}</${kind.root}>\n`;
};

/** Writes the shop as a site export: what it has, joined with what imported archives brought and the shop has no use for. */
export const exportArchive = async (options: ExportOptions): Promise<{ files: number }> => {
  const { database, file, siteIds, staticFiles, ownPictures = new Map() } = options;
  const kept = createKeptObjectRepository(database);
  const mappings = archiveMappings(database, siteIds);
  let files = 0;

  const contextOf = async (): Promise<ArchiveContext> => {
    const imported = (await kept.ofKind("metadata", "type-extension")).map(({ element }) => element);
    return { types: attributeTypes(imported), siteIds, count: () => undefined };
  };

  const filesOf = async (kind: FileKind, context: ArchiveContext): Promise<{ path: string; content: Buffer }[]> => {
    const own = mappings.filter((mapping) => mapping.kind === kind.kind);
    const now = new Map<Mapping, Map<string, Entry>>();
    const told = new Map<Mapping, Set<string>>(own.map((mapping) => [mapping, new Set()]));
    const keyOf = (mapping: Mapping, entry: Pick<Entry, "key" | "siteId" | "containerId">) =>
      mapping.isKeyShopWide ? entry.key : `${placeKey(entry)}\n${entry.key}`;
    for (const mapping of own)
      now.set(mapping, new Map((await mapping.read()).map((entry) => [keyOf(mapping, entry), entry])));

    const places = new Map<string, { place: Pick<Container, "siteId" | "containerId">; objects: Placed[] }>();
    const put = (place: Pick<Container, "siteId" | "containerId">, placed: Placed) => {
      const at = places.get(placeKey(place)) ?? { place, objects: [] };
      at.objects.push(placed);
      places.set(placeKey(place), at);
    };
    for (const container of await kept.containers(kind.kind))
      for (const each of await kept.all(container)) {
        const mapping = own.find(({ object }) => object === each.object);
        if (!mapping || isRepeated(each.key)) {
          put(container, each);
          continue;
        }
        const current = now.get(mapping)?.get(keyOf(mapping, each));
        told.get(mapping)?.add(keyOf(mapping, each));
        if (current) put(container, { ...each, element: currentElement(mapping, each, current.element, context) });
        else if (elementsOf(mapping.understood(each, context)).length === 0) put(container, each);
      }
    for (const mapping of own)
      for (const [key, entry] of now.get(mapping) ?? [])
        if (!told.get(mapping)?.has(key)) put(entry, { object: mapping.object, element: entry.element });
    return [...places.values()]
      .map(({ place, objects }) => ({
        path: addressOf(kind, place),
        content: Buffer.from(fileText(kind, place.containerId, objects)),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };

  const all = async function* () {
    const context = await contextOf();
    for (const kind of fileKinds) yield* await filesOf(kind, context);
    yield* await kept.files();
    const imported = await staticFiles.list();
    const addresses = [...new Set([...imported, ...ownPictures.keys()])].sort((one, other) => (one < other ? -1 : 1));
    for (const address of addresses) {
      const content = imported.includes(address) ? await staticFiles.read(address) : await ownPictures.get(address)?.();
      if (content) yield { path: address, content };
    }
  };

  const counted = async function* () {
    for await (const each of all()) {
      files += 1;
      yield each;
    }
  };
  await writeArchive(file, counted());
  return { files };
};
