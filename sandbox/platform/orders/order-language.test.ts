import { magicCards } from "#emulators/card/magic-cards.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { cardPayment, goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const french = { locale: "fr-CA", currency: "CAD" };
const english = { locale: "en-CA", currency: "CAD" };
const montreal = {
  firstName: "Luc",
  lastName: "Gagnon",
  address1: "12, rue des Érables",
  city: "Montréal",
  stateCode: "QC",
  postalCode: "H2X 1Y4",
  countryCode: "CA",
  phone: "5145550123",
};

const shopperInCanada = async (): Promise<TestShopper> =>
  testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), { siteId: "WickettPlumCA" });

const mails = async (orderNo: string) =>
  (await sandbox.services.outbox.list({ limit: 200 })).messages.filter(({ subject }) => subject.includes(orderNo));
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, " ");

/** A basket to Montreal, whose calls are in a language. */
const basketTo = async (shopper: TestShopper, language: typeof french) => {
  const { basketId } = (await shopper.post("/baskets", {}, language)).body;
  const path = `/baskets/${basketId}`;
  const items = [{ productId: goods.bears, quantity: 2 }];
  const { body } = await shopper.post(`${path}/items`, items, language);
  return { basketId, path, body };
};

const order = async (
  language: typeof french,
  { card, method = "ups-canada-standard" }: { card?: string; method?: string } = {},
) => {
  const shopper = await shopperInCanada();
  const { basketId, path } = await basketTo(shopper, language);
  await shopper.put(`${path}/customer`, { email: "luc@example.test" }, language);
  await shopper.put(`${path}/shipments/me/shipping-address`, montreal, { useAsBilling: "true", ...language });
  await shopper.put(`${path}/shipments/me/shipping-method`, { id: method }, language);
  const payment = cardPayment(await sandbox.cardToken(card));
  await shopper.post(`${path}/payment-instruments`, payment, language);
  return shopper.post("/orders", { basketId }, language);
};

describe("a basket of a French call", () => {
  it("says in French what still prevents ordering, and in English to an English call", async () => {
    const shopper = await shopperInCanada();
    const { path, body } = await basketTo(shopper, french);
    const messages = ({ c_flashes: flashes }: { c_flashes: { message: string }[] }) =>
      flashes.map(({ message }) => message);
    expect(messages(body)).toEqual([
      "Veuillez entrer une adresse courriel.",
      "Veuillez entrer une adresse de livraison complète.",
      "Veuillez choisir un mode de livraison.",
      "Veuillez entrer une adresse de facturation complète.",
      "Le total ne peut pas encore être calculé.",
    ]);
    expect(messages((await shopper.get(path, english)).body)[0]).toBe("Please enter an email address.");
  });

  it("names ways to ship in French, and in English to an English call", async () => {
    const shopper = await shopperInCanada();
    const { path } = await basketTo(shopper, french);
    const offered = async (language: typeof french) =>
      (await shopper.get(`${path}/shipments/me/shipping-methods`, language)).body.applicableShippingMethods.find(
        ({ id }: { id: string }) => id === "ups-canada-expedited",
      );
    expect(await offered(french)).toMatchObject({
      name: "UPS Accéléré",
      description: "Par avion, avec un sachet réfrigérant pour ce qui fond.",
      c_estimatedArrivalTime: "2 à 4 jours ouvrables",
    });
    expect(await offered(english)).toMatchObject({ name: "UPS Expedited" });
  });
});

describe("an order of a French call", () => {
  it("is confirmed in French, and its later letters are French as well, though no call runs", async () => {
    const { body } = await order(french, { method: "ups-canada-expedited" });
    expect(body.shipments[0].shippingMethod.name).toBe("UPS Accéléré");
    const [confirmation] = await mails(body.orderNo);
    expect(confirmation?.subject).toBe(`Votre commande ${body.orderNo}`);
    const text = plain(confirmation?.text ?? "");
    expect(text).toMatch(/^Bonjour Luc Gagnon,\n\nmerci de votre commande/);
    expect(text).toContain("par UPS Accéléré\nArrivée : ");
    expect(text).toMatch(/2 × Oursons du jardin[^\n]*: \d+,\d\d \$/);
    expect(text).toContain(`/order-details/${body.orderNo}`);
    await sandbox.dueWork.advance(26 * 3_600_000);
    const subjects = (await mails(body.orderNo)).map(({ subject }) => subject);
    expect(subjects).toContain(`Votre commande ${body.orderNo} est en route`);
  });

  it("is confirmed in English where its call was English", async () => {
    const { body } = await order(english);
    const [confirmation] = await mails(body.orderNo);
    expect(confirmation?.subject).toBe(`Your order ${body.orderNo}`);
    expect(plain(confirmation?.text ?? "")).toMatch(/2 × Garden Bears[^\n]*: \$\d+\.\d\d/);
  });

  it("says in French why the card was not taken", async () => {
    const { body } = await order(french, { card: magicCards.declined.number });
    expect(JSON.stringify(body)).toContain("Votre carte a été refusée");
  });

  it("tells a developer in English what is wrong with its body", async () => {
    const shopper = await shopperInCanada();
    const { path } = await basketTo(shopper, french);
    const refused = await shopper.post(`${path}/items`, [{ productId: goods.bears, quantity: 0 }], french);
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toMatch(/quantity/);
    const missing = await shopper.get("/baskets/nothing", french);
    expect([missing.status, missing.body.detail]).toEqual([404, "No basket with ID 'nothing' could be found."]);
  });
});
