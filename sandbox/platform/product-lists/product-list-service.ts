import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ProductRules } from "#sandbox/platform/products/product.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import {
  changedItem,
  changedList,
  ITEM_LIMIT,
  LIST_LIMIT,
  listChange,
  newItem,
  type ProductList,
  type ProductListChange,
  type ProductListItem,
} from "./product-list.ts";
import type { ListOwnerSearch, ProductListRepository } from "./product-list-repository.ts";

/** Lists of products that shoppers keep. Every customer id given here is already known to be the caller's own. */
export interface ProductListService {
  of(customerId: string): Promise<ProductList[]>;
  /** @throws Fault 404 for an unknown list or somebody else's. */
  find(customerId: string, listId: string): Promise<ProductList>;
  /** @throws Fault 400 for a body that is not valid, or one list too many. */
  create(customerId: string, body: unknown): Promise<ProductList>;
  update(customerId: string, listId: string, body: unknown): Promise<ProductList>;
  remove(customerId: string, listId: string): Promise<void>;
  item(customerId: string, listId: string, itemId: string): Promise<ProductListItem>;
  /** @throws Fault 400 for a product the catalogue does not have, or one item too many. */
  addItem(customerId: string, listId: string, body: unknown): Promise<ProductListItem>;
  updateItem(customerId: string, listId: string, itemId: string, body: unknown): Promise<ProductListItem>;
  removeItem(customerId: string, listId: string, itemId: string): Promise<void>;
  /** Public lists of people with an account. @throws Fault 400 when nothing is looked for. */
  publicOf(search: ListOwnerSearch): Promise<ProductList[]>;
  /** A public list of anybody. @throws Fault 404. */
  publicList(listId: string): Promise<ProductList>;
}

/** Ids of products do not depend on the language. */
const CATALOGUE_LOCALE = "en-US";

const noList = (listId: string) =>
  new Fault(404, "product-list-not-found", `A product list with ID '${listId}' couldn't be found.`, {
    productListId: listId,
  });

/** The words for an item that is not there, or not to be seen. */
export const noItem = (itemId: string): Fault =>
  new Fault(404, "product-list-item-not-found", `A product list item with ID '${itemId}' couldn't be found.`, {
    itemId,
  });

const itemOf = (list: ProductList, itemId: string): ProductListItem => {
  const item = list.items.find(({ id }) => id === itemId);
  if (!item) throw noItem(itemId);
  return item;
};

/** Product lists: load, decide, save. */
export const createProductListService = (options: {
  repository: ProductListRepository;
  products: Pick<ProductService, "catalogue">;
  customers: Pick<CustomerService, "addresses">;
  clock: Clock;
  newId: () => string;
  /** The product of an item, by the merchant's own way to list. */
  listedProduct?: ProductRules["listedProduct"];
}): ProductListService => {
  const { repository, products, customers, clock, newId, listedProduct = ({ productId }) => productId } = options;

  const find = async (customerId: string, listId: string) => {
    const list = await repository.find(listId);
    if (!list || list.customerId !== customerId) throw noList(listId);
    return list;
  };

  const locked = async (customerId: string, listId: string) => {
    await repository.lock(customerId);
    return find(customerId, listId);
  };

  const refuseUnknownAddresses = async (customerId: string, { addressIds = {} }: ProductListChange) => {
    if (Object.keys(addressIds).length === 0) return;
    const known = await customers.addresses(customerId);
    for (const addressId of Object.values(addressIds))
      if (!known.some((address) => address.addressId === addressId))
        throw new Fault(400, "bad-request", `No address with name '${addressId}' could be found.`, { addressId });
  };

  const touch = (list: ProductList) => repository.update({ ...list, modifiedAt: clock.now() });

  return {
    of: (customerId) => repository.of(customerId),
    find,

    create: async (customerId, body) => {
      const change = listChange(body);
      if (!change.type)
        throw new Fault(400, "product-list-type-missing", "A product list needs a 'type'.", { path: "type" });
      await refuseUnknownAddresses(customerId, change);
      await repository.lock(customerId);
      if ((await repository.of(customerId)).length >= LIST_LIMIT)
        throw new Fault(400, "bad-request", `A shopper keeps at most ${LIST_LIMIT} product lists.`);
      const now = clock.now();
      const list: ProductList = {
        id: newId(),
        customerId,
        type: change.type,
        name: change.name ?? null,
        description: change.description ?? null,
        isPublic: change.isPublic ?? false,
        event: change.event ?? null,
        registrant: change.registrant ?? null,
        coRegistrant: change.coRegistrant ?? null,
        addressIds: change.addressIds ?? {},
        attributes: change.attributes ?? {},
        createdAt: now,
        modifiedAt: now,
        items: [],
      };
      await repository.add(list);
      return list;
    },

    update: async (customerId, listId, body) => {
      const change = listChange(body);
      const before = await locked(customerId, listId);
      await refuseUnknownAddresses(customerId, change);
      const after = changedList(before, change, clock.now());
      await repository.update(after);
      return after;
    },

    remove: async (customerId, listId) => {
      await locked(customerId, listId);
      await repository.remove(listId);
    },

    item: async (customerId, listId, itemId) => itemOf(await find(customerId, listId), itemId),

    addItem: async (customerId, listId, body) => {
      const added = newItem(body);
      const list = await locked(customerId, listId);
      const known = (await products.catalogue(CATALOGUE_LOCALE)).products;
      const { productId, attributes } = added;
      if (productId !== null && !known.has(productId) && !known.has(listedProduct({ productId, attributes })))
        throw new Fault(400, "product-list-product-not-found", `No product with ID '${productId}' could be found.`, {
          productId,
        });
      if (list.items.length >= ITEM_LIMIT)
        throw new Fault(400, "bad-request", `A product list holds at most ${ITEM_LIMIT} items.`);
      const item = { ...added, id: newId(), listId, purchasedQuantity: 0, createdAt: clock.now() };
      await repository.addItem(item);
      await touch(list);
      return item;
    },

    updateItem: async (customerId, listId, itemId, body) => {
      const list = await locked(customerId, listId);
      const after = changedItem(itemOf(list, itemId), body);
      await repository.updateItem(after);
      await touch(list);
      return after;
    },

    removeItem: async (customerId, listId, itemId) => {
      const list = await locked(customerId, listId);
      if (!(await repository.removeItem(listId, itemId))) throw noItem(itemId);
      await touch(list);
    },

    publicOf: async (search) => {
      if (Object.keys(search).length === 0)
        throw missingParameter("email", "One of 'email', 'firstName' and 'lastName' is required.");
      return repository.publicOf(search);
    },

    publicList: async (listId) => {
      const list = await repository.find(listId);
      if (!list?.isPublic) throw noList(listId);
      return list;
    },
  };
};
