import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customers } from "#sandbox/platform/customers/customer-tables.ts";
import { productListItems, productLists } from "./product-list-tables.ts";
import type { ProductList, ProductListItem } from "./product-list.ts";

/** Whose public lists are looked for; everything named must fit. */
export interface ListOwnerSearch {
  email?: string;
  firstName?: string;
  lastName?: string;
}

const headerOf = ({ items: _items, ...header }: ProductList) => header;

/** Product lists as rows. */
export const createProductListRepository = (database: Database) => {
  const complete = async (headers: (typeof productLists.$inferSelect)[]): Promise<ProductList[]> => {
    if (headers.length === 0) return [];
    const items = await database.sql
      .select()
      .from(productListItems)
      .where(
        inArray(
          productListItems.listId,
          headers.map(({ id }) => id),
        ),
      )
      .orderBy(asc(productListItems.createdAt), asc(productListItems.id));
    return headers.map((header) => ({ ...header, items: items.filter(({ listId }) => listId === header.id) }));
  };

  const select = async (wanted: SQL | undefined) =>
    complete(
      await database.sql
        .select()
        .from(productLists)
        .where(wanted)
        .orderBy(asc(productLists.createdAt), asc(productLists.id)),
    );

  return {
    of: (customerId: string): Promise<ProductList[]> => select(eq(productLists.customerId, customerId)),

    find: async (id: string): Promise<ProductList | undefined> => (await select(eq(productLists.id, id)))[0],

    /** Keeps changes of one shopper's lists in line until the transaction ends, so that limits hold. */
    lock: async (customerId: string): Promise<void> => {
      await database.sql.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`product-lists ${customerId}`}, 0))`,
      );
    },

    add: async (list: ProductList): Promise<void> => {
      await database.sql.insert(productLists).values(headerOf(list));
    },

    update: async (list: ProductList): Promise<void> => {
      await database.sql.update(productLists).set(headerOf(list)).where(eq(productLists.id, list.id));
    },

    remove: async (id: string): Promise<void> => {
      await database.sql.delete(productLists).where(eq(productLists.id, id));
    },

    addItem: async (item: ProductListItem): Promise<void> => {
      await database.sql.insert(productListItems).values(item);
    },

    updateItem: async (item: ProductListItem): Promise<void> => {
      await database.sql.update(productListItems).set(item).where(eq(productListItems.id, item.id));
    },

    removeItem: async (listId: string, id: string): Promise<boolean> => {
      const removed = await database.sql
        .delete(productListItems)
        .where(and(eq(productListItems.listId, listId), eq(productListItems.id, id)))
        .returning({ id: productListItems.id });
      return removed.length === 1;
    },

    /**
     * Public lists of people with an account. E-mail addresses are compared without regard to capitals, names exactly.
     */
    publicOf: async ({ email, firstName, lastName }: ListOwnerSearch): Promise<ProductList[]> => {
      const owners = database.sql
        .select({ id: customers.id })
        .from(customers)
        .where(
          and(
            email === undefined ? undefined : eq(sql`lower(${customers.email})`, email.toLowerCase()),
            firstName === undefined ? undefined : eq(customers.firstName, firstName),
            lastName === undefined ? undefined : eq(customers.lastName, lastName),
          ),
        );
      return select(and(eq(productLists.isPublic, true), inArray(productLists.customerId, owners)));
    },
  };
};

export type ProductListRepository = ReturnType<typeof createProductListRepository>;
