import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import type { AccountClosingService, Proof } from "#sandbox/platform/account-closing/account-closing-service.ts";

const PROOF_LIMIT = 256;

const accountOf = ({ shopper }: ApiRequest): string => {
  if (!shopper.registered) throw new Fault(401, "unauthorized", "A guest has no account.");
  return shopper.customerId;
};

const proofOf = ({ body }: ApiRequest): Proof => {
  const { password, code } = (body ?? {}) as Record<string, unknown>;
  if (typeof password === "string" && password !== "" && password.length <= PROOF_LIMIT) return { password };
  if (typeof code === "string" && /^\d{6,8}$/.test(code)) return { code };
  throw new Fault(400, "bad-request", "'password' or 'code' is required.");
};

/** Closing an account, which the platform leaves to merchants. */
export const accountClosingFamilies = (closing: AccountClosingService): ApiFamily[] => [
  {
    base: "/custom/account/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Account.previewClosing",
        method: "get",
        path: "/closing",
        handle: (request) => closing.preview(accountOf(request)),
      },
      {
        operation: "Account.sendClosingCode",
        method: "post",
        path: "/closing/code",
        ownTransactions: true,
        handle: async (request) => {
          await closing.sendCode(accountOf(request), request.siteId);
          return new ApiReply(204);
        },
      },
      {
        operation: "Account.close",
        method: "post",
        path: "/closing",
        ownTransactions: true,
        handle: async (request) => {
          const { closesAt } = await closing.close(accountOf(request), request.siteId, proofOf(request));
          return { closesAt: closesAt.toISOString() };
        },
      },
    ],
  },
];
