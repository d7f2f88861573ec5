import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { Unfollowed } from "./product-specification.ts";
import { archiveKeyOf, isSameValue, placeOnSite, rowOnSite, takeFromSite, type SiteRow } from "./site-rows.ts";
import { element, type XmlElement } from "./xml-element.ts";

/** Objects that belong to sites, few enough to be read at once. */
export interface SiteTable<Row extends SiteRow> {
  read(): Promise<Row[]>;
  /** Takes rows away and puts others in. */
  replace(removedIds: readonly string[], rows: readonly Row[]): Promise<void>;
}

/** What is particular to one kind of object. */
export interface SiteObject<Row extends SiteRow> {
  kind: string;
  object: string;
  isRelation?: boolean;
  table: SiteTable<Row>;
  /** Tells a row to a site; undefined where there is nothing to tell. */
  present: (row: Row, siteId: string) => XmlElement | undefined;
  /** The row an element makes of what was there. @throws Unfollowed for an element the shop can not follow */
  apply: (entry: Entry, before: Row | undefined, context: ArchiveContext) => Row;
  /** The name of the row an element is about, and of the element a row is told by; their key when left out. */
  names?: { row(entry: Entry): string; entry(row: Row): string };
  /** What becomes of a row when its element is taken away; the row goes when left out. */
  withdraw?(row: Row): Row;
  /** Objects the shop tells without having a row for them. */
  others?(rows: readonly Row[]): Promise<Entry[]> | Entry[];
  finish?: (context: ArchiveContext) => Promise<void>;
}

/** The sites a file speaks for: the one in whose folder it lies, or all. */
const sitesOf = ({ siteId }: Entry, context: ArchiveContext): readonly string[] =>
  siteId === "" ? context.siteIds : [siteId];

const attempt = <T>(read: () => T): T | Unfollowed => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unfollowed) return error;
    throw error;
  }
};

/** A mapping of objects that belong to sites: each site's folder tells its own. */
export const siteMapping = <Row extends SiteRow>(of: SiteObject<Row>): Mapping => {
  const { kind, object, table, present, apply } = of;
  const rowName = (entry: Entry) => of.names?.row(entry) ?? entry.key;
  const entryName = (row: Row) => of.names?.entry(row) ?? archiveKeyOf(row);

  const save = async (before: readonly Row[], after: readonly Row[]) => {
    const gone = before.filter((row) => !after.includes(row));
    const changed = after.filter(
      (row) => !before.some((each) => each === row || (each.id === row.id && isSameValue(each, row))),
    );
    const kept = after.filter((row) => !changed.includes(row)).map(({ id }) => id);
    await table.replace(
      gone.map(({ id }) => id).filter((id) => !kept.includes(id)),
      changed,
    );
  };

  return {
    kind,
    object,
    ...(of.isRelation ? { isRelation: true } : {}),

    read: async (keys) => {
      const rows = await table.read();
      const told = rows.flatMap((row) =>
        row.siteIds.flatMap((siteId): Entry[] => {
          const told = present(row, siteId);
          return told ? [{ siteId, containerId: "", key: entryName(row), element: told }] : [];
        }),
      );
      const all = [...told, ...((await of.others?.(rows)) ?? [])];
      return keys ? all.filter(({ key }) => keys.includes(key)) : all;
    },

    understood: (entry, context) => {
      const [siteId = ""] = sitesOf(entry, context);
      const row = attempt(() => apply({ ...entry, siteId }, undefined, context));
      return (
        (row instanceof Unfollowed ? undefined : present({ ...row, siteIds: [siteId] }, siteId)) ?? element(object)
      );
    },

    write: async (entries, context) => {
      const before = await table.read();
      let rows = before;
      const refused: string[] = [];
      for (const entry of entries)
        for (const siteId of sitesOf(entry, context)) {
          const name = rowName(entry);
          const there = rowOnSite(rows, name, siteId);
          const now =
            of.isRelation && !there
              ? new Unfollowed("of something that is not there")
              : attempt(() => apply({ ...entry, siteId }, there, context));
          if (!(now instanceof Unfollowed)) {
            rows = placeOnSite(rows, name, siteId, now);
            continue;
          }
          if (!of.isRelation) rows = takeFromSite(rows, name, siteId);
          context.count(`${kind}: ${object}, kept without effect: ${now.message}`);
          if (!refused.includes(entry.key)) refused.push(entry.key);
        }
      await save(before, rows);
      return refused;
    },

    remove: async (entries) => {
      const before = await table.read();
      let rows = before;
      for (const entry of entries) {
        const sites = entry.siteId === "" ? [...new Set(before.flatMap(({ siteIds }) => siteIds))] : [entry.siteId];
        for (const siteId of sites) {
          const row = rowOnSite(rows, rowName(entry), siteId);
          if (!row) continue;
          rows = of.withdraw
            ? placeOnSite(rows, rowName(entry), siteId, of.withdraw(row))
            : takeFromSite(rows, rowName(entry), siteId);
        }
      }
      await save(before, rows);
    },

    ...(of.finish ? { finish: of.finish } : {}),
  };
};
