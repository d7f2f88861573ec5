import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

const shop = "/s/WickettPlumUS/dw/shop/v23_2";

describe("the Shop API in front of the same shop", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());

  const shopper = (token: string) => {
    const call = (method: "get" | "post", path: string) =>
      request(sandbox.app)[method](`${shop}${path}`).auth(token, { type: "bearer" });
    return {
      get: (path: string) => call("get", path),
      post: (path: string, body: object) => call("post", path).send(body),
      /** As a client behind a proxy that lets no PUT through. */
      put: (path: string, body: object) => call("post", path).set("x-dw-http-method-override", "PUT").send(body),
    };
  };

  test("walks from search to a placed order in snake case", async () => {
    const { get, post, put } = shopper(await sandbox.guestToken());
    const found = (await get("/product_search/availability?q=chocolate&refine_1=price=(0.01..10000)&count=3")).body;
    expect(found).toMatchObject({ _v: "23.2", count: 3, start: 0 });
    const hit = found.hits.find(({ orderable }: { orderable: boolean }) => orderable);
    expect((await get("/search_suggestion?q=choc")).body.product_suggestions).toBeDefined();

    const product = (await get(`/products/${hit.product_id}?expand=variations,availability`)).body;
    const variant = product.variants?.find(({ orderable }: { orderable: boolean }) => orderable);
    const productId = variant?.product_id ?? product.id;
    const both = (await get(`/products/(${productId},${hit.product_id})`)).body;
    expect(both.data.map(({ id }: { id: string }) => id)).toContain(productId);

    const basket = (await post("/baskets", {})).body;
    expect(basket).toMatchObject({ _v: "23.2", shipments: [{ shipment_id: "me" }] });
    const path = `/baskets/${basket.basket_id}`;
    const filled = (await post(`${path}/items`, [{ product_id: productId, quantity: 1 }])).body;
    expect(filled.product_items).toMatchObject([{ product_id: productId, quantity: 1 }]);
    await put(`${path}/customer`, { email: "ada@example.test" });
    const address = {
      first_name: "Ada",
      last_name: "Nook",
      address1: "1 Fig Street",
      city: "Reno",
      state_code: "NV",
      postal_code: "89501",
      country_code: "US",
      phone: "7755550111",
    };
    const addressed = (await put(`${path}/shipments/me/shipping_address?use_as_billing=true`, address)).body;
    expect(addressed.billing_address).toMatchObject({ postal_code: "89501", address1: "1 Fig Street" });
    const { default_shipping_method_id: id } = (await get(`${path}/shipments/me/shipping_methods`)).body;
    await put(`${path}/shipments/me/shipping_method`, { id });
    const ready = (
      await post(`${path}/payment_instruments`, {
        payment_method_id: "CREDIT_CARD",
        payment_card: {
          card_type: "Visa",
          masked_number: "************1111",
          expiration_month: 9,
          expiration_year: 2039,
        },
        c_paymentToken: await sandbox.cardToken(),
      })
    ).body;
    expect(ready.payment_instruments).toHaveLength(1);

    const order = (await post("/orders", { basket_id: basket.basket_id })).body;
    expect(order).toMatchObject({ status: "new", order_total: ready.order_total });
    expect((await get(`/orders/${order.order_no}`)).body.order_no).toBe(order.order_no);
    const gone = await get(path);
    expect([gone.status, gone.body.fault.type]).toEqual([404, "BasketNotFoundException"]);
  });

  test("another shopper's basket stays closed", async () => {
    const mine = shopper(await sandbox.guestToken());
    const theirs = shopper(await sandbox.guestToken());
    const { basket_id: basketId } = (await mine.post("/baskets", {})).body;
    const answer = await theirs.get(`/baskets/${basketId}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.fault.message).toBeTruthy();
  });
});
