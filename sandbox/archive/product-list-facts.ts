import { listTypes, type ProductListType } from "#sandbox/platform/product-lists/product-list.ts";
import type { ListedItem } from "#sandbox/platform/product-lists/module.ts";
import { momentOf, numberOf } from "./amount-text.ts";
import { presentAttributes, readAttributes, takeOut, type Attributes } from "./custom-attributes.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { OWN_WORDS, ownWordsOf, presentOwnWords } from "./own-words.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  type XmlElement,
} from "./xml-element.ts";

/** What an archive and the shop both know of a list. */
export interface ProductListFacts {
  id: string;
  customerNo: string;
  type: ProductListType;
  name: string | null;
  description: string | null;
  isPublic: boolean;
  event: Record<string, string> | null;
  registrant: Record<string, string> | null;
  coRegistrant: Record<string, string> | null;
  /** Entries of the owner's address book: `shipping`, `current`, `postEvent`. */
  addressIds: Record<string, string>;
  attributes: Attributes;
  createdAt: Date;
  items: ListedItem[];
}

const LONG_AGO = new Date("2000-01-01T00:00:00Z");

const people = { "first-name": "firstName", "last-name": "lastName", email: "email", role: "role" };
const occasions = { type: "type", date: "date", city: "city", "state-code": "state", "country-code": "country" };

/** What the format takes as a name: one line without spaces around it. */
const isLine = (text: string | null): boolean => text === null || (text.length <= 256 && /^\S(.*\S)?$/.test(text));

const members = (names: Record<string, string>, values: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, member]) => textElement(name, values[member] || undefined));

const membersOf = (names: Record<string, string>, of: XmlElement | undefined): Record<string, string> | null => {
  const told = Object.entries(names).flatMap(([name, member]) => {
    const text = textIn(of, name);
    return text ? [[member, text] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : null;
};

const attributesElement = (attributes: Attributes, words: Readonly<Record<string, unknown>> = {}) => {
  const own = presentOwnWords(words);
  const all = [...elementsOf(presentAttributes(attributes)), ...(own ? [own] : [])].sort((one, other) =>
    (attributeOf(one, "attribute-id") ?? "") < (attributeOf(other, "attribute-id") ?? "") ? -1 : 1,
  );
  return all.length > 0 ? element("custom-attributes", {}, ...all) : undefined;
};

const itemElement = (item: ListedItem): XmlElement => {
  const isProduct = item.type === "product";
  const bought =
    item.purchasedQuantity > 0 ? [element("purchase", {}, textElement("quantity", item.purchasedQuantity))] : [];
  return element(
    isProduct ? "product-item" : "gift-certificate-item",
    {},
    isProduct ? textElement("product-id", item.productId) : undefined,
    isProduct ? textElement("quantity", item.quantity) : undefined,
    textElement("priority", item.priority),
    textElement("public", item.isPublic),
    element("purchases", {}, ...bought),
    attributesElement(item.attributes),
  );
};

const itemOf = (of: XmlElement, context: ArchiveContext): ListedItem => {
  const isProduct = of.name === "product-item";
  const purchases = childrenOf(childOf(of, "purchases"), "purchase");
  return {
    type: isProduct ? "product" : "gift_certificate",
    productId: isProduct ? textIn(of, "product-id") || null : null,
    quantity: isProduct ? Math.max(0, Math.round(numberOf(textIn(of, "quantity")) ?? 1)) : 1,
    purchasedQuantity: Math.round(purchases.reduce((sum, each) => sum + (numberOf(textIn(each, "quantity")) ?? 0), 0)),
    priority: Math.round(numberOf(textIn(of, "priority")) ?? 1),
    isPublic: textIn(of, "public") === "true",
    attributes: readAttributes(of, "ProductListItem", context),
  };
};

const registrants = ({ registrant, coRegistrant }: ProductListFacts) => {
  const all = [
    registrant && element("registrant", { type: "registrant" }, ...members(people, registrant)),
    coRegistrant && element("registrant", { type: "co-registrant" }, ...members(people, coRegistrant)),
  ].filter((each) => each !== null);
  return all.length > 0 ? element("registrants", {}, ...all) : undefined;
};

const address = (name: string, id: string | undefined) =>
  id === undefined ? undefined : element(name, { "address-id": id });

/** A day, which is all the format knows of an occasion. */
const dayOf = (event: Readonly<Record<string, string>>) => ({
  ...event,
  ...(event.date ? { date: event.date.slice(0, 10) } : {}),
});

/** Tells a list; what the format has no words for is told in the sandbox's own. */
export const productListElement = (facts: ProductListFacts): XmlElement => {
  const { name, description, event, addressIds, createdAt } = facts;
  const items = [...facts.items].sort((one, other) => (one.type < other.type ? -1 : one.type > other.type ? 1 : 0));
  return element(
    "product-list",
    { "list-id": facts.id },
    element("owner", { "customer-no": facts.customerNo }),
    textElement("type", facts.type),
    isLine(name) ? textElement("name", name) : undefined,
    isLine(description) ? textElement("description", description) : undefined,
    textElement("public", facts.isPublic),
    registrants(facts),
    event ? element("event", {}, ...members(occasions, dayOf(event))) : undefined,
    address("shipping-address", addressIds.shipping),
    address("post-event-shipping-address", addressIds.postEvent),
    items.length > 0 ? element("items", {}, ...items.map(itemElement)) : undefined,
    attributesElement(facts.attributes, {
      name: isLine(name) ? undefined : name,
      description: isLine(description) ? undefined : description,
      currentAddressId: addressIds.current,
      createdAt: createdAt.getTime() === LONG_AGO.getTime() ? undefined : createdAt.toISOString(),
    }),
  );
};

const personOf = (of: XmlElement, type: string) =>
  membersOf(
    people,
    childrenOf(childOf(of, "registrants"), "registrant").find(
      (each) => (attributeOf(each, "type") ?? "registrant") === type,
    ),
  );

const wordOf = (words: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const word = words[name];
  return typeof word === "string" ? word : undefined;
};

/** Reads a list. */
export const productListOf = ({ key, element: of }: Entry, context: ArchiveContext): ProductListFacts => {
  const words = ownWordsOf(of);
  const event = membersOf(occasions, childOf(of, "event"));
  const type = textIn(of, "type");
  const addressIds = {
    shipping: attributeOf(childOf(of, "shipping-address"), "address-id"),
    current: wordOf(words, "currentAddressId"),
    postEvent: attributeOf(childOf(of, "post-event-shipping-address"), "address-id"),
  };
  const known = Object.entries(addressIds).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const day = event?.date === undefined ? null : momentOf(event.date);
  return {
    id: key,
    customerNo: attributeOf(childOf(of, "owner"), "customer-no") ?? "",
    type: listTypes.find((each) => each === type) ?? "wish_list",
    name: textIn(of, "name") || (wordOf(words, "name") ?? null),
    description: textIn(of, "description") || (wordOf(words, "description") ?? null),
    isPublic: textIn(of, "public") === "true",
    event: event && { ...event, ...(day ? { date: day.toISOString() } : {}) },
    registrant: personOf(of, "registrant"),
    coRegistrant: personOf(of, "co-registrant"),
    addressIds: Object.fromEntries(known),
    attributes: takeOut(readAttributes(of, "ProductList", context), [`c_${OWN_WORDS}`]),
    createdAt: momentOf(wordOf(words, "createdAt")) ?? LONG_AGO,
    items: elementsOf(childOf(of, "items")).map((each) => itemOf(each, context)),
  };
};
