import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a region takes of a class of goods, in hundred-thousandths: 7250 is 7.25 %. */
export const taxRates = pgTable(
  "tax_rates",
  {
    countryCode: text("country_code").notNull(),
    /** A state or province, a postal code, or `-` for the whole country. */
    regionCode: text("region_code").notNull(),
    taxClass: text("tax_class").notNull(),
    rate: integer("rate").notNull(),
    /** The day it holds from, for example `2026-01-01`; the latest one that has come counts. */
    validFrom: text("valid_from").notNull().default("2026-01-01"),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.regionCode, table.taxClass, table.validFrom] })],
);

/** Places that tax alike, as an imported tax table names them. */
export const taxJurisdictions = pgTable("tax_jurisdictions", {
  id: text("id").primaryKey(),
  /** Whether it is for every place no other one is for. */
  isDefault: boolean("is_default").notNull(),
  /** Country and state or postal code; `-` stands for any. */
  places: jsonb("places").$type<{ countryCode: string; regionCode: string }[]>().notNull(),
});
