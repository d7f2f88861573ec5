import { goods } from "#sandbox/test-shopper.ts";
import { answerFaults, cardOf, messagesOf } from "./agent-requests.ts";
import { agentTransports, answerKinds, type AskByName } from "./agent-transports.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

// Requests shaped as those that the published pages of the protocol show, with articles, codes and shops of this one.

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const transports = agentTransports(
  () => platform,
  () => shop.origin,
);

const jane = { email: "jane.doe@example.test", first_name: "Jane", last_name: "Doe" };
/** An address as examples have it: without names and without a telephone number. */
const springfield = {
  street_address: "123 Main St",
  address_locality: "Springfield",
  address_region: "IL",
  postal_code: "62701",
  address_country: "US",
};
const california = { address_country: "US", address_region: "CA", postal_code: "94105" };
const bears = (more: object = {}) => ({ item: { id: goods.bears }, quantity: 2, ...more });

describe.each(transports)("by %s, a request as the protocol shows it", (_name, transport) => {
  const ask: AskByName = async (name, said) => {
    const answer = await transport(name, said);
    const problem = answer.error ?? answer.content;
    expect({ name, problem, faults: answerFaults(answerKinds[name] ?? name, answer) }).toEqual({ name, faults: [] });
    return answer;
  };
  const codes = (checkout: Parameters<typeof messagesOf>[0]) => messagesOf(checkout).map(({ code }) => code);

  describe("of the catalog", () => {
    it("searches with what the buyer intends, in a category, up to a price", async () => {
      const context = { address_country: "US", address_region: "CA", intent: "something to share at work" };
      const plain = await ask("search_catalog", { body: { query: "chocolate", context } });
      expect(plain.products.length).toBeGreaterThan(0);
      const filters = { categories: ["chocolates"], price: { max: 15_000 } };
      const body = { query: "chocolate", context, filters, pagination: { limit: 20 } };
      const { products } = await ask("search_catalog", { body });
      expect(products.length).toBeGreaterThan(0);
    });

    it("looks several up, one of which there is not, in a language that there is not", async () => {
      const context = { address_country: "US", language: "es" };
      const both = await ask("lookup_catalog", { body: { ids: [goods.bears, goods.jellies], context } });
      expect([both.products.length, codes(both)]).toEqual([2, []]);
      const some = await ask("lookup_catalog", { body: { ids: [goods.bears, "prod_invalid", goods.mints] } });
      expect([some.products.length, codes(some)]).toEqual([2, ["not_found"]]);
    });

    it("shows a product with a choice by name and label, and what matters most", async () => {
      const { product } = await ask("get_product", { body: { id: goods.master } });
      const [{ name, values }] = product.options;
      const { label } = values.at(-1);
      const body = {
        id: goods.master,
        selected: [{ name, label }],
        preferences: [name, "Size"],
        context: { address_country: "US" },
      };
      const chosen = await ask("get_product", { body });
      expect(chosen.product.selected).toMatchObject([{ name, label }]);
      expect(chosen.product.variants[0].options).toMatchObject([{ name, label }]);
    });
  });

  it("of a cart: made for a place, read, with another line by names of the platform's own, given up", async () => {
    const made = await ask("create_cart", { body: { line_items: [bears()], context: california } });
    expect(made.context).toEqual(california);
    expect((await ask("get_cart", { id: made.id })).line_items).toEqual(made.line_items);
    const lines = [
      { item: { id: goods.bears }, id: "li_1", quantity: 3 },
      { item: { id: goods.mints }, id: "li_2", quantity: 1 },
    ];
    const body = { id: made.id, line_items: lines, context: california };
    const changed = await ask("update_cart", { id: made.id, body });
    expect(changed.line_items).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
    await ask("cancel_cart", { id: made.id, body: {} });
  });

  describe("of a checkout", () => {
    it("begins with a line, learns the buyer, the address, names of the platform's own, and a way to ship", async () => {
      const begun = await ask("create_checkout", { body: { line_items: [bears()] } });
      expect(begun.status).toBe("incomplete");
      const base = { id: begun.id, buyer: jane, line_items: [bears({ id: "li_1" })] };
      const named = await ask("update_checkout", { id: begun.id, body: base });
      expect(named.buyer).toMatchObject(jane);
      const fulfillment = { methods: [{ type: "shipping", destinations: [springfield] }] };
      const sent = await ask("update_checkout", { id: begun.id, body: { ...base, fulfillment } });
      const [{ groups }] = sent.fulfillment.methods;
      const option = groups[0].options.at(-1).id;
      const method = {
        id: "shipping_1",
        type: "shipping",
        line_item_ids: ["li_1"],
        selected_destination_id: "dest_home",
        destinations: [{ id: "dest_home", ...springfield }],
        groups: [{ id: "package_1", selected_option_id: option }],
      };
      const whole = await ask("update_checkout", {
        id: begun.id,
        body: { ...base, fulfillment: { methods: [method] } },
      });
      expect(whole.fulfillment.methods).toMatchObject([
        { selected_destination_id: "dest_home", groups: [{ selected_option_id: option }] },
      ]);
      expect([whole.status, codes(whole)]).toEqual(["ready_for_complete", []]);
    });

    it("comes as a whole, with a currency; then names a way to ship alone", async () => {
      const method = { type: "shipping", destinations: [springfield] };
      const lines = [{ id: "li_1", item: { id: goods.bears }, quantity: 1 }];
      const body = { buyer: jane, line_items: lines, currency: "USD", fulfillment: { methods: [method] } };
      const made = await ask("create_checkout", { body });
      const { id, groups } = made.fulfillment.methods[0];
      const chosen = { id, line_item_ids: ["li_1"], groups: [{ id: groups[0].id, selected_option_id: "ups-ground" }] };
      const changed = await ask("update_checkout", {
        id: made.id,
        body: { buyer: jane, line_items: lines, currency: "USD", fulfillment: { methods: [chosen] } },
      });
      expect(changed.fulfillment.methods[0]).toMatchObject({
        destinations: [springfield],
        groups: [{ selected_option_id: "ups-ground" }],
      });
    });

    it("is completed by a way to pay with a picture and signals: a foreign one is for the buyer, the shop's pays", async () => {
      const method = { type: "shipping", destinations: [springfield] };
      const body = { buyer: jane, line_items: [bears()], fulfillment: { methods: [method] } };
      const made = await ask("create_checkout", { body });
      expect([made.status, codes(made)]).toEqual(["ready_for_complete", []]);
      const shown = {
        selected: true,
        display: { brand: "mastercard", last_digits: "5678", card_art: "https://art.example/card.png" },
        billing_address: { ...springfield, address_locality: "Anytown", address_region: "CA", postal_code: "94105" },
      };
      const signals = { "dev.ucp.buyer_ip": "203.0.113.42", "dev.ucp.user_agent": "Mozilla/5.0" };
      const foreign = {
        id: "pi_1",
        handler_id: "wallet_1234",
        type: "card",
        credential: { type: "PAYMENT_GATEWAY", token: "a-token" },
        ...shown,
      };
      const handed = await ask("complete_checkout", {
        id: made.id,
        body: { payment: { instruments: [foreign] }, signals },
      });
      expect([handed.status, handed.continue_url]).toEqual(["requires_escalation", expect.stringMatching(/^http/)]);
      const paid = (await cardOf(made)) as { payment: { instruments: object[] } };
      const instruments = paid.payment.instruments.map((each) => ({ ...each, ...shown }));
      const done = await ask("complete_checkout", { id: made.id, body: { payment: { instruments }, signals } });
      expect(done.status).toBe("completed");
      expect((await ask("get_checkout", { id: made.id })).order).toEqual(done.order);
      const order = await ask("get_order", { id: done.order.id });
      expect(order.checkout_id).toBe(made.id);
    });

    it("is given up", async () => {
      const { id } = await ask("create_checkout", { body: { line_items: [bears()] } });
      expect((await ask("cancel_checkout", { id, body: {} })).status).toBe("canceled");
    });
  });

  describe("of discounts", () => {
    it("brings a code, and one that is over", async () => {
      const discounts = { codes: ["WINDOWSILL"] };
      const cart = await ask("create_cart", { body: { line_items: [bears()], discounts } });
      expect(cart.discounts).toMatchObject({ codes: ["WINDOWSILL"] });
      expect(cart.discounts.applied).toContainEqual(expect.objectContaining({ code: "WINDOWSILL" }));
      const two = { line_items: [bears()], discounts: { codes: ["WINDOWSILL", "EXPIRED50"] } };
      const checkout = await ask("create_checkout", { body: two });
      expect(checkout.messages).toContainEqual(
        expect.objectContaining({ type: "warning", path: "$.discounts.codes[1]" }),
      );
    });

    it("claims to be eligible for what the shop does not know, and gets nothing for it", async () => {
      const context = { eligibility: ["com.example.store_card"] };
      const claimed = await ask("create_cart", { body: { context, line_items: [bears()] } });
      const plain = await ask("create_cart", { body: { line_items: [bears()] } });
      expect(claimed.totals).toEqual(plain.totals);
    });
  });

  it("of consent: a buyer who agreed to some, and a line with its title and price", async () => {
    const consent = { analytics: true, preferences: true, marketing: false, sale_of_data: false };
    const line = { item: { id: goods.bears, title: "Bears", price: 1 }, id: "li_1", quantity: 1 };
    const made = await ask("create_checkout", { body: { line_items: [line], buyer: { ...jane, consent } } });
    expect(made.buyer.consent).toEqual(consent);
    expect(made.line_items[0].item.price).toBe(750);
  });

  describe("of fulfillment", () => {
    const lines = [
      { id: "shirt", item: { id: goods.chews }, quantity: 1 },
      { id: "pants", item: { id: goods.mints }, quantity: 1 },
    ];

    it("sends lines to two people, one of them where the shop does not deliver", async () => {
      const to = (id: string, lineId: string, destination: object) => ({
        id: `method_${id}`,
        type: "shipping",
        line_item_ids: [lineId],
        selected_destination_id: id,
        destinations: [{ id, ...destination }],
        groups: [{ id: `package_${id}` }],
      });
      const far = { street_address: "88 Queensway", address_locality: "Hong Kong", address_country: "HK" };
      const methods = [to("dest_mom", "shirt", springfield), to("dest_grandma", "pants", far)];
      const made = await ask("create_checkout", { body: { buyer: jane, line_items: lines, fulfillment: { methods } } });
      expect(made.status).toBe("incomplete");
      expect(made.messages).toContainEqual(
        expect.objectContaining({ path: expect.stringMatching(/^\$\.fulfillment\.methods\[1\]/) }),
      );
      const [mom] = made.fulfillment.methods;
      expect(mom).toMatchObject({ selected_destination_id: "dest_mom", destinations: [springfield] });
    });

    it("offers both ways with nothing picked up, and hears what could be", async () => {
      const methods = [
        { id: "shipping", type: "shipping", line_item_ids: ["shirt", "pants"], destinations: [springfield] },
        { id: "pickup", type: "pickup", line_item_ids: [] },
      ];
      const made = await ask("create_checkout", { body: { buyer: jane, line_items: lines, fulfillment: { methods } } });
      expect([made.status, codes(made)]).toEqual(["ready_for_complete", []]);
      expect(made.fulfillment.methods).toMatchObject([{ type: "shipping", destinations: [springfield] }]);
    });
  });
});
