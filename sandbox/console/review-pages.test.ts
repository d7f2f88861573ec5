import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { consoleVisitor } from "./test-console.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const { look, act, refused } = consoleVisitor(() => sandbox);

const isShown = async (id: string) =>
  (await sandbox.services.reviews.list({ ids: [id] }, { order: [], limit: 1, offset: 0 })).total === 1;

test("a moderator reads what was sent in, publishes it, and may think better of it", async () => {
  const sent = await sandbox.services.reviews.submit({
    productId: "480127",
    stars: 4,
    title: "Good with <tea>",
    text: "The caramel is loose and the shell is thin.",
    nickname: "Tess",
    location: null,
    locale: "en_US",
    recommends: null,
    photoIds: [],
    userId: "tess",
    email: "tess@example.test",
  });
  if (typeof sent === "string") throw new Error(sent);
  const page = await look("/console/reviews");
  expect(page.getByRole("rowheader", { name: "Good with <tea>" })).toBeTruthy();
  expect(page.getByText("waiting")).toBeTruthy();
  expect(page.answer.text).not.toContain("tess@example.test");

  expect(await isShown(sent.id)).toBe(false);
  expect(await act(`/console/reviews/${sent.id}`, { moderation: "approved" })).toBe("The review is shown.");
  expect(await isShown(sent.id)).toBe(true);
  expect(await act(`/console/reviews/${sent.id}`, { moderation: "rejected" })).toBe("The review is not shown.");
  expect(await isShown(sent.id)).toBe(false);
  expect((await look("/console/reviews")).getByText("refused")).toBeTruthy();
});

test("a review nobody sent in cannot be decided about", async () => {
  expect(await refused("/console/reviews/none", { moderation: "approved" }, 404)).toContain("none");
  expect(await refused("/console/reviews/none", { moderation: "maybe" })).toContain("moderation");
});
