import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import type { DeviceService } from "#sandbox/dialects/login/device-service.ts";

const accountOf = ({ shopper }: ApiRequest): string => {
  if (!shopper.registered) throw new Fault(401, "unauthorized", "A guest has no devices.");
  return shopper.customerId;
};

/** The browsers in which a customer is logged in, and the way out of each; the platform leaves this to merchants. */
export const deviceFamilies = (devices: DeviceService): ApiFamily[] => [
  {
    base: "/custom/account/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Account.getDevices",
        method: "get",
        path: "/devices",
        handle: async (request) => ({
          data: (await devices.list(accountOf(request))).map(({ id, userAgent, siteId, startedAt, lastUsedAt }) => ({
            id,
            userAgent,
            siteId,
            creationDate: startedAt.toISOString(),
            lastUsed: lastUsedAt.toISOString(),
            current: id === request.shopper.sessionId,
          })),
        }),
      },
      {
        operation: "Account.noteDevice",
        method: "put",
        path: "/devices/current",
        handle: async (request) => {
          accountOf(request);
          const { userAgent } = (request.body ?? {}) as { userAgent?: unknown };
          if (typeof userAgent !== "string") throw new Fault(400, "bad-request", "'userAgent' must be a text.");
          await devices.note(request.shopper.sessionId, userAgent);
          return new ApiReply(204);
        },
      },
      {
        operation: "Account.endDevice",
        method: "delete",
        path: "/devices/:deviceId",
        handle: async (request) => {
          await devices.end(accountOf(request), request.params.deviceId ?? "");
          return new ApiReply(204);
        },
      },
      {
        operation: "Account.endOtherDevices",
        method: "delete",
        path: "/devices",
        handle: async (request) => {
          await devices.endOthers(accountOf(request), request.shopper.sessionId);
          return new ApiReply(204);
        },
      },
    ],
  },
];
