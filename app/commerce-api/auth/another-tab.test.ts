import { createBasketsApi } from "../baskets.ts";
import { createCustomersApi } from "../customers.ts";
import { createScapiTransport } from "../scapi-transport.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createBrowserSession } from "./session.ts";

const SITE = testSiteIds.us;

/**
 * A server that two tabs share: its cookie says who is shopping, and a customer is only told to their own token.
 * Another tab logs in as Opal while this one opens the platform's session for June.
 */
const setUp = () => {
  let shopping = "june";
  const hint = () => `registered.${shopping}`;
  const refused: string[] = [];
  const json = (body: unknown, status = 200) =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
  const fetcher = ((url: string, init: RequestInit & { body: string }) => {
    const method = url.split("/").at(-1) ?? "";
    if (method === "session")
      return json({
        accessToken: shopping,
        expiresInSeconds: 1800,
        customerId: shopping,
        registered: true,
        hint: hint(),
      });
    if (method === "createSession") {
      shopping = "opal";
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const [{ parameters }] = JSON.parse(init.body) as [{ parameters: { customerId: string } }];
    const owner = new Headers(init.headers).get("authorization")?.replace("Bearer ", "");
    if (owner !== parameters.customerId) {
      refused.push(`${method} ${parameters.customerId} by ${owner}`);
      return json({ title: "Bad Request", type: "invalid", detail: "The customer is invalid." }, 400);
    }
    return json(
      method === "getCustomer"
        ? { customerId: owner }
        : { baskets: [{ basketId: `bag of ${owner}`, currency: "USD" }] },
    );
  }) as unknown as typeof fetch;
  const session = createBrowserSession({
    siteId: SITE,
    fetcher,
    now: () => 0,
    readCookies: () => `session_${SITE}=${hint()}`,
  });
  const changes: string[] = [];
  session.listen((event, { customerId }) => changes.push(`${event} ${customerId}`));
  const scapi = createScapiTransport({ siteId: SITE, session, fetcher });
  return {
    session,
    changes,
    refused,
    baskets: createBasketsApi(scapi, () => session.current()),
    customers: createCustomersApi(scapi, () => Promise.reject(new Error("The site is not asked."))),
  };
};

describe("another tab that changes the customer while this one asks", () => {
  it("is noticed before anything is sent: nobody is asked for with the other's token", async () => {
    const { session, customers, changes, refused } = setUp();
    const asked = await session.current();
    expect(asked?.customerId).toBe("june");
    await expect(customers.get("june")).rejects.toMatchObject({ type: "customer-changed" });
    expect(changes).toEqual(["changed opal"]);
    expect(refused).toEqual([]);
    expect(await customers.get("opal")).toEqual({ customerId: "opal" });
  });

  it("makes the bag that of whoever is shopping by then", async () => {
    const { baskets, changes, refused } = setUp();
    expect(await baskets.current()).toMatchObject({ basketId: "bag of opal" });
    expect(changes).toEqual(["changed opal"]);
    expect(refused).toEqual([]);
  });
});
