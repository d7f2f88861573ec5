/** The part of JSON Schema the control plane describes itself with. */
export interface JsonSchema {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  description?: string;
  enum?: readonly (string | number)[];
  pattern?: string;
  format?: "date-time";
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  nullable?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  oneOf?: readonly JsonSchema[];
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

const textProblem = (schema: JsonSchema, text: string): string | undefined => {
  if (schema.minLength !== undefined && text.length < schema.minLength) return `must not be empty`;
  if (schema.maxLength !== undefined && text.length > schema.maxLength)
    return `must have at most ${schema.maxLength} characters`;
  if (schema.pattern && !new RegExp(schema.pattern, "u").test(text)) return `must match ${schema.pattern}`;
  if (schema.format && !isDateTime(text)) return "must be a date and time with its zone, such as 2026-12-24T08:00:00Z";
  return undefined;
};

const numberProblem = (schema: JsonSchema, number: number): string | undefined => {
  if (schema.type === "integer" && !Number.isInteger(number)) return "must be a whole number";
  if (schema.minimum !== undefined && number < schema.minimum) return `must be at least ${schema.minimum}`;
  if (schema.maximum !== undefined && number > schema.maximum) return `must be at most ${schema.maximum}`;
  return undefined;
};

const objectProblem = (schema: JsonSchema, value: Record<string, unknown>, place: string): string | undefined => {
  const inside = (name: string) => (place ? `${place}.${name}` : name);
  for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) return `'${inside(name)}' is missing`;
  for (const [name, member] of Object.entries(value)) {
    const known = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    const rest = schema.additionalProperties ?? true;
    if (!known && rest === false) return `'${inside(name)}' is not known`;
    const problem = schemaProblem(known ?? (typeof rest === "object" ? rest : {}), member, inside(name));
    if (problem) return problem;
  }
  return undefined;
};

/** The words that tell choices apart: members with one value only, in the order they are written. */
const telling = (choices: readonly JsonSchema[]) => [
  ...new Set(
    choices.flatMap(({ properties = {} }) =>
      Object.keys(properties).filter((name) => properties[name]?.enum?.length === 1),
    ),
  ),
];

/** Holds a value against the choice it means to be. */
const choiceProblem = (choices: readonly JsonSchema[], value: unknown, place: string): string | undefined => {
  let meant = choices;
  if (typeOf(value) === "object")
    for (const name of telling(choices)) {
      const wordOf = ({ properties = {} }: JsonSchema) => properties[name]?.enum?.[0];
      const words = [...new Set(meant.map(wordOf).filter((word) => word !== undefined))];
      if (words.length === 0) continue;
      const given = (value as Record<string, unknown>)[name];
      meant = meant.filter((choice) => wordOf(choice) === given);
      const member = place ? `${place}.${name}` : name;
      if (meant.length === 0)
        return given === undefined ? `'${member}' is missing` : `'${member}' must be one of ${words.join(", ")}`;
      if (meant.length === 1) break;
    }
  const problems = meant.map((choice) => schemaProblem(choice, value, place));
  return problems.includes(undefined) ? undefined : problems[0];
};

/**
 * What is wrong with a value, in one sentence without its end; nothing when it fits. `place` names it, such as
 * `match.nth`.
 */
export const schemaProblem = (schema: JsonSchema, value: unknown, place = ""): string | undefined => {
  const name = place ? `'${place}'` : "The body";
  if (value === null && schema.nullable) return undefined;
  if (schema.oneOf) return choiceProblem(schema.oneOf, value, place);
  const wanted = schema.type === "integer" ? "number" : schema.type;
  if (wanted && typeOf(value) !== wanted) return `${name} must be of type ${schema.type}`;
  if (schema.enum && !schema.enum.includes(value as string)) return `${name} must be one of ${schema.enum.join(", ")}`;
  const own =
    typeof value === "string"
      ? textProblem(schema, value)
      : typeof value === "number"
        ? numberProblem(schema, value)
        : undefined;
  if (own) return `${name} ${own}`;
  if (Array.isArray(value)) {
    if (schema.maxItems !== undefined && value.length > schema.maxItems)
      return `${name} must have at most ${schema.maxItems} entries`;
    for (const [index, entry] of value.entries()) {
      const problem = schema.items && schemaProblem(schema.items, entry, `${place}[${index}]`);
      if (problem) return problem;
    }
    return undefined;
  }
  return typeOf(value) === "object" ? objectProblem(schema, value as Record<string, unknown>, place) : undefined;
};
