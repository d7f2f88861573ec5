import fc from "fast-check";
import { fileKinds } from "./file-kinds.ts";
import { fileText } from "./file-text.ts";
import { attributesOf, flag, localizedOf, name, optional, text } from "./test-random-elements.ts";
import {
  assignmentOf,
  contentOf,
  customerOf,
  groupOf,
  promotionOf,
  ruleOf,
  shippingOf,
} from "./test-random-commerce.ts";
import {
  cardOf,
  certificateOf,
  facetOf,
  instrumentOf,
  listOf,
  methodOf,
  pageOf,
  slotOf,
} from "./test-random-content.ts";
import { element, textElement, type XmlElement } from "./xml-element.ts";

/** Sites of the shop these archives are for. */
export const siteIds = ["Candy", "CandyCA"];

const productOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      ean: optional(text),
      upc: optional(text),
      minimum: optional(fc.integer({ min: 1, max: 9 })),
      names: localizedOf("display-name"),
      descriptions: localizedOf("long-description"),
      online: optional(flag),
      site: optional(fc.constantFrom(...siteIds)),
      images: fc.uniqueArray(fc.constantFrom("large", "small", "swatch", "hi-res", "top-down"), { maxLength: 3 }),
      taxClass: optional(name),
      brand: optional(text),
      manufacturer: optional(text),
      manufacturerSku: optional(text),
      unit: optional(text),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "product",
        { "product-id": id },
        textElement("ean", of.ean),
        textElement("upc", of.upc),
        textElement("unit", of.unit),
        textElement("min-order-quantity", of.minimum),
        ...of.names,
        ...of.descriptions,
        textElement("online-flag", of.online),
        of.site ? textElement("online-flag", true, { "site-id": of.site }) : undefined,
        of.images.length > 0
          ? element(
              "images",
              {},
              ...of.images.map((view) =>
                element("image-group", { "view-type": view }, element("image", { path: `${id}-${view}.webp` })),
              ),
            )
          : undefined,
        textElement("tax-class-id", of.taxClass),
        textElement("brand", of.brand),
        textElement("manufacturer-name", of.manufacturer),
        textElement("manufacturer-sku", of.manufacturerSku),
        of.attributes,
      ),
    );

const categoryOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      names: localizedOf("display-name"),
      online: optional(flag),
      parent: optional(name),
      position: optional(fc.integer({ min: 0, max: 99 })),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "category",
        { "category-id": id },
        ...of.names,
        textElement("online-flag", of.online),
        textElement("parent", of.parent),
        textElement("position", of.position),
        of.attributes,
      ),
    );

const ids = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });

const each = <T = XmlElement>(all: fc.Arbitrary<string[]>, make: (id: string) => fc.Arbitrary<T>) =>
  all.chain((list) => fc.tuple(...list.map(make)));

const priceTable = (id: string) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 99_999 })), {
      selector: ([from]) => from,
      maxLength: 3,
    })
    .map((steps) =>
      element(
        "price-table",
        { "product-id": id },
        ...steps.map(([from, cents]) => element("amount", { quantity: String(from) }, (cents / 100).toFixed(2))),
        textElement("price-info", "about"),
      ),
    );

const record = (id: string) =>
  fc
    .record({
      allocation: optional(fc.integer({ min: 0, max: 999 })),
      perpetual: optional(flag),
      handling: optional(fc.constantFrom("none", "preorder", "backorder")),
      ats: optional(fc.integer({ min: 0, max: 9 })),
    })
    .map((of) =>
      element(
        "record",
        { "product-id": id },
        textElement("allocation", of.allocation),
        textElement("perpetual", of.perpetual),
        textElement("preorder-backorder-handling", of.handling),
        textElement("ats", of.ats),
      ),
    );

const storeOf = (id: string) =>
  fc
    .record({
      name: text,
      city: optional(text),
      latitude: optional(fc.integer({ min: -90, max: 90 })),
      hours: localizedOf("store-hours"),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "store",
        { "store-id": id },
        textElement("name", of.name),
        textElement("city", of.city),
        ...of.hours,
        textElement("latitude", of.latitude),
        of.attributes,
      ),
    );

const coupon = (id: string) =>
  fc
    .record({ enabled: flag, code: text })
    .map(({ enabled, code }) =>
      element("coupon", { "coupon-id": id }, textElement("enabled-flag", enabled), textElement("single-code", code)),
    );

const kindNamed = (kind: string) => fileKinds.find((each) => each.kind === kind) as (typeof fileKinds)[number];

const fileOf = (kind: string, id: string, objects: readonly XmlElement[]) =>
  fileText(
    kindNamed(kind),
    id,
    objects.map((of) => ({ object: of.name, element: of })),
  );

/** Small valid archives of every domain the shop understands, with what it does not. */
export const archives: fc.Arbitrary<Record<string, string>> = fc
  .record({
    products: each(ids, productOf),
    categories: each(ids, categoryOf),
    assignments: fc.uniqueArray(fc.tuple(name, name), { selector: (pair) => pair.join("|"), maxLength: 4 }),
    prices: each(ids, priceTable),
    records: each(ids, record),
    stores: each(ids, storeOf),
    coupons: each(ids, coupon),
    promotions: ids.chain((list) => fc.tuple(fc.tuple(...list.map(promotionOf)), fc.tuple(...list.map(assignmentOf)))),
    shipping: each(ids, shippingOf),
    customers: each(ids, customerOf),
    groups: each(ids, groupOf),
    rules: each(ids, ruleOf),
    contents: each(ids, contentOf),
    words: fc.uniqueArray(name, { minLength: 2, maxLength: 4 }),
    rate: fc.integer({ min: 0, max: 30_000 }),
    preference: text,
    pages: each(ids, pageOf),
    facets: each(ids, facetOf),
    slots: each(ids, slotOf),
    methods: each(ids, methodOf),
    cards: each(ids, cardOf),
    certificates: each(ids, certificateOf),
    wishes: fc.uniqueArray(name, { maxLength: 4 }),
    instruments: fc.array(instrumentOf, { minLength: 1, maxLength: 3 }),
    searched: fc.uniqueArray(name, { maxLength: 3 }),
  })
  .map((of) => ({
    "catalogs/mine/catalog.xml": fileOf("catalog", "mine", [
      ...of.categories,
      ...of.facets,
      ...of.products,
      ...of.assignments.map(([category, product]) =>
        element(
          "category-assignment",
          { "category-id": category, "product-id": product },
          textElement("position", "auto"),
        ),
      ),
    ]),
    "pricebooks/book.xml": fileOf("pricebook", "book", [
      element("header", { "pricebook-id": "book" }, textElement("currency", "USD")),
      ...of.prices,
    ]),
    "inventory-lists/list.xml": fileOf("inventory", "list", [
      element(
        "header",
        { "list-id": "list" },
        textElement("default-instock", false),
        textElement("description", "cellar"),
      ),
      ...of.records,
    ]),
    "sites/Candy/stores.xml": fileOf("stores", "", of.stores),
    "sites/Candy/coupons.xml": fileOf("coupons", "", of.coupons),
    "customer-lists/people.xml": fileOf("customer-list", "people", of.customers),
    "libraries/shelf/library.xml": fileOf("library", "shelf", [...of.contents, ...of.pages.flat()]),
    "customer-payment-instruments.xml": fileOf(
      "customer-payment-instruments",
      "",
      of.customers.map(({ attributes }) =>
        element("customer", attributes, element("payment-instruments", {}, ...of.instruments)),
      ),
    ),
    "sites/Candy/product-lists.xml": fileOf(
      "product-lists",
      "",
      of.customers.map(({ attributes }, index) => listOf(index, attributes?.["customer-no"] ?? "", of.wishes)),
    ),
    "sites/Candy/gift-certificates.xml": fileOf("gift-certificates", "", of.certificates),
    "sites/Candy/payment-methods.xml": fileOf("payment-methods", "", [...of.methods, ...of.cards]),
    "sites/CandyCA/slots.xml": fileOf("slots", "", of.slots),
    "sites/Candy/customer-groups.xml": fileOf("customer-groups", "", of.groups),
    "sites/Candy/promotions.xml": fileOf("promotions", "", [
      element(
        "campaign",
        { "campaign-id": "season" },
        element("description", {}, "of the year"),
        textElement("enabled-flag", true),
      ),
      ...of.promotions[0],
      ...of.promotions[1],
    ]),
    "sites/Candy/shipping.xml": fileOf("shipping", "", of.shipping),
    "sites/Candy/sort.xml": fileOf("sort", "", of.rules),
    "sites/Candy/search2.xml": fileOf("search2", "", [
      element(
        "searchable-attributes",
        {},
        ...["product.name", ...of.searched.map((id) => `product.custom.${id}`)].map((path) =>
          element("searchable-attribute", {}, element("attribute-path", {}, path), element("boost", {}, "1.5")),
        ),
      ),
      element("synonym-list", { "xml:lang": "en" }, element("synonyms", {}, of.words.join(","))),
    ]),
    "sites/Candy/preferences.xml": fileOf("preferences", "", [
      element(
        "custom-preferences",
        {},
        element("all-instances", {}, element("preference", { "preference-id": "slogan" }, of.preference)),
        element("staging", {}, element("preference", { "preference-id": "slogan" }, "another")),
      ),
    ]),
    "sites/Candy/tax.xml": fileOf("tax", "", [
      element("tax-class", { "class-id": "sweets" }, element("display-name", {}, "Sweets")),
      element(
        "tax-jurisdiction",
        { "jurisdiction-id": "US-CA", default: "false" },
        element("address-mappings", {}, element("address-mapping", { key1: "US", key2: "CA" })),
      ),
      element("tax-rate", { "class-id": "sweets", "jurisdiction-id": "US-CA" }, String(of.rate / 100_000)),
    ]),
  }));
