import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

const shop = "/s/WickettPlumUS/dw/shop/v23_2";

let sandbox: TestSandbox;
let token: string;
let basketId: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = await sandbox.guestToken();
  const shopper = testShopper(sandbox, token);
  ({ basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 1 }]));
});

const call = (method: "get" | "post" | "delete", path: string, body?: unknown, bearer = token) => {
  const asked = request(sandbox.app)[method](`${shop}${path}`).auth(bearer, { type: "bearer" });
  return body === undefined ? asked : asked.send(body as object);
};
const order = async () => (await testShopper(sandbox, token).post("/orders", { basketId })).body.orderNo as string;
const faultOf = ({ status, body }: { status: number; body: { fault: { type: string } } }) => [status, body.fault.type];

describe("notes of the Shop API", () => {
  test("are written down about a basket, listed in their order, and taken away", async () => {
    const path = `/baskets/${basketId}/notes`;
    expect((await call("get", path)).body).toEqual({ _v: "23.2", _type: "notes_result", notes: [] });
    const added = await call("post", path, { subject: "Ribbon", text: "Red, please." });
    expect([added.status, added.body]).toMatchObject([
      200,
      { _type: "basket", basket_id: basketId, notes: { _type: "simple_link", link: expect.stringMatching(/notes$/) } },
    ]);
    await call("post", path, { text: "Ring twice." });
    const { notes } = (await call("get", path)).body;
    expect(notes).toEqual([
      {
        _type: "note",
        id: expect.any(String),
        subject: "Ribbon",
        text: "Red, please.",
        created_by: "Customer",
        creation_date: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      {
        _type: "note",
        id: expect.any(String),
        text: "Ring twice.",
        created_by: "Customer",
        creation_date: notes[1].creation_date,
      },
    ]);
    expect((await call("delete", `${path}/${notes[0].id}`)).body).toMatchObject({
      _type: "basket",
      basket_id: basketId,
    });
    expect((await call("get", path)).body.notes).toHaveLength(1);
    expect(faultOf(await call("delete", `${path}/${notes[0].id}`))).toEqual([404, "NoteNotFoundException"]);
  });

  test("go along into the order, which takes more and gives them back", async () => {
    await call("post", `/baskets/${basketId}/notes`, { text: "Ring twice." });
    const orderNo = await order();
    const path = `/orders/${orderNo}/notes`;
    expect((await call("get", path)).body.notes).toMatchObject([{ text: "Ring twice." }]);
    const added = await call("post", path, { subject: "Late" });
    expect(added.body).toMatchObject({ _type: "order", order_no: orderNo, notes: { _type: "simple_link" } });
    const { notes } = (await call("get", path)).body;
    expect(notes.map(({ subject }: { subject?: string }) => subject)).toEqual([undefined, "Late"]);
    expect((await call("delete", `${path}/${notes[1].id}`)).body).toMatchObject({ _type: "order", order_no: orderNo });
    expect((await call("get", path)).body.notes).toHaveLength(1);
    expect(faultOf(await call("delete", `${path}/x`))).toEqual([404, "NoteNotFoundException"]);
  });

  test.each([
    ["nothing", {}, "BadRequestException"],
    ["blanks", { subject: " ", text: "" }, "BadRequestException"],
    ["too long a subject", { subject: "x".repeat(257) }, "BadRequestException"],
    ["too long a text", { text: "x".repeat(4001) }, "BadRequestException"],
    ["an unknown member", { title: "x" }, "UnknownPropertyException"],
  ])("that say %s are refused", async (_, body, type) => {
    const path = `/baskets/${basketId}/notes`;
    expect(faultOf(await call("post", path, body))).toEqual([400, type]);
    expect((await call("get", path)).body.notes).toEqual([]);
  });

  test("are nobody else's, and fifty at most", async () => {
    const stranger = await sandbox.guestToken();
    expect((await call("get", `/baskets/${basketId}/notes`, undefined, stranger)).status).toBe(400);
    expect((await call("post", `/baskets/${basketId}/notes`, { text: "x" }, stranger)).status).toBe(400);
    for (let count = 0; count < 50; count += 1) await call("post", `/baskets/${basketId}/notes`, { text: "x" });
    expect((await call("post", `/baskets/${basketId}/notes`, { text: "x" })).status).toBe(400);
    const orderNo = await order();
    expect(faultOf(await call("get", `/orders/${orderNo}/notes`, undefined, stranger))).toEqual([
      404,
      "OrderNotFoundException",
    ]);
    expect((await call("post", `/orders/${orderNo}/notes`, { text: "x" }, stranger)).status).toBe(404);
    expect((await call("post", `/orders/${orderNo}/notes`, { text: "x" })).status).toBe(400);
  });
});
