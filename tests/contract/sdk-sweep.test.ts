import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import { outside, refused } from "#sandbox/http/outside.ts";
import { platformOperationNames } from "#sandbox/http/platform-operations.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { leaveForCoverage } from "#tests/called-operations.ts";
import { createClientTypes, type ClientTypes } from "./client-types.ts";
import { contractFolder, createOasValidator } from "#sandbox/contract/oas-validator.ts";
import { basketCalls } from "./sweep/basket-calls.ts";
import { loginCalls } from "./sweep/login-calls.ts";
import { shopperCalls } from "./sweep/shopper-calls.ts";
import { createSweepShop, type Answer, type Family, type SweepShop } from "./sweep/sweep-shop.ts";

const families = (Object.keys(sdk) as Family[]).filter((name) => name.startsWith("Shopper"));
const methodsOf = (family: Family) => Object.keys((sdk[family] as unknown as { apiPaths: object }).apiPaths);
const operations = families.flatMap((family) => methodsOf(family).map((method) => [family, method] as const));

const callsOf = (family: Family) => {
  if (family === "ShopperBaskets" || family === "ShopperBasketsV2") return basketCalls(family);
  return family === "ShopperLogin" ? loginCalls : (shopperCalls[family] ?? {});
};

const folder = contractFolder();
const done = [200, 201, 202, 204, 303];

describe("every operation of the official client", () => {
  let sandbox: TestSandbox;
  let shop: SweepShop;
  let types: ClientTypes;
  const exchanges: Answer[] = [];
  /** Members the client's types have and the answers do not. */
  const lacking = new Map<string, string[]>();
  const documents = folder ? createOasValidator(folder) : undefined;

  beforeAll(async () => {
    types = createClientTypes();
    sandbox = await createTestSandbox({ strict: false });
    shop = createSweepShop(sandbox, exchanges);
  }, 120_000);

  afterAll(async () => {
    const names = operations.map((each) => each.join("."));
    leaveForCoverage("sweep", { operations: names, outside, refused, lacking: Object.fromEntries(lacking) });
    await sandbox.close();
  });

  it("is known to the sandbox by name", () => {
    expect(operations).toHaveLength(183);
    expect([...platformOperationNames].sort()).toEqual(operations.map((names) => names.join(".")).sort());
  });

  it.each(operations)("%s.%s answers by contract", async (family, method) => {
    const operation = `${family}.${method}`;
    const prepare = callsOf(family)[method];
    if (!prepare) {
      expect(outside[operation]).toBeDefined();
      const answer = await shop.callBare(family, method);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([501, expect.stringContaining(operation)]);
      return;
    }
    const answer = await shop.call(family, method, await prepare(shop));
    const accepted = refused[operation] ? [refused[operation].status] : done;
    const seen = accepted.includes(answer.status) ? "as told" : `${answer.status} ${JSON.stringify(answer.body)}`;
    expect(seen).toBe("as told");
    expect(documents?.problems(answer) ?? []).toEqual([]);
    if (answer.status >= 300) return;
    expect(types.problems(operation, answer.body)).toEqual([]);
    lacking.set(operation, types.lacking(operation, answer.body));
  });

  it.each(operations.filter(([family, method]) => callsOf(family)[method]))(
    "%s.%s refuses a stranger by contract",
    async (family, method) => {
      const answer = await shop.callBare(family, method);
      if (done.includes(answer.status)) return expect(shop.isOpen(family, method)).toBe(true);
      expect(answer.contentType).toMatch(/json/);
      expect(documents?.problems(answer) ?? []).toEqual([]);
    },
  );
});
