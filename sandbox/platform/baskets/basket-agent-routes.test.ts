import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { agentRoutes } from "./basket-agent-routes.ts";
import type { Basket } from "./basket.ts";

const request = (basketId: string): ApiRequest => ({
  params: { basketId },
  query: new URLSearchParams(),
  body: {},
  siteId: "s",
  locale: "en-US",
  currency: "USD",
  shopper: {
    customerId: "c",
    registered: false,
    usid: "u",
    siteId: "s",
    previousCustomerId: null,
  } as ApiRequest["shopper"],
  headers: {},
});

const routes = agentRoutes(
  {
    route: (operation, method, path, handle): ApiRoute => ({ operation, method, path, handle }),
    change: () => Promise.reject(new Error("nothing is changed")),
  },
  {
    refuseForeign: (basketId) =>
      basketId === "own" ? Promise.resolve({} as Basket) : Promise.reject(new Fault(404, "basket-not-found", "")),
  },
);

test.each(routes.map((route): [string, ApiRoute] => [route.operation, route]))(
  "%s is refused with a reason even where a token's scope lets it pass, an unknown basket first",
  async (operation, route) => {
    const isAboutTaxes = operation.includes("Taxes");
    await expect(route.handle(request("own"))).rejects.toMatchObject(
      isAboutTaxes ? { status: 409, type: "invalid-tax-mode" } : { status: 403, type: "forbidden" },
    );
    await expect(route.handle(request("other"))).rejects.toMatchObject({ status: 404 });
  },
);
