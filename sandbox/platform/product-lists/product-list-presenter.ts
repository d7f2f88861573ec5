import type { ShopperCustomersTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { CustomerAddress } from "#sandbox/platform/customers/customer-address.ts";
import { publicItems, type ProductList, type ProductListItem } from "./product-list.ts";

/** Product documents by id, for items that show them. */
export type ListedProducts = ReadonlyMap<string, unknown>;

const none: ListedProducts = new Map();

const productOf = ({ productId }: ProductListItem, products: ListedProducts) => {
  const product = productId === null ? undefined : products.get(productId);
  return product === undefined ? {} : { product: product as ShopperCustomersTypes.Product };
};

/** An item as its owner sees it. */
export const presentItem = (
  item: ProductListItem,
  products: ListedProducts = none,
): ShopperCustomersTypes.CustomerProductListItem => ({
  ...item.attributes,
  id: item.id,
  type: item.type,
  ...(item.productId === null ? {} : { productId: item.productId }),
  quantity: item.quantity,
  purchasedQuantity: item.purchasedQuantity,
  priority: item.priority,
  public: item.isPublic,
  ...productOf(item, products),
});

/** An item as strangers see it. */
export const presentPublicItem = (
  item: ProductListItem,
  products: ListedProducts = none,
): ShopperCustomersTypes.PublicProductListItem => ({
  id: item.id,
  type: item.type,
  priority: item.priority,
  ...productOf(item, products),
});

const addressInfo = (addressId: string, addresses: readonly CustomerAddress[]) => {
  const fields = addresses.find((address) => address.addressId === addressId)?.fields ?? {};
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(" ");
  return { addressId, title: [addressId, name, fields.city].filter(Boolean).join(", ") };
};

const shippingAddress = (addressId: string, addresses: readonly CustomerAddress[]) => {
  const { city, firstName, lastName } = (addresses.find((address) => address.addressId === addressId)?.fields ??
    {}) as Record<string, string | undefined>;
  return {
    addressId,
    ...(city ? { city } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  };
};

const present = <T>(value: T | null, name: string) => (value === null ? {} : { [name]: value });

const headerOf = (list: ProductList) => ({
  ...list.attributes,
  id: list.id,
  type: list.type,
  public: list.isPublic,
  ...present(list.name, "name"),
  ...present(list.description, "description"),
  ...present(list.event, "event"),
  creationDate: list.createdAt.toISOString(),
  lastModified: list.modifiedAt.toISOString(),
});

/** A list as its owner sees it. */
export const presentList = (
  list: ProductList,
  addresses: readonly CustomerAddress[],
): ShopperCustomersTypes.CustomerProductList => {
  const { shipping, current, postEvent } = list.addressIds;
  const main = shipping ?? current;
  return {
    ...headerOf(list),
    ...present(list.registrant && { role: "", ...list.registrant }, "registrant"),
    ...present(list.coRegistrant && { role: "", ...list.coRegistrant }, "coRegistrant"),
    ...(shipping ? { shippingAddressInfo: addressInfo(shipping, addresses) } : {}),
    ...(current ? { currentShippingAddressInfo: addressInfo(current, addresses) } : {}),
    ...(postEvent ? { postEventShippingAddressInfo: addressInfo(postEvent, addresses) } : {}),
    ...(main ? { productListShippingAddress: shippingAddress(main, addresses) } : {}),
    customerProductListItems: list.items.map((item) => presentItem(item)),
  };
};

const publicPerson = (person: Record<string, string> | null) =>
  person && { firstName: person.firstName ?? "", lastName: person.lastName ?? "", role: person.role ?? "" };

/** A list as strangers see it: no e-mail addresses, no addresses but a name and a city, public items only. */
export const presentPublicList = (
  list: ProductList,
  addresses: readonly CustomerAddress[],
): ShopperCustomersTypes.PublicProductList => {
  const main = list.addressIds.shipping ?? list.addressIds.current;
  return {
    ...headerOf(list),
    ...present(publicPerson(list.registrant), "registrant"),
    ...present(publicPerson(list.coRegistrant), "coRegistrant"),
    ...(main ? { productListShippingAddress: shippingAddress(main, addresses) } : {}),
    productListItems: publicItems(list).map((item) => presentPublicItem(item)),
  };
};

/** A list among those found for a person. */
export const presentListLink = (list: ProductList): ShopperCustomersTypes.PublicProductListInfo => ({
  id: list.id,
  type: list.type,
  title: list.name ?? list.type,
  ...present(list.name, "name"),
  ...present(list.description, "description"),
});
