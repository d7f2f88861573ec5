import { sql } from "drizzle-orm";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { activities, recommendationZones as zones } from "#sandbox/platform/recommendations/recommendation-tables.ts";
import { worldActivities } from "#worlds/wickett-plum/activities/activities.ts";
import { catalogue as defaultCatalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import type { WorldCatalogue } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { recommendationZones } from "#worlds/wickett-plum/recommenders.ts";

/** The most activities one statement takes. */
const CHUNK = 5000;

/** Puts made-up sessions up to today, and the places recommendations are shown in, into their tables. */
export const seedRecommendations = async (
  database: Database,
  clock: Clock,
  catalogue: WorldCatalogue = defaultCatalogue,
): Promise<void> => {
  await database.sql
    .insert(zones)
    .values(Object.entries(recommendationZones).map(([name, recommender]) => ({ name, recommender })));
  const rows = worldActivities(
    catalogue.files.flatMap(({ products }) => products),
    clock.now(),
  );
  for (let start = 0; start < rows.length; start += CHUNK)
    await database.sql.execute(sql`
    insert into ${activities} (site_id, type, cookie_id, happened_at, product_ids, search_text, category_id, details)
    select "siteId", type, "cookieId", "happenedAt", "productIds", "searchText", "categoryId", details
    from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + CHUNK))}::jsonb)
      as row("siteId" text, type text, "cookieId" text, "happenedAt" timestamptz, "productIds" jsonb, "searchText" text, "categoryId" text, details jsonb)`);
};
