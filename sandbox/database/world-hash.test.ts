import { readdirSync } from "node:fs";
import path from "node:path";
import { filesBehind, schemaHash, worldHash } from "./world-hash.ts";

const behindTheSeed = filesBehind("sandbox/database/seed.ts");

test("the world's hash follows every seeder and all that decides what a seeder writes", () => {
  const seeders = readdirSync("sandbox", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-seed.ts"))
    .map((name) => path.join("sandbox", name));
  expect(seeders.length).toBeGreaterThan(5);
  expect(behindTheSeed).toEqual(
    expect.arrayContaining([
      ...seeders,
      "sandbox/customers/password.ts",
      "sandbox/search/search-query.ts",
      "sandbox/world/catalogue/catalogue.ts",
      "sandbox/world/catalogue/variants.ts",
      "sandbox/database/schema/products.ts",
    ]),
  );
});

test("what seeds nothing does not ask for a new world", () => {
  for (const file of ["sandbox/orders/order-routes.ts", "sandbox/http/scapi.ts", "sandbox/images/image-router.ts"])
    expect(behindTheSeed).not.toContain(file);
});

test("the same files give the same hash", () => {
  expect([schemaHash(), worldHash()]).toEqual([schemaHash(), worldHash()]);
  expect(schemaHash()).not.toBe(worldHash());
});
