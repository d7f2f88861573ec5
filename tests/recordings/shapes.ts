import type { RecordedCall, Recording } from "./recording.ts";

/** A member whose name is data: an id, a date, an address. */
const isData = (key: string) => /[/.:]|\d{2}/.test(key) || key.includes(" ");

/** Every member of a value by its path, with the types seen there: `productItems[].price` is `number`. */
const shapeOf = (value: unknown, path = "", shape = new Map<string, Set<string>>()): Map<string, Set<string>> => {
  const type = value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
  shape.set(path, (shape.get(path) ?? new Set()).add(type));
  if (Array.isArray(value)) for (const item of value) shapeOf(item, `${path}[]`, shape);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) shapeOf(item, `${path}.${isData(key) ? "*" : key}`, shape);
  return shape;
};

/** A call without what was drawn by chance. */
const nameOf = ({ method, path }: RecordedCall) =>
  `${method} ${(path.split("?")[0] ?? "").replace(/standIn0\d+|[0-9a-f-]*0{7,}\d+|token-\d+|\b\w*\d{5,}\b/g, "*")}`;

const typesOf = (types: Set<string>) => [...types].sort().join(" or ");

const shapeDrift = (was: Map<string, Set<string>>, is: Map<string, Set<string>>): string[] => [
  ...[...was].flatMap(([path, types]) => {
    const now = is.get(path);
    if (!now) return [`${path || "the answer"} is gone`];
    return typesOf(now) === typesOf(types)
      ? []
      : [`${path || "the answer"} was ${typesOf(types)} and is ${typesOf(now)}`];
  }),
  ...[...is.keys()].filter((path) => !was.has(path)).map((path) => `${path || "the answer"} is new`),
];

/** The calls of a step by name, answers of the same call and status together. */
const answersOf = (calls: readonly RecordedCall[]) => {
  const answers = new Map<string, { statuses: Set<string>; shape: Map<string, Set<string>> }>();
  for (const call of calls) {
    const name = nameOf(call);
    const known = answers.get(name) ?? { statuses: new Set<string>(), shape: new Map<string, Set<string>>() };
    known.statuses.add(call.unanswered ?? String(call.status));
    answers.set(name, { ...known, shape: shapeOf(call.response, "", known.shape) });
  }
  return answers;
};

/** What another recording says in another form: calls, statuses, members and their types; one sentence each. */
export const driftOf = (recorded: Pick<Recording, "steps">, now: Pick<Recording, "steps">): string[] => {
  const steps = new Map(now.steps.map(({ step, calls }) => [step, calls]));
  return recorded.steps.flatMap(({ step, calls }) => {
    const there = steps.get(step);
    if (!there) return [`${step}: is not done any more`];
    const was = answersOf(calls);
    const is = answersOf(there);
    return [
      ...[...was].flatMap(([name, answer]) => {
        const other = is.get(name);
        if (!other) return [`${step}: ${name} is not called any more`];
        const [before, after] = [typesOf(answer.statuses), typesOf(other.statuses)];
        if (before !== after) return [`${step}: ${name} answered ${before} and answers ${after}`];
        return shapeDrift(answer.shape, other.shape).map((line) => `${step}: ${name}: ${line}`);
      }),
      ...[...is.keys()].filter((name) => !was.has(name)).map((name) => `${step}: ${name} is called now`),
    ];
  });
};
