import { eq } from "drizzle-orm";
import request from "supertest";
import { orders } from "./order-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { chicago, goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";

const shop = "/s/WickettPlumUS/dw/shop/v23_2";

let sandbox: TestSandbox;
let token: string;
/** Order numbers: bears to San Francisco, then chews to Chicago. */
let numbers: string[];
beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
  numbers = [await place(token, goods.bears, 1), await place(token, goods.chews, 3, chicago)];
}, 120_000);
afterAll(() => sandbox.close());

const place = async (bearer: string, productId: string, quantity: number, address?: typeof chicago) => {
  const shopper = testShopper(sandbox, bearer);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId, quantity }], address ? { address } : {});
  return (await shopper.post("/orders", { basketId })).body.orderNo as string;
};

const send = (bearer: string, method: "get" | "post" | "patch", path: string, body?: unknown, headers = {}) =>
  request(sandbox.app)
    [method](`${shop}${path}`)
    .auth(bearer, { type: "bearer" })
    .set(headers)
    .send(body as object);

const search = (body: unknown, bearer = token) => send(bearer, "post", "/order_search", body);
const found = async (query: unknown) =>
  ((await search({ query })).body.hits as { data: { order_no: string } }[]).map(({ data }) => data.order_no).sort();

const text = (fields: string[], phrase: string) => ({ text_query: { fields, search_phrase: phrase } });
const term = (field: string, operator: string, ...values: unknown[]) => ({
  term_query: { fields: [field], operator, values },
});

const nested = (path: string, must: object[]) => ({
  nested_query: { path, query: { bool_query: { must } }, score_mode: "avg" },
});
const product = (id: string) => term("product_items.product_id", "is", id);
const address = (member: string, value: string) => term(`shipping_addresses.${member}`, "is", value);
const range2 = (range: object) => ({
  range2_filter: { from_field: "total_net_price", to_field: "total_gross_price", ...range },
});
const filtered = (filter: object) => ({ filtered_query: { query: { match_all_query: {} }, filter } });

describe("order search of the Shop API", () => {
  test("tells hits with their orders, what was asked and how many there are", async () => {
    const body = { query: { match_all_query: {} }, sorts: [{ field: "order_no", sort_order: "asc" }], count: 1 };
    const answer = await search(body);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        _v: "23.2",
        _type: "order_search_result",
        count: 1,
        start: 0,
        total: 2,
        hits: [{ _type: "order_search_hit", relevance: 1, data: { _type: "order", order_no: numbers[0] } }],
        next: { _type: "result_page", start: 1, count: 1 },
        query: { match_all_query: {} },
        sorts: [{ _type: "sort", field: "order_no", sort_order: "asc" }],
      },
    ]);
    expect(answer.body).not.toHaveProperty("previous");
    const second = (await search({ ...body, start: 1 })).body;
    expect(second).toMatchObject({ hits: [{ data: { order_no: numbers[1] } }], previous: { start: 0, count: 1 } });
    expect(second).not.toHaveProperty("next");
  });

  test("nobody finds the orders of others", async () => {
    const stranger = await sandbox.guestToken();
    expect((await search({ query: { match_all_query: {} } }, stranger)).body.total).toBe(0);
    expect((await search({ query: text(["order_no"], numbers[0] ?? "") }, stranger)).body.hits).toEqual([]);
  });

  test.each([
    ["a whole word of the name", () => text(["customer_name", "order_no"], "june"), [0, 1]],
    ["every word somewhere", () => text(["customer_name", "order_no"], `Harper ${numbers[1]}`), [1]],
    ["no part of a word", () => text(["customer_name"], "jun*"), []],
    ["a product", () => term("product_items.product_id", "is", goods.chews), [1]],
    ["one of several", () => term("order_no", "one_of", numbers[0], "x"), [0]],
    ["none of several", () => term("order_no", "not_in", numbers[0]), [1]],
    ["another", () => term("order_no", "neq", numbers[1]), [0]],
    ["a greater total", () => term("total_gross_price", "greater", 30), [1]],
    ["a smaller total", () => term("total_gross_price", "less", "30"), [0]],
    ["what is not known", () => term("external_order_no", "is_null"), [0, 1]],
    ["what is known", () => term("customer_email", "is_not_null"), [0, 1]],
    ["a status", () => term("status", "is", "new"), [0, 1]],
    ["the time", () => term("creation_date", "less", "2001-01-01T00:00:00Z"), []],
    [
      "must, should and must not",
      () => ({
        bool_query: {
          must: [term("status", "is", "new")],
          should: [term("order_no", "is", numbers[0]), term("order_no", "is", numbers[1])],
          must_not: [term("product_items.product_id", "is", goods.chews)],
        },
      }),
      [0],
    ],
    [
      "a filter of a range and another",
      () => ({
        filtered_query: {
          query: { match_all_query: {} },
          filter: {
            bool_filter: {
              operator: "or",
              filters: [
                { range_filter: { field: "total_gross_price", from: 40, to: 50 } },
                { term_filter: { field: "product_items.product_id", operator: "is", values: [goods.bears] } },
              ],
            },
          },
        },
      }),
      [0, 1],
    ],
    [
      "a line that is both, of one product",
      () => nested("order.product_items", [product(goods.chews), term("order.product_items.quantity", "is", 3)]),
      [1],
    ],
    [
      "no line that is both, though one is this and one is that",
      () => nested("product_items", [product(goods.bears), term("product_items.quantity", "is", 2)]),
      [],
    ],
    [
      "an address by name and place",
      () => nested("shipping_addresses", [address("last_name", "Harper"), address("city", "Chicago")]),
      [1],
    ],
    [
      "a nested query inside others",
      () => ({
        bool_query: {
          must_not: [nested("shipments", [term("shipments.shipping_method_id", "is", "nothing")])],
          must: [{ filtered_query: { query: { match_all_query: {} }, filter: range2({ from_value: 0 }) } }],
        },
      }),
      [0, 1],
    ],
    ["a range that meets another", () => filtered(range2({ from_value: 44, to_value: 44.5 })), [1]],
    ["a range within another", () => filtered(range2({ filter_mode: "contained", to_value: 20 })), [0]],
    [
      "a range around another",
      () => filtered(range2({ filter_mode: "containing", from_value: 44, to_value: 45 })),
      [1],
    ],
    ["a range that ends before its end", () => filtered(range2({ to_value: 14.45, to_inclusive: false })), []],
    ["a range that begins at its end", () => filtered(range2({ to_value: 14.45 })), [0]],
    [
      "a range of dates",
      () =>
        filtered(
          range2({ from_field: "creation_date", to_field: "last_modified", from_value: "2001-01-01T00:00:00Z" }),
        ),
      [0, 1],
    ],
    [
      "not",
      () => ({
        filtered_query: {
          query: { match_all_query: {} },
          filter: {
            bool_filter: {
              operator: "not",
              filters: [{ query_filter: { query: term("order_no", "is", numbers[0]) } }],
            },
          },
        },
      }),
      [1],
    ],
  ] as const)("%s", async (_, query, places) => {
    expect(await found(query())).toEqual(places.map((place) => numbers[place]));
  });

  test("sorts downwards, and by what is missing last", async () => {
    const sorted = async (field: string, order: string) =>
      (await search({ query: { match_all_query: {} }, sorts: [{ field, sort_order: order }] })).body.hits.map(
        ({ data }: { data: { order_no: string } }) => data.order_no,
      );
    expect(await sorted("total_gross_price", "desc")).toEqual([numbers[1], numbers[0]]);
    expect(await sorted("total_gross_price", "asc")).toEqual(numbers);
  });

  test("select keeps what it names", async () => {
    const body = { query: term("order_no", "is", numbers[0]), select: "(total,hits.(data.(order_no,order_total)))" };
    expect((await search(body)).body).toEqual({
      _v: "23.2",
      _type: "order_search_result",
      total: 1,
      hits: [
        {
          _type: "order_search_hit",
          data: {
            _type: "order",
            _resource_state: expect.any(String),
            order_no: numbers[0],
            order_total: expect.any(Number),
          },
        },
      ],
    });
    expect((await search({ ...body, select: "(**)" })).body.hits[0].data.product_items).toHaveLength(1);
  });

  test.each([
    ["no query", {}, "BadRequestException"],
    ["an unknown kind of query", { query: { fuzzy_query: {} } }, "UnknownPropertyException"],
    ["two queries in one", { query: { match_all_query: {}, text_query: {} } }, "BadRequestException"],
    ["a field nobody knows", { query: term("colour", "is", "x") }, "FieldNotSearchableException"],
    ["a text for a number", { query: term("total_gross_price", "is", "much") }, "InvalidSearchFieldTypeException"],
    ["a number for a date", { query: term("creation_date", "is", 5) }, "InvalidSearchFieldTypeException"],
    ["a list nobody knows", { query: nested("order.wishes", []) }, "BadRequestException"],
    [
      "an unknown score",
      { query: { nested_query: { path: "shipments", query: { match_all_query: {} }, score_mode: "best" } } },
      "EnumConstraintViolationException",
    ],
    [
      "an unknown mode of ranges",
      { query: filtered(range2({ filter_mode: "near" })) },
      "EnumConstraintViolationException",
    ],
    [
      "a range without its end",
      { query: filtered({ range2_filter: { from_field: "order_no" } }) },
      "BadRequestException",
    ],
    ["a text for a bound", { query: filtered(range2({ from_value: "much" })) }, "InvalidSearchFieldTypeException"],
    ["an unknown operator", { query: term("order_no", "like", "x") }, "EnumConstraintViolationException"],
    ["no values", { query: term("order_no", "is") }, "BadRequestException"],
    ["no fields", { query: { text_query: { search_phrase: "x" } } }, "BadRequestException"],
    ["an unknown sort", { query: { match_all_query: {} }, sorts: [{ field: "x" }] }, "FieldNotSortableException"],
    ["a page too long", { query: { match_all_query: {} }, count: 201 }, "BadRequestException"],
    ["a start below 0", { query: { match_all_query: {} }, start: -1 }, "BadRequestException"],
    ["a broken selector", { query: { match_all_query: {} }, select: "(hits" }, "MalformedSelectorException"],
    ["an unknown member", { query: { match_all_query: {} }, limit: 5 }, "UnknownPropertyException"],
  ] as const)("%s is a fault", async (_, body, type) => {
    const answer = await search(body);
    expect([answer.status, answer.body.fault?.type]).toEqual([400, type]);
  });

  test("asks for a token", async () => {
    const answer = await request(sandbox.app).post(`${shop}/order_search?client_id=x`).send({});
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.fault).toBeDefined();
  });
});

describe("changing an order by the Shop API", () => {
  const shopper = async () => {
    const bearer = await sandbox.guestToken();
    const orderNo = await place(bearer, goods.bears, 1);
    const patch = (body: unknown, headers = {}) => send(bearer, "patch", `/orders/${orderNo}`, body, headers);
    return { bearer, orderNo, patch };
  };

  test("custom attributes are kept, and an older state is refused", async () => {
    const { bearer, orderNo, patch } = await shopper();
    const before = (await send(bearer, "get", `/orders/${orderNo}`)).body;
    const state = { _resource_state: before["_resource_state"] };
    const changed = await patch({ c_fullStorySessionURL: "https://session.example.test/1", ...state });
    expect([changed.status, changed.body["_type"], changed.body.c_fullStorySessionURL]).toEqual([
      200,
      "order",
      "https://session.example.test/1",
    ]);
    expect((await send(bearer, "get", `/orders/${orderNo}`)).body.c_fullStorySessionURL).toMatch(/session/);
    const late = await patch({ c_fullStorySessionURL: "x", ...state });
    expect([late.status, late.body.fault.type]).toEqual([409, "ResourceStateConflictException"]);
    const cleared = await send(
      bearer,
      "post",
      `/orders/${orderNo}`,
      { c_fullStorySessionURL: null },
      { "x-dw-http-method-override": "PATCH" },
    );
    expect([cleared.status, "c_fullStorySessionURL" in cleared.body]).toEqual([200, false]);
  });

  test("rule 3.3.20: a placed order is cancelled, its stock comes back, and no way leads out of it", async () => {
    const { patch } = await shopper();
    const atsOf = async () =>
      (await sandbox.services.inventory.records([goods.bears], { siteId: "WickettPlumUS" })).get(goods.bears)?.ats ?? 0;
    const before = await atsOf();
    expect((await patch({ status: "new" })).body.status).toBe("new");
    expect((await patch({ status: "cancelled" })).body.status).toBe("cancelled");
    expect(await atsOf()).toBe(before + 1);
    const back = await patch({ status: "new" });
    expect([back.status, back.body.fault.type]).toEqual([409, "OrderStatusTransitionException"]);
  });

  test("one that is not placed yet fails", async () => {
    const { orderNo, patch } = await shopper();
    await sandbox.database.sql.update(orders).set({ status: "created" }).where(eq(orders.orderNo, orderNo));
    expect((await patch({ status: "cancelled" })).body.fault.type).toBe("OrderStatusTransitionException");
    expect((await patch({ status: "failed" })).body).toMatchObject({ status: "failed", _flash: [{ _type: "flash" }] });
  });

  test.each([
    ["another status", { status: "lost" }, 400, "EnumConstraintViolationException"],
    ["a status that is no text", { status: 3 }, 400, "BadRequestException"],
    ["failing a placed one", { status: "failed" }, 409, "OrderStatusTransitionException"],
    ["an undeclared attribute", { c_nothing: "x" }, 400, "InvalidCustomPropertyException"],
    ["an unknown member", { colour: "red" }, 400, "UnknownPropertyException"],
    ["a list", [], 400, "BadRequestException"],
  ] as const)("%s is a fault", async (_, body, status, type) => {
    const answer = await send(token, "patch", `/orders/${numbers[0]}`, body);
    expect([answer.status, answer.body.fault?.type]).toEqual([status, type]);
  });

  test("somebody else's order is not there", async () => {
    const answer = await send(await sandbox.guestToken(), "patch", `/orders/${numbers[0]}`, { status: "cancelled" });
    expect([answer.status, answer.body.fault.type]).toEqual([404, "OrderNotFoundException"]);
  });
});
