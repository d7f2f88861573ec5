import type { Request } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { Call } from "#sandbox/dialects/http/api-options.ts";
import { meantCall, ocapiTables } from "#sandbox/dialects/http/ocapi-tables.ts";
import { createRouteTable, segmentsOf } from "#sandbox/dialects/http/route-table.ts";
import { runningScope } from "./call-scope.ts";
import type { FaultCall, FaultEffect } from "./fault-rule.ts";
import { effectSchema } from "./fault-schema.ts";
import type { Faults } from "./faults.ts";
import { schemaProblem } from "./json-schema.ts";

/** Names the effect of one call, where the levers are on: an effect as JSON, or the word for one without members. */
export const FAULT_HEADER = "x-sandbox-fault";

/** What every call passes before it is worked on: nothing happens unless a rule, or the call itself, asks for it. */
export const createFaultGate = ({
  faults,
  families,
  customerOf,
  takesHeader,
}: {
  faults: Faults;
  families: readonly ApiFamily[];
  /** The customer behind an access token. */
  customerOf: (token: string) => Promise<string | undefined>;
  /** Whether calls may name a fault themselves. */
  takesHeader: boolean;
}): ((call: Call) => Promise<void>) => {
  const scapi = createRouteTable(
    families.filter(({ dialects = ["scapi"] }) => dialects.includes("scapi")),
    ({ base }, { path }) => `${base}/organizations/:organizationId${path}`,
  );
  const ocapi = ocapiTables(families);

  const meantInScapi = (request: Request, segments: readonly string[]) => {
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const found = scapi.find(method, segments);
    return { method, operation: found && "route" in found ? found.route.operation : undefined };
  };

  const describe = ({ request, url }: Call): Omit<FaultCall, "customerId"> => {
    const segments = segmentsOf(url.pathname);
    const isOcapi = segments[0] === "s";
    const { method, operation } = isOcapi ? meantCall(ocapi, request, url) : meantInScapi(request, segments);
    return {
      api: isOcapi ? "ocapi" : segments[1] === "auth" ? "slas" : segments[0] === "custom" ? "custom" : "scapi",
      operation,
      vendor: undefined,
      method: request.method === "HEAD" ? "HEAD" : method.toUpperCase(),
      path: url.pathname,
      siteId: isOcapi ? segments[1] : (url.searchParams.get("siteId") ?? undefined),
    };
  };

  return async (call) => {
    const own = takesHeader ? ownEffects(call.request.headers[FAULT_HEADER]) : [];
    if (faults.isIdle() && own.length === 0) return;
    const scope = runningScope();
    if (!scope) return;
    const { request, response } = scope;
    const described = describe(call);
    if (described.operation) call.record.operation = described.operation;
    await faults.apply(
      {
        call: described,
        customerId: async () => {
          const [, token] = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
          return token === undefined ? undefined : customerOf(token);
        },
        grantType: () =>
          Buffer.isBuffer(request.body)
            ? (new URLSearchParams(request.body.toString("utf8")).get("grant_type") ?? undefined)
            : undefined,
        response,
        own,
      },
      scope.faults,
    );
  };
};

/** @throws Fault 400 for a header that names no effect */
const ownEffects = (header: string | string[] | undefined): FaultEffect[] => {
  if (header === undefined) return [];
  const text = String(header);
  let effect: unknown;
  try {
    effect = text.startsWith("{") ? JSON.parse(text) : { kind: text };
  } catch {
    throw new Fault(400, "bad-request", `The header ${FAULT_HEADER} is not valid JSON.`);
  }
  const problem = schemaProblem(effectSchema, effect, FAULT_HEADER);
  if (problem) throw new Fault(400, "bad-request", `${problem}.`);
  return [effect as FaultEffect];
};
