import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { productListItems, productLists } from "./product-list-tables.ts";

type ListRow = typeof productLists.$inferSelect;
type ItemRow = typeof productListItems.$inferSelect;

/** What an archive says of an item: it has no id of its own there. */
export type ListedItem = Omit<ItemRow, "id" | "listId" | "createdAt">;

/** A list with its items, owned by an account or a guest. */
export type ListWithItems = Omit<ListRow, "modifiedAt"> & { items: ListedItem[] };

const keyOf = (item: Pick<ListedItem, "type" | "productId">) => `${item.type} ${item.productId ?? ""}`;

/** Items as rows; what was on the list before keeps its id and its moment. */
const itemRows = ({ id: listId, items, createdAt }: ListWithItems, before: readonly ItemRow[]): ItemRow[] => {
  const left = [...before];
  const rows = items.map((item, index): ItemRow => {
    const at = left.findIndex((each) => keyOf(each) === keyOf(item));
    const [known] = at < 0 ? [] : left.splice(at, 1);
    const moment = new Date(createdAt.getTime() + index);
    return { listId, ...item, id: known?.id ?? "", createdAt: known?.createdAt ?? moment };
  });
  const taken = new Set(rows.map(({ id }) => id));
  let next = 0;
  const newId = (): string => {
    const id = `${listId}-${String(next).padStart(2, "0")}`;
    next += 1;
    return taken.has(id) ? newId() : id;
  };
  return rows.map((row) => (row.id === "" ? { ...row, id: newId() } : row));
};

/** Product lists as site archives read and write them. */
export const createProductListExchange = (database: Database) => ({
  /** All lists, or those with these ids, the older first. */
  read: async (ids?: readonly string[]): Promise<ListWithItems[]> => {
    const rows = await database.sql
      .select()
      .from(productLists)
      .where(ids && inArray(productLists.id, [...ids]))
      .orderBy(asc(productLists.createdAt), asc(productLists.id));
    const items = groupedBy(
      await database.sql
        .select()
        .from(productListItems)
        .where(ids && inArray(productListItems.listId, [...ids]))
        .orderBy(asc(productListItems.createdAt), asc(productListItems.id)),
      ({ listId }) => listId,
    );
    return rows.map((list) => ({ ...list, items: items.get(list.id) ?? [] }));
  },

  /** Writes a list with its items, in the place of those it had. */
  put: async (list: ListWithItems): Promise<void> => {
    const { items: _items, ...facts } = list;
    const row = { ...facts, modifiedAt: facts.createdAt };
    await database.sql.insert(productLists).values(row).onConflictDoUpdate({ target: productLists.id, set: row });
    const before = await database.sql.delete(productListItems).where(eq(productListItems.listId, list.id)).returning();
    const rows = itemRows(list, before);
    if (rows.length > 0) await database.sql.insert(productListItems).values(rows);
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(productLists).where(inArray(productLists.id, [...ids]));
  },

  /** Custom attributes of all lists, and of all that is on them. */
  attributes: async (): Promise<{ lists: Record<string, unknown>[]; items: Record<string, unknown>[] }> => ({
    lists: (await database.sql.select({ attributes: productLists.attributes }).from(productLists)).map(
      ({ attributes }) => attributes,
    ),
    items: (await database.sql.select({ attributes: productListItems.attributes }).from(productListItems)).map(
      ({ attributes }) => attributes,
    ),
  }),
});

export type ProductListExchange = ReturnType<typeof createProductListExchange>;
