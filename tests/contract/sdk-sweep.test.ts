import { outside, refused } from "#sandbox/dialects/http/outside.ts";
import { platformOperationNames } from "#sandbox/dialects/http/platform-operations.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { leaveForCoverage } from "#tests/called-operations.ts";
import { createClientTypes, type ClientTypes } from "./client-types.ts";
import { contractFolder, createOasValidator } from "#sandbox/contract/oas-validator.ts";
import { callsOf } from "./sweep/all-calls.ts";
import { clients, createSweepShop, type Answer, type Family, type SweepShop } from "./sweep/sweep-shop.ts";

const families = (Object.keys(clients) as Family[]).filter((name) => name.startsWith("Shopper"));
const methodsOf = (family: Family) => Object.keys(clients[family].apiPaths);
const operations = families.flatMap((family) => methodsOf(family).map((method) => [family, method] as const));

const done = [200, 201, 202, 204, 303];

describe("every operation of the official client", () => {
  let sandbox: TestSandbox;
  let shop: SweepShop;
  let types: ClientTypes;
  const exchanges: Answer[] = [];
  /** Members the client's types have and the answers do not. */
  const lacking = new Map<string, string[]>();
  const documents = createOasValidator(contractFolder(), { isDeep: true });

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

  it("is called, or left out for a reason", () => {
    const uncalled = operations.filter(([family, method]) => !callsOf(family)[method]);
    expect(uncalled.map((names) => names.join(".")).sort()).toEqual(Object.keys(outside).sort());
  });

  it.each(operations.filter((names) => names.join(".") in outside))("%s.%s answers 501", async (family, method) => {
    const { status, body } = await shop.callBare(family, method);
    expect([status, JSON.stringify(body)]).toEqual([501, expect.stringContaining(`${family}.${method}`)]);
  });

  const called = operations.filter(([family, method]) => callsOf(family)[method]);

  it.each(called)("%s.%s answers by contract", async (family, method) => {
    const operation = `${family}.${method}`;
    const answer = await shop.call(family, method, (await callsOf(family)[method]?.(shop)) ?? {});
    const accepted = refused[operation] ? [refused[operation].status] : done;
    const seen = accepted.includes(answer.status) ? "as told" : `${answer.status} ${JSON.stringify(answer.body)}`;
    expect(seen).toBe("as told");
    expect(documents.problems(answer)).toEqual([]);
    expect(answer.status < 300 ? types.problems(operation, answer.body) : []).toEqual([]);
    if (answer.status < 300) lacking.set(operation, types.lacking(operation, answer.body));
  });

  it.each(called)("%s.%s refuses a stranger by contract", async (family, method) => {
    const answer = await shop.callBare(family, method);
    const isDone = done.includes(answer.status);
    expect(isDone).toBe(shop.isOpen(family, method));
    expect(answer.contentType).toMatch(/json/);
    expect(documents.problems(answer)).toEqual([]);
  });
});
