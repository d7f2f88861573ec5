import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  type Answer,
  basketWith,
  goods,
  sanFrancisco,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;
let basketId: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
  ({ basketId } = await basketWith(shopper, []));
});

const items = () => `/baskets/${basketId}/gift-certificate-items`;
const gift = {
  amount: 40,
  recipientEmail: "ivy@example.test",
  recipientName: "Ivy",
  senderName: "June",
  message: "Sweets!",
};
const add = (changes: object = {}): Promise<Answer> => shopper.post(items(), { ...gift, ...changes });

test("a gift certificate is sold beside products: its amount counts, untaxed and without shipping", async () => {
  await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 2 }]);
  await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, sanFrancisco);
  const before = (await shopper.put(`/baskets/${basketId}/shipments/me/shipping-method`, { id: "ups-ground" })).body;
  const { status, body } = await add();
  expect(status).toBe(200);
  expect(body.giftCertificateItems).toEqual([{ ...gift, giftCertificateItemId: expect.any(String), shipmentId: "me" }]);
  expect([body.orderTotal, body.taxTotal, body.shippingTotal, body.productTotal]).toEqual([
    before.orderTotal + 40,
    before.taxTotal,
    before.shippingTotal,
    before.productTotal,
  ]);
});

test("rule 3.5.26: one alone goes by e-mail: no address, no choice of method, no cost", async () => {
  const { body } = await add();
  expect(body).toMatchObject({ orderTotal: 40, shippingTotal: 0, taxTotal: 0 });
  expect(body.shipments[0].shippingMethod).toMatchObject({ id: "email-delivery", price: 0 });
  expect(body.c_flashes.map(({ type }: { type: string }) => type)).toEqual([
    "CustomerEmailRequired",
    "BillingAddressRequired",
    "PaymentMethodRequired",
  ]);
  const { body: offered } = await shopper.get(`/baskets/${basketId}/shipments/me/shipping-methods`);
  expect(offered.applicableShippingMethods.map(({ id }: { id: string }) => id)).toEqual(["email-delivery"]);
});

test("it can be changed and taken out", async () => {
  const { body } = await add();
  const id: string = body.giftCertificateItems[0].giftCertificateItemId;
  const changed = await shopper.patch(`${items()}/${id}`, {
    amount: 55.5,
    recipientEmail: "kit@example.test",
    message: null,
  });
  expect(changed.body.giftCertificateItems[0]).toMatchObject({
    amount: 55.5,
    recipientEmail: "kit@example.test",
    senderName: "June",
  });
  expect(changed.body.giftCertificateItems[0].message).toBeUndefined();
  expect((await shopper.delete(`${items()}/${id}`)).body.giftCertificateItems).toBeUndefined();
});

test("it goes with its shipment", async () => {
  await shopper.post(`/baskets/${basketId}/shipments`, { shipmentId: "Shipment1" });
  await add({ shipmentId: "Shipment1" });
  const { body } = await shopper.delete(`/baskets/${basketId}/shipments/Shipment1`);
  expect(body.giftCertificateItems).toBeUndefined();
});

test.each<[string, object, number, string]>([
  ["a negative amount", { amount: -1 }, 400, "bad-request"],
  ["no amount", { amount: null }, 400, "bad-request"],
  ["nothing", { amount: 0 }, 400, "bad-request"],
  ["a text as amount", { amount: "40" }, 400, "bad-request"],
  ["no recipient", { recipientEmail: undefined }, 400, "bad-request"],
  ["a recipient that is none", { recipientEmail: "ivy" }, 400, "bad-request"],
  ["a message that is too long", { message: "x".repeat(4001) }, 400, "bad-request"],
  ["an unknown shipment", { shipmentId: "nowhere" }, 404, "shipment-not-found"],
])("refuses %s", async (_name, changes, status, type) => {
  const answer = await add(changes);
  expect([answer.status, typeOf(answer.body)]).toEqual([status, type]);
});

test("refuses an unknown one, and somebody else's basket", async () => {
  expect((await shopper.patch(`${items()}/nothing`, { amount: 1, recipientEmail: "a@b.test" })).status).toBe(404);
  expect((await shopper.delete(`${items()}/nothing`)).status).toBe(404);
  const stranger = testShopper(sandbox, await sandbox.guestToken());
  expect((await stranger.post(items(), gift)).status).toBe(400);
});

test.each<[string, "put" | "post" | "patch" | "get" | "delete"]>([
  ["agent", "put"],
  ["storefront", "put"],
  ["price-adjustments", "post"],
  ["price-adjustments/a", "patch"],
  ["price-adjustments/a", "delete"],
  ["price-books", "get"],
  ["price-books", "put"],
  ["taxes", "get"],
  ["taxes", "put"],
  ["items/a/taxes", "put"],
])("a shopper's token does not open %s by %s", async (path, method) => {
  const address = `/baskets/${basketId}/${path}`;
  const isPlain = method === "get" || method === "delete";
  const answer = await (isPlain ? shopper[method](address) : shopper[method](address, {}));
  expect([answer.status, typeOf(answer.body)]).toEqual([403, "forbidden"]);
});
