import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";

/** A box that a customer keeps, as the backend has it; what is in it may come from anywhere. */
export interface KeptBoxItem {
  id: string;
  /** The product of the box in its size. */
  productId: string;
  /** What the customer calls it. */
  name: string;
  /** What is in it, as a line of the bag keeps it. */
  c_customMix: unknown;
}

/** The boxes a customer keeps by name; each call throws `CommerceApiError`. */
export interface KeptBoxesApi {
  load(customerId: string): Promise<KeptBoxItem[]>;
  add(customerId: string, box: Omit<KeptBoxItem, "id">): Promise<void>;
  /** A box that is gone already is no error. */
  remove(customerId: string, itemId: string): Promise<void>;
}

type List = ShopperCustomersTypes.CustomerProductList;

/**
 * The platform's kind of list for what is neither wished for nor registered, and the name that tells this one from
 * others.
 */
const TYPE = "custom_1";
const NAME = "custom-mix-boxes";

const toItems = ({ customerProductListItems = [] }: List): KeptBoxItem[] =>
  customerProductListItems.flatMap((item): KeptBoxItem[] => {
    const { c_boxName: name, c_customMix } = item as Record<string, unknown>;
    return item.id && item.productId && typeof name === "string"
      ? [{ id: item.id, productId: item.productId, name, c_customMix }]
      : [];
  });

/** Made where a page needs it, so that no other page carries it. */
export const createKeptBoxesApi = (scapi: ScapiTransport): KeptBoxesApi => {
  const find = async (customerId: string): Promise<List | undefined> => {
    const { data = [] } = (await scapi("ShopperCustomers", "getCustomerProductLists", [
      { parameters: { customerId } },
    ])) as { data?: List[] };
    return data.find(({ type, name }) => type === TYPE && name === NAME);
  };
  return {
    load: async (customerId) => toItems((await find(customerId)) ?? {}),
    add: async (customerId, { productId, name, c_customMix }) => {
      const list =
        (await find(customerId)) ??
        ((await scapi("ShopperCustomers", "createCustomerProductList", [
          { parameters: { customerId }, body: { type: TYPE, name: NAME } },
        ])) as List);
      await scapi("ShopperCustomers", "createCustomerProductListItem", [
        {
          parameters: { customerId, listId: list.id ?? "" },
          body: { type: "product", productId, quantity: 1, public: false, priority: 1, c_boxName: name, c_customMix },
        },
      ]);
    },
    remove: async (customerId, itemId) => {
      const list = await find(customerId);
      if (!list?.id) return;
      try {
        await scapi("ShopperCustomers", "deleteCustomerProductListItem", [
          { parameters: { customerId, listId: list.id, itemId } },
        ]);
      } catch (error) {
        if (!(error instanceof CommerceApiError) || error.status !== 404) throw error;
      }
    },
  };
};
