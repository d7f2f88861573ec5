import { inPieces } from "#sandbox/core/grouping.ts";
import { orderInside } from "./element-order.ts";
import { mergeElements, updateElement, withoutMode } from "./element-merge.ts";
import { isDeletion, keyOf } from "./file-kinds.ts";
import type { ReportCollector } from "./import-report.ts";
import type { Container, KeptObject, KeptObjectRepository } from "./kept-object-repository.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { elementsOf, type XmlElement } from "./xml-element.ts";

/** Objects written together. */
const PIECE = 200;

/** Marks the second and later objects of a file under one key, for example price tables with windows of their own. */
const AGAIN = "\u0001";

/** Marks objects the shop can not follow. */
const REFUSED = `${AGAIN}refused`;

/** Whether a key belongs to a repeated object, which the shop has no place for. */
export const isRepeated = (key: string): boolean => key.includes(AGAIN);

/** An element without the children that stay as they were kept. */
const without = (of: XmlElement, names: readonly string[] | undefined): XmlElement =>
  names ? { ...of, children: elementsOf(of).filter(({ name }) => !names.includes(name)) } : of;

/** What a kept object says now: brought up to date with the shop's own tables. */
export const currentElement = (mapping: Mapping, kept: Entry, now: XmlElement, context: ArchiveContext): XmlElement => {
  if (mapping.combine) return mapping.combine(kept.element, now);
  const { keptAsTheyCame } = mapping;
  const order = orderInside(mapping.kind, mapping.object);
  const then = without(mapping.understood(kept, context), keptAsTheyCame);
  return updateElement(kept.element, then, without(now, keptAsTheyCame), order);
};

interface Given {
  key: string;
  element: XmlElement;
}

/** Takes the objects of one file, a batch at a time. */
export const createBatchWriter = (options: {
  kept: KeptObjectRepository;
  mappings: readonly Mapping[];
  context: ArchiveContext;
  report: ReportCollector;
  /** Objects without a table of their own that have an effect all the same. */
  isUsed?: (object: string) => boolean;
}) => {
  const { kept, mappings, context, report, isUsed = () => false } = options;

  const mappingOf = (kind: string, object: string) =>
    mappings.find((mapping) => mapping.kind === kind && mapping.object === object);

  const remove = async (container: Container, object: string, given: readonly Given[]) => {
    if (given.length === 0) return;
    const entries = given.map((each) => ({ ...container, ...each }));
    await kept.remove(
      container,
      object,
      given.map(({ key }) => key),
    );
    await mappingOf(container.kind, object)?.remove(entries, context);
  };

  const merge = async (container: Container, object: string, given: readonly Given[], firstPosition: number) => {
    if (given.length === 0) return;
    const mapping = mappingOf(container.kind, object);
    const keys = given.map(({ key }) => key);
    const known = new Map((await kept.find(container, object, keys)).map((each) => [each.key, each]));
    const plain = keys.filter((key) => !isRepeated(key));
    const read =
      mapping && plain.length > 0
        ? await mapping.read(plain, mapping.isKeyShopWide ? undefined : container.containerId)
        : [];
    const now = new Map(
      read
        .filter((entry) => mapping?.isKeyShopWide || isIn(container, entry))
        .map((entry) => [entry.key, entry.element]),
    );
    const order = orderInside(container.kind, object);
    const merged = given.map((each, index): KeptObject => {
      const before = known.get(each.key);
      const current = now.get(each.key);
      const base =
        before && mapping && current
          ? currentElement(mapping, before, current, context)
          : (before?.element ?? (isRepeated(each.key) ? undefined : current));
      return {
        ...container,
        object,
        key: each.key,
        position: before?.position ?? firstPosition + index,
        element: base ? mergeElements(base, each.element, order) : withoutMode(each.element),
      };
    });
    const understood = merged.filter(({ key }) => !isRepeated(key));
    const refused = mapping && understood.length > 0 ? await mapping.write(understood, context) : undefined;
    if (!mapping && !isUsed(object)) report.keptOnly(`${container.kind}: ${object}`, merged.length);
    if (!refused) return kept.save(merged);
    await kept.remove(
      container,
      object,
      understood.map(({ key }) => (refused.includes(key) ? key : `${key}${REFUSED}`)),
    );
    await kept.save(
      merged.map((each) => (refused.includes(each.key) ? { ...each, key: `${each.key}${REFUSED}` } : each)),
    );
  };

  /** A writer for one file; `isTaken` says which objects this pass is about. */
  return (container: () => Container, isTaken: (object: string) => boolean) => {
    let object = "";
    let waiting: Given[] = [];
    let deletions: Given[] = [];
    let position: number | undefined;
    const seen = new Map<string, number>();
    const counted = { objects: 0, deleted: 0 };

    const flush = async () => {
      const [given, deleted] = [waiting, deletions];
      waiting = [];
      deletions = [];
      if (given.length + deleted.length === 0) return;
      position ??= await kept.nextPosition(container());
      for (const piece of inPieces(given, PIECE)) {
        await merge(container(), object, piece, position);
        position += piece.length;
      }
      await remove(container(), object, deleted);
    };

    return {
      counted,
      flush,
      add: async (of: XmlElement) => {
        if (!isTaken(of.name)) return;
        if (of.name !== object || waiting.length >= PIECE) {
          await flush();
          object = of.name;
        }
        const name = keyOf(of);
        if (isDeletion(of)) {
          deletions.push({ key: name, element: of });
          counted.deleted += 1;
          return;
        }
        const times = seen.get(`${of.name}\n${name}`) ?? 0;
        seen.set(`${of.name}\n${name}`, times + 1);
        waiting.push({ key: times === 0 ? name : `${name}${AGAIN}${times}`, element: of });
        counted.objects += 1;
      },
    };
  };
};

/** Whether an object of the shop stands in this file. */
const isIn = (container: Container, entry: Entry): boolean =>
  entry.containerId === container.containerId && entry.siteId === container.siteId;
