import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";
import { ITEM_LIMIT, LIST_LIMIT } from "./product-list.ts";

describe("product lists", () => {
  let sandbox: TestSandbox;
  let june: TestShopper;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    june = testShopper(sandbox, await sandbox.registeredToken());
  }, 120_000);
  afterAll(() => sandbox.close());

  const own = "/customers/me/product-lists";
  const newGuest = async () => testShopper(sandbox, await sandbox.guestToken());
  const wish = { type: "product", priority: 1, public: true, quantity: 2, productId: goods.bears };

  test("a wish list is made, filled, changed and removed", async () => {
    const list = await june.post(own, { type: "wish_list", name: "Wishes" });
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({ type: "wish_list", name: "Wishes", public: false });
    const path = `${own}/${list.body.id}`;
    const item = await june.post(`${path}/items`, { ...wish, c_color: "red" });
    expect(item.body).toMatchObject({ ...wish, c_color: "red", purchasedQuantity: 0 });
    const changed = await june.patch(`${path}/items/${item.body.id}`, { quantity: 5, priority: 3, c_color: "blue" });
    expect(changed.body).toMatchObject({ quantity: 5, priority: 3, public: true, c_color: "blue" });
    const renamed = await june.patch(path, { name: "Later", description: "not now" });
    expect(renamed.body).toMatchObject({ name: "Later", description: "not now", type: "wish_list" });
    expect((await june.get(path)).body.customerProductListItems).toEqual([changed.body]);
    const all = (await june.get(own)).body;
    expect([all.total, all.limit, all.data.length]).toEqual([1, 1, 1]);
    expect((await june.delete(`${path}/items/${item.body.id}`)).status).toBe(204);
    expect((await june.delete(`${path}/items/${item.body.id}`)).status).toBe(404);
    expect((await june.delete(path)).status).toBe(204);
    expect((await june.get(path)).status).toBe(404);
  });

  test("an item may name a colour behind its product, and no other product", async () => {
    const { id } = (await june.post(own, { type: "wish_list" })).body;
    const add = (productId: string, c_color: string) =>
      june.post(`${own}/${id}/items`, { ...wish, productId, c_color });
    expect((await add(`${goods.bears}-red`, "red")).status).toBe(200);
    expect((await add(`${goods.bears}-red`, "blue")).status).toBe(400);
    expect((await add("nosuch-red", "red")).status).toBe(400);
  });

  test("one item shows its product with pictures and stock", async () => {
    const { id } = (await june.post(own, { type: "shopping_list" })).body;
    const item = (await june.post(`${own}/${id}/items`, wish)).body;
    const { product } = (await june.get(`${own}/${id}/items/${item.id}`)).body;
    expect(product).toMatchObject({ id: goods.bears, price: 7.5, currency: "USD", inventory: { orderable: true } });
    expect(product.imageGroups.length).toBeGreaterThan(0);
    await june.delete(`${own}/${id}`);
  });

  test("a guest keeps lists too, and nobody else sees them", async () => {
    const guest = await newGuest();
    const { id } = (await guest.post(own, { type: "wish_list" })).body;
    expect((await guest.post(`${own}/${id}/items`, wish)).status).toBe(200);
    expect((await guest.get(own)).body.data[0].customerProductListItems).toHaveLength(1);
    for (const stranger of [june, await newGuest()]) {
      const answer = await stranger.get(`${own}/${id}`);
      expect([answer.status, typeOf(answer.body)]).toEqual([404, "product-list-not-found"]);
      expect((await stranger.patch(`${own}/${id}`, { name: "mine" })).status).toBe(404);
      expect((await stranger.post(`${own}/${id}/items`, wish)).status).toBe(404);
      expect((await stranger.delete(`${own}/${id}`)).status).toBe(404);
    }
    const foreign = await guest.get("/customers/somebody/product-lists");
    expect([foreign.status, typeOf(foreign.body)]).toEqual([400, "invalid-customer"]);
  });

  test("a gift registry names its people, its event and addresses of the book", async () => {
    const people = { firstName: "June", lastName: "Harper", email: "june@example.test", role: "host" };
    const list = await june.post(own, {
      type: "gift_registry",
      name: "Housewarming",
      event: { type: "Party", city: "Reno", date: "2027-05-01" },
      registrant: people,
      coRegistrant: { ...people, firstName: "Noel" },
      shippingAddressInfo: { addressId: "Home", title: "ignored" },
    });
    expect(list.body).toMatchObject({
      event: { type: "Party", city: "Reno", date: "2027-05-01T00:00:00.000Z" },
      registrant: people,
      shippingAddressInfo: { addressId: "Home", title: "Home, June Harper, San Francisco" },
      productListShippingAddress: { addressId: "Home", city: "San Francisco", lastName: "Harper" },
    });
    await june.delete(`${own}/${list.body.id}`);
  });

  test("a public list is found by e-mail address or name and shows strangers what is public of it", async () => {
    const list = (
      await june.post(own, {
        type: "gift_registry",
        name: "Open",
        public: true,
        registrant: { firstName: "June", lastName: "Harper", email: "june@example.test" },
      })
    ).body;
    const shown = (await june.post(`${own}/${list.id}/items`, { ...wish, priority: 2 })).body;
    const first = (await june.post(`${own}/${list.id}/items`, { ...wish, productId: goods.mints, priority: 1 })).body;
    const hidden = (await june.post(`${own}/${list.id}/items`, { ...wish, public: false })).body;
    const guest = await newGuest();

    const searches: Record<string, string>[] = [
      { email: "JUNE@example.test" },
      { firstName: "June", lastName: "Harper" },
    ];
    for (const search of searches) {
      const found = (await guest.get("/product-lists", search)).body;
      expect(found.data).toEqual([{ id: list.id, name: "Open", title: "Open", type: "gift_registry" }]);
    }
    expect((await guest.get("/product-lists", { lastName: "harper" })).body.total).toBe(0);
    expect((await guest.get("/product-lists")).status).toBe(400);

    const seen = await guest.get(`/product-lists/${list.id}`);
    expect(seen.body.productListItems.map(({ id }: { id: string }) => id)).toEqual([first.id, shown.id]);
    expect(JSON.stringify(seen.body)).not.toContain("example.test");

    const items = await guest.get(`/product-lists/${list.id}/items`);
    expect(items.body).toMatchObject({ total: 2, limit: 2 });
    expect(items.body.data[0]).toEqual({ id: first.id, priority: 1, type: "product" });
    const expanded = await guest.get(`/product-lists/${list.id}/items`, { expand: "product" });
    expect(expanded.body.data[0].product).toMatchObject({ id: goods.mints, currency: "USD" });
    expect(expanded.body.data[0].product).not.toHaveProperty("imageGroups");
    const pictured = await guest.get(`/product-lists/${list.id}/items`, { expand: "product,images,availability" });
    expect(pictured.body.data[0].product.imageGroups.length).toBeGreaterThan(0);
    const wrong = await guest.get(`/product-lists/${list.id}/items`, { expand: "wishList" });
    expect([wrong.status, typeOf(wrong.body)]).toEqual([400, "invalid-expand-parameter"]);

    expect((await guest.get(`/product-lists/${list.id}/items/${shown.id}`)).body.product.id).toBe(goods.bears);
    expect((await guest.get(`/product-lists/${list.id}/items/${hidden.id}`)).status).toBe(404);
    await june.patch(`${own}/${list.id}`, { public: false });
    expect((await guest.get(`/product-lists/${list.id}`)).status).toBe(404);
    expect((await guest.get(`/product-lists/${list.id}/items`)).status).toBe(404);
    await june.delete(`${own}/${list.id}`);
  });

  test.each([
    ["no type", {}, "product-list-type-missing"],
    ["an unknown type", { type: "bucket_list" }, "product-list-type-not-supported"],
    ["a type that is a number", { type: 3 }, "bad-request"],
    ["a name of 257 characters", { type: "wish_list", name: "x".repeat(257) }, "bad-request"],
    ["a publicity that is a text", { type: "wish_list", public: "yes" }, "bad-request"],
    ["an event without a type", { type: "gift_registry", event: { city: "Reno" } }, "bad-request"],
    ["an event on no day", { type: "gift_registry", event: { type: "Party", date: "soon" } }, "bad-request"],
    ["a registrant without a name", { type: "gift_registry", registrant: { email: "a@b.test" } }, "bad-request"],
    [
      "an address that is not in the book",
      { type: "wish_list", shippingAddressInfo: { addressId: "Moon" } },
      "bad-request",
    ],
    ["a list as body", [], "bad-request"],
  ])("a list with %s is refused", async (_, body, type) => {
    const answer = await june.post(own, body);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, type]);
  });

  test("the type of a list stays what it is", async () => {
    const { id } = (await june.post(own, { type: "custom_1" })).body;
    expect((await june.patch(`${own}/${id}`, { type: "custom_2" })).status).toBe(400);
    await june.delete(`${own}/${id}`);
  });

  test("items with something wrong are refused", async () => {
    const guest = await newGuest();
    const { id } = (await guest.post(own, { type: "wish_list" })).body;
    const refused: [change: object, type: string][] = [
      [{ productId: undefined }, "product-list-product-id-missing"],
      [{ productId: "no-such-sweet" }, "product-list-product-not-found"],
      [{ productId: "x".repeat(101) }, "bad-request"],
      [{ type: "wish" }, "bad-request"],
      [{ quantity: -1 }, "bad-request"],
      [{ quantity: 1.5 }, "bad-request"],
      [{ quantity: 1000 }, "bad-request"],
      [{ priority: "high" }, "bad-request"],
      [{ public: 1 }, "bad-request"],
    ];
    for (const [change, type] of refused) {
      const answer = await guest.post(`${own}/${id}/items`, { ...wish, ...change });
      expect([change, answer.status, typeOf(answer.body)]).toEqual([change, 400, type]);
    }
    const item = (await guest.post(`${own}/${id}/items`, { ...wish, type: "gift_certificate" })).body;
    expect(item).not.toHaveProperty("productId");
    expect((await guest.patch(`${own}/${id}/items/${item.id}`, { priority: -2 })).status).toBe(400);
    expect((await guest.patch(`${own}/${id}/items/none`, { priority: 2 })).status).toBe(404);
  });

  test("limits hold, also for calls at once", async () => {
    const guest = await newGuest();
    for (let count = 1; count < LIST_LIMIT; count += 1) await guest.post(own, { type: "custom_3" });
    const answers = await Promise.all([1, 2].map(() => guest.post(own, { type: "custom_3" })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    const [{ id }] = (await guest.get(own)).body.data;
    await sandbox.database.sql.execute(
      `insert into product_list_items select 'i' || n, '${id}', 'product', '${goods.bears}', 1, 0, 1, false, '{}', now()
       from generate_series(1, ${ITEM_LIMIT}) n`,
    );
    expect((await guest.post(`${own}/${id}/items`, wish)).status).toBe(400);
  });
});
