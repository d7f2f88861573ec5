import express from "express";
import request from "supertest";
import { createTestBackend, inHaste, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let patient: ReturnType<typeof createTestStorefront>["listener"];
let listener: typeof patient;
let preferences: Record<string, unknown>;
let desk: { status: number; seen: Record<string, string>[] };

beforeAll(async () => {
  backend = await createTestBackend();
  backend.config.thirdParties.contactFormOrigin = backend.origin;
  patient = createTestStorefront(backend.config).listener;
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json(preferences);
  });
  backend.app.post("/desk", express.urlencoded({ extended: false }), ({ body }, response) => {
    desk.seen.push({ ...(body as Record<string, string>) });
    if (desk.status !== 0) response.status(desk.status).set("location", "http://elsewhere.test/").end();
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  listener = patient;
  preferences = { contactFormUrl: `${backend.origin}/desk`, contactFormOrgId: "00D1" };
  desk = { status: 302, seen: [] };
});

const message = {
  first_name: "June",
  last_name: "Harper",
  email: "june@shop.test",
  phone: "",
  order_number: "WP090001",
  type: "Order Status",
  description: "Where is it?",
  page: "/contact-us",
};

const send = (body: unknown, from = "same-origin") =>
  request(listener)
    .post(`/api/${testSiteIds.us}/contact-message`)
    .set("sec-fetch-site", from)
    .send(body as object);

test("a message is posted as the form itself would be, and its way back is not followed", async () => {
  expect((await send({ ...message, orgid: "mine" }).expect(200)).body).toEqual({ success: true });
  const { page: _page, ...typed } = message;
  expect(desk.seen).toEqual([
    {
      ...typed,
      orgid: "00D1",
      retURL: `${backend.config.sites[0]?.origin}/contact-us?submit=true`,
      priority: "Medium",
      status: "Open",
    },
  ]);
});

test.each([
  ["refuses", 500, 503],
  ["does not answer", 0, 504],
])("a service desk that %s is a failure", async (_, status, expected) => {
  desk.status = status;
  if (status === 0) listener = createTestStorefront(inHaste(backend.config)).listener;
  expect((await send(message)).status).toBe(expected);
});

test.each([["https://elsewhere.test/desk"], ["javascript:alert(1)"], [""], [undefined]])(
  "an address that the configuration does not allow (%p) is sent nothing",
  async (contactFormUrl) => {
    preferences = { contactFormUrl };
    expect((await send(message)).status).toBe(503);
    expect(desk.seen).toEqual([]);
  },
);

test.each([
  ["no message", { ...message, description: " " }],
  ["a message without end", { ...message, description: "x".repeat(4001) }],
  ["a page elsewhere", { ...message, page: "//elsewhere.test" }],
  ["no page", { ...message, page: undefined }],
])("a message with %s is refused and goes nowhere", async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect(desk.seen).toEqual([]);
});

test("another origin cannot send a message", async () => {
  expect([(await send(message, "cross-site")).status, desk.seen]).toEqual([403, []]);
});
