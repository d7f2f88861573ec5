import request from "supertest";
import { outside, refused } from "#sandbox/dialects/http/outside.ts";
import { allRules } from "#sandbox/rules/all-rules.ts";
import { rules } from "#worlds/wickett-plum/cartridge/rules.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

test("the coverage tells of every operation whether it is done, refused or absent, and why, and every rule", async () => {
  const { status, body } = await request(sandbox.app).get("/__sandbox/coverage");
  expect(status).toBe(200);
  const named = (level: string) =>
    body.operations
      .filter((each: { level: string }) => each.level === level)
      .map(({ operation, reason }: { operation: string; reason?: string }) => [operation, reason]);
  const sorted = (pairs: [string, unknown][]) => [...pairs].sort(([one], [other]) => one.localeCompare(other));
  expect(sorted(named("absent"))).toEqual(sorted(Object.entries(outside)));
  expect(sorted(named("refused"))).toEqual(
    sorted(Object.entries(refused).map(([operation, { reason }]) => [operation, reason])),
  );
  expect(named("done")).toContainEqual(["ShopperBasketsV2.addItemToBasket", undefined]);
  expect(body.operations).toHaveLength(183);
  const levels = body.operations.map(({ level }: { level: string }) => level);
  const count = (level: string) => levels.filter((each: string) => each === level).length;
  expect([count("done"), count("refused"), count("absent")]).toEqual([158, 23, 2]);
  expect(body.custom).toContain("CustomStores.list");
  expect(body.custom.filter((name: string) => name.startsWith("Shopper"))).toEqual([]);
  expect(body.rules).toEqual([...allRules, ...rules]);
});

test("the coverage is part of the control plane's document", async () => {
  const { body } = await request(sandbox.app).get("/__sandbox/openapi.json");
  expect(body.paths).toHaveProperty("/coverage");
});
