import { Router, type Request } from "express";
import { jsonBody } from "#server/middleware/json-body.ts";
import { idOf } from "#server/middleware/logger.ts";
import { bearerToken } from "#server/middleware/bearer-token.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { refuse } from "#server/problem.ts";
import type { SiteServices } from "./site/create-site-context.ts";
import { requestSite } from "./request-site.ts";
import { scapiOperation } from "./scapi-families.ts";
import { toldToShoppers } from "./told-to-shoppers.ts";
import { scapiLimit } from "./scapi-limits.ts";
import { refuseGuessedOrder } from "./order-proof.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { createSdkDispatch } from "./sdk-dispatch.ts";
import { createSession } from "./session-bridge.ts";

/** Most call arguments that are read: `{ parameters, headers, body }`; the client's raw-response switch is dropped. */
const lists = ["ids", "refine", "inventoryIds", "expand", "select", "imgTypes", "productIds"];

/** Parameters of `GET …/getProducts?ids=a,b&allImages=true` as the client takes them. */
const queryParameters = (request: Request): Record<string, unknown> => {
  const search = new URLSearchParams(request.originalUrl.split("?")[1] ?? "");
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => [
      name,
      lists.includes(name) ? search.getAll(name).flatMap((value) => value.split(",")) : search.getAll(name).at(-1),
    ]),
  );
};

const args = (body: unknown): readonly unknown[] => {
  if (!Array.isArray(body)) throw refuse(400, "bad-request", "Bad Request", "The body must be an array of arguments.");
  return body;
};

/**
 * `POST /api/<site>/scapi/<family>/<method>` with an array of arguments, and `GET …/ShopperProducts/getProducts?…`.
 * `ShopperSessions/createSession` is the bridge to the platform's session. The backend's status and body come back
 * unchanged. 404 for anything that is not on the list, 400 for malformed arguments.
 */
export const createScapiRouter = (services: SiteServices): Router => {
  const router = Router({ mergeParams: true });
  const dispatchFor = (request: Request) => {
    const site = requestSite(services.config, request);
    return createSdkDispatch({
      commerce: services.config.commerce,
      site,
      accessToken: bearerToken(request),
      sharedToken: services.guestToken(site),
      requestId: idOf(request),
    });
  };
  const operationOf = (request: Request): [string, string] => {
    const family = String(request.params["family"]);
    const method = String(request.params["method"]);
    const operation = scapiOperation(family, method);
    if (!operation || operation.access === "site-api")
      throw refuse(404, "not-found", "Not Found", `There is no operation ${family}.${method}.`);
    return [family, method];
  };

  router.get("/ShopperProducts/getProducts", async (request, response) => {
    const { body } = await dispatchFor(request)("ShopperProducts", "getProducts", [
      { parameters: queryParameters(request) },
    ]);
    response.set("cache-control", "public, max-age=0, s-maxage=60").json(body);
  });

  router.post("/ShopperSessions/createSession", jsonBody, createSession(services));
  router.post("/:family/:method", (request, response, next) => {
    requestSite(services.config, request);
    operationOf(request);
    jsonBody(request, response, next);
  });
  router.post("/:family/:method", async (request, response) => {
    const [family, method] = operationOf(request);
    const given = args(request.body);
    const limit = scapiLimit(family, method, given);
    if (limit) {
      const shopper = await services.verifyShopper(bearerToken(request));
      await services.limits.take(limit.name, { address: clientAddress(request), shopper: shopper?.id, ...limit });
    }
    if (`${family}.${method}` === "ShopperCustomers.updateCustomerPassword")
      await refuseGuessable((given[0] as { body?: { password?: unknown } } | undefined)?.body?.password);
    if (`${family}.${method}` === "ShopperOrders.guestOrderLookup")
      refuseGuessedOrder((given[0] as { body?: unknown } | undefined)?.body);
    const { status, body } = await dispatchFor(request)(family, method, given);
    response.status(status).set("cache-control", "no-store");
    if (body === undefined) response.end();
    else response.json(toldToShoppers(family, method, body));
  });

  return router;
};
