import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";
import { couponTries } from "./code-tries.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
let token: string;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = await sandbox.guestToken();
  shopper = testShopper(sandbox, token);
});

const RIGHT = "WINDOWSILL";
const productItems = [{ productId: goods.bears, quantity: 1 }];
const wrong = (count: number) => Array.from({ length: count }, (_, index) => `GUESS${index}`);

const enter = (basketId: string, code: string) => shopper.post(`/baskets/${basketId}/coupons`, { code });
const newBag = async (codes: readonly string[] = []) =>
  shopper.post("/baskets", { productItems, ...(codes.length > 0 && { couponItems: codes.map((code) => ({ code })) }) });
const tooMany = { statusCode: "too-many-requests", detail: couponTries.message };

test("who mistypes a few times enters the right code all the same", async () => {
  const { basketId } = (await newBag()).body as { basketId: string };
  for (const code of wrong(5)) expect((await enter(basketId, code)).body.statusCode).toBe("coupon_code_unknown");
  expect((await enter(basketId, RIGHT)).body.couponItems).toMatchObject([{ code: RIGHT }]);
});

test("after too many wrong codes nothing is told of any, in both dialects, until the window is over", async () => {
  const { basketId } = (await newBag()).body as { basketId: string };
  for (const code of wrong(couponTries.most.shopper)) await enter(basketId, code);
  for (const code of [RIGHT, "GUESS"]) {
    const { status, body } = await enter(basketId, code);
    expect([status, body]).toEqual([400, expect.objectContaining(tooMany)]);
  }
  const other = await request(sandbox.app)
    .post(`/s/WickettPlumUS/dw/shop/v23_2/baskets/${basketId}/coupons`)
    .auth(token, { type: "bearer" })
    .send({ code: RIGHT });
  expect([other.status, other.body.fault.arguments.statusCode]).toEqual([400, "too-many-requests"]);
  await sandbox.dueWork.advance(couponTries.windowMs);
  expect((await enter(basketId, RIGHT)).status).toBe(200);
});

test("codes of a bag that is begun with them count, and a bag with a whole list of guesses is none", async () => {
  const few = await newBag([...wrong(couponTries.most.shopper - 1), RIGHT]);
  expect([few.status, few.body.couponItems]).toMatchObject([200, [{ code: RIGHT }]]);
  await shopper.delete(`/baskets/${few.body.basketId}`);
  const { status, body } = await newBag(["ONEMORE", RIGHT]);
  expect([status, body]).toEqual([400, expect.objectContaining(tooMany)]);
  expect((await newBag()).status).toBe(200);
});

test("another shopper's codes do not count", async () => {
  const { basketId } = (await newBag()).body as { basketId: string };
  for (const code of wrong(couponTries.most.shopper)) await enter(basketId, code);
  const stranger = testShopper(sandbox, await sandbox.guestToken());
  const own = (await stranger.post("/baskets", { productItems })).body as { basketId: string };
  expect((await stranger.post(`/baskets/${own.basketId}/coupons`, { code: RIGHT })).status).toBe(200);
});
