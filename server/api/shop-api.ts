import type { CommerceConfig } from "#config/config.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { createBackendFetch, readAnswer, type BackendAnswer } from "./backend-fetch.ts";
import { camelCaseKeys, snakeCaseKeys } from "./key-case.ts";

/** Version of the Shop API that this server speaks. */
const VERSION = "v20_4";

/** Who asks, and about which site. */
interface ShopApiOptions {
  commerce: Pick<CommerceConfig, "ocapiOrigin" | "clientId" | "timeoutMs">;
  siteId: string;
  /** `Bearer …` of the shopper. */
  authorization: string;
  requestId?: string | undefined;
}

/** One call of the Shop API; `resource` comes after the version. */
export interface ShopApiCall {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  resource: string;
  body?: unknown;
}

const hasFault = (body: unknown): boolean =>
  typeof body === "object" && body !== null && typeof (body as { fault?: unknown }).fault === "object";

/**
 * The Shop API as this server asks it (calls-1 to calls-4). PUT, PATCH and DELETE travel as POST with an override
 * header, keys are turned round both ways, and a fault is an `UpstreamProblem` whatever its status says.
 */
export const createShopApi =
  ({ commerce, siteId, authorization, requestId }: ShopApiOptions) =>
  async ({ method, resource, body }: ShopApiCall): Promise<BackendAnswer> => {
    const isOverridden = method !== "GET" && method !== "POST";
    const answer = await readAnswer(
      await createBackendFetch({ timeoutMs: commerce.timeoutMs, requestId })(
        `${commerce.ocapiOrigin}/s/${siteId}/dw/shop/${VERSION}/${resource}`,
        {
          method: isOverridden ? "POST" : method,
          redirect: "manual",
          headers: {
            authorization,
            "content-type": "application/json",
            "x-dw-client-id": commerce.clientId,
            ...(isOverridden && { "x-dw-http-method-override": method }),
          },
          ...(body !== undefined && { body: JSON.stringify(snakeCaseKeys(body)) }),
        },
      ),
    );
    if (hasFault(answer.body)) throw new UpstreamProblem(400, answer.body);
    return { ...answer, body: camelCaseKeys(answer.body) };
  };
