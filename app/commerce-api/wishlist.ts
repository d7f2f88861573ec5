import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { CommerceApiError } from "./commerce-api-error.ts";
import type { ScapiTransport } from "./scapi-transport.ts";

/** An item of a wish list as the backend keeps it. */
export interface WishlistItem {
  id: string;
  productId: string;
  c_color?: unknown;
}

/** A customer's wish list. */
export interface Wishlist {
  id: string;
  items: WishlistItem[];
}

/** A customer's wish list; each call throws `CommerceApiError`. */
export interface WishlistApi {
  /** The customer's list, made where there is none yet. */
  load(customerId: string): Promise<Wishlist>;
  add(customerId: string, listId: string, item: Record<string, unknown>): Promise<void>;
  /** An item that is gone already is no error. */
  remove(customerId: string, listId: string, itemId: string): Promise<void>;
}

type List = ShopperCustomersTypes.CustomerProductList;

const toWishlist = ({ id = "", customerProductListItems = [] }: List): Wishlist => ({
  id,
  items: customerProductListItems.flatMap((item): WishlistItem[] =>
    item.id && item.productId
      ? [{ id: item.id, productId: item.productId, c_color: (item as Record<string, unknown>)["c_color"] }]
      : [],
  ),
});

/** Made where a page needs it, so that no other page carries it. */
export const createWishlistApi = (scapi: ScapiTransport): WishlistApi => ({
  load: async (customerId) => {
    const parameters = { customerId };
    const { data = [] } = (await scapi("ShopperCustomers", "getCustomerProductLists", [{ parameters }])) as {
      data?: List[];
    };
    const wishList = data.find(({ type }) => type === "wish_list");
    return toWishlist(
      wishList ??
        ((await scapi("ShopperCustomers", "createCustomerProductList", [
          { parameters, body: { type: "wish_list" } },
        ])) as List),
    );
  },
  add: async (customerId, listId, item) => {
    await scapi("ShopperCustomers", "createCustomerProductListItem", [
      { parameters: { customerId, listId }, body: item },
    ]);
  },
  remove: async (customerId, listId, itemId) => {
    try {
      await scapi("ShopperCustomers", "deleteCustomerProductListItem", [
        { parameters: { customerId, listId, itemId } },
      ]);
    } catch (error) {
      if (!(error instanceof CommerceApiError) || error.status !== 404) throw error;
    }
  },
});
