import { createOcapiClient } from "./ocapi-client.ts";

const setUp = (reply: unknown, status = 200) => {
  const requests: {
    url: string;
    method?: string;
    headers: Record<string, string>;
    body?: string;
    credentials?: string;
  }[] = [];
  const fetcher = ((url: string, init: RequestInit) => {
    requests.push({
      url,
      method: init.method,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body as string | undefined,
      credentials: init.credentials,
    });
    return Promise.resolve(
      new Response(JSON.stringify(reply), { status, headers: { "content-type": "application/json" } }),
    );
  }) as unknown as typeof fetch;
  const call = createOcapiClient({
    siteId: "WickettPlumUS",
    clientId: "client",
    fetcher,
    accessToken: () => Promise.resolve("token"),
  });
  return { call, requests };
};

describe("the shop API through its proxy", () => {
  it.each(["PUT", "PATCH", "DELETE"] as const)("sends %s as POST with an override", async (method) => {
    const { call, requests } = setUp({});
    await call({ method, resource: "baskets/b/items/i", body: { productId: "p" } });
    expect(requests[0]).toMatchObject({
      url: "/mobify/proxy/ocapi/s/WickettPlumUS/dw/shop/v20_4/baskets/b/items/i",
      method: "POST",
      body: '{"product_id":"p"}',
    });
    expect(requests[0]?.headers).toMatchObject({
      "x-dw-http-method-override": method,
      "x-dw-client-id": "client",
      authorization: "Bearer token",
    });
  });

  it("says what it is, who asks and brings the cookies along", async () => {
    const { call, requests } = setUp({});
    await call({ method: "POST", resource: "baskets", body: { c_note: 1 } });
    expect(requests[0]).toMatchObject({ credentials: "include", body: '{"c_note":1}' });
    expect(requests[0]?.headers).toMatchObject({ "content-type": "application/json", "x-dw-client-id": "client" });
  });

  it("sends GET as it is and turns the answer's keys round", async () => {
    const { call, requests } = setUp({ basket_id: "b", c_flashes: [] });
    expect(await call({ method: "GET", resource: "baskets/b", query: { expand: "x" } })).toEqual({
      basketId: "b",
      c_flashes: [],
    });
    expect(requests[0]?.method).toBe("GET");
    expect(requests[0]?.url).toMatch(/baskets\/b\?expand=x$/);
    expect(requests[0]?.headers).not.toHaveProperty("x-dw-http-method-override");
  });

  it("turns a fault into an error", async () => {
    const { call } = setUp({ fault: { type: "BasketNotFoundException", message: "No basket." } }, 404);
    await expect(call({ method: "GET", resource: "baskets/b" })).rejects.toMatchObject({
      status: 404,
      type: "BasketNotFoundException",
      detail: "No basket.",
    });
  });
});
