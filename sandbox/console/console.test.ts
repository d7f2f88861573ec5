import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";
import { people } from "#worlds/wickett-plum/people/people.ts";
import { consoleVisitor } from "./test-console.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const { look, post, act, refused } = consoleVisitor(() => sandbox);

const placeOrder = async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 2 }]);
  return (await shopper.post("/orders", { basketId })).body as { orderNo: string };
};

const stockOf = async (productId: string) =>
  (await sandbox.services.inventory.records([productId], { siteId })).get(productId);

test.each([
  ["/", "Overview"],
  ["/console/products", "Products"],
  [`/console/products/${goods.jellies}`, /Jell/i],
  ["/console/stock", "Stock"],
  ["/console/promotions", "Promotions"],
  ["/console/orders", "Orders"],
  ["/console/customers", "Customers"],
  ["/console/content", "Content"],
  ["/console/slots", "Content slots"],
  ["/console/reviews", "Reviews"],
  ["/console/entries", "Entries"],
  ["/console/catalogs", "Catalogs"],
  ["/console/leads", "Leads"],
  ["/console/chats", "Chats"],
  ["/console/assistants", "Assistants"],
  ["/console/playground", "Playground for assistants"],
  ["/console/sleeves", "Logo sleeves"],
  ["/console/outbox", "Outbox"],
  ["/console/clock", "Clock"],
  ["/console/faults", "Faults"],
  ["/console/journal", "Journal"],
  ["/console/worlds", "Worlds and snapshots"],
  ["/console/coverage", "Coverage"],
])("%s has its heading, a place in the menu and a strict policy", async (path, heading) => {
  const { answer, page } = await look(path);
  expect(page.getByRole("heading", { level: 1, name: heading })).toBeTruthy();
  const here = page.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(here).toHaveLength(1);
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(answer.text).not.toMatch(/<[^>]+ (style|on\w+)=/);
});

describe("access", () => {
  test("pages of other origins may not send forms", async () => {
    for (const headers of [{ origin: "http://evil.test" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }]) {
      const answer = await post("/console/faults", { effect: "stale-read", target: "", often: "always" }).set(headers);
      expect(answer.status).toBe(403);
    }
    expect((await request(sandbox.app).get("/console/orders").set("host", "evil.test")).status).toBe(403);
    expect(sandbox.faults.list()).toEqual([]);
  });

  test("it is closed where the control plane is, and asks for its token", async () => {
    const closed = await createTestSandbox({ access: { mode: "refused" } });
    for (const path of ["/", "/llms.txt", "/console/orders", "/console/journal.har"])
      expect([path, (await request(closed.app).get(path)).status]).toEqual([path, 403]);
    await closed.close();
    const guarded = await createTestSandbox({ access: { mode: "token", token: "sesame" } });
    const asked = await request(guarded.app).get("/");
    expect([asked.status, asked.headers["www-authenticate"]]).toEqual([401, 'Basic realm="Sandbox"']);
    expect((await request(guarded.app).get("/").auth("anybody", "sesame")).status).toBe(200);
    await guarded.close();
  });

  test("unknown pages say so", async () => {
    expect((await look("/console/nowhere", 404)).getByRole("alert").textContent).toContain("no page /console/nowhere");
    for (const path of ["products", "orders", "customers", "content", "journal", "outbox"])
      expect((await look(`/console/${path}/none`, 404)).getByRole("alert").textContent).toContain("no");
  });
});

test("the overview counts what there is and tells the magic values; llms.txt tells them programs", async () => {
  const { page } = await look("/");
  const { total } = await sandbox.services.products.list({ text: "", limit: 1, offset: 0 });
  expect(page.getByRole("link", { name: `${total} products` })).toBeTruthy();
  expect(page.getByRole("table", { name: "Magic values: card" }).textContent).toContain("4111");
  const accounts = page.getByRole("table", { name: "Magic values: account" });
  for (const { email } of people) expect(accounts.textContent).toContain(email);
  const { text, type } = await request(sandbox.app).get("/llms.txt");
  expect(type).toBe("text/plain");
  for (const part of ["f_ecom_swee_001", "june@example.test", "holiday-rush", "4111111111111111"])
    expect(text).toContain(part);
});

describe("products and stock", () => {
  test("a search narrows, pages lead on, and what is typed is escaped", async () => {
    const first = await look("/console/products");
    expect(first.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("?page=2");
    expect(first.getByRole("table", { name: "Products" }).querySelectorAll("tbody tr")).toHaveLength(25);
    const second = await look("/console/products?page=2");
    expect(second.getByRole("link", { name: "Previous page" })).toBeTruthy();
    const found = await look(`/console/products?q=${goods.bears}`);
    expect(found.getByRole("link", { name: goods.bears })).toBeTruthy();
    expect(found.getByText("$7.50")).toBeTruthy();
    const typed = '"><script>alert(1)</script>';
    const escaped = await look(`/console/products?q=${encodeURIComponent(typed)}`);
    expect(escaped.getByLabelText<HTMLInputElement>("Id, name or barcode").value).toBe(typed);
    expect(escaped.document.querySelectorAll("script:not([src])")).toHaveLength(0);
    expect((await request(sandbox.app).get(`/console/products?q=${"x".repeat(201)}`)).status).toBe(400);
  });

  test("a product is put off the shelf and on it again, in the shop at once", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const path = `/console/products/${goods.bears}/online`;
    expect((await shopper.get(`/products/${goods.bears}`)).status).toBe(200);
    expect(await act(path, { online: "false", back: "/console/products?q=48" })).toContain("offline now");
    expect((await shopper.get(`/products/${goods.bears}`)).status).toBe(404);
    expect(await act(path, { online: "true", back: "https://evil.test/console/" })).toContain("online now");
    expect((await shopper.get(`/products/${goods.bears}`)).status).toBe(200);
    expect(await refused(path, { online: "perhaps" })).toContain("one of true, false");
    expect(await refused("/console/products/none/online", { online: "true" }, 404)).toContain("none");
  });

  test("stock is set in one list; promises stay, nonsense is refused", async () => {
    await placeOrder();
    const before = await stockOf(goods.chews);
    const list = before?.inventoryListId ?? "";
    const promised = (before?.stockLevel ?? 0) - (before?.ats ?? 0);
    expect(promised).toBeGreaterThan(0);
    const { page } = await look(`/console/stock?list=${list}&q=${goods.chews}`);
    expect(page.getByLabelText<HTMLInputElement>(`Pieces of ${goods.chews} in ${list}`).value).toBe(
      String(before?.stockLevel),
    );
    expect(await act("/console/stock", { list, product: goods.chews, pieces: "40" })).toBe(
      `${list} holds 40 of ${goods.chews}.`,
    );
    expect(await stockOf(goods.chews)).toMatchObject({ stockLevel: 40, ats: 40 - promised });
    for (const pieces of ["-1", "1.5", "many", "", "1000001"])
      expect(await refused("/console/stock", { list, product: goods.chews, pieces })).toContain("whole number");
    expect(await refused("/console/stock", { list: "none", product: goods.chews, pieces: "1" }, 404)).toContain("none");
    expect(await refused("/console/stock", { list, product: "none", pieces: "1" }, 404)).toContain("none");
    expect((await stockOf(goods.chews))?.stockLevel).toBe(40);
  });

  test("what the slider says is what the shop sells", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const list = (await stockOf(goods.bears))?.inventoryListId ?? "";
    const offer = async () =>
      (await shopper.get(`/products/${goods.bears}`, { expand: "availability" })).body.inventory as { ats: number };
    await act("/console/stock", { list, product: goods.bears, pieces: "0" });
    expect(await offer()).toMatchObject({ ats: 0, orderable: false });
    const { body: basket } = await shopper.post("/baskets", {});
    const add = () => shopper.post(`/baskets/${basket.basketId}/items`, [{ productId: goods.bears, quantity: 2 }]);
    expect((await add()).status).toBe(400);
    await act("/console/stock", { list, product: goods.bears, pieces: "2" });
    expect(await offer()).toMatchObject({ ats: 2, orderable: true });
    expect((await add()).status).toBe(200);
  });
});

test("a promotion that is switched off leaves the bag, and comes back", async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { basketId } = await basketWith(shopper, [{ productId: goods.brittle, quantity: 1 }]);
  const promotionsInBag = async () =>
    ((await shopper.get(`/baskets/${basketId}`)).body.productItems[0].priceAdjustments ?? []).map(
      ({ promotionId }: { promotionId: string }) => promotionId,
    );
  const [id] = await promotionsInBag();
  expect(id).toEqual(expect.any(String));
  await act(`/console/promotions/${id}/enabled`, { enabled: "false" });
  expect(await promotionsInBag()).toEqual([]);
  await act(`/console/promotions/${id}/enabled`, { enabled: "true" });
  expect(await promotionsInBag()).toEqual([id]);
});

test("a promotion is switched off and on, and its page says why it is closed", async () => {
  const standing = async (id: string) =>
    (await look("/console/promotions"))
      .getByRole("rowheader", { name: id })
      .closest("tr")
      ?.textContent?.replace(/\s+/g, " ") ?? "";
  const [announced] = await sandbox.services.promotions.announced(siteId);
  const id = announced?.id ?? "";
  expect(await standing(id)).toMatch(new RegExp(`open\\s?${siteId}`));
  expect(await act(`/console/promotions/${id}/enabled`, { enabled: "false" })).toBe(`${id} is off now.`);
  expect(await standing(id)).toMatch(new RegExp(`disabled\\s?${siteId}`));
  expect((await sandbox.services.promotions.announced(siteId)).map((promotion) => promotion.id)).not.toContain(id);
  await act(`/console/promotions/${id}/enabled`, { enabled: "true" });
  expect(await standing(id)).toMatch(new RegExp(`open\\s?${siteId}`));
  expect(await standing("catalogue-readers")).toMatch(new RegExp(`source code missing\\s?${siteId}`));
  expect(await standing("fast-half")).toMatch(new RegExp(`coupon missing\\s?${siteId}`));
  expect(await refused("/console/promotions/none/enabled", { enabled: "true" }, 404)).toContain("none");
  expect(await refused(`/console/promotions/${id}/enabled`, {})).toContain("one of true, false");
});

describe("orders", () => {
  test("an order is found, shipped, delivered and then at its end", async () => {
    const { orderNo } = await placeOrder();
    const path = `/console/orders/${orderNo}`;
    expect(
      (await look(`/console/orders?q=${orderNo}&status=new&site=${siteId}`)).getByRole("link", { name: orderNo }),
    ).toBeTruthy();
    expect(
      (await look(`/console/orders?q=${orderNo}&status=failed`)).queryByRole("link", { name: orderNo }),
    ).toBeNull();
    expect((await look(`/console/orders?q=%25`)).getByText("Orders: none.")).toBeTruthy();
    expect((await look(path)).queryByRole("button", { name: "Payment arrives" })).toBeNull();
    expect(await act(`${path}/steps`, { step: "ship" })).toBe("Done: ship.");
    const shipped = await sandbox.services.orderManagement.find(orderNo);
    expect(shipped).toMatchObject({ status: "open", exportStatus: "exported" });
    expect(shipped?.shipments[0]?.progress).toMatchObject({ trackingNumber: expect.stringMatching(/^1Z/) });
    expect(shipped?.shipments[0]?.progress.deliveredAt).toBeUndefined();
    expect(
      (await sandbox.services.outbox.list({ limit: 200 })).messages.some(
        ({ subject, text }) => subject.includes(orderNo) && text.includes("1Z"),
      ),
    ).toBe(true);
    expect((await look(path)).queryByRole("button", { name: "Cancel order" })).toBeNull();
    expect(await refused(`${path}/cancel`, {}, 409)).toContain("cannot be cancelled");
    expect(await refused(`${path}/steps`, { step: "ship" }, 409)).toContain("cannot ship");
    await act(`${path}/steps`, { step: "deliver" });
    expect(await sandbox.services.orderManagement.find(orderNo)).toMatchObject({
      status: "completed",
      nextStepAt: null,
    });
    expect((await look(path)).getByText("Nothing more happens to this order.")).toBeTruthy();
  });

  test("a cancelled order gives back its stock", async () => {
    const before = await stockOf(goods.chews);
    const { orderNo } = await placeOrder();
    expect((await stockOf(goods.chews))?.ats).toBe((before?.ats ?? 0) - 2);
    expect(await act(`/console/orders/${orderNo}/cancel`)).toBe("The order is canceled.");
    expect((await sandbox.services.orderManagement.find(orderNo))?.status).toBe("cancelled");
    expect((await stockOf(goods.chews))?.ats).toBe(before?.ats);
    expect(await refused(`/console/orders/${orderNo}/steps`, { step: "fly" })).toContain("one of pay");
    expect(await refused("/console/orders/none/steps", { step: "pay" }, 404)).toContain("none");
  });

  test("two who ship an order at once ship it once", async () => {
    const { orderNo } = await placeOrder();
    const answers = await Promise.all([1, 2, 3].map(() => post(`/console/orders/${orderNo}/steps`, { step: "ship" })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([303, 409, 409]);
  });
});

test("a customer is found by name and unlocked after wrong passwords", async () => {
  const list = await look("/console/customers?q=june%20harper");
  const path = list.getByRole("table", { name: "Customers" }).querySelector("a")?.getAttribute("href") ?? "";
  expect((await look(path)).getByText("can log in")).toBeTruthy();
  for (let time = 0; time < 12; time += 1)
    await sandbox.registeredToken({ password: "Wrong-1234!" }).catch(() => undefined);
  expect((await look(path)).getByText("locked after wrong passwords")).toBeTruthy();
  await expect(sandbox.registeredToken()).rejects.toThrow("No token");
  expect(await act(`${path}/unlock`)).toContain("can log in again");
  await expect(sandbox.registeredToken()).resolves.toEqual(expect.any(String));
  expect(await refused("/console/customers/none/unlock", {}, 404)).toContain("none");
});

test("somebody is logged in for by a customer's page, unless the account is disabled", async () => {
  const idOf = async (who: string) => {
    const [row] = (await sandbox.services.customers.search({ text: who, limit: 1, offset: 0 })).customers;
    return row?.id ?? "";
  };
  const id = await idOf("june@example.test");
  const { page } = await look(`/console/customers/${id}`);
  expect(page.getByRole("button", { name: "Log in as June" })).toBeTruthy();
  expect(page.getByLabelText("Site")).toBeTruthy();
  const answer = await post(`/console/customers/${id}/session`, { site: "WickettPlumCA" });
  expect(answer.status).toBe(200);
  const { document } = new JSDOM(answer.text).window;
  const token = within(document.body).getByRole("region", { name: "Access token" }).textContent ?? "";
  const session = await sandbox.services.sessions.verify(token);
  expect(session).toMatchObject({ customerId: id, registered: true, siteId: "WickettPlumCA" });
  expect(await refused(`/console/customers/${id}/session`, { site: "nowhere" })).toContain("no such site");
  const closed = await idOf("closed@example.test");
  const shut = await look(`/console/customers/${closed}`);
  expect(shut.getByText("disabled")).toBeTruthy();
  expect(shut.queryByRole("button", { name: /^Log in as/ })).toBeNull();
  expect(await refused(`/console/customers/${closed}/session`, { site: "WickettPlumUS" }, 409)).toContain("disabled");
});

test("coverage tells what works, what is refused and what is not there, and the rules", async () => {
  const { page } = await look("/console/coverage");
  const families = page.getByRole("table", { name: "API families" });
  expect(within(families).getByRole("link", { name: "ShopperBaskets" })).toBeTruthy();
  expect(page.getByRole("table", { name: "Operations" }).textContent).toMatch(/getProduct\s*ShopperProducts\s*works/);
  expect(page.getByRole("table", { name: "Rules" }).querySelectorAll("tbody tr").length).toBeGreaterThan(50);
  const absent = await look("/console/coverage?level=absent&q=PaymentMethodReference");
  const rows = [...absent.getByRole("table", { name: "Operations" }).querySelectorAll("tbody tr")];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.textContent).toMatch(/not there \(501\)\s*\S+/);
  expect((await look("/console/coverage?q=nothing-of-the-kind")).getByText("Operations: none.")).toBeTruthy();
});

test("the fonts of the brand come from the console itself", async () => {
  const { text: css } = await request(sandbox.app).get("/console/style.css");
  const urls = [...css.matchAll(/url\((\/[^)]+)\)/g)].map(([, url = ""]) => url);
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    const font = await request(sandbox.app).get(url);
    expect([url, font.status, font.type]).toEqual([url, 200, "font/woff2"]);
    expect(font.headers["cache-control"]).toMatch(/max-age/);
  }
});
