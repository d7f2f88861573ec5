import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import published from "./ucp-2026-04-08.json";

/** The version of the Universal Commerce Protocol this shop speaks. */
export const UCP_VERSION = "2026-04-08";

/** What a request does with a resource; the schemas say what each of them may and must name (`ucp_request`). */
export type RequestKind = "create" | "update" | "complete";

type Json = Record<string, unknown>;

const documents = published as unknown as Record<string, Json>;

/** One published document by its path below `source/`. @throws Error for one that is not there */
export const publishedDocument = (path: string): Json => {
  const found = documents[path];
  if (!found) throw new Error(`The protocol has no document ${path}.`);
  return found;
};

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a kind of request does with a member: as the annotation says, or as the schema itself. */
const usageOf = (property: unknown, kind: RequestKind): unknown => {
  const said = isRecord(property) ? property["ucp_request"] : undefined;
  return isRecord(said) ? said[kind] : said;
};

/** A schema of answers as that of a request: members that requests leave out are gone, others are asked for. */
const forRequest = (schema: unknown, kind: RequestKind): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => forRequest(each, kind));
  if (!isRecord(schema)) return schema;
  const turned = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, forRequest(value, kind)]));
  if (!isRecord(schema["properties"])) return turned;
  const properties = turned["properties"] as Json;
  const required = new Set(Array.isArray(schema["required"]) ? (schema["required"] as string[]) : []);
  for (const [name, property] of Object.entries(schema["properties"])) {
    const use = usageOf(property, kind);
    if (use === "omit") delete properties[name];
    if (use === "required") required.add(name);
    else if (use !== undefined) required.delete(name);
  }
  return { ...turned, required: [...required] };
};

const BASE = "https://ucp.dev/";

/** The base of the schemas of answers, or of a kind of request; references are relative, so they stay within it. */
const baseOf = (kind: RequestKind | "answer"): string => (kind === "answer" ? BASE : `${BASE}${kind}/`);

const compilers = new Map<string, Ajv2020>();

const compilerOf = (kind: RequestKind | "answer"): Ajv2020 => {
  const known = compilers.get(kind);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const [path, document] of Object.entries(documents)) {
    if (!path.startsWith("schemas/") && !path.startsWith("discovery/")) continue;
    const schema = (kind === "answer" ? document : forRequest(document, kind)) as Json;
    ajv.addSchema({ ...schema, $id: baseOf(kind) + path });
  }
  compilers.set(kind, ajv);
  return ajv;
};

const validators = new Map<string, ValidateFunction>();

/** What is wrong with something by schemas of the protocol, all of which it has to meet; empty where nothing is. */
export const contractFaults = (
  value: unknown,
  schemas: readonly string[],
  kind: RequestKind | "answer" = "answer",
): string[] => {
  const key = `${kind} ${schemas.join(" ")}`;
  let validate = validators.get(key);
  if (!validate) {
    validate = compilerOf(kind).compile({ allOf: schemas.map((each) => ({ $ref: baseOf(kind) + each })) });
    validators.set(key, validate);
  }
  if (validate(value)) return [];
  return [
    ...new Set(
      (validate.errors ?? []).map(({ instancePath, message }) => `$${instancePath.replaceAll("/", ".")} ${message}`),
    ),
  ];
};
