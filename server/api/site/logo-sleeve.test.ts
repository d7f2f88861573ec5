import { createTestCaptchaForm, type TestCaptchaForm } from "#server/test-captcha-form.ts";

let site: TestCaptchaForm;

beforeAll(async () => {
  site = await createTestCaptchaForm({
    form: "logo-sleeve",
    takenAt: { api: "sleeves", name: "logo-sleeves" },
    action: "sleeve",
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const fileOf = (beginning: string, size = 64) => {
  const bytes = Buffer.alloc(size, 7);
  bytes.write(beginning, "latin1");
  return bytes.toString("base64");
};
const mark = (beginning: string, size?: number) => ({ name: "mark.png", content: fileOf(beginning, size) });

const MB = 1024 * 1024;
const sleeve = {
  companyName: "Castellan Freight",
  firstName: "June",
  lastName: "Harper",
  email: "june@shop.test",
  phone: "4155550117",
  quantity: 250,
  finish: "foil",
  neededBy: "2026-12-01",
  comment: "Plum, please",
  logo: mark("\x89PNG\r\n\x1a\n"),
  recaptchaToken: "a-token",
};

test("the form goes on as it was entered, without the captcha's token and what the form does not have", async () => {
  expect((await site.send({ ...sleeve, password: "x", logoType: "text/html" }).expect(200)).body).toEqual({
    success: true,
  });
  const { recaptchaToken: _, ...rest } = sleeve;
  expect(site.reached().map(({ body }) => body)).toEqual([rest]);
});

test.each([
  ["a JPEG", mark("\xff\xd8\xff\xe0")],
  ["a PDF of 2 MB", mark("%PDF-1.7", 2 * MB)],
  ["no file at all", undefined],
])("%s is taken", async (_, logo) => {
  expect((await site.send({ ...sleeve, logo })).status).toBe(200);
});

test("what the backend refuses is a failure", async () => {
  site.answer = { status: 429, body: { title: "Too Many Requests", type: "too-many-requests", detail: "Later." } };
  expect((await site.send(sleeve)).status).toBe(429);
});

test.each([
  ["no object", [], 400],
  ["no company", { ...sleeve, companyName: " " }, 400],
  ["a name that is none", { ...sleeve, firstName: 7 }, 400],
  ["another finish", { ...sleeve, finish: "gold" }, 400],
  ["half a sleeve", { ...sleeve, quantity: 0.5 }, 400],
  ["a drawing that can run scripts", { ...sleeve, logo: mark("<svg xmlns=''>") }, 400],
  ["a page called a picture", { ...sleeve, logo: mark("<!doctype html>") }, 400],
  ["a logo without a name", { ...sleeve, logo: { content: sleeve.logo.content } }, 400],
  ["a logo that is a text", { ...sleeve, logo: "mark.png" }, 400],
  ["a logo that is nothing", { ...sleeve, logo: null }, 400],
  ["a logo of more than 2 MB", { ...sleeve, logo: mark("%PDF-1.7", 2 * MB + 1) }, 400],
  ["a body of more than 3 MB", { ...sleeve, logo: mark("%PDF-1.7", 3 * MB) }, 413],
  ["no captcha", { ...sleeve, recaptchaToken: "" }, 400],
])("the form with %s is refused and goes nowhere", async (_, body, status) => {
  expect((await site.send(body)).status).toBe(status);
  expect(site.reached()).toEqual([]);
});

test("another origin cannot send the form", async () => {
  expect([(await site.send(sleeve, "cross-site")).status, site.reached()]).toEqual([403, []]);
});
