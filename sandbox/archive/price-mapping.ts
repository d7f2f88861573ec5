import type { PriceBookRow, PriceExchange, PriceStep, PriceTable } from "#sandbox/platform/prices/module.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { keyOf } from "./file-kinds.ts";
import { defaultText, localized } from "./localized.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeOf, childrenOf, element, textElement, textIn, textOf, type XmlElement } from "./xml-element.ts";

type BookFacts = Omit<PriceBookRow, "siteIds">;

const dateIn = (of: XmlElement, name: string): Date | null => {
  const text = textIn(of, name);
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
};

/** A book is a sale book when it says so, has a parent (whose prices it lowers), or is named after it. */
const kindOf = (id: string, of: XmlElement, told: unknown): "list" | "sale" =>
  told === "list" || told === "sale" ? told : textIn(of, "parent") || /sale/i.test(id) ? "sale" : "list";

const bookOf = ({ key, element: of }: Entry, context: ArchiveContext): BookFacts => {
  const attributes = readAttributes(of, "PriceBook", context);
  const group = attributes["c_customerGroup"];
  return {
    id: key,
    name: defaultText(of, "display-name") ?? key,
    currency: textIn(of, "currency") ?? "USD",
    kind: kindOf(key, of, attributes["c_priceBookKind"]),
    customerGroup: typeof group === "string" && group !== "" ? group : null,
    parentId: textIn(of, "parent") || null,
    online: textIn(of, "online-flag") !== "false",
    validFrom: dateIn(of, "online-from"),
    validTo: dateIn(of, "online-to"),
  };
};

const bookElement = (book: BookFacts): XmlElement =>
  element(
    "header",
    { "pricebook-id": book.id },
    textElement("currency", book.currency),
    ...localized("display-name", book.name),
    textElement("online-flag", book.online),
    textElement("online-from", book.validFrom?.toISOString()),
    textElement("online-to", book.validTo?.toISOString()),
    textElement("parent", book.parentId),
    presentAttributes({ customerGroup: book.customerGroup, priceBookKind: book.kind }),
  );

/** Price books; the sites that use them come with the sites' preferences. */
export const priceBookMapping = (prices: PriceExchange): Mapping => ({
  kind: "pricebook",
  object: "header",
  read: async (keys) =>
    (await prices.books(keys)).map((row) => ({
      siteId: "",
      containerId: row.id,
      key: row.id,
      element: bookElement(row),
    })),
  understood: (entry, context) => bookElement(bookOf(entry, context)),
  write: (entries, context) => prices.putBooks(entries.map((each) => bookOf(each, context))),
  remove: (entries) => prices.removeBooks(entries.map(({ key }) => key)),
});

/** Prices by quantity, in money or in percent less than the smallest quantity costs. */
const tableOf = ({ containerId, element: of }: Entry): PriceTable => ({
  priceBookId: containerId,
  productId: attributeOf(of, "product-id") ?? "",
  validFrom: dateIn(of, "online-from"),
  validTo: dateIn(of, "online-to"),
  steps: [...childrenOf(of, "amount"), ...childrenOf(of, "percentage")]
    .map((each) => {
      const value = Math.round(Number(textOf(each)) * (each.name === "amount" ? 100 : 1));
      return {
        minQuantity: Math.max(1, Math.round(Number(attributeOf(each, "quantity") ?? "1"))),
        priceCents: each.name === "amount" ? value : null,
        percentage: each.name === "percentage" ? value : null,
      };
    })
    .filter(({ minQuantity, priceCents, percentage }) =>
      Number.isFinite(minQuantity + (priceCents ?? percentage ?? NaN)),
    )
    .sort((one, other) => one.minQuantity - other.minQuantity),
});

const tableElement = ({ productId, validFrom, validTo, steps }: PriceTable): XmlElement => {
  const told = (name: string, value: (step: PriceStep) => string | null) =>
    steps.flatMap((step) => {
      const text = value(step);
      return text === null ? [] : [element(name, { quantity: String(step.minQuantity) }, text)];
    });
  return element(
    "price-table",
    { "product-id": productId },
    textElement("online-from", validFrom?.toISOString()),
    textElement("online-to", validTo?.toISOString()),
    ...told("amount", ({ priceCents }) => (priceCents === null ? null : (priceCents / 100).toFixed(2))),
    ...told("percentage", ({ percentage }) => (percentage === null ? null : String(percentage))),
  );
};

/** Prices by book, product and time. */
export const priceTableMapping = (prices: PriceExchange): Mapping => ({
  kind: "pricebook",
  object: "price-table",
  isRelation: true,

  keys: async () =>
    (await prices.tableNames()).map(({ priceBookId, productId, period }) => ({
      siteId: "",
      containerId: priceBookId,
      key: period === "" ? productId : `${productId}|${period}`,
    })),

  read: async (keys, containerId) => {
    const ids = keys && [...new Set(keys.map((key) => key.split("|")[0] ?? ""))];
    return (await prices.tables(ids, containerId)).map((table): Entry => {
      const of = tableElement(table);
      return { siteId: "", containerId: table.priceBookId, key: keyOf(of), element: of };
    });
  },

  understood: (entry) => tableElement(tableOf(entry)),

  write: async (entries, context) => {
    const tables = entries.map(tableOf);
    await prices.putTables(tables);
    context.count("prices: tables kept without effect", tables.filter(({ steps }) => steps.length === 0).length);
  },

  remove: async (entries) => {
    for (const { containerId, key } of entries) await prices.removeTables(containerId, key.split("|")[0] ?? "");
  },
});
