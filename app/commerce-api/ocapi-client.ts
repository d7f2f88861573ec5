import { camelCaseKeys, snakeCaseKeys } from "./key-case.ts";
import { readAnswer, send } from "./read-answer.ts";

/** Where the shop API proxy is and who asks. */
export interface OcapiOptions {
  /** Empty for the page's own origin. */
  origin?: string;
  siteId: string;
  clientId: string;
  /** Version as in the path, `20_4`. */
  version?: string;
  /** Gives the shopper's access token, if there is one. */
  accessToken?: () => Promise<string | undefined>;
  fetcher?: typeof fetch;
}

/** One call of the shop API; `resource` comes after the version. */
export interface OcapiRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  resource: string;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * The shop API through the storefront's proxy. PUT, PATCH and DELETE travel as POST with an override header, keys are
 * turned round both ways, and a fault becomes `CommerceApiError` (calls-3).
 */
export const createOcapiClient =
  ({ origin = "", siteId, clientId, version = "20_4", accessToken, fetcher = fetch }: OcapiOptions) =>
  async ({ method, resource, query, body }: OcapiRequest): Promise<unknown> => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    const token = await accessToken?.();
    const overridden = method === "PUT" || method === "PATCH" || method === "DELETE";
    const response = await send(
      fetcher,
      `${origin}/mobify/proxy/ocapi/s/${siteId}/dw/shop/v${version}/${resource}${search}`,
      {
        method: overridden ? "POST" : method,
        credentials: "include",
        headers: {
          "content-type": "application/json",
          "x-dw-client-id": clientId,
          ...(overridden && { "x-dw-http-method-override": method }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(snakeCaseKeys(body)) }),
      },
    );
    return camelCaseKeys(await readAnswer(response));
  };
