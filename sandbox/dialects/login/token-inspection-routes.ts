import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { bearerOf, loginFamily, open } from "./login-routes.ts";
import { badRequest, formReader, queryReader } from "./login-request.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { TokenInspectionService } from "./token-inspection-service.ts";

const kinds = ["access_token", "refresh_token"];

/** The token a private client asks about, and its claim to be one. */
const askedFor = (request: ApiRequest) => {
  const read = formReader(request);
  const token = read("token");
  if (token === undefined) throw badRequest("Bad or missing access token or refresh token");
  const hint = read("token_type_hint");
  if (hint !== undefined && !kinds.includes(hint)) throw badRequest("token_type_hint is not valid.");
  return { token, claim: { authorization: request.headers.authorization, clientId: read("client_id") } };
};

/** Introspect, revoke and user info. */
export const tokenInspectionFamilies = (inspection: TokenInspectionService, limit: RateLimit): ApiFamily[] => [
  loginFamily(limit, [
    {
      operation: "ShopperLogin.introspectToken",
      method: "post",
      path: "/oauth2/introspect",
      ...open,
      form: true,
      handle: (request) => {
        const { claim, token } = askedFor(request);
        return inspection.introspect(claim, token);
      },
    },
    {
      operation: "ShopperLogin.revokeToken",
      method: "post",
      path: "/oauth2/revoke",
      ...open,
      form: true,
      handle: async (request) => {
        const { claim, token } = askedFor(request);
        await inspection.revoke(claim, token);
        return new ApiReply(200, { token });
      },
    },
    {
      operation: "ShopperLogin.getUserInfo",
      method: "get",
      path: "/oauth2/userinfo",
      ...open,
      query: ["channel_id", "idpValidate"],
      handle: (request) => inspection.userInfo(bearerOf(request), queryReader(request)("channel_id")),
    },
  ]),
];
