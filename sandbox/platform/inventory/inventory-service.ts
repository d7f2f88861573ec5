import { Fault } from "#sandbox/core/fault.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { missingRecord, toInventoryRecord, type InventoryRecord } from "./inventory.ts";
import type { InventoryList, InventoryRepository } from "./inventory-repository.ts";

/** A quantity of a product, from the site's own list or from a named one (a shop's). */
export interface StockLine {
  productId: string;
  quantity: number;
  inventoryListId?: string;
}

/** Stock as the other domains see it. */
export interface InventoryService {
  /** The stock of products in the site's list, or in the list named; every product asked for has a record. */
  records(
    productIds: string[],
    where: { siteId: string; inventoryListId?: string },
  ): Promise<Map<string, InventoryRecord>>;
  /** The stock of products in several lists, by list id; unknown lists are left out. */
  recordsInLists(productIds: string[], inventoryListIds: string[]): Promise<Map<string, Map<string, InventoryRecord>>>;
  /**
   * Tells which products can be ordered from at least one of the lists, as it stood when asked; unknown lists hold
   * nothing. Meant for questions about a whole catalogue: it costs a statement a list, however many products are asked
   * about.
   */
  orderableIn(inventoryListIds: string[]): Promise<(productId: string) => boolean>;
  /** The stock lists there are, those of shops included, by id. */
  lists(): Promise<InventoryList[]>;
  /**
   * Sets how many pieces of a product lie in a list, as after counting them: sales before no longer matter, promises
   * do.
   * @throws Fault 404 `inventory-list-not-found`, 400 `bad-request` for anything but a whole number up to a million
   */
  setStock(inventoryListId: string, productId: string, pieces: number): Promise<void>;
  /** The list a site ships from. */
  listOf(siteId: string): Promise<string | null>;
  /**
   * Promises stock to an order: all lines or none, never more than there is.
   * Throws 400 `product-item-not-available` naming the first product that is short. Run it inside a transaction.
   */
  reserve(lines: StockLine[], siteId: string): Promise<void>;
  /** Takes back what was promised. @throws Error when it is more than is promised, which is a mistake of the caller */
  release(lines: StockLine[], siteId: string): Promise<void>;
  /**
   * Turns what was promised into goods that have left: on export, on-order becomes turnover.
   * @throws Error when it is more than is promised
   */
  turnOver(lines: StockLine[], siteId: string): Promise<void>;
  /** Puts goods back that had left. */
  restock(lines: StockLine[], siteId: string): Promise<void>;
  /** Forgets the lists; to be called after writing them. */
  invalidate(): void;
}

/** Most pieces one list may hold of a product. */
export const MOST_PIECES = 1_000_000;

/** Stock. The lists are kept in memory; what is in them is always read. */
export const createInventoryService = (repository: InventoryRepository): InventoryService => {
  const lists = createSharedRead(() =>
    repository.readLists().then((rows) => new Map(rows.map((list) => [list.id, list]))),
  );

  const listOf = async (siteId: string): Promise<string | null> =>
    [...(await lists()).values()].find(({ siteIds }) => siteIds.includes(siteId))?.id ?? null;

  const recordsInLists = async (productIds: string[], inventoryListIds: string[]) => {
    const known = await lists();
    const asked = [...new Set(inventoryListIds)].filter((id) => known.has(id));
    const rows = await repository.findRows(asked, productIds);
    const found = new Map(rows.map((row) => [`${row.inventoryListId}/${row.productId}`, toInventoryRecord(row)]));
    return new Map(
      asked.map((listId) => {
        const inStock = known.get(listId)?.defaultInStock ?? false;
        const records = productIds.map((productId): [string, InventoryRecord] => [
          productId,
          found.get(`${listId}/${productId}`) ?? missingRecord(listId, productId, inStock),
        ]);
        return [listId, new Map(records)];
      }),
    );
  };

  /** One line per list and product, in a fixed order so that two orders never wait for each other. */
  const perRow = async (lines: StockLine[], siteId: string) => {
    const own = await listOf(siteId);
    const rows = new Map<string, { listId: string; productId: string; quantity: number }>();
    for (const { productId, quantity, inventoryListId } of lines) {
      const listId = inventoryListId ?? own ?? "";
      const key = `${listId}/${productId}`;
      rows.set(key, { listId, productId, quantity: quantity + (rows.get(key)?.quantity ?? 0) });
    }
    return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  };

  /** Does away with a promise; a list that is gone, or its record, has none any more. */
  const settle = async (
    { listId, productId, quantity }: { listId: string; productId: string; quantity: number },
    change: "release" | "turnOver",
  ): Promise<void> => {
    if (await repository[change](listId, productId, quantity)) return;
    const [left] = await repository.findRows([listId], [productId]);
    if (left)
      throw new Error(`Only ${left.onOrder} of '${productId}' are promised in '${listId}', ${quantity} were let go.`);
  };

  const orderableIn = async (inventoryListIds: string[]) => {
    const known = await lists();
    const asked = [...new Set(inventoryListIds)].flatMap((id) => known.get(id) ?? []);
    const tests: ((productId: string) => boolean)[] = [];
    for (const { id, defaultInStock } of asked) {
      // Where what has no record counts as in stock, what has nothing left is the exception to look up.
      const ids = new Set(await repository.findProductIds(id, !defaultInStock));
      tests.push((productId) => ids.has(productId) !== defaultInStock);
    }
    return (productId: string) => tests.some((isOrderable) => isOrderable(productId));
  };

  return {
    lists: async () => [...(await lists()).values()].sort((one, other) => (one.id < other.id ? -1 : 1)),

    setStock: async (inventoryListId, productId, pieces) => {
      if (!Number.isInteger(pieces) || pieces < 0 || pieces > MOST_PIECES)
        throw new Fault(400, "bad-request", `Stock is a whole number from 0 to ${MOST_PIECES}.`);
      if (!(await lists()).has(inventoryListId))
        throw new Fault(404, "inventory-list-not-found", `There is no stock list '${inventoryListId}'.`, {
          inventoryListId,
        });
      await repository.count(inventoryListId, productId, pieces);
    },

    listOf,
    recordsInLists,
    orderableIn,

    records: async (productIds, { siteId, inventoryListId }) => {
      const listId = inventoryListId ?? (await listOf(siteId)) ?? "";
      const records = (await recordsInLists(productIds, [listId])).get(listId);
      return records ?? new Map(productIds.map((id) => [id, missingRecord(listId, id, false)]));
    },

    reserve: async (lines, siteId) => {
      const taken: { listId: string; productId: string; quantity: number }[] = [];
      for (const row of await perRow(lines, siteId)) {
        const isDefault = (await lists()).get(row.listId)?.defaultInStock ?? false;
        if (await repository.reserve(row.listId, row.productId, row.quantity)) {
          taken.push(row);
          continue;
        }
        const exists = (await repository.findRows([row.listId], [row.productId])).length > 0;
        if (!exists && isDefault) {
          await repository.reserveUnlisted(row.listId, row.productId, row.quantity);
          taken.push(row);
          continue;
        }
        for (const { listId, productId, quantity } of taken) await repository.release(listId, productId, quantity);
        throw new Fault(
          400,
          "product-item-not-available",
          `Product '${row.productId}' is not available in quantity ${row.quantity}.`,
          { productId: row.productId, quantity: row.quantity },
        );
      }
    },

    release: async (lines, siteId) => {
      for (const row of await perRow(lines, siteId)) await settle(row, "release");
    },

    turnOver: async (lines, siteId) => {
      for (const row of await perRow(lines, siteId)) await settle(row, "turnOver");
    },

    restock: async (lines, siteId) => {
      for (const { listId, productId, quantity } of await perRow(lines, siteId))
        await repository.restock(listId, productId, quantity);
    },

    invalidate: () => {
      lists.forget();
    },
  };
};
