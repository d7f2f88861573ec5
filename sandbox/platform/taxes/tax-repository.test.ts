import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { createTaxRepository } from "./tax-repository.ts";

test("the table is read when asked for, once, however often the answer is awaited", async () => {
  const database = await createTestDatabase("world");
  const repository = createTaxRepository(database);
  const reading = repository.readRates();
  const before = await reading;
  await repository.putRate({ ...before[0]!, rate: 50_000, validFrom: "2031-01-01" });
  expect(await reading).toBe(before);
  expect(await repository.readRates()).toHaveLength(before.length + 1);
  await database.close();
});
