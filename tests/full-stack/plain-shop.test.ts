import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { choices, createPlainBrowser, hidden, type PlainBrowser } from "#tests/plain-browser.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

// Each step asks the login service and the backend several times, one after the other.
jest.setTimeout(120_000);

const TRUFFLES = "481101";
const PASSWORD = "Plum-1234";
const somebody = {
  email: "priya@example.test",
  firstName: "Priya",
  lastName: "Castellan",
  address1: "48 Larkspur Lane",
  address2: "",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  phone: "(415) 555-0123",
};

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;
beforeAll(async () => {
  shop = await startWholeShop({
    environment: (vendorsOrigin) => ({
      ADDRESS_BASE_URL: vendorsOrigin,
    }),
  });
  ({ sandbox, origin } = shop);
}, 120_000);
afterAll(() => shop.close());

const browserWith = async (productId = TRUFFLES): Promise<PlainBrowser> => {
  const browser = createPlainBrowser(origin);
  await browser.send("/plain/bag", { productId, quantity: "2" });
  return browser;
};

/** The browser's bag, and a way to change it, as the page with scripts does. */
const bagWithScripts = async (browser: PlainBrowser) => {
  const api = "/api/WickettPlumUS";
  const session = (await browser.script(`${api}/session`, {})) as { accessToken: string; customerId: string };
  const scapi = (family: string, method: string, argument: object) =>
    browser.script(`${api}/scapi/${family}/${method}`, [argument], { authorization: `Bearer ${session.accessToken}` });
  const { customerId } = session;
  const { baskets } = (await scapi("ShopperCustomers", "getCustomerBaskets", { parameters: { customerId } })) as {
    baskets: { basketId: string }[];
  };
  return { scapi, basketId: baskets[0]?.basketId };
};

/** Puts an e-gift card into the browser's bag. */
const giveGift = async (browser: PlainBrowser, recipientName: string) => {
  const { scapi, basketId } = await bagWithScripts(browser);
  await scapi("ShopperBaskets", "addGiftCertificateItemToBasket", {
    parameters: { basketId },
    body: {
      amount: 25,
      recipientEmail: "ivy@example.test",
      recipientName,
      senderName: "June",
      message: "",
      c_design: "first-snow",
      c_deliverOn: null,
    },
  });
};

const logIn = (browser: PlainBrowser, email: string) =>
  browser.send("/plain/login", { email, password: PASSWORD, next: "" });

/** From the bag to the page of payment. */
const address = async (browser: PlainBrowser) => {
  const delivery = await browser.send("/plain/shipping", somebody);
  expect(delivery.path).toBe("/plain/delivery");
  return browser.send("/plain/delivery", { methodId: choices(delivery.html)[0] ?? "" });
};

const ordersOf = async (email: string) =>
  (
    await sandbox.services.orderManagement.search({
      text: email,
      status: null,
      siteId: null,
      customerId: null,
      limit: 50,
      offset: 0,
    })
  ).total;

describe("what something is made as", () => {
  const BAR = "488203";
  const bar = (how: string, words = "") => ({
    productId: BAR,
    quantity: "1",
    "option-sleeve": `sleeve-${how}`,
    words,
  });

  it("goes into the bag with the words, tidied", async () => {
    const browser = createPlainBrowser(origin);
    const bag = await browser.send("/plain/bag", bar("foil", "  Happy   birthday "));
    expect([bag.path, bag.html.includes("Gold foil stamp: “Happy birthday”")]).toEqual(["/plain/bag", true]);
  });

  it.each([
    ["no words", bar("foil"), "Please write what it should say."],
    ["words on a blank sleeve", bar("blank", "Ana"), "There is no place for your words the way you chose it."],
    ["too many words", bar("foil", "x".repeat(25)), "There is room for 24 characters."],
    ["signs the press does not have", bar("foil", "<b>Ana</b>"), "Our press has letters, numbers"],
    [
      "a logo",
      { productId: "493101", quantity: "1", "option-logo-sleeve": "handshake-foil" },
      "A logo can only be sent with JavaScript.",
    ],
  ])("is refused in words for %s", async (_, fields, words) => {
    const browser = createPlainBrowser(origin);
    const answer = await browser.send("/plain/bag", fields);
    expect([answer.status, answer.html.includes(words)]).toEqual([422, true]);
  });
});

describe("a purchase without scripts", () => {
  it("goes from the product to an order paid by check, and many clicks make one order", async () => {
    const browser = await browserWith();
    const bag = await logIn(browser, "buyer@example.test");
    expect([bag.path, bag.html.includes("2 × Rolled Cocoa Truffles")]).toEqual(["/plain/bag", true]);
    const payment = await address(browser);
    expect([payment.path, choices(payment.html)]).toEqual(["/plain/payment", ["method:PAY_BY_CHECK"]]);
    const review = await browser.send("/plain/payment", { way: "method:PAY_BY_CHECK" });
    expect(review.path).toBe("/plain/review");
    expect(review.html).toContain("payable to <b>Wickett &amp; Plum, Inc.</b>");
    expect(review.html).toContain("You’ll get an order number to write on it.");
    expect(review.html).toContain("We start packing when it’s here");
    expect(review.html).not.toContain("Arriving");
    for (const words of ["Priya Castellan", "48 Larkspur Lane", "Place order"]) expect(review.html).toContain(words);

    const seen = { basketId: hidden(review.html, "basketId"), total: hidden(review.html, "total") };
    const refused = await browser.send("/plain/order", seen);
    expect([refused.status, refused.html.includes("Please accept the business terms.")]).toEqual([422, true]);
    const form = { ...seen, agreement: "yes" };
    const [one, other] = await Promise.all([browser.send("/plain/order", form), browser.send("/plain/order", form)]);
    const again = await browser.send("/plain/order", form);
    expect(one.path).toMatch(/^\/plain\/order\/WP\d+$/);
    expect([other.path, again.path]).toEqual([one.path, one.path]);
    expect(one.html).toContain("Thank you! Your order is placed.");
    expect(one.html).toMatch(/Write order <b>WP\d+<\/b> on it\./);
    expect(await ordersOf(somebody.email)).toBe(1);
    expect((await browser.get("/plain/bag")).html).toContain("There’s nothing in it yet.");
  });

  it("is paid by a card the customer has saved, but by none that is over", async () => {
    const browser = await browserWith();
    await logIn(browser, "iris@example.test");
    const payment = await address(browser);
    const cards = choices(payment.html).filter((value) => value.startsWith("card:"));
    expect(payment.html).toContain("Visa ending in 1111");
    expect(payment.html).not.toContain("ending in 0069");
    const review = await browser.send("/plain/payment", { way: cards[0] ?? "" });
    expect([review.path, review.html.includes("Visa ending in 1111")]).toEqual(["/plain/review", true]);
    const form = { basketId: hidden(review.html, "basketId"), total: hidden(review.html, "total") };
    expect((await browser.send("/plain/order", form)).path).toMatch(/^\/plain\/order\/WP\d+$/);
  });

  it("lets a guest buy by gift card, says the days, and says at the bag what needs a script", async () => {
    const browser = await browserWith();
    expect((await browser.get("/plain/bag")).html).toContain("Without JavaScript you can pay with gift cards");
    const delivery = await browser.send("/plain/shipping", somebody);
    expect(delivery.html).toMatch(/Arriving (Mon|Tue|Wed|Thu|Fri|Sat), /);
    const payment = await browser.send("/plain/delivery", { methodId: choices(delivery.html)[0] ?? "" });
    expect(payment.html).toContain("Gift Card Number");
    const wrong = await browser.send("/plain/gift-card", { number: "12", code: "1" });
    expect([wrong.status, wrong.html.includes("A gift card number has 19 to 21 digits")]).toEqual([422, true]);
    const paid = await browser.send("/plain/gift-card", { number: "6006490000000001 0000", code: "7890" });
    expect([paid.path, paid.html.replaceAll(/<[^>]*>/g, "")]).toEqual([
      "/plain/payment",
      expect.stringContaining("That leaves $0.00 to pay."),
    ]);
    const review = await browser.send("/plain/payment", { way: "gift-cards" });
    expect(review.path).toBe("/plain/review");
    expect(review.html).toContain("Gift card ending in 0000");
    expect(review.html).toMatch(/Arriving (Mon|Tue|Wed|Thu|Fri|Sat), /);
    const form = { basketId: hidden(review.html, "basketId"), total: hidden(review.html, "total") };
    expect((await browser.send("/plain/order", form)).path).toMatch(/^\/plain\/order\/WP\d+$/);
  });

  it("tells a guest without a saved card what can be done", async () => {
    const browser = await browserWith();
    const payment = await address(browser);
    expect([payment.path, choices(payment.html)]).toEqual(["/plain/payment", []]);
    expect(payment.html).toContain('href="/plain/login?next=payment"');
    const review = await browser.get("/plain/review");
    expect(review.path).toBe("/plain/payment");
  });
});

describe("an address without scripts", () => {
  const harrison = { ...somebody, address1: "2218 Harrison" };
  const streets = async (browser: PlainBrowser) => (await browser.get("/plain/shipping")).html;

  it.each([
    ["is used as the post office writes it", "suggested", "2218 Harrison Street"],
    ["is used as it was typed", "entered", "2218 Harrison"],
  ])("that is written otherwise %s", async (_, chosen, street) => {
    const browser = await browserWith();
    const asked = await browser.send("/plain/shipping", harrison);
    expect([asked.status, asked.path]).toEqual([200, "/plain/shipping"]);
    expect(asked.html).toContain("The post office writes yours a little differently.");
    const form = asked.html.slice(asked.html.indexOf(`aria-labelledby="${chosen}"`));
    const values = Object.fromEntries(Object.keys(harrison).map((name) => [name, hidden(form, name)]));
    expect((await browser.send("/plain/shipping", { ...values, review: "settled" })).path).toBe("/plain/delivery");
    expect(await streets(browser)).toContain(`value="${street}"`);
  });

  it("comes back to be mended, and nothing of it is kept", async () => {
    const browser = await browserWith();
    const form = await browser.send("/plain/shipping", { ...harrison, review: "edit" });
    expect([form.status, form.html.includes('value="2218 Harrison"')]).toEqual([200, true]);
    expect(form.html).not.toContain('class="problem"');
    expect(await streets(browser)).not.toContain("2218 Harrison");
  });

  it.each([
    ["without a number", "Larkspur Lane", "Sorry, we don&#x27;t recognize your house or building number."],
    ["nobody knows", "1 Nowhere Street", "Sorry, we could not find a match to your address."],
  ])("%s is asked about", async (_, address1, words) => {
    const browser = await browserWith();
    const asked = await browser.send("/plain/shipping", { ...somebody, address1 });
    expect(asked.html).toContain(words);
    const kept = await browser.send("/plain/shipping", { ...somebody, address1, review: "settled" });
    expect(kept.path).toBe("/plain/delivery");
  });

  it("is held against the rules of the form whatever was answered", async () => {
    const browser = await browserWith();
    const { status, html } = await browser.send("/plain/shipping", { ...harrison, city: "", review: "settled" });
    expect([status, html.includes('id="city-problem"')]).toEqual([422, true]);
  });
});

describe("e-gift cards without scripts", () => {
  const withGift = async (email = "buyer@example.test") => {
    const browser = await browserWith();
    await logIn(browser, email);
    const { html } = await browser.get("/plain/bag");
    await giveGift(browser, "Ivy");
    await browser.send("/plain/bag/line", { itemId: hidden(html, "itemId"), action: "remove" });
    return browser;
  };

  it("are ordered by an email address and a bill alone: nothing is shipped", async () => {
    const browser = await withGift();
    const bag = await browser.get("/plain/bag");
    expect(bag.html).toContain("E-gift card for Ivy");
    expect(bag.html).toContain('href="/plain/shipping"');
    const start = await browser.get("/plain/shipping");
    expect([start.path, start.html.includes('href="/plain/delivery"')]).toEqual(["/plain/billing", false]);
    for (const path of ["delivery", "payment", "review"])
      expect((await browser.get(`/plain/${path}`)).path).toBe("/plain/billing");
    const wrong = await browser.send("/plain/billing", { ...somebody, postalCode: "1" });
    expect([wrong.status, wrong.html.includes('id="postalCode-problem"')]).toEqual([422, true]);

    const payment = await browser.send("/plain/billing", somebody);
    expect([payment.path, payment.html.includes('href="/plain/billing"')]).toEqual(["/plain/payment", true]);
    const review = await browser.send("/plain/payment", { way: choices(payment.html)[0] ?? "" });
    expect(review.path).toBe("/plain/review");
    for (const words of ["Billing address", "48 Larkspur Lane", "E-gift card for Ivy"])
      expect(review.html).toContain(words);
    expect(review.html).not.toContain("Ships to");
    const form = { basketId: hidden(review.html, "basketId"), total: hidden(review.html, "total"), agreement: "yes" };
    expect((await browser.send("/plain/order", form)).path).toMatch(/^\/plain\/order\/WP\d+$/);
  });

  it("are taken out of the bag", async () => {
    const browser = await withGift("iris@example.test");
    const giftId = hidden((await browser.get("/plain/bag")).html, "giftId");
    expect((await browser.send("/plain/bag/gift", { giftId: "another" })).html).toContain("E-gift card for Ivy");
    expect((await browser.send("/plain/bag/gift", { giftId })).html).toContain("There’s nothing in it yet.");
  });

  it("beside goods leave the way of the parcel as it is", async () => {
    const browser = await browserWith();
    await giveGift(browser, "Ivy");
    expect((await browser.get("/plain/shipping")).path).toBe("/plain/shipping");
    expect((await browser.get("/plain/billing")).path).toBe("/plain/shipping");
  });
});

describe("the bag without scripts", () => {
  it("of many recipients is shown whole, and says what to do instead of a way to check out", async () => {
    const browser = await browserWith();
    const { scapi, basketId } = await bagWithScripts(browser);
    await scapi("ShopperBaskets", "createShipmentForBasket", {
      parameters: { basketId },
      body: { shipmentId: "ada" },
    });
    await scapi("ShopperBaskets", "addItemToBasket", {
      parameters: { basketId },
      body: [{ productId: TRUFFLES, quantity: 1, shipmentId: "ada" }],
    });
    const { html } = await browser.get("/plain/bag");
    expect([html.includes("2 × Rolled Cocoa"), html.includes("1 × Rolled Cocoa")]).toEqual([true, true]);
    expect(html).toContain("A bag with pickups or several recipients needs JavaScript to check out.");
    expect(html).not.toContain('href="/plain/shipping"');
    for (const step of ["shipping", "delivery", "payment", "review"])
      expect((await browser.get(`/plain/${step}`)).path).toBe("/plain/bag");
  });

  it("changes quantities and takes lines out", async () => {
    const browser = await browserWith();
    const { html } = await browser.get("/plain/bag");
    const itemId = hidden(html, "itemId");
    expect((await browser.send("/plain/bag/line", { itemId, quantity: "3" })).html).toContain("3 × Rolled Cocoa");
    const wrong = await browser.send("/plain/bag/line", { itemId, quantity: "1000" });
    expect([wrong.status, wrong.html.includes("Please enter a value less than 1,000.")]).toEqual([422, true]);
    expect((await browser.send("/plain/bag/line", { itemId, action: "remove" })).html).toContain("nothing in it yet");
  });

  it.each([
    ["a product that is not there", { productId: "nothing" }],
    ["more than there is", { productId: "488113", quantity: "999" }],
    ["markup", { productId: "<script>alert(1)</script>" }],
  ])("says why %s is not taken, as text", async (_, fields) => {
    const browser = createPlainBrowser(origin);
    const answer = await browser.send("/plain/bag", { quantity: "1", ...fields });
    expect([answer.status, /<p class="note" role="alert">[^<]+<\/p>/.test(answer.html)]).toEqual([422, true]);
    expect(answer.html).not.toContain("<script");
  });
});

describe("a form without scripts", () => {
  it("comes back with its words and what is wrong with them, field by field", async () => {
    const browser = await browserWith();
    const { status, html } = await browser.send("/plain/shipping", {
      ...somebody,
      email: "priya@",
      city: "",
      address1: '"><b>9 Pier Street',
    });
    expect(status).toBe(422);
    expect(html).toContain("Please check the fields marked below.");
    expect(html).toMatch(/name="email"[^>]*value="priya@"|value="priya@"[^>]*name="email"/);
    expect(html).toContain('id="email-problem">Please enter a valid email address.');
    expect(html).toContain('id="city-problem">This field is required.');
    expect(html).toContain("&quot;&gt;&lt;b&gt;9 Pier Street");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  it("shows the bag again when it costs something else than was seen", async () => {
    const browser = await browserWith();
    await logIn(browser, "bindery@example.test");
    await address(browser);
    const review = await browser.send("/plain/payment", { way: "method:PAY_BY_CHECK" });
    const changed = await browser.send("/plain/order", { basketId: hidden(review.html, "basketId"), total: "1" });
    expect([changed.status, changed.html.includes("Something has changed since you looked.")]).toEqual([422, true]);
  });

  it.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["from a sister of our host", { "sec-fetch-site": "same-site", origin: "http://other.127.0.0.1" }],
    ["that says nothing", {}],
  ])("%s is refused and changes nothing", async (_, headers) => {
    const browser = createPlainBrowser(origin);
    expect((await browser.send("/plain/bag", { productId: TRUFFLES }, headers)).status).toBe(403);
    expect((await browser.get("/plain/bag")).html).toContain("There’s nothing in it yet.");
  });

  it("keeps wrong words of a login from the page", async () => {
    const browser = createPlainBrowser(origin);
    const { status, html } = await browser.send("/plain/login", { email: "june@example.test", password: "Wrong-77" });
    expect([status, html.includes("The email or password isn’t right.")]).toEqual([422, true]);
    expect(html).not.toContain("Wrong-77");
  });
});

describe("pages without scripts", () => {
  it("are kept by nobody, carry no script, and hide the session from scripts", async () => {
    const response = await fetch(`${origin}/plain/bag`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self'/);
    const html = await response.text();
    expect(html).not.toContain("<script");
    expect(html).toMatch(/<link rel="icon" href="[^"]+" type="image\/svg\+xml"/);
    expect(html).not.toContain('href="data:');
    const tokens = response.headers.getSetCookie().filter((line) => line.startsWith("cc-nx"));
    for (const line of tokens) expect(line).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(tokens.length).toBeGreaterThan(0);
  });

  it("of another shopper's order are not shown", async () => {
    const browser = await browserWith();
    expect((await browser.get("/plain/order/WP1")).status).toBe(404);
    expect((await browser.get("/plain/order/%3Cb%3E")).path).toBe("/plain/bag");
  });

  it("lead to the bag who has nothing in it", async () => {
    const browser = createPlainBrowser(origin);
    for (const path of ["shipping", "delivery", "payment", "review"])
      expect((await browser.get(`/plain/${path}`)).path).toBe("/plain/bag");
  });
});
