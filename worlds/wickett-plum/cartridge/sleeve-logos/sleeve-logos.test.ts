import request from "supertest";
import sharp from "sharp";
import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  cardPayment,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";
import { discOn, logoOn, logosPath } from "./test-logo.ts";

jest.setTimeout(60_000);

const siteId = "WickettPlumBusiness";
const handshake = "493101";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = await newShopper();
});

const { look } = consoleVisitor(() => sandbox);

const png = () => discOn().png().toBuffer();

const send = async (content: Buffer | string, token?: string) =>
  request(sandbox.app)
    .post(logosPath)
    .query({ siteId })
    .auth(token ?? (await sandbox.guestToken(siteId)), { type: "bearer" })
    .send({ content: typeof content === "string" ? content : content.toString("base64") });
const logoId = () => logoOn(sandbox, siteId);
const get = async (id: string, site = siteId) =>
  request(sandbox.app)
    .get(`${logosPath}/${id}`)
    .query({ siteId: site })
    .auth(await sandbox.guestToken(site), { type: "bearer" });

const sleeve = (how: string, logo?: unknown) => ({
  productId: handshake,
  quantity: 1,
  optionItems: [{ optionId: "logo-sleeve", optionValueId: `handshake-${how}` }],
  ...(logo !== undefined && { c_personalizationLogo: logo }),
});
const newShopper = async () => testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });
const add = async (...lines: object[]) => {
  shopper = await newShopper();
  const { basketId } = await basketWith(shopper, []);
  return shopper.post(`/baskets/${basketId}/items`, lines);
};

describe("a logo that is sent", () => {
  it("gets an id nobody can guess, and is shown as it is printed: in black, by its opacity", async () => {
    const { status, body } = await send(await png());
    expect([status, body]).toEqual([200, { logoId: expect.stringMatching(/^[\w-]{32}$/), width: 300, height: 300 }]);
    const shown = await get(body.logoId);
    expect([shown.status, shown.body.contentType]).toEqual([200, "image/png"]);
    const { data, info } = await sharp(Buffer.from(shown.body.content, "base64"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The disc alone, without the white around it.
    expect([info.channels, Math.abs(info.width - 150) < 4]).toEqual([4, true]);
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
    expect([...data.subarray(middle, middle + 4), data[3]]).toEqual([0, 0, 0, 255, 0]);
  });

  it("gets another id each time, also from the same shopper", async () => {
    const token = await sandbox.guestToken(siteId);
    const [one, other] = [await send(await png(), token), await send(await png(), token)];
    expect(one.body.logoId).not.toBe(other.body.logoId);
  });

  it("is not found by another id, nor on another site", async () => {
    expect((await get("A".repeat(32))).status).toBe(404);
    expect((await get(await logoId(), "WickettPlumUS")).status).toBe(404);
  });

  it.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
    ["a drawing that can run scripts", () => Buffer.from("<svg onload='alert(1)'/>"), "kind"],
    ["a page", () => Buffer.from("<!doctype html>"), "kind"],
    ["what is no base64", () => "é".repeat(20), "kind"],
    ["nothing", () => "", "kind"],
    ["more than 2 MB", () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(2 ** 21)]), "size"],
    ["a small picture", () => discOn(199).png().toBuffer(), "dimensions"],
    ["half a file", async () => (await png()).subarray(0, 700), "unreadable"],
    [
      "a white sheet",
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "blank",
    ],
  ])("is refused for %s, with the reason", async (_, content, reason) => {
    const { status, body } = await send(await content());
    expect([status, typeOf(body), body.reason]).toEqual([400, "invalid-logo", reason]);
  });

  it("is refused once a shopper has sent forty in a day", async () => {
    const token = await sandbox.guestToken(siteId);
    const content = await png();
    for (let sent = 0; sent < 40; sent += 1) await send(content, token);
    expect((await send(content, token)).status).toBe(429);
    expect((await send(content)).status).toBe(200);
  });

  it("needs a shopper's token", async () => {
    expect((await request(sandbox.app).post(logosPath).query({ siteId }).send({ content: "" })).status).toBe(401);
  });
});

describe("a line with a logo", () => {
  it("names it, makes a line of its own, and comes with the order, its letter and the console", async () => {
    const logo = await logoId();
    const { basketId } = await addressedBasket(shopper, []);
    const added = await shopper.post(`/baskets/${basketId}/items`, [sleeve("foil", logo), sleeve("plain")]);
    expect(added.body.productItems).toMatchObject([
      { c_personalizationLogo: logo, price: 19.25, optionItems: [{ optionValueId: "handshake-foil" }] },
      { price: 16 },
    ]);
    expect(added.body.productItems[1]).not.toHaveProperty("c_personalizationLogo");
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body: order } = await shopper.post("/orders", { basketId });
    expect(order.productItems[0]).toMatchObject({ c_personalizationLogo: logo });
    const { messages } = await sandbox.services.outbox.list({ to: order.customerInfo.email });
    expect(messages[0]?.text).toContain(
      "1 × The Handshake: $19.25\n    Logo sleeve: Foil stamped ($3.25 each)\n    With your logo on it\n1 × The Handshake: $16.00",
    );
    const page = await look(`/console/orders/${order.orderNo}`);
    const picture = page.getByRole("img", { name: "Logo to be printed" });
    const shown = await request(sandbox.app).get(picture.getAttribute("src") ?? "");
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/png"]);
    const saved = await request(sandbox.app).get(picture.closest("a")?.getAttribute("href") ?? "");
    expect(saved.headers).toMatchObject({
      "content-disposition": "attachment; filename=logo.png",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(await sharp(saved.body as Buffer).metadata()).toMatchObject({ format: "png", width: 300, height: 300 });
  });

  it("is changed together with what is chosen: another logo, or none on a plain sleeve", async () => {
    const { body } = await add(sleeve("printed", await logoId()));
    const line = `/baskets/${body.basketId}/items/${body.productItems[0].itemId}`;
    const other = await logoId();
    const replaced = await shopper.patch(line, { c_personalizationLogo: other });
    expect(replaced.body.productItems).toMatchObject([{ c_personalizationLogo: other }]);
    const { optionItems } = sleeve("plain");
    expect(typeOf((await shopper.patch(line, { optionItems })).body)).toBe("invalid-personalization");
    const plain = await shopper.patch(line, { optionItems, c_personalizationLogo: null });
    expect([plain.status, plain.body.productItems[0].c_personalizationLogo]).toEqual([200, undefined]);
  });

  it.each<[string, () => object, string]>([
    ["none where one is printed", () => sleeve("printed"), "invalid-personalization"],
    ["null where one is stamped", () => sleeve("foil", null), "invalid-personalization"],
    ["one that was never sent", () => sleeve("foil", "A".repeat(32)), "invalid-personalization"],
    ["what is no id", () => sleeve("foil", "../../logo"), "invalid-personalization"],
    [
      "a picture in place of an id",
      () => sleeve("foil", "data:image/png;base64,iVBORw0KGgo="),
      "invalid-personalization",
    ],
    ["a list", () => sleeve("foil", ["A".repeat(32)]), "invalid-custom-property"],
  ])("is refused for %s", async (_, line, type) => {
    const { status, body } = await add(line());
    expect([status, typeOf(body)]).toEqual([400, type]);
  });

  it("is refused on a plain sleeve, and on what has none, also in a new basket and in a change", async () => {
    const logo = await logoId();
    const onTower = { productId: "493113", quantity: 1, c_personalizationLogo: logo };
    for (const line of [sleeve("plain", logo), onTower])
      expect(typeOf((await add(line)).body)).toBe("invalid-personalization");
    const fresh = await newShopper();
    const made = await fresh.post("/baskets", { productItems: [sleeve("foil", "B".repeat(32))] });
    expect(typeOf(made.body)).toBe("invalid-personalization");
    const { body } = await add(sleeve("foil", logo));
    const changed = await shopper.patch(`/baskets/${body.basketId}/items/${body.productItems[0].itemId}`, {
      c_personalizationLogo: "C".repeat(32),
    });
    expect(typeOf(changed.body)).toBe("invalid-personalization");
  });
});

describe("as days go by", () => {
  const days = (count: number) =>
    request(sandbox.app)
      .post("/__sandbox/clock/advance")
      .send({ by: `P${count}D` })
      .expect(200);

  it("a logo goes that nothing names, and stays while a bag does and once it is ordered", async () => {
    const [unused, inBag, ordered] = [await logoId(), await logoId(), await logoId()];
    const buyer = await newShopper();
    const { basketId } = await addressedBasket(buyer, []);
    await buyer.post(`/baskets/${basketId}/items`, [sleeve("foil", ordered)]);
    await buyer.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    expect((await buyer.post("/orders", { basketId })).status).toBe(200);
    const statuses = async () => {
      const found = await Promise.all([unused, inBag, ordered].map((id) => get(id)));
      return found.map(({ status }) => status);
    };
    await days(6);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await add(sleeve("printed", inBag))).status).toBe(200);
    await days(2);
    expect(await statuses()).toEqual([404, 200, 200]);
    await days(60);
    expect(await statuses()).toEqual([404, 404, 200]);
  });
});
