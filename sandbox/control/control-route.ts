import type { JsonSchema } from "./json-schema.ts";

/** One call of a lever; what it holds fits the route's schemas. */
export interface ControlCall<Body = unknown> {
  params: Record<string, string>;
  query: URLSearchParams;
  body: Body;
}

/** An answer with a status, a type or headers of its own. */
export class ControlReply {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly contentType = "application/json",
  ) {}
}

/** One lever of the control plane as data: it is mounted, checked and described from here. */
export interface ControlRoute {
  method: "get" | "post" | "put" | "delete";
  /** Below `/__sandbox`, for example `/snapshots/:name`. */
  path: string;
  /** What it is for, in one sentence. */
  summary: string;
  query?: Record<string, JsonSchema>;
  /** What the body must be; left out, a body is not read. */
  body?: JsonSchema;
  /** True when the body may be left out. */
  bodyOptional?: boolean;
  /** What is answered when all is well, by status; a missing schema is an empty answer. */
  answers: Record<number, JsonSchema | undefined>;
  /** Type of the answer, JSON unless said otherwise. */
  contentType?: string;
  /** Statuses of its problem documents besides 400, 401 and 403. */
  faults?: readonly number[];
  /** True when it also answers where the control plane is refused: nobody can learn or change anything by it. */
  harmless?: boolean;
  handle(call: ControlCall): unknown;
}

const text: JsonSchema = { type: "string" };
const whole: JsonSchema = { type: "integer" };

/** Building blocks of schemas. */
export const schema = {
  text,
  whole,
  moment: { type: "string", format: "date-time" } satisfies JsonSchema,
  flag: { type: "boolean" } satisfies JsonSchema,
  anything: {} satisfies JsonSchema,
  list: (items: JsonSchema): JsonSchema => ({ type: "array", items }),
  /** An object with these members and no others; those named in `optional` may be missing. */
  object: (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }),
};
