import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const send = (body: unknown, path = "/wdcus/sandbox/feedback/sandbox-feedback") =>
  fetch(`${vendors.origin}${path}`, { method: "POST", body: JSON.stringify(body) });
const answers = async () =>
  ((await (await fetch(`${vendors.origin}/wdcus/sandbox/feedback`)).json()) as { answers: object[] }).answers;

it("the survey's script knows its own address and brings the library", async () => {
  const answer = await fetch(`${vendors.origin}/wdcus/sandbox/onsite/embed.js`);
  expect(answer.headers.get("content-type")).toContain("javascript");
  const script = await answer.text();
  expect(script).toContain(`const ORIGIN = "${vendors.origin}"`);
  expect(script).toContain(JSON.stringify(vendorData.surveyQuestion));
  expect(script).not.toContain("@QUESTION@");
  for (const word of ["KAMPYLE_ONSITE_SDK", "neb_OnsiteLoaded", "showForm"]) expect(script).toContain(word);
});

it("keeps what was answered, with the page's path alone", async () => {
  const answer = await send({ rating: 4, comment: "More caramel.", page: "/cart?email=june@example.test" });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(await answers()).toEqual([{ formId: "sandbox-feedback", rating: 4, comment: "More caramel.", page: "/cart" }]);
});

it.each([
  ["no rating", { comment: "x" }],
  ["six stars", { rating: 6 }],
  ["a long story", { rating: 5, comment: "x".repeat(2001) }],
])("refuses %s", async (_, body) => {
  const before = (await answers()).length;
  expect((await send(body)).status).toBe(400);
  expect(await answers()).toHaveLength(before);
});

it.each(["/wdcus/other/feedback/sandbox-feedback", "/wdcus/sandbox/feedback/other"])(
  "knows nobody at %s",
  async (path) => {
    expect((await send({ rating: 5 }, path)).status).toBe(404);
  },
);
