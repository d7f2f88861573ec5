import { testSiteIds } from "#tests/factories/sites.ts";
import { createBackInStockApi } from "./back-in-stock.ts";

const answering = (status: number, body: unknown) => {
  const asked: string[] = [];
  const fetcher = (input: RequestInfo | URL) => {
    asked.push(input as string);
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
    );
  };
  return { asked, api: createBackInStockApi({ siteId: testSiteIds.us, fetcher: fetcher as typeof fetch }) };
};

test("signs up at the site's controller behind the proxy", async () => {
  const { asked, api } = answering(200, { success: true });
  await api.signUp("480127-24", "june+sweets@marlowe.example");
  expect(asked).toEqual([
    `/mobify/proxy/ocapi/s/${testSiteIds.us}/bisn?pid=480127-24&email=june%2Bsweets%40marlowe.example`,
  ]);
});

test("rejects when the signup was not taken", async () => {
  const { api } = answering(404, { title: "Not Found", type: "x/product-not-found", detail: "No such product." });
  await expect(api.signUp("nothing", "june@marlowe.example")).rejects.toMatchObject({ status: 404 });
});
