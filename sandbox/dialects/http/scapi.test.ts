import { once } from "node:events";
import { createServer, request as rawRequest } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import request from "supertest";
import { Fault } from "#sandbox/core/fault.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import type { ApiOptions, CallRecord } from "./api-options.ts";
import { ApiReply, nobody, type ApiRoute } from "#sandbox/core/api-route.ts";
import { createOcapi } from "./ocapi.ts";
import { readBytes, reportUnreadable } from "./request-body.ts";
import { fakeDatabase } from "./test-fake-database.ts";
import { createScapi } from "./scapi.ts";

const shopper = {
  ...nobody,
  customerId: "c1",
  usid: "u1",
  siteId: "WickettPlumUS",
  scopes: new Set(["sfcc.shopper-standard"]),
};

const routes: ApiRoute[] = [
  {
    operation: "Echo.get",
    method: "get",
    path: "/things/:thingId",
    query: ["expand"],
    cacheSeconds: 60,
    handle: ({ params, query, locale, currency }) => ({ ...params, expand: query.getAll("expand"), locale, currency }),
  },
  { operation: "Echo.post", method: "post", path: "/things", handle: ({ body }) => ({ body: body ?? null }) },
  {
    operation: "Echo.put",
    method: "put",
    path: "/things/:thingId/long-name",
    handle: ({ body, params }) => ({ body, ...params }),
  },
  {
    operation: "Echo.fault",
    method: "get",
    path: "/fault",
    handle: () => {
      throw new Fault(404, "thing-not-found", "No thing.", { thingId: "x" });
    },
  },
  {
    operation: "Echo.large",
    method: "get",
    path: "/large/:megabytes",
    cacheSeconds: 60,
    handle: ({ params }) => ({ text: "x".repeat(Number(params.megabytes) * 1024 * 1024 - 100) }),
  },
  {
    operation: "Echo.bug",
    method: "get",
    path: "/bug",
    handle: () => {
      throw new Error("secret cause");
    },
  },
  { operation: "Echo.empty", method: "delete", path: "/things/:thingId", handle: () => new ApiReply(204) },
  {
    operation: "Echo.list",
    method: "get",
    path: "/things",
    query: ["ids", "limit", "offset", "refine"],
    handle: ({ query }) => ({
      limit: 25,
      offset: 5,
      total: 9,
      data: [{ thingName: query.get("ids"), c_myAttr: { innerKey: 1 } }],
      refine: query.getAll("refine"),
    }),
  },
  { operation: "Echo.open", method: "get", path: "/open", anonymous: true, handle: () => ({ open: true }) },
];

const create = (changes: Partial<ApiOptions> = {}) => {
  const { database, ended } = fakeDatabase();
  const errors: unknown[] = [];
  const calls: CallRecord[] = [];
  const options: ApiOptions = {
    families: [
      { base: "/test/echo/v1", routes },
      { base: "/custom/echo/v1", routes: [{ ...routes[3], path: "/fault" } as ApiRoute] },
    ],
    sites,
    database,
    verifyToken: async (token) => (token === "good" ? shopper : undefined),
    organizationId: "f_ecom_swee_001",
    clientIds: ["client"],
    strict: false,
    onCall: (record) => calls.push(record),
    onError: (error) => errors.push(error),
    ...changes,
  };
  const app = express();
  app.use(readBytes);
  app.use("/s", createOcapi(options));
  app.use(createScapi(options));
  app.use(reportUnreadable(options));
  return { app, ended, errors, calls };
};

const base = "/test/echo/v1/organizations/f_ecom_swee_001";
const get = (
  app: express.Express,
  path: string,
  query: Record<string, string> | string = { siteId: "WickettPlumUS" },
) => request(app).get(`${base}${path}`).query(query).auth("good", { type: "bearer" });
const post = (app: express.Express) =>
  request(app).post(`${base}/things`).query({ siteId: "WickettPlumUS" }).auth("good", { type: "bearer" });

describe("the Shopper API dialect", () => {
  test("a path segment is decoded after splitting", async () => {
    const answer = await get(create().app, `/things/${encodeURIComponent("a b/ü%,")}`);
    expect(answer.body.thingId).toBe("a b/ü%,");
  });

  test("locale and currency are the site's own unless asked for", async () => {
    const own = await get(create().app, "/things/1", { siteId: "WickettPlumUS", locale: "default" });
    expect(own.body).toMatchObject({ locale: "en-US", currency: "USD" });
  });

  test("an answer may be cached as long as its route says; an error and a write never", async () => {
    const { app } = create();
    expect((await get(app, "/things/1")).headers["cache-control"]).toBe("public, max-age=60");
    expect((await get(app, "/fault")).headers["cache-control"]).toBe("no-store");
    expect((await post(app).send({})).headers["cache-control"]).toBe("no-store");
  });

  test("an answer larger than 10 MB is a 500 problem, which no cache keeps", async () => {
    const { app } = create();
    const fits = await get(app, "/large/10");
    expect([fits.status, fits.headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
    const tooLarge = await get(app, "/large/11");
    expect([tooLarge.status, tooLarge.type, tooLarge.headers["cache-control"]]).toEqual([
      500,
      "application/problem+json",
      "no-store",
    ]);
  });

  test("the correlation id comes back, and a new one is made where none or an odd one was sent", async () => {
    const { app } = create();
    expect((await get(app, "/things/1").set("correlation-id", "abc-1")).headers["x-correlation-id"]).toBe("abc-1");
    expect((await get(app, "/things/1").set("correlation-id", "a b")).headers["x-correlation-id"]).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  test.each([
    [
      "an unknown organization",
      "/test/echo/v1/organizations/f_ecom_none_001/things/1?siteId=WickettPlumUS",
      404,
      "not-found",
    ],
    ["an unknown site", `${base}/things/1?siteId=Nowhere`, 400, "unknown-site"],
    ["no site", `${base}/things/1`, 400, "missing-query-parameter"],
    ["an unknown locale", `${base}/things/1?siteId=WickettPlumUS&locale=de-DE`, 400, "unknown-locale"],
    ["another currency", `${base}/things/1?siteId=WickettPlumUS&currency=EUR`, 400, "unsupported-currency"],
    ["a path parameter that is undefined", `${base}/things/undefined?siteId=WickettPlumUS`, 404, "not-found"],
    ["a broken encoding", `${base}/things/%E0%A4%A?siteId=WickettPlumUS`, 400, "bad-request"],
    ["the character U+0000", `${base}/things/a%00b?siteId=WickettPlumUS`, 400, "bad-request"],
    ["an unknown address", "/nowhere", 404, "resource-not-found"],
    ["an unknown family", "/product/shopper-nothing/v1/organizations/f_ecom_swee_001/x", 404, "resource-not-found"],
    [
      "another method than the resource knows",
      `${base}/fault?siteId=WickettPlumUS`,
      405,
      "method-not-allowed",
      "delete",
    ],
    [
      "an operation the sandbox lacks",
      "/shopper/shopper-context/v1/organizations/f_ecom_swee_001/shopper-context/u?siteId=WickettPlumUS",
      501,
      "not-implemented",
    ],
  ] as const)("%s is a problem document", async (_, path, status, type, method: "get" | "delete" = "get") => {
    const answer = await request(create().app)[method](path).auth("good", { type: "bearer" });
    expect(answer.status).toBe(status);
    expect(answer.type).toBe("application/problem+json");
    expect(answer.body).toMatchObject({ title: expect.any(String), detail: expect.any(String) });
    expect(answer.body.type.split("/").at(-1)).toBe(type);
  });

  test("an operation the sandbox lacks is named, a slip of the pen gets the nearest address", async () => {
    const { app } = create();
    const lacking = await request(app).get(
      "/shopper/shopper-context/v1/organizations/f_ecom_swee_001/shopper-context/u",
    );
    expect(lacking.body.operation).toBe("ShopperContexts.getShopperContext");
    const slip = await request(app).get("/product/shopper-products/v1/organizations/f_ecom_swee_001/prodcts");
    expect(slip.body.detail).toContain("/product/shopper-products/v1/organizations/{organizationId}/");
  });

  test("message arguments are members of the problem; custom endpoints have types of their own", async () => {
    const { app } = create();
    expect((await get(app, "/fault")).body).toEqual({
      title: "Thing Not Found",
      type: "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/thing-not-found",
      detail: "No thing.",
      thingId: "x",
    });
    const custom = await request(app)
      .get("/custom/echo/v1/organizations/f_ecom_swee_001/fault?siteId=WickettPlumUS")
      .auth("good", { type: "bearer" });
    expect(custom.body.type).toBe(
      "https://custom.api.commercecloud.salesforce.com/documentation/error/v1/custom/echo/thing-not-found",
    );
  });

  test("an unknown query parameter is warned about, or refused when the sandbox is strict", async () => {
    const query = { siteId: "WickettPlumUS", lcoale: "en-US", c_own: "1" };
    const { app, calls } = create();
    const lenient = await get(app, "/things/1", query);
    expect(lenient.status).toBe(200);
    expect(lenient.headers["x-sandbox-warning"]).toBe("Query parameter 'lcoale' is not defined in the API.");
    expect(calls[0]?.warnings).toHaveLength(1);
    const strict = await get(create({ strict: true }).app, "/things/1", query);
    expect([strict.status, strict.body.parameterName]).toEqual([400, "lcoale"]);
    expect(strict.body.type).toMatch(/undefined-query-parameter$/);
  });

  test.each([
    ["malformed JSON", "application/json", '{"a":', 400],
    ["a truncated text", "application/json", '"abc', 400],
    ["U+0000 in a text", "application/json", '{"a":"\\u0000"}', 400],
    ["text", "text/plain", "hello", 415],
    ["a form", "application/x-www-form-urlencoded", "a=1", 415],
    ["a body of 6 MB", "application/json", `"${"x".repeat(6_000_000)}"`, 413],
  ])("%s as body is refused", async (_, type, body, status) => {
    const answer = await post(create().app).set("content-type", type).send(body);
    expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
  });

  test("no body with a content type, and no body with none, are no body", async () => {
    const { app } = create();
    expect((await post(app).set("content-type", "application/json")).body).toEqual({ body: null });
    expect((await post(app).set("content-length", "0")).body).toEqual({ body: null });
  });

  test("doubled authorization lines are refused", async () => {
    const server = createServer(create().app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve) =>
      rawRequest(
        {
          port,
          path: `${base}/things/1?siteId=WickettPlumUS`,
          headers: ["Host", "x", "Authorization", "Bearer good", "authorization", "Bearer bad"],
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      ).end(),
    );
    server.closeAllConnections();
    server.close();
    expect(status).toBe(400);
  });

  test.each([
    ["none", undefined],
    ["a wrong one", "Bearer bad"],
    ["another scheme", "Basic Z29vZA=="],
  ])("with %s as token the answer is 401", async (_, value) => {
    const call = request(create().app).get(`${base}/things/1?siteId=WickettPlumUS`);
    expect((await (value ? call.set("authorization", value) : call)).status).toBe(401);
  });

  test("an anonymous operation needs no token", async () => {
    expect((await request(create().app).get(`${base}/open?siteId=WickettPlumUS`)).body).toEqual({ open: true });
  });

  test("an unforeseen error tells the caller nothing, the log everything, and is rolled back", async () => {
    const { app, ended, errors } = create();
    const answer = await get(app, "/bug");
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("secret");
    expect((errors[0] as Error).message).toBe("secret cause");
    expect(ended).toEqual(["rollback"]);
  });
});

describe("the Shop API dialect", () => {
  const shop = "/s/WickettPlumUS/dw/shop/v23_2";
  const call = (path: string) => request(create().app).get(`${shop}${path}`).auth("good", { type: "bearer" });

  test("keys are in snake case, custom ones keep theirs, lists count and start", async () => {
    expect((await call("/things?ids=a&refine_1=cgid=x&refine_2=c_y=z&count=3")).body).toMatchObject({
      _v: "23.2",
      _type: "result",
      count: 1,
      start: 5,
      total: 9,
      refine: ["cgid=x", "c_y=z"],
      data: [{ _type: "data", thing_name: "a", c_myAttr: { innerKey: 1 } }],
    });
  });

  test("several ids stand in brackets", async () => {
    expect((await call("/things/(a,b)")).body.data[0].thing_name).toBe("a,b");
  });

  test("a POST may mean another method; its body is turned round, ids with underscores stay", async () => {
    const override = (method: string) =>
      request(create().app)
        .post(`${shop}/things/my_id/long_name`)
        .auth("good", { type: "bearer" })
        .set("x-dw-http-method-override", method)
        .send({ first_name: "A", c_my_own: 1, _type: "x" });
    expect((await override("PUT")).body).toMatchObject({
      thing_id: "my_id",
      body: { first_name: "A", c_my_own: 1, _type: "body" },
    });
    const wrong = await override("TRACE");
    expect([wrong.status, wrong.body.fault.type]).toEqual([400, "IllegalHttpMethodOverrideException"]);
  });

  test("a fault has the platform's form", async () => {
    const answer = await call("/fault");
    expect([answer.status, answer.type]).toEqual([404, "application/json"]);
    expect(answer.body).toEqual({
      _v: "23.2",
      fault: { type: "ThingNotFoundException", message: "No thing.", arguments: { thingId: "x" } },
    });
  });

  test.each([
    ["an unknown version", "/s/WickettPlumUS/dw/shop/latest/things", 404],
    ["an unknown site", "/s/Nowhere/dw/shop/v23_2/things", 400],
    ["an unknown resource", `${shop}/nothing`, 404],
  ])("%s is a fault", async (_, path, status) => {
    const answer = await request(create().app).get(path).auth("good", { type: "bearer" });
    expect(answer.status).toBe(status);
    expect(answer.body.fault.type).toMatch(/Exception$/);
  });

  test("without a token the client must name itself", async () => {
    const { app } = create();
    expect((await request(app).get(`${shop}/open`)).body.fault.type).toBe("MissingClientIdException");
    expect((await request(app).get(`${shop}/open?client_id=wrong`)).body.fault.type).toBe("InvalidClientIdException");
    expect((await request(app).get(`${shop}/open`).set("x-dw-client-id", "client")).body).toEqual({
      _v: "23.2",
      _type: "result",
      open: true,
    });
  });
});
