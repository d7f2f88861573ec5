import schemas from "./block-schemas.json";

/** What a field of a block may hold; JSON schema, with marks for Markdown, pictures and other items. */
export interface FieldSchema {
  type?: "string" | "number" | "boolean" | "object" | "array";
  description?: string;
  format?: "markdown" | "picture" | "item";
  enum?: (string | number)[];
  const?: string | number | boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
}

/** A field with its name. */
export interface NamedField {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
}

const all = schemas as unknown as Readonly<Record<string, FieldSchema>>;

/** What editors fill in for a kind of block; undefined for a kind without a form. */
export const schemaOf = (kind: string): FieldSchema | undefined => (Object.hasOwn(all, kind) ? all[kind] : undefined);

/** The fields of an object, what is required first. */
export const fieldsOf = ({ properties = {}, required = [] }: FieldSchema): NamedField[] =>
  Object.entries(properties)
    .map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));

/** What stands in a field that has just been added. */
export const emptyValue = (schema: FieldSchema): unknown => {
  if (schema.enum) return schema.enum[0];
  if (schema.format === "picture") return { url: "", alt: "" };
  if (schema.type === "object")
    return Object.fromEntries(
      fieldsOf(schema)
        .filter(({ isRequired }) => isRequired)
        .map(({ name, schema: field }) => [name, emptyValue(field)]),
    );
  return { number: schema.minimum ?? 0, boolean: false, array: [], string: "" }[schema.type ?? "string"];
};
