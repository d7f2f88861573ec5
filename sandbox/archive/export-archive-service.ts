import { Readable } from "node:stream";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { ObjectAttributes } from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import { sitesIn } from "#sandbox/organization/sites/site-service.ts";
import { archiveMappings } from "./archive-mapping-service.ts";
import { writeArchive, type PackedFile } from "./archive-zip.ts";
import { fileChunks, type Placed } from "./file-text.ts";
import { fileKinds, type FileKind } from "./file-kinds.ts";
import { inPieces } from "#sandbox/core/grouping.ts";
import { currentElement, isRepeated } from "./import-batch-service.ts";
import { createKeptObjectRepository, type Container } from "./kept-object-repository.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeTypes } from "./metadata-mapping.ts";
import type { StaticFiles } from "./static-files.ts";
import { elementsOf } from "./xml-element.ts";

/** What an export needs. */
export interface ExportOptions {
  database: Database;
  /** The zip to write. */
  file: string;
  siteIds: readonly string[];
  staticFiles: StaticFiles;
  /** Pictures of the shop's own world, by address in the archive. */
  ownPictures?: ReadonlyMap<string, () => Promise<Buffer>>;
  /** Custom attributes that the world's cartridge defines. */
  attributes?: ObjectAttributes | undefined;
}

type Place = Pick<Container, "siteId" | "containerId">;

/** An object of a file that is yet to be read: kept, or told by the shop alone. */
interface Reference {
  object: string;
  key: string;
  isKept: boolean;
}

/** Objects read and written together. */
const PIECE = 200;

const placeKey = ({ siteId, containerId }: Place) => `${siteId}\n${containerId}`;

const addressOf = (kind: FileKind, { siteId, containerId }: Place) =>
  siteId === "" ? kind.address(containerId) : `sites/${siteId}/${kind.address(containerId)}`;

const nameIn = (mapping: Mapping, entry: Pick<Entry, "key" | "siteId" | "containerId">) =>
  mapping.isKeyShopWide ? entry.key : `${placeKey(entry)}\n${entry.key}`;

/**
 * Writes the shop as a site export: what it has, joined with what imported archives brought and the shop has no use
 * for. Files are written object by object, a few hundred at a time, so that only names are held for a whole file.
 */
export const exportArchive = async (options: ExportOptions): Promise<{ files: number }> => {
  const { database, file, siteIds, staticFiles, ownPictures = new Map() } = options;
  const kept = createKeptObjectRepository(database);
  const sites = await sitesIn(database);
  const mappings = archiveMappings(database, siteIds, sites, options.attributes);
  let files = 0;

  const contextOf = async (): Promise<ArchiveContext> => {
    const imported = (await kept.ofKind("metadata", "type-extension")).map(({ element }) => element);
    return { types: attributeTypes(imported), siteIds, sites, count: () => undefined };
  };

  const keysOf = async (mapping: Mapping) =>
    mapping.keys ? mapping.keys() : (await mapping.read()).map(({ element: _element, ...name }) => name);

  /** The files of a kind with the names of what each will hold: kept objects first, then what only the shop has. */
  const placesOf = async (kind: FileKind, own: readonly Mapping[]) => {
    const places = new Map<string, { place: Place; references: Reference[] }>();
    const put = (place: Place, reference: Reference) => {
      const at = places.get(placeKey(place)) ?? { place, references: [] };
      at.references.push(reference);
      places.set(placeKey(place), at);
    };
    const told = new Map(own.map((mapping) => [mapping.object, new Set<string>()]));
    const byObject = new Map(own.map((mapping) => [mapping.object, mapping]));
    for (const container of await kept.containers(kind.kind))
      for (const each of await kept.names(container)) {
        const mapping = byObject.get(each.object);
        if (mapping) told.get(each.object)?.add(nameIn(mapping, { ...container, key: each.key }));
        put(container, { ...each, isKept: true });
      }
    for (const mapping of own)
      for (const name of await keysOf(mapping))
        if (!told.get(mapping.object)?.has(nameIn(mapping, name)))
          put(name, { object: mapping.object, key: name.key, isKept: false });
    return [...places.values()];
  };

  /** Reads some objects of a file as they are now. */
  const readPiece = async (
    container: Container,
    piece: readonly Reference[],
    own: readonly Mapping[],
    context: ArchiveContext,
  ): Promise<Placed[]> => {
    const object = piece[0]?.object ?? "";
    const mapping = own.find((each) => each.object === object);
    const keys = piece.map(({ key }) => key);
    const known = new Map((await kept.find(container, object, keys)).map((each) => [each.key, each]));
    const isStranger = container.siteId !== "" && !siteIds.includes(container.siteId);
    const now = new Map(
      mapping && !isStranger
        ? (await mapping.read(keys, mapping.isKeyShopWide ? undefined : container.containerId)).map(
            (entry) => [nameIn(mapping, entry), entry.element] as const,
          )
        : [],
    );
    return piece.flatMap(({ key }): Placed[] => {
      const each = known.get(key);
      const current = mapping && now.get(nameIn(mapping, { ...container, key }));
      if (!each) return current ? [{ object, element: current }] : [];
      if (!mapping || isStranger || isRepeated(key)) return [each];
      if (current) return [{ object, element: currentElement(mapping, each, current, context) }];
      return elementsOf(mapping.understood(each, context)).length === 0 ? [each] : [];
    });
  };

  /** Objects of one name stand together, in the order the format wants. */
  const inOrder = (kind: FileKind, references: readonly Reference[]) => {
    const rank = ({ object }: Reference) => {
      const place = kind.order?.indexOf(object) ?? -1;
      return place < 0 ? (kind.order?.length ?? 0) : place;
    };
    return references
      .map((reference, index) => ({ reference, index }))
      .sort((one, other) => rank(one.reference) - rank(other.reference) || one.index - other.index)
      .map(({ reference }) => reference);
  };

  /** Pieces of references of one object name each. */
  const piecesOf = (references: readonly Reference[]): Reference[][] => {
    const runs: Reference[][] = [];
    for (const reference of references) {
      const last = runs.at(-1);
      if (last?.[0]?.object === reference.object) last.push(reference);
      else runs.push([reference]);
    }
    return runs.flatMap((run) => inPieces(run, PIECE));
  };

  const filesOf = async (kind: FileKind, context: ArchiveContext): Promise<PackedFile[]> => {
    const own = mappings.filter((mapping) => mapping.kind === kind.kind);
    return (await placesOf(kind, own))
      .map(({ place, references }): PackedFile => {
        const objects = async function* () {
          for (const piece of piecesOf(inOrder(kind, references)))
            yield await readPiece({ kind: kind.kind, ...place }, piece, own, context);
        };
        return {
          path: addressOf(kind, place),
          open: () => Readable.from(fileChunks(kind, place.containerId, objects())),
        };
      })
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };

  const all = async function* (): AsyncGenerator<PackedFile> {
    const context = await contextOf();
    for (const kind of fileKinds) yield* await filesOf(kind, context);
    for (const { path, content } of await kept.files()) yield { path, open: () => Readable.from([content]) };
    const imported = new Set(await staticFiles.list());
    const addresses = [...new Set([...imported, ...ownPictures.keys()])].sort((one, other) => (one < other ? -1 : 1));
    for (const path of addresses) {
      const content = async function* () {
        yield imported.has(path) ? await staticFiles.read(path) : await ownPictures.get(path)?.();
      };
      yield { path, open: () => Readable.from(content()) };
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
