import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { groupedBy } from "./grouping.ts";
import { keyOf } from "./file-kinds.ts";
import { defaultText, localized } from "./localized.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeOf, childrenOf, element, textElement, textIn, textOf, type XmlElement } from "./xml-element.ts";

type BookFacts = Pick<
  typeof priceBooks.$inferSelect,
  "id" | "name" | "currency" | "kind" | "customerGroup" | "parentId" | "online" | "validFrom" | "validTo"
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
    const names = Object.keys({
      name: 0,
      currency: 0,
      kind: 0,
      customerGroup: 0,
      parentId: 0,
      online: 0,
      validFrom: 0,
      validTo: 0,
    });
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
  priceCents: number | null;
  percentage: number | null;
}

/** The prices of one product at one time. */
interface PriceTable {
  productId: string;
  validFrom: Date | null;
  validTo: Date | null;
  steps: Step[];
}

/** Tells tables of one product apart that hold at different times; empty for the one that always holds. */
const periodOf = ({ validFrom, validTo }: Pick<PriceTable, "validFrom" | "validTo">): string =>
  validFrom || validTo ? `${validFrom?.toISOString() ?? ""}/${validTo?.toISOString() ?? ""}` : "";

/** Prices by quantity, in money or in percent less than the smallest quantity costs. */
const tableOf = (of: XmlElement): PriceTable => ({
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
  const told = (name: string, value: (step: Step) => string | null) =>
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
export const priceTableMapping = (database: Database): Mapping => ({
  kind: "pricebook",
  object: "price-table",
  isRelation: true,

  keys: async () =>
    (
      await database.sql
        .selectDistinct({ containerId: prices.priceBookId, productId: prices.productId, period: prices.period })
        .from(prices)
        .orderBy(asc(prices.priceBookId), asc(prices.productId), asc(prices.period))
    ).map(({ containerId, productId, period }) => ({
      siteId: "",
      containerId,
      key: period === "" ? productId : `${productId}|${period}`,
    })),

  read: async (keys, containerId) => {
    const ids = keys && [...new Set(keys.map((key) => key.split("|")[0] ?? ""))];
    const rows = await database.sql
      .select()
      .from(prices)
      .where(
        and(
          ids && inArray(prices.productId, ids),
          containerId === undefined ? undefined : eq(prices.priceBookId, containerId),
        ),
      )
      .orderBy(asc(prices.priceBookId), asc(prices.productId), asc(prices.period), asc(prices.minQuantity));
    const tables = groupedBy(rows, ({ priceBookId, productId, period }) => [priceBookId, productId, period].join("\n"));
    return [...tables.values()].flatMap((steps): Entry[] => {
      const [first] = steps;
      if (!first) return [];
      const of = tableElement({ ...first, steps });
      return [{ siteId: "", containerId: first.priceBookId, key: keyOf(of), element: of }];
    });
  },

  understood: ({ element: of }) => tableElement(tableOf(of)),

  write: async (entries, context) => {
    const written = entries.map((entry) => ({ book: entry.containerId, ...tableOf(entry.element) }));
    for (const [book, tables] of groupedBy(written, (each) => each.book))
      for (const [period, all] of groupedBy(tables, periodOf))
        await database.sql.delete(prices).where(
          and(
            eq(prices.priceBookId, book),
            eq(prices.period, period),
            inArray(
              prices.productId,
              all.map(({ productId }) => productId),
            ),
          ),
        );
    const rows = written.flatMap(({ book, productId, validFrom, validTo, steps }) => {
      const period = periodOf({ validFrom, validTo });
      return steps.map((step) => ({ priceBookId: book, productId, period, validFrom, validTo, ...step }));
    });
    const unique = [
      ...new Map(
        rows.map((row) => [[row.priceBookId, row.productId, row.period, row.minQuantity].join("|"), row]),
      ).values(),
    ];
    await insertRows(database, prices, unique);
    context.count("prices: tables kept without effect", written.filter(({ steps }) => steps.length === 0).length);
  },

  remove: async (entries) => {
    for (const { containerId, key } of entries)
      await database.sql
        .delete(prices)
        .where(and(eq(prices.priceBookId, containerId), eq(prices.productId, key.split("|")[0] ?? "")));
  },
});
