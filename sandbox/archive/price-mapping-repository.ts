import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { priceBooks, prices } from "#sandbox/database/schema/prices.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { groupedBy } from "./grouping.ts";
import { defaultText, localized } from "./localized.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeOf, childrenOf, element, textElement, textIn, textOf, type XmlElement } from "./xml-element.ts";

type BookFacts = Pick<
  typeof priceBooks.$inferSelect,
  "id" | "name" | "currency" | "kind" | "customerGroup" | "validFrom" | "validTo"
>;

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
    textElement("online-flag", true),
    textElement("online-from", book.validFrom?.toISOString()),
    textElement("online-to", book.validTo?.toISOString()),
    presentAttributes({ customerGroup: book.customerGroup, priceBookKind: book.kind }),
  );

/** Price books; the sites that use them come with the sites' preferences. */
export const priceBookMapping = (database: Database): Mapping => ({
  kind: "pricebook",
  object: "header",

  read: async (keys) => {
    const rows = await database.sql
      .select()
      .from(priceBooks)
      .where(keys && inArray(priceBooks.id, [...keys]))
      .orderBy(asc(priceBooks.id));
    return rows.map((row) => ({ siteId: "", containerId: row.id, key: row.id, element: bookElement(row) }));
  },

  understood: (entry, context) => bookElement(bookOf(entry, context)),

  write: async (entries, context) => {
    const names = Object.keys({ name: 0, currency: 0, kind: 0, customerGroup: 0, validFrom: 0, validTo: 0 });
    await database.sql
      .insert(priceBooks)
      .values(entries.map((each) => ({ ...bookOf(each, context), siteIds: [] })))
      .onConflictDoUpdate({
        target: priceBooks.id,
        set: Object.fromEntries(
          names.map((name) => [name, sql.raw(`excluded."${priceBooks[name as keyof BookFacts].name}"`)]),
        ),
      });
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(prices).where(inArray(prices.priceBookId, ids));
    await database.sql.delete(priceBooks).where(inArray(priceBooks.id, ids));
  },
});

interface Step {
  minQuantity: number;
  priceCents: number;
}

/** Fixed prices of a table, by quantity; percentages and prices with a window of their own stay in the archive. */
const stepsOf = (of: XmlElement): Step[] =>
  childrenOf(of, "online-from").length > 0 || childrenOf(of, "online-to").length > 0
    ? []
    : childrenOf(of, "amount")
        .map((amount) => ({
          minQuantity: Math.max(1, Math.round(Number(attributeOf(amount, "quantity") ?? "1"))),
          priceCents: Math.round(Number(textOf(amount)) * 100),
        }))
        .filter(({ minQuantity, priceCents }) => Number.isFinite(minQuantity) && Number.isFinite(priceCents))
        .sort((one, other) => one.minQuantity - other.minQuantity);

const tableElement = (productId: string, steps: readonly Step[]): XmlElement =>
  element(
    "price-table",
    { "product-id": productId },
    ...steps.map(({ minQuantity, priceCents }) =>
      element("amount", { quantity: String(minQuantity) }, (priceCents / 100).toFixed(2)),
    ),
  );

/** Prices by book and product. */
export const priceTableMapping = (database: Database): Mapping => ({
  kind: "pricebook",
  object: "price-table",
  isRelation: true,

  read: async (keys) => {
    const rows = await database.sql
      .select()
      .from(prices)
      .where(keys && inArray(prices.productId, [...keys]))
      .orderBy(asc(prices.priceBookId), asc(prices.productId), asc(prices.minQuantity));
    const tables = new Map<string, { bookId: string; productId: string; steps: Step[] }>();
    for (const { priceBookId, productId, minQuantity, priceCents } of rows) {
      const key = `${priceBookId}\n${productId}`;
      const table = tables.get(key) ?? { bookId: priceBookId, productId, steps: [] };
      if (priceCents !== null) table.steps.push({ minQuantity, priceCents });
      tables.set(key, table);
    }
    return [...tables.values()].map(({ bookId, productId, steps }) => ({
      siteId: "",
      containerId: bookId,
      key: productId,
      element: tableElement(productId, steps),
    }));
  },

  understood: ({ key, element: of }) => tableElement(key, stepsOf(of)),

  write: async (entries, context) => {
    const written = entries.map((entry) => ({ ...entry, steps: stepsOf(entry.element) }));
    for (const [containerId, tables] of groupedBy(written, (each) => each.containerId))
      await database.sql.delete(prices).where(
        and(
          eq(prices.priceBookId, containerId),
          inArray(
            prices.productId,
            tables.map(({ key }) => key),
          ),
        ),
      );
    const rows = written.flatMap(({ containerId, key, steps }) =>
      steps.map((step) => ({ priceBookId: containerId, productId: key, ...step })),
    );
    const unique = [
      ...new Map(rows.map((row) => [`${row.priceBookId}|${row.productId}|${row.minQuantity}`, row])).values(),
    ];
    if (unique.length > 0) await database.sql.insert(prices).values(unique);
    context.count("prices: tables kept without effect", written.filter(({ steps }) => steps.length === 0).length);
  },

  remove: async (entries) => {
    for (const { containerId, key } of entries)
      await database.sql.delete(prices).where(and(eq(prices.priceBookId, containerId), eq(prices.productId, key)));
  },
});
