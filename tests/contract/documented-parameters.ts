import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";

/** What a document says about the values of a parameter; references are followed and `allOf` is one object. */
export interface ValueSchema {
  type?: "string" | "number" | "integer" | "boolean" | "array";
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  items?: ValueSchema;
}

/** One parameter of an operation as its official document has it. */
export interface DocumentedParameter {
  name: string;
  in: "query" | "path" | "header";
  required: boolean;
  schema: ValueSchema;
}

/** An operation's address below its server, and its parameters. */
export interface DocumentedOperation {
  template: string;
  parameters: DocumentedParameter[];
}

interface Reference {
  $ref?: string;
}

interface RawParameter extends Reference {
  name: string;
  in: DocumentedParameter["in"];
  required?: boolean;
  schema?: RawSchema;
}

interface RawSchema extends Reference, Omit<ValueSchema, "items"> {
  allOf?: RawSchema[];
  items?: RawSchema;
}

interface RawOperation {
  operationId: string;
  parameters?: RawParameter[];
}

type RawPath = Record<string, RawOperation> & { parameters?: RawParameter[] };

interface RawDocument {
  servers: { url: string }[];
  paths: Record<string, RawPath>;
}

const methods = ["get", "post", "put", "patch", "delete"];

/** `/store/shopper-stores/v1 getStores`: the same for a document's server and for the client's own address. */
export const operationKey = (server: string, operationId: string): string =>
  `${server.replace(/^https:\/\/[^/]+/, "")} ${operationId}`;

/** Each documented operation (`operationKey`) with its parameters and their places, from every document of a folder. */
export const documentedParameters = (folder: string): Map<string, DocumentedOperation> => {
  const found = new Map<string, DocumentedOperation>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) {
    const document = load(readFileSync(path.join(folder, file), "utf8")) as RawDocument;

    const resolve = <T extends Reference>(value: T): T =>
      value.$ref
        ? resolve(
            value.$ref
              .slice(2)
              .split("/")
              .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T,
          )
        : value;

    const valueOf = (schema: RawSchema): ValueSchema => {
      const { allOf = [], items, ...own } = resolve(schema);
      const merged = Object.assign({}, ...allOf.map(valueOf), own) as ValueSchema;
      return items ? { ...merged, items: valueOf(items) } : merged;
    };

    for (const [template, { parameters = [], ...operations }] of Object.entries(document.paths))
      for (const { operationId, parameters: own = [] } of methods.flatMap((method) => operations[method] ?? [])) {
        const raw = [...parameters, ...own].map(resolve);
        found.set(operationKey(document.servers[0]?.url ?? "", operationId), {
          template,
          parameters: raw.map(({ name, in: place, required = false, schema = {} }) => ({
            name,
            in: place,
            required,
            schema: valueOf(schema),
          })),
        });
      }
  }
  return found;
};

const filledTo = (length: number) => "x".repeat(length);

/** Values of one parameter that its schema forbids, as they stand in an address. */
export const forbiddenValues = (schema: ValueSchema): string[] => {
  const { type, minimum, maximum, minLength = 0, maxLength, pattern, minItems = 0, maxItems, items } = schema;
  const words = schema.enum ? ["nonsense"] : [];
  if (type === "array") {
    const one = items ? (allowedValues(items)[0] ?? "x") : "x";
    return [
      ...(items ? forbiddenValues(items).filter((value) => value !== "") : []),
      ...(minItems > 0 ? [""] : []),
      ...(maxItems === undefined || items?.enum ? [] : [Array.from({ length: maxItems + 1 }, () => one).join(",")]),
    ];
  }
  if (type === "boolean") return ["perhaps", "1"];
  if (type === "integer" || type === "number")
    return [
      "many",
      ...(type === "integer" ? ["1.5"] : []),
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ];
  return [
    ...words,
    ...(pattern ? ["0", "not like this"] : []),
    ...(minLength > 0 ? [filledTo(minLength - 1)] : []),
    ...(maxLength === undefined ? [] : [filledTo(maxLength + 1)]),
  ];
};

/** Values of one parameter that its schema allows, at the edges of its range; none where only a pattern is known. */
export const allowedValues = (schema: ValueSchema): string[] => {
  const { type, minimum, maximum, minLength = 0, maxLength, pattern, items } = schema;
  if (schema.enum) return schema.enum.map(String);
  if (type === "array") return items ? allowedValues(items) : [];
  if (type === "boolean") return ["true", "false"];
  if (type === "integer") return [...new Set([String(minimum ?? 1), String(maximum ?? 3)])];
  if (type === "number") return [String(minimum ?? 0), String(maximum ?? 3), String((minimum ?? 0) + 0.5)];
  if (pattern) return [];
  return [...new Set([filledTo(Math.max(minLength, 1)), ...(maxLength === undefined ? [] : [filledTo(maxLength)])])];
};
