import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { readyBasket, goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

interface Tokens {
  access_token: string;
  usid: string;
}

const custom = (token: string, method: "get" | "post", path: string) =>
  request(sandbox.app)
    [method](`/custom/${path.replace("/v1/", `/v1/organizations/${organizationId}/`)}`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${token}`);

const claim = (token: string, orderNo: string) => custom(token, "post", `orders/v1/orders/${orderNo}/claim`);

/** Tokens of a guest, and what the same visitor gets who then logs in. */
const visitor = async () => {
  const guest = (await sandbox.services.login.openDirectly("WickettPlumUS", undefined)) as Tokens;
  return {
    guest: guest.access_token,
    logIn: async (username: string) => {
      const known = await sandbox.services.customers.search({ text: username, limit: 1, offset: 0 });
      const tokens = await sandbox.services.login.openKnown("WickettPlumUS", guest.usid, known.customers[0]?.id);
      return tokens.access_token;
    },
  };
};

const place = async (token: string): Promise<string> => {
  const shopper = testShopper(sandbox, token);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
  return (await shopper.post("/orders", { basketId })).body.orderNo as string;
};

describe("an order placed as a guest", () => {
  it("becomes the account's that this guest logs in to, once and for all", async () => {
    const { guest, logIn } = await visitor();
    const orderNo = await place(guest);
    const noel = await logIn("noel@example.test");
    const account = testShopper(sandbox, noel);
    expect((await account.get(`/orders/${orderNo}`)).status).toBe(404);

    const claimed = await claim(noel, orderNo);
    expect([claimed.status, claimed.body]).toMatchObject([200, { orderNo, guest: false }]);
    expect((await claim(noel, orderNo)).status).toBe(200);
    expect((await account.get("/customers/me/orders")).body.data[0]).toMatchObject({ orderNo });
    expect((await testShopper(sandbox, guest).get(`/orders/${orderNo}`)).status).toBe(404);
  });

  it("is nobody else's to claim", async () => {
    const { guest } = await visitor();
    const orderNo = await place(guest);
    const stranger = await (await visitor()).logIn("june@example.test");
    const answers = await Promise.all([claim(stranger, orderNo), claim(stranger, "WP1"), claim(guest, orderNo)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401]);
    expect((await testShopper(sandbox, guest).get(`/orders/${orderNo}`)).status).toBe(200);
  });

  it("is confirmed by a mail that tells of every parcel", async () => {
    const { guest } = await visitor();
    const orderNo = await place(guest);
    const { messages } = await sandbox.services.outbox.list({ limit: 200 });
    const mail = messages.find(({ subject }) => subject === `Your order ${orderNo}`);
    expect(mail?.text).toMatch(
      /To June Harper, 48 Larkspur Lane, San Francisco, CA, 94110 with UPS Ground\nArriving .+\n1 × /,
    );
  });
});

describe("what the merchant's own calls tell", () => {
  it.each([
    ["BA-10001", 200, { valid: true }],
    ["SWIM", 200, { valid: false }],
    ["", 400, expect.objectContaining({ title: expect.any(String) })],
  ])("of the organization code %j: %i, and not whose it is", async (code, status, body) => {
    const token = await sandbox.guestToken();
    const answer = await custom(token, "get", "account/v1/organization-discount-code").query({
      organization_discount_code: code,
    });
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it("writes the moment of the checkout's agreement into the bag", async () => {
    const token = await sandbox.guestToken();
    await readyBasket(sandbox, testShopper(sandbox, token), [{ productId: goods.chews, quantity: 1 }]);
    const { body } = await custom(token, "post", "checkout/v1/apply-agreement-date").send({});
    expect(body).toMatchObject({ success: true, c_checkoutAgreementDate: expect.stringMatching(/^20\d\d-.*Z$/) });
  });
});
