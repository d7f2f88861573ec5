/** Types of attributes that shoppers may write, by the names of metadata, and `json` for what has no type there. */
export const writableTypes = [
  "string",
  "text",
  "email",
  "password",
  "int",
  "double",
  "boolean",
  "date",
  "datetime",
  "set-of-string",
  "set-of-int",
  "set-of-double",
  "enum-of-string",
  "enum-of-int",
  "json",
] as const;

/** What values an attribute takes. */
export type AttributeType = (typeof writableTypes)[number];

/** A custom attribute of a kind of object, as a merchant defines it. */
export interface AttributeDefinition {
  type: AttributeType;
  /** The fewest characters of a text. */
  minLength?: number;
  minValue?: number;
  maxValue?: number;
  /** What a text matches as a whole. */
  regex?: string;
  /** Of an enumeration. */
  values?: readonly (string | number)[];
  /** Whether an enumeration takes several values, as a list. */
  isMultiple?: boolean;
  /** Told by the merchant's rules: what a caller sends is not read. */
  isWorkedOut?: boolean;
}

/** Definitions by `c_` name. */
export type AttributeDefinitions = Readonly<Record<string, AttributeDefinition>>;

/** Definitions by kind of object, for example `Basket` or `ProductLineItem`. */
export type ObjectAttributes = Readonly<Record<string, AttributeDefinitions>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isMoment = (value: string): boolean => !Number.isNaN(Date.parse(value));

/** Whether a text matches; an expression this engine cannot read refuses nothing. */
const matches = (regex: string, value: string): boolean => {
  try {
    return new RegExp(`^(?:${regex})$`, "u").test(value);
  } catch {
    return true;
  }
};

const isText = (value: unknown, { minLength = 0, regex }: AttributeDefinition): boolean =>
  typeof value === "string" && value.length >= minLength && (regex === undefined || matches(regex, value));

const isNumber = (value: unknown, { minValue = -Infinity, maxValue = Infinity }: AttributeDefinition): boolean =>
  typeof value === "number" && Number.isFinite(value) && value >= minValue && value <= maxValue;

const isWhole = (value: unknown, definition: AttributeDefinition): boolean =>
  Number.isSafeInteger(value) && isNumber(value, definition);

const isOneOf = (value: unknown, { values = [], isMultiple = false }: AttributeDefinition): boolean =>
  isMultiple && Array.isArray(value)
    ? value.every((each) => values.includes(each as string | number))
    : values.includes(value as string | number);

const isEach =
  (check: (value: unknown, definition: AttributeDefinition) => boolean) =>
  (value: unknown, definition: AttributeDefinition): boolean =>
    Array.isArray(value) && value.every((each) => check(each, definition));

const checks: Record<AttributeType, (value: unknown, definition: AttributeDefinition) => boolean> = {
  string: isText,
  text: isText,
  password: isText,
  email: (value, definition) => isText(value, definition) && EMAIL.test(value as string),
  int: isWhole,
  double: isNumber,
  boolean: (value) => typeof value === "boolean",
  date: (value) => typeof value === "string" && (DAY.test(value) || MOMENT.test(value)) && isMoment(value),
  datetime: (value) => typeof value === "string" && MOMENT.test(value) && isMoment(value),
  "set-of-string": isEach(isText),
  "set-of-int": isEach(isWhole),
  "set-of-double": isEach(isNumber),
  "enum-of-string": isOneOf,
  "enum-of-int": isOneOf,
  json: () => true,
};

/** Whether an attribute takes a value; null takes any attribute away. */
export const isValueOf = (definition: AttributeDefinition, value: unknown): boolean =>
  value === null || checks[definition.type](value, definition);
