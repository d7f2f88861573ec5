import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadConfig } from "#config/load-config.ts";
import { readConfiguration } from "#sandbox/configuration.ts";
import { loadSecrets } from "#server/secrets.ts";
import { world } from "#world/world.ts";

const example = readFileSync(".env.example", "utf8");
const settings = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=$/gm)].map(([, name = ""]) => name);

/** The variables that something asks an environment for. */
const namesReadBy = (read: (env: Record<string, string | undefined>) => unknown): string[] => {
  const names = new Set<string>();
  read(
    new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void (typeof name === "string" && names.add(name)) },
    ),
  );
  return [...names].filter((name) => name !== "NODE_ENV");
};

test(".env.example is what the tables of the settings say", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/env-example.mjs", "--check"], { encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
});

/** What each site has of its own; the example names the product's sites. */
const familyOf = (name: string): string => name.replace(/^(SITE_HOSTS|COMMERCE_SITE_ID)_[A-Z0-9_]+$/, "$1");

test.each([
  ["the storefront's configuration", loadConfig],
  ["the storefront's secrets", loadSecrets],
  ["the sandbox", (env: Record<string, string | undefined>) => readConfiguration(env, world)],
])("names every setting of %s", (_, read) => {
  const names = namesReadBy(read);
  expect(names.length).toBeGreaterThan(10);
  const named = new Set(settings.map(familyOf));
  expect(names.filter((name) => !named.has(familyOf(name)))).toEqual([]);
});

test("names each setting once, and sets none", () => {
  expect(settings.length).toBe(new Set(settings).size);
  expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
