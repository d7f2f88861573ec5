import path from "node:path";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { readConfiguration } from "./configuration.ts";
import { emptyWorld } from "./empty-world.ts";

const read = (env: Record<string, string>) => readConfiguration(env, wickettPlum, emptyWorld);

test.each([
  [{}, "wickett-plum", { world: "default", seed: 1 }, "data"],
  [{ SANDBOX_WORLD: "wickett-plum" }, "wickett-plum", { world: "default", seed: 1 }, "data"],
  [{ SANDBOX_WORLD: "heat-wave" }, "wickett-plum", { world: "heat-wave", seed: 1 }, "data-heat-wave-1"],
  [{ SANDBOX_WORLD: "wickett-plum/heat-wave" }, "wickett-plum", { world: "heat-wave", seed: 1 }, "data-heat-wave-1"],
  [{ SANDBOX_SEED: "7" }, "wickett-plum", { world: "default", seed: 7 }, "data-default-7"],
  [{ SANDBOX_WORLD: "empty" }, "empty", { world: "default", seed: 1 }, "data-empty"],
  [{ SANDBOX_WORLD: "empty", SANDBOX_SEED: "7" }, "empty", { world: "default", seed: 7 }, "data-empty-default-7"],
])("%j means the world %s, its state %j, and a folder of its own", (env, id, choice, folder) => {
  const configuration = read(env);
  expect([configuration.world.id, configuration.choice]).toEqual([id, choice]);
  expect(configuration.dataFolder).toBe(path.resolve(".sandbox", folder));
});

test.each(["nowhere", "empty/heat-wave", "nowhere/default", "wickett-plum/nothing"])(
  "nobody knows the world %s",
  (name) => {
    expect(() => read({ SANDBOX_WORLD: name })).toThrow(
      `SANDBOX_WORLD must be one of wickett-plum, empty, default, bare, holiday-rush, heat-wave, sold-out, fundraiser, checkout-ready, huge, not '${name}'.`,
    );
  },
);

test("the processor of another sandbox is told by its origin", () => {
  const other = "http://sandbox-1:4001";
  expect([read({}).processorOrigin, read({ PROCESSOR_ORIGIN: other }).processorOrigin]).toEqual([undefined, other]);
  expect(() => read({ PROCESSOR_ORIGIN: "sandbox-1" })).toThrow("PROCESSOR_ORIGIN must be an origin");
});

test("an archive to be put on top is found from where the program was started", () => {
  expect([read({}).archive, read({ SANDBOX_IMPORT: "shop.zip" }).archive]).toEqual([
    undefined,
    path.resolve("shop.zip"),
  ]);
});

test("card fields and wallets open on every host of the storefront, those of further languages too", () => {
  expect(read({ PORT: "4520", STOREFRONT_ORIGINS: "https://shop.test" }).storefrontOrigins).toEqual([
    "http://localhost:4520",
    "http://ca.localhost:4520",
    "http://fr.ca.localhost:4520",
    "http://business.localhost:4520",
    "http://fundraising.localhost:4520",
    "https://shop.test",
  ]);
});

test("a secret for the word of the shop's server is long, or there is none", () => {
  expect([read({}).captchaProofSecret, read({ CAPTCHA_PROOF_SECRET: "" }).captchaProofSecret]).toEqual([
    undefined,
    undefined,
  ]);
  expect(read({ CAPTCHA_PROOF_SECRET: "x".repeat(32) }).captchaProofSecret).toHaveLength(32);
  expect(() => read({ CAPTCHA_PROOF_SECRET: "short" })).toThrow(
    "CAPTCHA_PROOF_SECRET must have at least 32 characters.",
  );
});
