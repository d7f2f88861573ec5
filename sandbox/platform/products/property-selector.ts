import { Fault } from "#sandbox/core/fault.ts";

type Member = Record<string, unknown>;

/** Which elements of a list are kept. */
type Choice = (elements: readonly unknown[]) => unknown[];

/** What a selector keeps of a member: which elements of a list, and what of each; all of it without a selection. */
interface Kept {
  choice: Choice | null;
  selection: Selection | null;
}

/** What a selector keeps of an object. */
interface Selection {
  /** `**`: everything on every level; `*`: members that are no objects or lists. */
  wildcard: "deep" | "plain" | null;
  members: Map<string, Kept>;
  excluded: Set<string>;
}

const NAME = /^[A-Za-z_][\w-]*/;
const COMPARISON = /^\s*\??\(?\s*@\.([\w-]+)\s*(==|!=|<=|>=|<|>|=)\s*(?:'([^']*)'|"([^"]*)"|([^'"\s()&|]+))\s*\)?\s*$/;

const compare = (operator: string, actual: unknown, expected: string): boolean => {
  const order =
    typeof actual === "number"
      ? actual - Number(expected)
      : String(actual) < expected
        ? -1
        : String(actual) > expected
          ? 1
          : 0;
  if (operator === "==" || operator === "=") return order === 0;
  if (operator === "!=") return order !== 0;
  if (actual === undefined) return false;
  if (operator === "<") return order < 0;
  if (operator === ">") return order > 0;
  return operator === "<=" ? order <= 0 : order >= 0;
};

/** Comparisons joined by `||`, each of which may be several joined by `&&`; undefined when it cannot be read. */
const conditionOf = (text: string): ((element: Member) => boolean) | undefined => {
  const alternatives = text.split("||").map((alternative) =>
    alternative.split("&&").map((comparison) => {
      const match = COMPARISON.exec(comparison);
      if (!match) return undefined;
      const [, key = "", operator = "", single, double, bare] = match;
      return (element: Member) => compare(operator, element[key], single ?? double ?? bare ?? "");
    }),
  );
  const read = alternatives.map((list) => list.filter((test) => test !== undefined));
  if (read.some((list, index) => list.length !== alternatives[index]?.length)) return undefined;
  return (element) => read.some((list) => list.every((test) => test(element)));
};

const choiceOf = (text: string): Choice | undefined => {
  const range = /^\s*(\d{1,6})\s*:\s*(\d{1,6})\s*$/.exec(text);
  if (range) return (elements) => elements.slice(Number(range[1]), Number(range[2]) + 1);
  if (/^\s*\d{1,6}(\s*,\s*\d{1,6})*\s*$/.test(text)) {
    const places = text.split(",").map(Number);
    return (elements) => places.flatMap((place) => (place < elements.length ? [elements[place]] : []));
  }
  const holds = text.trimStart().startsWith("?") ? conditionOf(text) : undefined;
  return holds && ((elements) => elements.filter((element) => holds((element ?? {}) as Member)));
};

/** Reads a selector such as `(data.(id,name),total)`. */
const parse = (text: string): Selection => {
  const selector = text.slice(0, 200);
  const malformed = () =>
    new Fault(400, "malformed-selector", `The property selector '${selector}' is malformed.`, { selector });
  let at = 0;

  const take = (token: string): boolean => {
    while (text[at] === " ") at += 1;
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };

  const choice = (): Choice | null => {
    if (!take("[")) return null;
    const end = text.indexOf("]", at);
    const read = end < 0 ? undefined : choiceOf(text.slice(at, end));
    if (!read) throw malformed();
    at = end + 1;
    return read;
  };

  const name = (): string => {
    const found = NAME.exec(text.slice(at))?.[0];
    if (found === undefined) throw malformed();
    at += found.length;
    return found;
  };

  const member = (selection: Selection): void => {
    if (take("**")) selection.wildcard = "deep";
    else if (take("*")) selection.wildcard ??= "plain";
    else if (take("-")) selection.excluded.add(name());
    else {
      take("+");
      const id = name();
      selection.members.set(id, { choice: choice(), selection: take(".") ? group() : null });
    }
  };

  const group = (): Selection => {
    if (!take("(")) throw malformed();
    const selection: Selection = { wildcard: null, members: new Map(), excluded: new Set() };
    do member(selection);
    while (take(","));
    if (!take(")")) throw malformed();
    return selection;
  };

  const selection = group();
  if (text.slice(at).trim() !== "") throw malformed();
  return selection;
};

const isPlain = (value: unknown) => value === null || typeof value !== "object";

const keep = (value: unknown, selection: Selection): unknown => {
  if (isPlain(value)) return value;
  if (Array.isArray(value)) return value.map((each) => keep(each, selection));
  const { wildcard, members, excluded } = selection;
  const kept = Object.entries(value as Member).flatMap(([name, member]) => {
    if (excluded.has(name)) return [];
    const asked = members.get(name);
    if (!asked)
      return wildcard === "deep" || (wildcard === "plain" && isPlain(member)) ? [[name, member] as const] : [];
    const chosen = asked.choice && Array.isArray(member) ? asked.choice(member) : member;
    return [[name, asked.selection ? keep(chosen, asked.selection) : chosen] as const];
  });
  return Object.fromEntries(kept);
};

/**
 * What the `select` parameter keeps of an answer; the whole answer without one. Names, `-name`, `*`, `**`, members of
 * members and elements of lists (`[0]`, `[0:4]`, `[1,3]`, `[?(@.id=='x')]`) may be named.
 * @throws Fault 400 `malformed-selector` with the selector.
 */
export const selected = <Body>(body: Body, selector: string | null): Body =>
  selector === null ? body : (keep(body, parse(selector)) as Body);

/** Refuses a selector nobody can read before work is done for it. @throws Fault 400 `malformed-selector`. */
export const checkSelector = (selector: string | null): void => {
  if (selector !== null) parse(selector);
};
