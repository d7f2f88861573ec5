import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { geolocationHeader } from "./geolocation.ts";
import type { ContextOwner, ShopperContextService } from "./shopper-context-service.ts";

const path = "/shopper-context/:usid";

/** The caller's own session. @throws Fault 400 for another one's. */
const ownSession = ({ params, shopper }: ApiRequest): ContextOwner => {
  if (params.usid !== shopper.usid)
    throw new Fault(400, "usid-not-matching-with-token", "Usid in incoming request does not match Usid in token.", {
      title: "Usid not matching with token",
    });
  return { usid: shopper.usid, registered: shopper.registered };
};

const keepsAddress = ({ query }: ApiRequest) => ({
  keepsAddress: query.get("evaluateContextWithClientIp") === "true",
});

/** The Shopper Context family. */
export const shopperContextFamilies = (contexts: ShopperContextService): ApiFamily[] => [
  {
    base: "/shopper/shopper-context/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "ShopperContexts.getShopperContext",
        method: "get",
        path,
        handle: async (request) => {
          const context = await contexts.find(ownSession(request).usid);
          return new ApiReply(200, context, geolocationHeader(context));
        },
      },
      {
        operation: "ShopperContexts.createShopperContext",
        method: "put",
        path,
        query: ["evaluateContextWithClientIp"],
        handle: async (request) => {
          const isNew = await contexts.put(ownSession(request), request.body, keepsAddress(request));
          return new ApiReply(isNew ? 201 : 200, undefined, geolocationHeader(request.body));
        },
      },
      {
        operation: "ShopperContexts.updateShopperContext",
        method: "patch",
        path,
        query: ["evaluateContextWithClientIp"],
        handle: async (request) => {
          const context = await contexts.patch(ownSession(request), request.body, keepsAddress(request));
          return new ApiReply(200, context, geolocationHeader({ ...(request.body as object), ...context }));
        },
      },
      {
        operation: "ShopperContexts.deleteShopperContext",
        method: "delete",
        path,
        handle: async (request) => {
          await contexts.remove(ownSession(request).usid);
          return new ApiReply(204);
        },
      },
    ],
  },
];
