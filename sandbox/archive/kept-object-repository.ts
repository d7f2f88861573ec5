import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { archiveFiles, archiveObjects } from "./archive-tables.ts";
import type { XmlElement } from "./xml-element.ts";

/** Where a file belongs: its kind, its site (or none) and what it is about. */
export interface Container {
  kind: string;
  siteId: string;
  containerId: string;
}

/** One object of a file. */
export interface KeptObject extends Container {
  object: string;
  key: string;
  position: number;
  element: XmlElement;
}

const inContainer = ({ kind, siteId, containerId }: Container) =>
  and(eq(archiveObjects.kind, kind), eq(archiveObjects.siteId, siteId), eq(archiveObjects.containerId, containerId));

const toKept = (row: typeof archiveObjects.$inferSelect): KeptObject => ({
  ...row,
  element: row.element as unknown as XmlElement,
});

/** What archives brought, object by object. */
export const createKeptObjectRepository = (database: Database) => ({
  /** Objects of one name with these keys. */
  find: async (container: Container, object: string, keys: readonly string[]): Promise<KeptObject[]> =>
    keys.length === 0
      ? []
      : (
          await database.sql
            .select()
            .from(archiveObjects)
            .where(
              and(
                inContainer(container),
                eq(archiveObjects.object, object),
                sql`${archiveObjects.key} = any(${sql.param([...keys])}::text[])`,
              ),
            )
        ).map(toKept),

  /** The containers of a kind, by site and id. */
  containers: (kind: string): Promise<Container[]> =>
    database.sql
      .selectDistinct({
        kind: archiveObjects.kind,
        siteId: archiveObjects.siteId,
        containerId: archiveObjects.containerId,
      })
      .from(archiveObjects)
      .where(eq(archiveObjects.kind, kind))
      .orderBy(asc(archiveObjects.siteId), asc(archiveObjects.containerId)),

  /** The names of everything in a container, in order. */
  names: async (container: Container): Promise<Pick<KeptObject, "object" | "key">[]> =>
    await database.sql
      .select({ object: archiveObjects.object, key: archiveObjects.key })
      .from(archiveObjects)
      .where(inContainer(container))
      .orderBy(asc(archiveObjects.position)),

  /** The keys of all objects of one name of a kind, wherever they lie. */
  keysOf: async (kind: string, object: string): Promise<string[]> =>
    (
      await database.sql
        .select({ key: archiveObjects.key })
        .from(archiveObjects)
        .where(and(eq(archiveObjects.kind, kind), eq(archiveObjects.object, object)))
    ).map(({ key }) => key),

  /** All objects of one name of a kind, or those with these keys, wherever they lie. */
  ofKind: async (kind: string, object: string, keys?: readonly string[]): Promise<KeptObject[]> =>
    (
      await database.sql
        .select()
        .from(archiveObjects)
        .where(
          and(
            eq(archiveObjects.kind, kind),
            eq(archiveObjects.object, object),
            keys && inArray(archiveObjects.key, [...keys]),
          ),
        )
        .orderBy(asc(archiveObjects.position))
    ).map(toKept),

  /** The position after the last one of a container. */
  nextPosition: async (container: Container): Promise<number> => {
    const [row] = await database.sql
      .select({ last: max(archiveObjects.position) })
      .from(archiveObjects)
      .where(inContainer(container));
    return (row?.last ?? -1) + 1;
  },

  save: async (objects: readonly KeptObject[]): Promise<void> => {
    await insertRows(
      database,
      archiveObjects,
      objects.map((each) => ({ ...each, element: each.element as unknown as Record<string, unknown> })),
      sql`on conflict (kind, site_id, container_id, object, key) do update set element = excluded.element`,
    );
  },

  remove: async (container: Container, object: string, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    await database.sql
      .delete(archiveObjects)
      .where(and(inContainer(container), eq(archiveObjects.object, object), inArray(archiveObjects.key, [...keys])));
  },

  saveFile: async (path: string, content: Buffer): Promise<void> => {
    const text = content.toString("base64");
    await database.sql
      .insert(archiveFiles)
      .values({ path, content: text })
      .onConflictDoUpdate({ target: archiveFiles.path, set: { content: text } });
  },

  files: async (): Promise<{ path: string; content: Buffer }[]> =>
    (await database.sql.select().from(archiveFiles).orderBy(asc(archiveFiles.path))).map(({ path, content }) => ({
      path,
      content: Buffer.from(content, "base64"),
    })),
});

export type KeptObjectRepository = ReturnType<typeof createKeptObjectRepository>;
