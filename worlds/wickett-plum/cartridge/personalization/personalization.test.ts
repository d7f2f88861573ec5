import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  type Answer,
  basketWith,
  cardPayment,
  goods,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

/** $9.00; 30 printed characters for $2.00, 24 stamped ones for $4.50. */
const bar = "488203";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const sleeve = (how: string, words?: unknown) => ({
  productId: bar,
  quantity: 1,
  optionItems: [{ optionId: "sleeve", optionValueId: `sleeve-${how}` }],
  ...(words !== undefined && { c_personalizationText: words }),
});

const add = async (...lines: object[]): Promise<Answer> => {
  const { basketId } = await basketWith(shopper, []);
  return shopper.post(`/baskets/${basketId}/items`, lines);
};

const wordsOf = ({ body }: Answer) =>
  body.productItems.map((line: { c_personalizationText?: string }) => line.c_personalizationText);

describe("words on a sleeve", () => {
  it.each([
    ["a printed line", "printed", "For Ana, with love (& toffee)"],
    ["letters of other languages", "foil", "Bonne fête, Élodie! 生日"],
    ["an accent that stands alone, counted with its letter", "foil", "e\u0301".repeat(24)],
    ["a sign alone", "printed", "#1"],
    ["as many as there is room for", "foil", "x".repeat(24)],
  ])("may be %s", async (_name, how, words) => {
    const answer = await add(sleeve(how, words.slice(0, 48)));
    expect([answer.status, wordsOf(answer)]).toEqual([200, [words.slice(0, 48)]]);
  });

  it.each<[string, object, string]>([
    ["none where some are printed", sleeve("printed"), "invalid-personalization"],
    ["null where some are stamped", sleeve("foil", null), "invalid-personalization"],
    ["some on a blank sleeve", sleeve("blank", "Ana"), "invalid-personalization"],
    [
      "some with a sleeve that nobody chose",
      { productId: bar, quantity: 1, c_personalizationText: "Ana" },
      "invalid-personalization",
    ],
    [
      "some on a sweet without a sleeve",
      { productId: goods.bears, quantity: 1, c_personalizationText: "Ana" },
      "invalid-personalization",
    ],
    ["more than there is room for in foil", sleeve("foil", "x".repeat(25)), "invalid-personalization"],
    ["more than there is room for in print", sleeve("printed", "x".repeat(31)), "invalid-personalization"],
    ["an empty text", sleeve("foil", ""), "invalid-custom-property"],
    ["space alone", sleeve("foil", "   "), "invalid-custom-property"],
    ["space around them", sleeve("foil", " Ana "), "invalid-custom-property"],
    ["a line break", sleeve("printed", "Ana\nBen"), "invalid-custom-property"],
    ["markup", sleeve("printed", "<b>Ana</b>"), "invalid-custom-property"],
    ["a reversed direction", sleeve("printed", "Ana\u202Eneb"), "invalid-custom-property"],
    ["a picture", sleeve("foil", "Ana 🎂"), "invalid-custom-property"],
    ["a number", sleeve("foil", 7), "invalid-custom-property"],
    ["a list", sleeve("foil", ["Ana"]), "invalid-custom-property"],
    ["ten thousand letters", sleeve("printed", "x".repeat(10_000)), "invalid-custom-property"],
  ])("are refused when they are %s", async (_name, line, type) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 1 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [line]);
    expect([status, typeOf(body)]).toEqual([400, type]);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toHaveLength(1);
  });

  it("make lines of their own, and stay when the quantity changes", async () => {
    const { body } = await add(sleeve("foil", "Ana"), sleeve("foil", "Ben"));
    const [ana, ben] = body.productItems;
    const changed = await shopper.patch(`/baskets/${body.basketId}/items/${ana.itemId}`, { quantity: 3 });
    expect(changed.body.productItems).toMatchObject([
      { quantity: 3, price: 40.5, c_personalizationText: "Ana", optionItems: [{ optionValueId: "sleeve-foil" }] },
      { quantity: 1, price: 13.5, c_personalizationText: "Ben", itemId: ben.itemId },
    ]);
  });

  it("are changed together with what is chosen, not left behind by a blank sleeve", async () => {
    const { body } = await add(sleeve("printed", "Twenty-five letters here!"));
    const path = `/baskets/${body.basketId}/items/${body.productItems[0].itemId}`;
    const { quantity: _quantity, productId: _product, ...foil } = sleeve("foil");
    expect(typeOf((await shopper.patch(path, foil)).body)).toBe("invalid-personalization");
    const { optionItems } = sleeve("blank");
    expect(typeOf((await shopper.patch(path, { optionItems })).body)).toBe("invalid-personalization");
    const blank = await shopper.patch(path, { optionItems, c_personalizationText: null });
    expect([blank.status, wordsOf(blank)]).toEqual([200, [undefined]]);
  });

  it("come with the order, and its letter says them", async () => {
    const { basketId } = await addressedBasket(shopper, []);
    await shopper.post(`/baskets/${basketId}/items`, [sleeve("foil", "Happy birthday, Ana"), sleeve("blank")]);
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body: order } = await shopper.post("/orders", { basketId });
    expect(order.productItems).toMatchObject([
      { c_personalizationText: "Happy birthday, Ana", optionItems: [{ itemText: "Sleeve: Gold foil stamp" }] },
      { price: 9 },
    ]);
    const { messages } = await sandbox.services.outbox.list({ to: order.customerInfo.email });
    expect(messages[0]?.text).toContain(
      "1 × The Message Bar: $13.50\n    Sleeve: Gold foil stamp ($4.50 each)\n    “Happy birthday, Ana”\n1 × The Message Bar: $9.00",
    );
  });
});

it("a ribbon takes thirty letters, beside a sleeve that takes none", async () => {
  const business = testShopper(sandbox, await sandbox.guestToken("WickettPlumBusiness"), {
    siteId: "WickettPlumBusiness",
  });
  const { body } = await business.get("/products/493113");
  expect(body).toMatchObject({
    c_personalization: ["year-end-printed:logo:0", "year-end-foil:logo-foil:0", "ribbon-woven:woven:30"],
    c_personalizationArea: expect.stringMatching(/^58\.5,84\.6 .*;logo:68\.5,58\.5 /),
  });
  expect(body.options[1].values).toMatchObject([
    { price: 0, default: true },
    { name: "Woven ribbon", price: 6 },
  ]);
});

it("what is drawn of a product's options comes with the product", async () => {
  const { body } = await shopper.get(`/products/${bar}`);
  expect(body).toMatchObject({
    c_personalization: ["sleeve-printed:print:30", "sleeve-foil:foil:24"],
    c_personalizationArea: "14.4,42.5 51.9,36.2 63.6,71.2 22.2,79.1",
    options: [{ id: "sleeve", values: [{ price: 0 }, { price: 2 }, { name: "Gold foil stamp", price: 4.5 }] }],
  });
});
