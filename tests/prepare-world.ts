import { databaseImage } from "#sandbox/core/database/image.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

/**
 * Makes the image of the default world before the first test wants it: seeding takes longer than a test may wait, and
 * the tests that begin first would pay for it. One that is there is not opened: no test runs in this process.
 */
const prepareWorld = async (): Promise<void> => {
  if (!process.env.DATABASE_URL) return void (await databaseImage(wickettPlum));
  const database = await createTestDatabase("world");
  await database.close();
};

export default prepareWorld;
