import type { ControlRoute } from "./control-route.ts";
import type { JsonSchema } from "./json-schema.ts";

const problem: JsonSchema = {
  type: "object",
  description: "A problem document (RFC 9457).",
  properties: { title: { type: "string" }, type: { type: "string" }, detail: { type: "string" } },
  required: ["title", "type", "detail"],
};

const phrases: Record<number, string> = {
  200: "Done.",
  201: "Made.",
  204: "Done; there is nothing to say.",
  400: "The request does not fit this document.",
  401: "The token is missing or wrong.",
  403: "Not from this machine, or the control plane is switched off.",
  404: "There is no such thing.",
  409: "It cannot be done in the present state.",
  501: "This sandbox does not offer it.",
  503: "The database does not answer.",
};

const content = (type: string, schema: JsonSchema) => ({ content: { [type]: { schema } } });

/** `/snapshots/:name` → `/snapshots/{name}`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

const operationOf = (route: ControlRoute) => {
  const parameters = [
    ...[...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...Object.entries(route.query ?? {}).map(([name, schema]) => ({ name, in: "query", schema })),
  ];
  const faults = [400, ...(route.harmless ? [] : [401, 403]), ...(route.faults ?? [])];
  return {
    summary: route.summary,
    ...(parameters.length ? { parameters } : {}),
    ...(route.body
      ? { requestBody: { required: !route.bodyOptional, ...content("application/json", route.body) } }
      : {}),
    responses: Object.fromEntries([
      ...Object.entries(route.answers).map(([status, schema]) => [
        status,
        {
          description: phrases[Number(status)],
          ...(schema ? content(route.contentType ?? "application/json", schema) : {}),
        },
      ]),
      ...faults.map((status) => [
        String(status),
        { description: phrases[status], ...content("application/problem+json", problem) },
      ]),
    ]),
  };
};

/** The OpenAPI document of the control plane, made from its routes. */
export const openApiDocument = (routes: readonly ControlRoute[]): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[templateOf(route.path)] = { ...paths[templateOf(route.path)], [route.method]: operationOf(route) };
  return {
    openapi: "3.0.3",
    info: {
      title: "Sweetshop sandbox: control plane",
      version: "1",
      description:
        "Levers for developers and tests. For calls from this machine only. The header x-sandbox-organization names the test organization that is meant; without it the sandbox's own is.",
    },
    servers: [{ url: "/__sandbox" }],
    paths,
  };
};
