import { badRequest, flagOf, objectOf, trimmedText, wholeOf } from "#sandbox/core/request/body-values.ts";
import { customAttributes, mergeAttributes } from "#sandbox/platform/customers/customer.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** The kinds of list the platform has. */
export const listTypes = ["wish_list", "gift_registry", "shopping_list", "custom_1", "custom_2", "custom_3"] as const;
export type ProductListType = (typeof listTypes)[number];

/** Something on a list. */
export interface ProductListItem {
  id: string;
  listId: string;
  type: "product" | "gift_certificate";
  /** Null for a gift certificate. */
  productId: string | null;
  quantity: number;
  purchasedQuantity: number;
  /** 1 is wanted most. */
  priority: number;
  isPublic: boolean;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
  createdAt: Date;
}

/** A list that a customer or a guest keeps. */
export interface ProductList {
  id: string;
  customerId: string;
  type: ProductListType;
  name: string | null;
  description: string | null;
  isPublic: boolean;
  /** What is celebrated and where, by wire name. */
  event: Record<string, string> | null;
  registrant: Record<string, string> | null;
  coRegistrant: Record<string, string> | null;
  /** Entries of the owner's address book: `shipping`, `current`, `postEvent`. */
  addressIds: Record<string, string>;
  attributes: Record<string, unknown>;
  createdAt: Date;
  modifiedAt: Date;
  items: readonly ProductListItem[];
}

/** What a request says about a list. */
export type ProductListChange = Partial<
  Pick<
    ProductList,
    "type" | "name" | "description" | "isPublic" | "event" | "registrant" | "coRegistrant" | "addressIds" | "attributes"
  >
>;

/** Lists one shopper may keep, and items one of them may hold. */
export const LIST_LIMIT = 20;
export const ITEM_LIMIT = 500;

const QUANTITY_LIMIT = 999;

const partOf = (
  record: Record<string, unknown>,
  name: string,
  { known, required }: { known: readonly string[]; required: readonly string[] },
): Record<string, string> | null | undefined => {
  if (record[name] === undefined) return undefined;
  if (record[name] === null) return null;
  const part = objectOf(record[name], name);
  for (const member of required)
    if (!trimmedText(part, member, 256, name))
      throw badRequest(`'${name}.${member}' is required.`, `${name}.${member}`);
  return Object.fromEntries(
    known.flatMap((member) => {
      const value = trimmedText(part, member, 256, name);
      return value ? [[member, value]] : [];
    }),
  );
};

const registrant = { known: ["email", "firstName", "lastName", "role"], required: ["email", "firstName", "lastName"] };
const event = { known: ["city", "country", "date", "state", "type"], required: ["type"] };
const addressMembers = {
  shippingAddressInfo: "shipping",
  currentShippingAddressInfo: "current",
  postEventShippingAddressInfo: "postEvent",
} as const;

const addressIdsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addressMembers).flatMap(([member, role]) => {
      const info = partOf(record, member, { known: ["addressId"], required: ["addressId"] });
      return info?.addressId ? [[role, info.addressId]] : [];
    }),
  );

/** What a body says about a list; members it does not name stay out. @throws Fault 400. */
export const listChange = (body: unknown): ProductListChange => {
  const record = objectOf(body);
  const type = trimmedText(record, "type", 32);
  if (type !== undefined && !listTypes.some((each) => each === type))
    throw new Fault(400, "product-list-type-not-supported", `There are no product lists of the type '${type}'.`, {
      type,
    });
  const when = partOf(record, "event", event);
  if (when?.date !== undefined && Number.isNaN(Date.parse(when.date)))
    throw badRequest("'event.date' must be a moment such as 2026-12-20T00:00:00Z.", "event.date");
  if (when?.date !== undefined) when.date = new Date(when.date).toISOString();
  const given = {
    type: type as ProductListType | undefined,
    name: record.name === null ? null : trimmedText(record, "name", 256),
    description: record.description === null ? null : trimmedText(record, "description", 4000),
    isPublic: flagOf(record, "public"),
    event: when,
    registrant: partOf(record, "registrant", registrant),
    coRegistrant: partOf(record, "coRegistrant", registrant),
    addressIds: addressIdsOf(record),
    attributes: customAttributes(record),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** A list after a change; its type stays. @throws Fault 400 when the change wants another type. */
export const changedList = (before: ProductList, change: ProductListChange, now: Date): ProductList => {
  if (change.type !== undefined && change.type !== before.type)
    throw badRequest("The type of a product list cannot be changed.", "type");
  return {
    ...before,
    ...change,
    addressIds: { ...before.addressIds, ...change.addressIds },
    attributes: { ...before.attributes, ...change.attributes },
    modifiedAt: now,
  };
};

/** What a body says about a new item. @throws Fault 400. */
export const newItem = (
  body: unknown,
): Pick<ProductListItem, "type" | "productId" | "quantity" | "priority" | "isPublic" | "attributes"> => {
  const record = objectOf(body);
  const type = trimmedText(record, "type", 32) ?? "product";
  if (type !== "product" && type !== "gift_certificate")
    throw badRequest("'type' must be 'product' or 'gift_certificate'.", "type");
  const productId = trimmedText(record, "productId", 100) || null;
  if (type === "product" && productId === null)
    throw new Fault(400, "product-list-product-id-missing", "A product on a list needs a 'productId'.", {
      path: "productId",
    });
  return {
    type,
    productId: type === "product" ? productId : null,
    quantity: type === "product" ? (wholeOf(record, "quantity", 0, QUANTITY_LIMIT) ?? 1) : 1,
    priority: wholeOf(record, "priority", 0, 999) ?? 1,
    isPublic: flagOf(record, "public") ?? false,
    attributes: customAttributes(record),
  };
};

/**
 * An item after a change of quantity, priority, publicity or custom attributes; anything else is left alone. @throws
 * Fault 400.
 */
export const changedItem = (before: ProductListItem, body: unknown): ProductListItem => {
  const record = objectOf(body);
  return {
    ...before,
    quantity:
      (before.type === "product" ? wholeOf(record, "quantity", 0, QUANTITY_LIMIT) : undefined) ?? before.quantity,
    priority: wholeOf(record, "priority", 0, 999) ?? before.priority,
    isPublic: flagOf(record, "public") ?? before.isPublic,
    attributes: mergeAttributes(before.attributes, customAttributes(record)),
  };
};

/** What strangers see of a list: the public items, the most wanted first. */
export const publicItems = ({ items }: ProductList): ProductListItem[] =>
  items.filter(({ isPublic }) => isPublic).sort((one, other) => one.priority - other.priority);
