import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { serviceDeskOrganization } from "#emulators/service-cases/case-router.ts";
import { testTargetOrigin } from "#emulators/test-vendors.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const { look } = consoleVisitor(() => sandbox);

const form = {
  orgid: serviceDeskOrganization,
  retURL: `${testTargetOrigin}/contact-us?submit=true`,
  priority: "Medium",
  status: "Open",
  first_name: "Cleo",
  last_name: "Ash",
  email: "Cleo@Example.test",
  phone: "4155550117",
  order_number: "WP090001",
  type: "Order Status",
  description: "Where is it?\r\nIt is <b>late</b>.",
};

const post = (change: Record<string, string> = {}) =>
  fetch(`${sandbox.vendorsOrigin}/servlet/servlet.WebToCase`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...form, ...change }),
  });
const kept = async (email: string) =>
  (await sandbox.services.contactCases.page(100, 0)).cases.filter((each) => each.email === email);

describe("a message to customer service", () => {
  it("is kept whole, confirmed by a letter, and leads back to the page it came from", async () => {
    const answer = await post();
    expect([answer.status, answer.headers.get("location")]).toEqual([302, form.retURL]);
    expect(await kept("cleo@example.test")).toMatchObject([
      {
        cameFrom: "localhost:3000/contact-us",
        firstName: "Cleo",
        lastName: "Ash",
        phone: "4155550117",
        orderNo: "WP090001",
        topic: "Order Status",
        comment: "Where is it?\nIt is <b>late</b>.",
        priority: "Medium",
        status: "Open",
      },
    ]);
    const { messages } = await sandbox.services.outbox.list({ to: "cleo@example.test" });
    expect(messages).toMatchObject([{ about: "contact", text: expect.stringContaining("two business days") }]);
  });

  it("that is sent twice at once is kept once, and another one beside it", async () => {
    const email = "twice@example.test";
    await Promise.all([post({ email }), post({ email }), post({ email, description: "And another thing." })]);
    expect(await kept(email)).toHaveLength(2);
  });

  it.each([
    ["a way back to nobody's shop", { retURL: "https://elsewhere.test/" }],
    ["no way back", { retURL: "" }],
    ["another organization", { orgid: "00D9" }],
    ["no message", { description: " " }],
    ["an address that is none", { email: "odd" }],
    ["a message without end", { description: "x".repeat(4001) }],
  ])("with %s is refused, leads nowhere and is not kept", async (_, change) => {
    const answer = await post({ email: "odd@example.test", ...change });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(await kept("odd@example.test")).toEqual([]);
  });

  it("is seen in the console, and says nothing there but itself", async () => {
    const page = await look("/console/contact");
    expect(page.getAllByRole("rowheader", { name: "Cleo Ash" }).length).toBeGreaterThan(0);
    expect(page.getAllByText(/It is <b>late<\/b>\./).length).toBeGreaterThan(0);
  });
});

it("the site's preferences tell where the form goes", async () => {
  const { contactFormUrl } = await sandbox.services.sitePreferences.of("WickettPlumUS");
  expect(contactFormUrl).toBe("{vendors}/servlet/servlet.WebToCase");
  const answer = await fetch(
    `${sandbox.origin}/custom/site-preferences/v1/organizations/${sandbox.organizationId}/site-preferences?siteId=WickettPlumUS`,
    { headers: { authorization: `Bearer ${await sandbox.guestToken()}` } },
  );
  expect(await answer.json()).toMatchObject({
    contactFormUrl: `${sandbox.vendorsOrigin}/servlet/servlet.WebToCase`,
    contactFormOrgId: serviceDeskOrganization,
  });
});
