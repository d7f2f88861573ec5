import { contractFolder } from "#sandbox/contract/oas-validator.ts";
import { refused } from "#sandbox/dialects/http/outside.ts";
import { platformOperationNames } from "#sandbox/dialects/http/platform-operations.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  allowedValues,
  type DocumentedOperation,
  type DocumentedParameter,
  documentedParameters,
  forbiddenValues,
  operationKey,
} from "./documented-parameters.ts";
import { judgedParameters } from "./judged-parameters.ts";
import { callsOf } from "./sweep/all-calls.ts";
import { clients, createSweepShop, type Family, type PreparedCall, type SweepShop } from "./sweep/sweep-shop.ts";

/** Operations the client knows beyond the documents. */
const undocumented = ["ShopperOrders.requestOrderAccessCode", "ShopperPayments.getPaymentInstrumentBalance"];

/** Decided before any operation looks at its own parameters, and tested there. */
const ofEveryCall = ["organizationId", "siteId", "locale"];

/** Answers that a fitting value may have: the name it holds is nobody's, or it fits no further what there is. */
const understood = [404, 409];

/** Answers for a name in the path that cannot be anybody's. */
const wrongPath = [400, 403, 404];

/** What a complaint about the length of a text says. */
const aboutLength = /characters|too long|too short/;

const names = (operation: string) => operation.split(".") as [Family, string];

const withQuery = ({ url, ...call }: PreparedCall, name: string, value: string | null): PreparedCall => {
  const address = new URL(url);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return { ...call, url: address.href };
};

const withPath = ({ url, ...call }: PreparedCall, template: string, name: string, value: string): PreparedCall => {
  const address = new URL(url);
  const segments = address.pathname.split("/");
  const own = template.split("/");
  segments[segments.length - own.length + own.indexOf(`{${name}}`)] = encodeURIComponent(value);
  address.pathname = segments.join("/");
  return { ...call, url: address.href };
};

const withoutHeader = (call: PreparedCall, name: string): PreparedCall => {
  const headers = new Headers(call.init.headers);
  headers.delete(name);
  return { ...call, init: { ...call.init, headers } };
};

describe("parameters by their documents", () => {
  let sandbox: TestSandbox;
  let shop: SweepShop;
  const documented = documentedParameters(contractFolder());
  const documentOf = (operation: string): DocumentedOperation | undefined => {
    const [family, method] = names(operation);
    return documented.get(operationKey(clients[family].defaultBaseUri, method));
  };

  beforeAll(async () => {
    sandbox = await createTestSandbox();
    shop = createSweepShop(sandbox, []);
  }, 120_000);
  afterAll(() => sandbox.close());

  const called = platformOperationNames.filter((operation) => {
    const [family, method] = names(operation);
    return callsOf(family)[method] !== undefined && !(operation in refused) && !undocumented.includes(operation);
  });
  const prepare = async (operation: string): Promise<PreparedCall> => {
    const [family, method] = names(operation);
    return shop.prepared(family, method, (await callsOf(family)[method]?.(shop)) ?? {});
  };
  const parametersOf = (operation: string, place: DocumentedParameter["in"]): DocumentedParameter[] =>
    (documentOf(operation)?.parameters ?? []).filter((each) => each.in === place && !ofEveryCall.includes(each.name));

  it("are documented for every operation that is called, and judged only where they are", () => {
    expect(called.filter((operation) => documentOf(operation) === undefined)).toEqual([]);
    const known = called.flatMap((operation) =>
      parametersOf(operation, "query").map(({ name }) => `${operation} ${name}`),
    );
    expect(Object.keys(judgedParameters).filter((each) => !known.includes(each))).toEqual([]);
  });

  const withQueries = called.filter((operation) => parametersOf(operation, "query").length > 0);

  it.each(withQueries)("%s takes the query its document allows and nothing else", async (operation) => {
    const call = await prepare(operation);
    const told: Record<string, string[]> = {};
    const note = (name: string, value: string | null, status: number) => {
      const said = `${value === null ? "nothing" : JSON.stringify(value.slice(0, 40))}: ${status}`;
      told[`${operation} ${name}`] = [...(told[`${operation} ${name}`] ?? []), said];
    };
    for (const { name, required, schema } of parametersOf(operation, "query")) {
      for (const value of [...forbiddenValues(schema), ...(required ? [null] : [])]) {
        const { status } = await shop.send(withQuery(call, name, value));
        if (status !== 400) note(name, value, status);
      }
      const { type, enum: words } = schema.items ?? schema;
      const isText = type === "string" && !words;
      for (const value of allowedValues(schema)) {
        const own = call.method === "GET" ? call : await prepare(operation);
        const { status, body } = await shop.send(withQuery(own, name, value));
        const isFine = isText ? !aboutLength.test(JSON.stringify(body)) : status < 400 || understood.includes(status);
        if (!isFine) note(name, value, status);
      }
    }
    const judged = Object.entries(judgedParameters).filter(([key]) => key.startsWith(`${operation} `));
    expect(told).toEqual(Object.fromEntries(judged.map(([key, { differs }]) => [key, differs])));
  });

  const withPaths = called.filter((operation) =>
    [...parametersOf(operation, "path"), ...parametersOf(operation, "header")].some(({ required }) => required),
  );

  it.each(withPaths)("%s refuses a path that its document forbids, and asks for its headers", async (operation) => {
    const call = await prepare(operation);
    const { template = "" } = documentOf(operation) ?? {};
    for (const { name, schema } of parametersOf(operation, "path"))
      for (const value of forbiddenValues(schema).filter((each) => each !== "")) {
        const { status } = await shop.send(withPath(call, template, name, value));
        expect([name, value.slice(0, 40), wrongPath.includes(status) ? "refused" : status]).toEqual([
          name,
          value.slice(0, 40),
          "refused",
        ]);
      }
    for (const { name } of parametersOf(operation, "header").filter(({ required }) => required)) {
      const { status } = await shop.send(withoutHeader(call, name));
      expect([name, [400, 401].includes(status) ? "refused" : status]).toEqual([name, "refused"]);
    }
  });
});
