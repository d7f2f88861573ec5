import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "#sandbox/database/connection.ts";
import { activities, recommendationZones as zones } from "#sandbox/database/schema/recommendations.ts";
import { worldActivities } from "#sandbox/world/activities.ts";
import { catalogue as defaultCatalogue } from "#sandbox/world/catalogue/catalogue.ts";
import type { WorldCatalogue } from "#sandbox/world/catalogue/world-product.ts";
import { recommendationZones } from "#sandbox/world/recommenders.ts";

/** The most rows one statement takes. */
const CHUNK = 2000;

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
    await database.sql.insert(activities).values(rows.slice(start, start + CHUNK));
};
