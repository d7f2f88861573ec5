import { createTestDatabase } from "#sandbox/core/database/test-database.ts";

/**
 * Makes the image of the default world before the first test wants it: seeding takes longer than a test may wait, and
 * the tests that begin first would pay for it.
 */
const prepareWorld = async (): Promise<void> => {
  const database = await createTestDatabase("world");
  await database.close();
};

export default prepareWorld;
