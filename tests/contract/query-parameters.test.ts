import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import type { ApiRoute } from "#sandbox/core/api-route.ts";
import { platformOperationNames } from "#sandbox/dialects/http/platform-operations.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

/** Taken by every operation, whether the client knows them there or not. */
const everywhere = ["organizationId", "siteId", "locale", "currency", "personalized"];

const declared = (operation: string): string[] => {
  const [family = "", method = ""] = operation.split(".");
  const { paramKeys } = (sdk as unknown as Record<string, { paramKeys: Record<string, string[]> }>)[family] ?? {};
  return paramKeys?.[method] ?? [];
};

/**
 * Query parameters of the client's method: those it knows besides the ones in the path and the ones everybody takes.
 */
const queryOf = (operation: string, { path }: ApiRoute): string[] => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return declared(operation).filter((name) => !everywhere.includes(name) && !inPath.includes(name));
};

describe("query parameters", () => {
  let sandbox: TestSandbox;
  let routes: Map<string, ApiRoute>;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    const scapi = sandbox.services.families.filter(({ dialects = ["scapi"] }) => dialects.includes("scapi"));
    routes = new Map(scapi.flatMap((family) => family.routes.map((route) => [route.operation, route] as const)));
  }, 120_000);
  afterAll(() => sandbox.close());

  it.each(platformOperationNames.map((name) => [name]))("of %s are those of the official client", (operation) => {
    const route = routes.get(operation);
    // The members of a form count among the client's parameters and travel in the body.
    if (!route || route.form) return;
    expect([...(route.query ?? [])].sort()).toEqual(queryOf(operation, route).sort());
  });
});
