import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import request from "supertest";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const ask = async (query: Record<string, string>, siteId = "WickettPlumUS") =>
  request(sandbox.app)
    .get(`/custom/source-codes/v1/organizations/${sandbox.services.organizationId}/source-code-groups`)
    .query({ siteId, ...query })
    .set("authorization", `Bearer ${await sandbox.guestToken(siteId)}`);

describe("what a source code opens", () => {
  const autumn = { total: 1, data: [{ id: "autumn-catalogue", description: "Printed catalog, fall" }] };
  const nothing = { total: 0, data: [] };

  test.each([
    ["a code", "AUTUMN26", autumn],
    ["a code written small", "autumn26", autumn],
    ["a code of a pattern", "CAT-0815", autumn],
    ["an unknown one", "NOTHING", nothing],
    ["an expired one", "OLDFRIENDS", nothing],
    ["a disabled one", "PRESS", nothing],
  ])("%s: %s", async (_name, c_sourceCode, answer) => {
    const { status, body } = await ask({ c_sourceCode });
    expect([status, body]).toEqual([200, answer]);
  });

  test("is another site's own business", async () => {
    expect((await ask({ c_sourceCode: "AUTUMN26" }, "WickettPlumCA")).body).toEqual(nothing);
  });

  test("must be asked with a code", async () => {
    const { status, body } = await ask({});
    expect([status, typeOf(body)]).toEqual([400, "missing-query-parameter"]);
  });
});

test("a bag keeps a code, is priced by it, and lets it go again", async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
  const priced = async (sourceCode: string) => {
    const { body } = await shopper.patch(`/baskets/${basketId}`, { sourceCode });
    return [body.sourceCode, body.productItems[0].basePrice];
  };
  expect(await priced("AUTUMN26")).toEqual(["AUTUMN26", 6]);
  expect(await priced("")).toEqual([undefined, productItems[0].basePrice]);
});
