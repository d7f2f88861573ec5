import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const address = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550142",
};

interface Basket {
  basketId: string;
  orderTotal: number;
  paymentInstruments: { paymentInstrumentId: string; paymentMethodId: string }[];
}
interface Order {
  orderNo: string;
  status: string;
  c_flashes?: { message: string }[];
}

const shopper = async () => {
  const token = await sandbox.guestToken();
  const call = async <Answer>(path: string, body: object, status = 200, method: "post" | "delete" = "post") => {
    const answer = await request(sandbox.app)
      [method](`/checkout/${path.replace("/", `/v1/organizations/${organizationId}/`)}?siteId=WickettPlumUS`)
      .set("authorization", `Bearer ${token}`)
      .send(body);
    expect([answer.status, status === 200 ? answer.text.slice(0, 300) : ""]).toEqual([status, expect.anything()]);
    return answer.body as Answer;
  };
  const basket = await call<Basket>("shopper-baskets/baskets", {
    productItems: [{ productId: "481101", quantity: 4 }],
    customerInfo: { email: "june@example.test" },
    billingAddress: address,
    shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ups-ground" } }],
  });
  const pay = (paymentMethodId: string, c_paymentToken?: string, status = 200) =>
    call<Basket>(
      `shopper-baskets/baskets/${basket.basketId}/payment-instruments`,
      { paymentMethodId, ...(c_paymentToken !== undefined && { c_paymentToken }) },
      status,
    );
  const order = () => call<Order>("shopper-orders/orders", { basketId: basket.basketId });
  const cancel = (orderNo: string) => call(`shopper-orders/orders/${orderNo}/actions/oms-cancel-order`, {}, 200);
  return { basket, pay, order, cancel };
};

const vendor = async (path: string, body: object) => {
  const answer = await fetch(`${sandbox.vendorsOrigin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

/** What the windows of the wallets hand to the page. */
const paypal = async (total: number, action = "approve") => {
  const { id } = await vendor("/v2/checkout/orders", {
    intent: "AUTHORIZE",
    purchase_units: [{ amount: { currency_code: "USD", value: total.toFixed(2) } }],
  });
  await vendor(`/checkoutnow/${String(id)}`, { action });
  return String(id);
};
const klarna = async (total: number, action = "approve") => {
  const amount = Math.round(total * 100);
  const { session_id: id } = await vendor("/payments/v1/sessions", {
    purchase_country: "US",
    purchase_currency: "USD",
    order_amount: amount,
    order_lines: [{ name: "Sweets", quantity: 1, unit_price: amount, total_amount: amount }],
  });
  return String((await vendor(`/klarna/authorize/${String(id)}`, { action })).token);
};
const apple = async (total: number, action = "pay") => {
  const { token } = await vendor(`/apple-pay/sheet?amount=${encodeURIComponent(`${total.toFixed(2)} USD`)}`, {
    action,
  });
  return Buffer.from(JSON.stringify(token)).toString("base64");
};

const wallets: [string, (total: number, action?: string) => Promise<string>, string][] = [
  ["PayPal", paypal, "decline"],
  ["Venmo", paypal, "decline"],
  ["KLARNA", klarna, "reject"],
  ["DW_APPLE_PAY", apple, "decline"],
];

/** What PayPal holds for an order of its own. */
const held = async (id: string) => {
  const order = (await (await fetch(`${sandbox.vendorsOrigin}/v2/checkout/orders/${id}`)).json()) as {
    purchase_units: { payments?: { authorizations: { status: string }[] } }[];
  };
  return order.purchase_units[0]?.payments?.authorizations[0]?.status;
};

describe.each(wallets)("an order paid by %s", (method, approve, decline) => {
  it("is placed once however often it is asked for", async () => {
    const { basket, pay, order } = await shopper();
    await pay(method, await approve(basket.orderTotal));
    const [first, second] = await Promise.all([order(), order()]);
    expect(first.status).toBe("new");
    expect(second.orderNo).toBe(first.orderNo);
    expect((await order()).orderNo).toBe(first.orderNo);
  });

  it("fails when the wallet will not pay, and the bag is there again", async () => {
    const { basket, pay, order } = await shopper();
    await pay(method, await approve(basket.orderTotal, decline));
    const refused = await order();
    expect(refused.status).toBe("failed");
    expect(refused.c_flashes?.[0]?.message).toMatch(/declined|rejected/);
    await pay(method, await approve(basket.orderTotal));
    expect((await order()).status).toBe("new");
  });

  it("is refused when another amount was agreed to", async () => {
    const { basket, pay, order } = await shopper();
    await pay(method, await approve(basket.orderTotal - 1));
    const refused = await order();
    expect(refused.status).toBe("failed");
    expect(refused.c_flashes?.[0]?.message).toContain("has changed since you agreed");
  });

  it("wants a token, and one token pays one order", async () => {
    const one = await shopper();
    await one.pay(method, undefined, 400);
    const token = await approve(one.basket.orderTotal);
    await one.pay(method, token);
    expect((await one.order()).status).toBe("new");
    const other = await shopper();
    await other.pay(method, token);
    expect((await other.order()).status).toBe("failed");
  });
});

test("what PayPal authorised is let go when the order is cancelled", async () => {
  const { basket, pay, order, cancel } = await shopper();
  const id = await paypal(basket.orderTotal);
  await pay("PayPal", id);
  const { orderNo } = await order();
  expect(await held(id)).toBe("CREATED");
  await cancel(orderNo);
  expect(await held(id)).toBe("VOIDED");
});
