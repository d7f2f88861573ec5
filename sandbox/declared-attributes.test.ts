import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper, typeOf } from "#sandbox/test-shopper.ts";

/** What may be written of a basket, with the object an undeclared attribute is put on. */
const ofBaskets: readonly (readonly [method: "post" | "patch" | "put", path: string, body: object])[] = [
  ["post", "", { c_nobody: 1 }],
  ["post", "", { shipments: [{ shipmentId: "me", c_nobody: 1 }] }],
  ["post", "", { shipments: [{ shipmentId: "me", shippingAddress: { city: "Reno", c_nobody: 1 } }] }],
  ["post", "", { productItems: [{ productId: "484101", quantity: 1, c_nobody: 1 }] }],
  ["post", "", { billingAddress: { city: "Reno", c_nobody: 1 } }],
  ["post", "", { paymentInstruments: [{ paymentMethodId: "CHECK", c_nobody: 1 }] }],
  ["post", "", { giftCertificateItems: [{ amount: 5, recipientEmail: "a@example.test", c_nobody: 1 }] }],
  ["patch", "/b", { c_nobody: 1 }],
  ["patch", "/b", { shippingItems: [{ itemId: "shipping-me", c_nobody: 1 }] }],
  ["patch", "/b", { c_actions: [{ type: "splitShipments", shipments: [{ shipmentId: "me", c_nobody: 1 }] }] }],
  ["post", "/b/items", [{ productId: "484101", quantity: 1, c_nobody: 1 }]],
  ["patch", "/b/items", [{ itemId: "i", quantity: 1, c_nobody: 1 }]],
  ["patch", "/b/items/i", { quantity: 1, c_nobody: 1 }],
  ["post", "/b/shipments", { c_nobody: 1 }],
  ["patch", "/b/shipments/me", { c_nobody: 1 }],
  ["put", "/b/shipments/me/shipping-address", { city: "Reno", c_nobody: 1 }],
  ["put", "/b/billing-address", { city: "Reno", c_nobody: 1 }],
  ["post", "/b/payment-instruments", { paymentMethodId: "CHECK", c_nobody: 1 }],
  ["patch", "/b/payment-instruments/p", { c_nobody: 1 }],
  ["post", "/b/gift-certificate-items", { amount: 5, recipientEmail: "a@example.test", c_nobody: 1 }],
  ["patch", "/b/gift-certificate-items/g", { c_nobody: 1 }],
];

/** What may be written of a customer and their lists. */
const ofCustomers: typeof ofBaskets = [
  ["patch", "/me", { c_nobody: 1 }],
  ["post", "/me/addresses", { addressId: "a", lastName: "Nook", countryCode: "US", c_nobody: 1 }],
  ["patch", "/me/addresses/a", { c_nobody: 1 }],
  ["post", "/me/payment-instruments", { paymentMethodId: "CHECK", c_nobody: 1 }],
  ["patch", "/me/payment-instruments/p", { c_nobody: 1 }],
  ["post", "/me/product-lists", { type: "wish_list", c_nobody: 1 }],
  ["patch", "/me/product-lists/l", { c_nobody: 1 }],
  ["post", "/me/product-lists/l/items", { type: "product", productId: "484101", c_nobody: 1 }],
  ["patch", "/me/product-lists/l/items/i", { c_nobody: 1 }],
];

describe("custom attributes of what shoppers write", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());

  it.each(ofBaskets)("that nobody defines are refused: %s /baskets%s %j", async (method, path, body) => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { status, body: refused } = await shopper[method](`/baskets${path}`, body);
    expect([status, typeOf(refused), refused.property]).toEqual([400, "invalid-custom-property", "c_nobody"]);
  });

  it.each(ofCustomers)("that nobody defines are refused: %s /customers%s %j", async (method, path, body) => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken());
    const { status, body: refused } = await shopper[method](`/customers${path}`, body);
    expect([status, typeOf(refused), refused.property]).toEqual([400, "invalid-custom-property", "c_nobody"]);
  });

  it("that nobody defines are refused at registration, and those of a wrong type", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const customer = { login: "ada@example.test", email: "ada@example.test", firstName: "Ada", lastName: "Nook" };
    for (const attributes of [{ c_nobody: 1 }, { c_organizationType: 7 }]) {
      const answer = await shopper.post("/customers", {
        customer: { ...customer, ...attributes },
        password: "Correct-Horse-9",
      });
      expect([answer.status, typeOf(answer.body), answer.body.property]).toEqual([
        400,
        "invalid-custom-property",
        Object.keys(attributes)[0],
      ]);
    }
  });

  it("that the engine has a place for may be sent back, and are not kept", async () => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken());
    const { status, body } = await shopper.patch("/customers/me", { c_groups: ["Nobody"], c_currentPassword: "x" });
    expect([status, JSON.stringify(body).includes("Nobody"), body.c_currentPassword]).toEqual([200, false, undefined]);
  });

  it("that the shop works out are not read, wherever they are sent back", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { body: made } = await shopper.post("/baskets", {});
    const { status, body } = await shopper.patch(`/baskets/${made.basketId}`, {
      c_qualifiers: "other",
      c_flashes: "other",
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("other");
  });
});
