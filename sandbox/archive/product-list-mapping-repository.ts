import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customers } from "#sandbox/platform/customers/customer-tables.ts";
import { productListItems, productLists } from "#sandbox/platform/product-lists/product-list-tables.ts";
import { groupedBy } from "./grouping.ts";
import type { Mapping } from "./mapping.ts";
import { productListElement, productListOf, type ListItemFacts, type ProductListFacts } from "./product-list-facts.ts";

type ItemRow = typeof productListItems.$inferSelect;

const readLists = async (database: Database, ids: readonly string[] | undefined): Promise<ProductListFacts[]> => {
  // A guest's list has no owner an archive could name.
  const rows = await database.sql
    .select({ list: productLists, customerNo: customers.customerNo })
    .from(productLists)
    .innerJoin(customers, eq(customers.id, productLists.customerId))
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
  return rows.map(({ list, customerNo }) => ({ ...list, customerNo, items: items.get(list.id) ?? [] }));
};

/** Items as rows; what was on the list before keeps its id and its moment. */
const itemRows = ({ id: listId, items, createdAt }: ProductListFacts, before: readonly ItemRow[]): ItemRow[] => {
  const left = [...before];
  const keyOf = (item: Pick<ListItemFacts, "type" | "productId">) => `${item.type} ${item.productId ?? ""}`;
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

/** Wish lists, gift registries and shopping lists of people with an account; the shop has them once for all sites. */
export const productListMapping = (database: Database, siteIds: readonly string[]): Mapping => ({
  kind: "product-lists",
  object: "product-list",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) =>
    (await readLists(database, keys)).map((facts) => ({
      siteId: siteIds[0] ?? "",
      containerId: "",
      key: facts.id,
      element: productListElement(facts),
    })),

  understood: (entry, context) => productListElement(productListOf(entry, context)),

  write: async (entries, context) => {
    const refused: string[] = [];
    for (const entry of entries) {
      const { customerNo, items, ...facts } = productListOf(entry, context);
      const [owner] = await database.sql
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.customerNo, customerNo));
      if (!owner || facts.id === "") {
        context.count("product-lists: of nobody who is there, kept without effect");
        refused.push(entry.key);
        continue;
      }
      const row = { ...facts, customerId: owner.id, modifiedAt: facts.createdAt };
      await database.sql.insert(productLists).values(row).onConflictDoUpdate({ target: productLists.id, set: row });
      const before = await database.sql
        .delete(productListItems)
        .where(eq(productListItems.listId, facts.id))
        .returning();
      const rows = itemRows({ customerNo, items, ...facts }, before);
      if (rows.length > 0) await database.sql.insert(productListItems).values(rows);
    }
    return refused;
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(productLists).where(inArray(productLists.id, ids));
  },
});
