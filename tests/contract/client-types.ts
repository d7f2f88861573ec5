import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { createGenerator } from "ts-json-schema-generator";
import { openTotals } from "#sandbox/contract/oas-validator.ts";

/** Compares answers with the types that the official client itself promises for its methods. */
export interface ClientTypes {
  /**
   * What is wrong with the answer of `Family.method`, in words; nothing when it fits, or when the method promises
   * nothing.
   */
  problems(operation: string, body: unknown): string[];
  /** Members of the promised type that the answer lacks; only of the outermost object. */
  lacking(operation: string, body: unknown): string[];
}

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
}

const declarations = path.resolve("node_modules/@salesforce/commerce-sdk-isomorphic/lib/index.cjs.d.ts");

/** `Family.method` → the name of the type it promises, read from the client's declarations. */
const promisedTypes = (): Map<string, string> => {
  const text = readFileSync(declarations, "utf8");
  const promised = new Map<string, string>();
  for (const [family, Client] of Object.entries(sdk)) {
    if (!family.startsWith("Shopper")) continue;
    const from = text.indexOf(`declare class ${family}<`);
    const body = text.slice(from, text.indexOf("declare namespace", from));
    for (const method of Object.keys((Client as unknown as { apiPaths: object }).apiPaths)) {
      const type = new RegExp(`\\b${method}\\([\\s\\S]*?\\): Promise<([^;\\n]+)>;`).exec(body)?.[1] ?? "";
      if (/^[A-Z]\w*(\$\d+)?$/.test(type)) promised.set(`${family}.${method}`, type.replace(/\$\d+$/, ""));
    }
  }
  return promised;
};

/** The client promises what these are asked with in place of what they answer. */
const misdescribed = new Set(["ShopperLogin.introspectToken", "ShopperLogin.revokeToken"]);

/** Turns the types into JSON schemas; takes about three seconds. */
const readSchema = (names: readonly string[]): JsonSchema => {
  const folder = mkdtempSync(path.resolve(".client-types-"));
  try {
    const source = path.join(folder, "answers.ts");
    const aliases = names.map((name) => {
      const [family, type] = name.split("_");
      return `export type ${name} = sdk.${family}Types.${type};`;
    });
    writeFileSync(source, `import type * as sdk from "@salesforce/commerce-sdk-isomorphic";\n${aliases.join("\n")}\n`);
    const compilerOptions = { target: "es2022", module: "nodenext", strict: true, skipLibCheck: true, types: [] };
    const tsconfig = path.join(folder, "tsconfig.json");
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [source] }));
    return createGenerator({
      path: source,
      tsconfig,
      skipTypeCheck: true,
      additionalProperties: true,
      expose: "export",
    }).createSchema("*") as JsonSchema;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The client's types say a number where the platform answers null. */
const allowOpenTotals = (part: unknown): void => {
  if (typeof part !== "object" || part === null) return;
  const { properties = {} } = part as { properties?: Record<string, { type?: unknown }> };
  for (const [member, schema] of Object.entries(properties))
    if (openTotals.has(member) && schema.type === "number") schema.type = ["number", "null"];
  Object.values(part).forEach(allowOpenTotals);
};

export const createClientTypes = (): ClientTypes => {
  const promised = promisedTypes();
  const nameOf = (operation: string) => `${operation.split(".")[0]}_${promised.get(operation)}`;
  const schema = readSchema([...new Set([...promised.keys()].map(nameOf))]);
  allowOpenTotals(schema);
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema(schema, "client");
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (name: string) => {
    const known = compiled.get(name) ?? ajv.compile({ $ref: `client#/definitions/${encodeURIComponent(name)}` });
    compiled.set(name, known);
    return known;
  };

  const membersOf = (part: JsonSchema | undefined): string[] => {
    if (!part) return [];
    const { $ref, properties = {}, allOf = [] } = part;
    if ($ref) return membersOf(schema.definitions?.[decodeURIComponent($ref.replace("#/definitions/", ""))]);
    return [...Object.keys(properties), ...allOf.flatMap(membersOf)];
  };

  return {
    problems: (operation, body) => {
      if (!promised.has(operation) || misdescribed.has(operation)) return [];
      const validate = validatorOf(nameOf(operation));
      if (validate(body)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${operation}: ${instancePath} ${message}`);
    },
    lacking: (operation, body) => {
      if (!promised.has(operation) || misdescribed.has(operation) || typeof body !== "object" || body === null)
        return [];
      return membersOf(schema.definitions?.[nameOf(operation)]).filter((member) => !(member in body));
    },
  };
};
