import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { load } from "js-yaml";
import { packageFolder } from "#sandbox/core/package-folder.ts";

/** One answer as it came over the wire. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  contentType: string;
  body: unknown;
}

interface Schema {
  $ref?: string;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  items?: Schema;
}

interface OasDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, OasOperation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, OasResponse> };
}

interface OasOperation {
  operationId: string;
  responses: Record<string, OasResponse>;
}

interface OasResponse {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

/** Answers that the documents themselves describe wrongly. */
const misdescribed = new Set([
  "authorizeCustomer 303",
  "authenticateCustomer 303",
  "revokeToken 200",
  "getUserInfo 200",
  "getWellknownOpenidConfiguration 200",
  "authorizePasswordlessCustomer 200",
  "introspectToken 200",
]);

/** Members beyond the documents: those the official client knows, and `brands` of suggestions, as in the Shop API. */
const newerMembers = new Set(["taxItems", "deliveryWindow", "orderCutoffAt", "slug", "effectiveSearchMode", "brands"]);

/** Operations the official client knows beyond the documents. */
const newerOperations = [/\/orders\/[^/]+\/actions\/request-access-code$/, /\/payment-instruments\/balance$/];

/** What the platform's gateway answers in front of every operation, whether its document says so or not. */
const gatewayStatuses = [400, 401, 403, 404, 405, 413, 415, 429, 503, 504];

const problemFaults = (contentType: string, body: unknown): string[] => [
  ...(contentType.startsWith("application/problem+json") ? [] : [`the content type is ${contentType}.`]),
  ...["title", "type", "detail"]
    .filter((member) => typeof (body as Record<string, unknown> | undefined)?.[member] !== "string")
    .map((member) => `the problem document has no ${member}.`),
];

/**
 * Where the published documents are: those that travel with the sandbox, or the folder `oas` in `SCAPI_CONTRACT_DIR`.
 * @throws Error where there are none
 */
export const contractFolder = (): string => {
  const folder = path.resolve(process.env.SCAPI_CONTRACT_DIR ?? path.join(packageFolder, "contract"), "oas");
  if (!existsSync(folder) || !readdirSync(folder).some((file) => file.endsWith(".yaml")))
    throw new Error(`There are no OpenAPI documents in ${folder}; SCAPI_CONTRACT_DIR says where to look.`);
  return folder;
};

/** Compares answers with the published OpenAPI documents. */
export interface OasValidator {
  /** Name of the operation an address belongs to. */
  operationOf(exchange: Pick<Exchange, "method" | "url">): string | undefined;
  /** What is wrong with an answer, in words; nothing when it is as documented. */
  problems(exchange: Exchange): string[];
}

/**
 * Reads the documents in a folder; each only when an answer of its family comes by.
 * @param options.isDeep true looks for undocumented members in every object of an answer, not in the outermost alone
 */
export const createOasValidator = (folder: string, { isDeep = false } = {}): OasValidator => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const families = files.map((name) => {
    const text = readFileSync(path.join(folder, name), "utf8");
    const base = /url:\s*'?"?https:\/\/[^/\s]+(\/[\w/-]+)/.exec(text)?.[1] ?? "";
    let opened: ReturnType<typeof openDocument> | undefined;
    return { base, open: () => (opened ??= openDocument(name, text, isDeep)) };
  });

  const find = ({ method, url }: Pick<Exchange, "method" | "url">) => {
    const { pathname } = new URL(url);
    const family = families.find(({ base }) => pathname.startsWith(`${base}/`));
    return family?.open().find(method.toLowerCase(), pathname.slice(family.base.length));
  };

  return {
    operationOf: (exchange) => find(exchange)?.operation.operationId,

    problems: (exchange) => {
      const found = find(exchange);
      if (!found && newerOperations.some((address) => address.test(new URL(exchange.url).pathname)))
        return exchange.status < 400 ? [] : problemFaults(exchange.contentType, exchange.body);
      if (!found) return [`${exchange.method} ${exchange.url} is not a documented operation.`];
      const { operation, check } = found;
      const name = `${operation.operationId} ${exchange.status}`;
      if (misdescribed.has(name)) return [];
      return check(exchange).map((problem) => `${name}: ${problem}`);
    },
  };
};

const openDocument = (name: string, text: string, isDeep: boolean) => {
  const document = load(text) as OasDocument;
  openClosedByMistake(document);
  if (!name.includes("orders")) allowOpenTotals(document);
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateFormats: true }));
  ajv.addSchema(document as object, name);
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${name}#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };

  const resolve = <T extends { $ref?: string }>(value: T): T =>
    value.$ref
      ? resolve(
          value.$ref
            .slice(2)
            .split("/")
            .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T,
        )
      : value;

  const membersOf = (schema: Schema): Map<string, Schema> => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return new Map([...Object.entries(properties), ...allOf.flatMap((part) => [...membersOf(part)])]);
  };

  /** Members of an answer that its schema does not name, at any depth; objects that name none hold what they like. */
  const undocumented = (given: Schema, value: unknown, at: string): string[] => {
    if (typeof value !== "object" || value === null) return [];
    const { items } = resolve(given);
    if (Array.isArray(value)) return items ? value.flatMap((each) => undocumented(items, each, `${at}[]`)) : [];
    const known = membersOf(given);
    return Object.entries(value).flatMap(([member, own]) => {
      const place = at ? `${at}.${member}` : member;
      const schema = known.get(member);
      if (schema) return isDeep ? undocumented(schema, own, place) : [];
      return known.size === 0 || member.startsWith("c_") || newerMembers.has(member) ? [] : [place];
    });
  };

  const paths = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`),
  }));

  return {
    find: (method: string, address: string) => {
      const candidates = paths.filter(({ pattern, operations }) => pattern.test(address) && operations[method]);
      const [best] = candidates.sort((one, other) => one.template.split("{").length - other.template.split("{").length);
      const operation = best?.operations[method];
      if (!best || !operation) return undefined;

      const check = ({ status, contentType, body }: Exchange): string[] => {
        const given = operation.responses[status] ?? operation.responses.default;
        if (!given)
          return gatewayStatuses.includes(status) ? problemFaults(contentType, body) : ["it is not documented."];
        const { content } = resolve(given);
        const [[type, media] = []] = Object.entries(content ?? {});
        if (!type || !media?.schema) {
          if (status >= 400) return problemFaults(contentType, body);
          return body === undefined ? [] : ["no body is documented."];
        }
        // Some documents call the gateway's problem documents plain JSON.
        const isProblem =
          status >= 400 && type === "application/json" && contentType.startsWith("application/problem+");
        const fits = isProblem || contentType.startsWith(type);
        const problems = fits ? [] : [`the content type is ${contentType}, not ${type}.`];
        const key = operation.responses[status] ? String(status) : "default";
        const responsePointer = given.$ref
          ? given.$ref.slice(1)
          : `/paths/${encode(best.template)}/${method}/responses/${key}`;
        const validate = validatorOf(`${responsePointer}/content/${encode(type)}/schema`);
        if (!validate(body))
          problems.push(...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`));
        if (status < 300)
          for (const member of new Set(undocumented(media.schema, body, "")))
            problems.push(`the member '${member}' is not documented.`);
        return problems;
      };
      return { operation, check };
    },
  };
};

/**
 * Takes back `additionalProperties: false` where it forbids what the documents' own examples show: on objects without
 * any declared member, such as a component's data, and beside `allOf`, whose members it does not see.
 */
const openClosedByMistake = (part: unknown): void => {
  if (typeof part !== "object" || part === null) return;
  const schema = part as Record<string, unknown>;
  if (schema.additionalProperties === false && (schema.allOf || !schema.properties)) delete schema.additionalProperties;
  Object.values(schema).forEach(openClosedByMistake);
};

/** Sums of a basket that shipping and taxes leave open: the platform answers null, and the documents say a number. */
export const openTotals: ReadonlySet<string> = new Set([
  "merchandizeTotalTax",
  "adjustedMerchandizeTotalTax",
  "shippingTotal",
  "shippingTotalTax",
  "adjustedShippingTotalTax",
  "taxTotal",
  "shipmentTotal",
  "orderTotal",
]);

const allowOpenTotals = (part: unknown): void => {
  if (typeof part !== "object" || part === null) return;
  const { properties = {} } = part as Schema;
  for (const [member, schema] of Object.entries(properties)) if (openTotals.has(member)) schema.nullable = true;
  Object.values(part).forEach(allowOpenTotals);
};

/** A path segment of a JSON pointer inside a URI fragment. */
const encode = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
