import type { CommerceConfig } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { inSpan } from "#server/tracing/spans.ts";
import { createBackendFetch, readAnswer, type BackendAnswer } from "./backend-fetch.ts";
import { scapiOperation, type ScapiOperation } from "./scapi-families.ts";

/** Calls one operation of the shopper APIs and answers with its status, headers and JSON. */
export type ScapiDispatch = (family: string, method: string, args: readonly unknown[]) => Promise<BackendAnswer>;

/** On whose behalf, and for which site, operations are called. */
export interface DispatchOptions {
  commerce: CommerceConfig;
  site: SiteConfig;
  /** The shopper's access token; `null` when there is none. */
  accessToken: string | null;
  /** The site's own guest token, for operations that need no shopper of their own. */
  sharedToken?: { get(): Promise<string>; forget(token: string): void };
  requestId?: string | undefined;
}

/** Headers a caller may add to a call; an authorization in any spelling is never among them. */
const allowedHeader = /^(accept-language|if-match|if-none-match|c_captcha-proof|x-(?!forwarded|real-ip)[\w-]+)$/i;

/** Parameters that belong to the configuration and not to the caller. */
const ownParameters = ["organizationId", "siteId", "clientId"];

/**
 * The official client as a function. Only operations of `scapi-families.ts` are reachable; the first argument is `{
 * parameters, headers, body }`, everything after it is dropped. Throws `UpstreamProblem` with the backend's own status
 * and body, 404 for an unknown operation, 400 for wrong arguments, 502 and 504 when the backend cannot be used.
 */
export const createSdkDispatch = (options: DispatchOptions): ScapiDispatch => {
  const { accessToken, sharedToken } = options;
  const dispatch: ScapiDispatch = async (family, method, args) => {
    const operation = scapiOperation(family, method);
    if (!operation) throw refuse(404, "not-found", "Not Found", `There is no operation ${family}.${method}.`);
    const call = checkedCall(operation, args);
    const usesSharedToken = operation.access === "anyone" && sharedToken && (method === "getProducts" || !accessToken);
    if (!usesSharedToken) return send(options, operation, call, accessToken);

    const token = await sharedToken.get();
    try {
      return await send(options, operation, call, token);
    } catch (error) {
      if (!(error instanceof UpstreamProblem) || error.status !== 401) throw error;
      sharedToken.forget(token);
      return send(options, operation, call, await sharedToken.get());
    }
  };
  return (family, method, args) => inSpan(`${family}.${method}`, {}, () => dispatch(family, method, args));
};

/** An id that would lead to another address: the client strips such parts silently. */
const climbs = /^\.{1,2}$|\.{1,2}(\/|\\|%2f|%5c)/i;

/** Operations that say something, so that there has to be a body (calls-9). */
const writes = /^(?:add|create|update)[A-Z]/;

interface Call {
  parameters: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
}

const badRequest = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const checkedCall = (operation: ScapiOperation, args: readonly unknown[]): Call => {
  const first = args[0] ?? {};
  if (!isRecord(first)) throw badRequest("The first argument must be an object with parameters, headers and body.");
  const { parameters = {}, headers = {}, body } = first;
  if (!isRecord(parameters)) throw badRequest("parameters must be an object.");
  if (!isRecord(headers)) throw badRequest("headers must be an object.");
  const given = Object.fromEntries(
    Object.entries(parameters).filter(
      ([name, value]) => !ownParameters.includes(name) && value !== undefined && value !== null,
    ),
  );
  checkParameters(operation, given);
  if (writes.test(operation.method) && body === undefined)
    throw refuse(400, "MissingBody", "Missing Body", `${operation.method} needs a body.`);
  return {
    parameters: given,
    headers: Object.fromEntries(
      Object.entries(headers).filter(
        (entry): entry is [string, string] =>
          allowedHeader.test(entry[0]) && typeof entry[1] === "string" && /^[\t\x20-\x7e]*$/.test(entry[1]),
      ),
    ),
    body,
  };
};

const checkParameters = (operation: ScapiOperation, given: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(given)) {
    if (!operation.parameters.includes(name) && !name.startsWith("c_"))
      throw refuse(
        400,
        "undefined-query-parameter",
        "Undefined Query Parameter",
        `Query parameter '${name}' is not defined in the API.`,
      );
    if (isRecord(value)) throw badRequest(`Parameter '${name}' must be a text, a number or a list.`);
  }
  for (const name of operation.required)
    if (!ownParameters.includes(name) && (given[name] === undefined || given[name] === ""))
      throw refuse(400, "MissingParameters", "Missing Parameters", `Parameter '${name}' is missing.`);
  for (const name of operation.pathParameters) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== "string" && !(typeof value === "number" && value !== 0))
      throw badRequest(`Parameter '${name}' must be an id.`);
    if (typeof value === "string" && climbs.test(value))
      throw refuse(404, "not-found", "Not Found", `Nothing is called '${value}'.`);
  }
};

const send = async (
  options: DispatchOptions,
  operation: ScapiOperation,
  call: Call,
  token: string | null,
): Promise<BackendAnswer> => {
  const { commerce, site, requestId } = options;
  const client = new operation.Client({
    proxy: commerce.origin,
    parameters: {
      shortCode: commerce.shortCode,
      organizationId: commerce.organizationId,
      clientId: commerce.clientId,
      siteId: site.id,
      ...(operation.locale ? { locale: site.locale } : {}),
    },
    headers: token ? { authorization: `Bearer ${token}` } : {},
    fetch: createBackendFetch({ timeoutMs: commerce.timeoutMs, requestId }),
    fetchOptions: { redirect: "manual" },
  });
  const run = client[operation.method];
  if (!run) throw refuse(404, "not-found", "Not Found", `There is no operation ${operation.method}.`);
  return readAnswer(await run.call(client, call, true));
};
