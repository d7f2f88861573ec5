import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { systemClock } from "./core/clock.ts";
import { createCurrentShopper } from "./platform/shopper-context/current-shopper.ts";

test("four things accompany a call and are in no signature, and tracing, which is switched on from outside", () => {
  const holders = ["sandbox", "worlds", "emulators"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("node_modules"))
      .map((file) => path.join(folder, file))
      .filter((file) => readFileSync(file, "utf8").includes("new AsyncLocalStorage")),
  );
  expect(holders.toSorted()).toEqual([
    "sandbox/core/database/connection.ts",
    "sandbox/core/database/statement-meter.ts",
    "sandbox/core/database/time-limit.ts",
    "sandbox/core/tracing/start-tracing.ts",
    "sandbox/platform/shopper-context/current-shopper.ts",
  ]);
});

test("two calls at once each have their own shopper, and nobody's outside of them", async () => {
  const shopper = createCurrentShopper();
  const clock = shopper.clock(systemClock);
  const christmas = "2027-12-25T10:00:00.000Z";
  const within = (locale: string, effectiveDateTime?: string) =>
    shopper.within(
      effectiveDateTime === undefined ? undefined : { effectiveDateTime },
      async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return [shopper.locale(), clock.now().toISOString()];
      },
      locale,
    );
  const [french, english] = await Promise.all([within("fr-CA", christmas), within("en-US")]);
  expect(french).toEqual(["fr-CA", christmas]);
  expect(english?.[0]).toBe("en-US");
  expect(english?.[1]).not.toBe(christmas);
  expect([shopper.locale(), shopper.context()]).toEqual([undefined, {}]);
});

test("services that come and go leave nothing behind that every promise passes by", () => {
  const made = jest.spyOn(AsyncLocalStorage.prototype, "run");
  const [one, other] = [createCurrentShopper(), createCurrentShopper()];
  one.within(undefined, () => other.within(undefined, () => undefined, "en-US"), "fr-CA");
  expect(new Set(made.mock.contexts).size).toBe(1);
});

test("a shopper of one set of services is nobody to another", () => {
  const [one, other] = [createCurrentShopper(), createCurrentShopper()];
  expect(one.within(undefined, () => [one.locale(), other.locale()], "fr-CA")).toEqual(["fr-CA", undefined]);
});
