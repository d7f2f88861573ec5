import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const view = (siteId: string) => `/on/demandware.store/Sites-${siteId}-Site/en_US/__Analytics-Start`;

test.each(["get", "post"] as const)(
  "a page view of a storefront is taken by %s, and nobody keeps the answer",
  async (method) => {
    const answer = await request(sandbox.app)[method](view("WickettPlumUS")).query({ dwac: "0.5", pcc: "USD" });
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "image/gif",
      "no-store",
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  },
);

test("the page view of a site there is not is no resource", async () => {
  expect((await request(sandbox.app).get(view("Nowhere"))).status).toBe(404);
  expect((await request(sandbox.app).delete(view("WickettPlumUS"))).status).toBe(404);
});
