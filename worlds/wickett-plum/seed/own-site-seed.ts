import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { inventoryLists } from "#sandbox/platform/inventory/inventory-tables.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { shippingCosts, shippingMethods } from "#sandbox/platform/shipping/shipping-tables.ts";
import { taxRates } from "#sandbox/platform/taxes/tax-tables.ts";
import { ANYWHERE } from "#sandbox/platform/taxes/tax.ts";
import { ownPriceBooks, type OwnSite } from "#worlds/wickett-plum/own-site.ts";
import { ownSites } from "#worlds/wickett-plum/own-sites.ts";
import { taxTableDate } from "#worlds/wickett-plum/taxes.ts";
import { taxParts } from "./tax-seed.ts";

const WAREHOUSE = "inventory_us";

const addPriceBooks = async (database: Database, own: OwnSite) => {
  const { id, name, currency } = own.site;
  for (const [kind, priceBookId] of Object.entries(ownPriceBooks(own)) as ["list" | "sale", string][]) {
    const american = await database.sql
      .select()
      .from(prices)
      .where(eq(prices.priceBookId, `usd-${kind}-prices`));
    await database.sql
      .insert(priceBooks)
      .values({ id: priceBookId, name: `${name}: ${kind} prices`, currency, kind, siteIds: [id] });
    await insertRows(
      database,
      prices,
      american.map((row) => ({ ...row, priceBookId, priceCents: row.priceCents && own.priceOf(row.priceCents) })),
    );
  }
};

const addShipping = async (database: Database, { site, shipping }: OwnSite) => {
  if (shipping.length === 0) return;
  await database.sql.insert(shippingMethods).values(
    shipping.map(({ cents: _cents, ...words }, position) => ({
      ...words,
      position,
      carrierCode: null,
      online: true,
      isDefault: position === 0,
      isPickup: false,
      isEmail: false,
      siteIds: [site.id],
      currencies: [site.currency],
      countries: [site.country],
      excludedRegions: [],
      onlyRegions: [],
      shipsToPostBoxes: true,
      customerGroups: [],
      excludedGoods: {},
      productCosts: [],
      transitDays: {},
      deliversOnSaturday: false,
    })),
  );
  await database.sql.insert(shippingCosts).values(
    shipping.map(({ id: methodId, cents }) => ({
      methodId,
      currency: site.currency,
      fromTotalCents: 0,
      costCents: cents,
    })),
  );
};

const addTaxes = async (database: Database, { site, taxes = {} }: OwnSite) => {
  const rows = Object.entries(taxes).map(([taxClass, percent]) => ({
    countryCode: site.country,
    regionCode: ANYWHERE,
    taxClass,
    rate: taxParts(percent),
    validFrom: taxTableDate,
  }));
  await insertRows(database, taxRates, rows);
};

/** Puts prices, taxes, stock and ways to ship of the sites of a shop's own beside those of the world. */
export const seedOwnSites = async (database: Database): Promise<void> => {
  for (const own of ownSites) {
    await addPriceBooks(database, own);
    await addShipping(database, own);
    await addTaxes(database, own);
    const lists = await database.sql.select().from(inventoryLists).where(eq(inventoryLists.id, WAREHOUSE));
    for (const { id, siteIds } of lists)
      await database.sql
        .update(inventoryLists)
        .set({ siteIds: [...siteIds, own.site.id] })
        .where(eq(inventoryLists.id, id));
  }
};
