import { readdirSync } from "node:fs";
import path from "node:path";
import { filesBehind, schemaHash, worldHash } from "./world-hash.ts";
import { seedingFiles, wickettPlum } from "#worlds/wickett-plum/world.ts";

const behindTheSeed = seedingFiles()
  .flatMap(filesBehind)
  .map((file) => path.relative("", file));

test("the world's hash follows every seeder and all that decides what a seeder writes", () => {
  const seeders = readdirSync("worlds/wickett-plum", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-seed.ts"))
    .map((name) => path.join("worlds/wickett-plum", name));
  expect(seeders.length).toBeGreaterThan(5);
  expect(behindTheSeed).toEqual(
    expect.arrayContaining([
      ...seeders,
      "sandbox/platform/customers/password.ts",
      "sandbox/platform/search/search-query.ts",
      "worlds/wickett-plum/catalogue/catalogue.ts",
      "worlds/wickett-plum/catalogue/variants.ts",
      "sandbox/platform/products/product-tables.ts",
    ]),
  );
});

test("what seeds nothing does not ask for a new world", () => {
  for (const file of [
    "sandbox/platform/orders/order-routes.ts",
    "sandbox/dialects/http/scapi.ts",
    "sandbox/platform/images/image-router.ts",
  ])
    expect(behindTheSeed).not.toContain(file);
});

test("the same files give the same hash", () => {
  expect([schemaHash(), worldHash(wickettPlum)]).toEqual([schemaHash(), worldHash(wickettPlum)]);
  expect(schemaHash()).not.toBe(worldHash(wickettPlum));
});
