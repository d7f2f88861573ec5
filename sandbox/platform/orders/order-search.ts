import { type Body, listOf, objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Order } from "./order.ts";
import { compare, type Fact, fieldOf, nestedOrders, valueOf } from "./order-search-fields.ts";

/** Whether an order is looked for. */
type Test = (order: Order) => boolean;

const operators = ["is", "one_of", "is_null", "is_not_null", "less", "greater", "not_in", "neq"] as const;

const oneOf = <T extends string>(body: Body, name: string, known: readonly T[], fallback: T): T => {
  const given = textOf(body, name) ?? fallback;
  const found = known.find((value) => value === given);
  if (found === undefined)
    throw new Fault(400, "enum-constraint-violation", `'${name}' must be one of ${known.join(", ")}.`, {
      document: name,
      enumValue: given,
    });
  return found;
};

const textsOf = (body: Body, name: string): string[] =>
  listOf(body[name], name).map((_, index, all) => requiredText({ [name]: all[index] }, name));

const wordsOf = (value: string): string[] => value.toLowerCase().split(/\s+/).filter(Boolean);

/** Every word of the phrase stands whole in one of the fields; wildcards mean nothing. */
const textQuery = (body: Body): Test => {
  const searched = textsOf(body, "fields").map((name) => fieldOf(name, "field-not-searchable"));
  const words = wordsOf(requiredText(body, "searchPhrase", { most: 500 }).replace(/[*%+]/g, " "));
  return (order) => {
    const known = new Set(searched.flatMap(({ of }) => of(order)).flatMap((fact) => wordsOf(String(fact ?? ""))));
    return words.length > 0 && words.every((word) => known.has(word));
  };
};

const termTest = (name: string, operator: (typeof operators)[number], given: readonly unknown[]): Test => {
  const field = fieldOf(name, "field-not-searchable");
  const values = given.map((value) => valueOf(name, field, value));
  const facts = (order: Order) => field.of(order).filter((fact) => fact !== null);
  const has: Test = (order) => facts(order).some((fact) => values.some((value) => compare(fact, value) === 0));
  const least = (sign: number): Test => {
    const [value] = values;
    return (order) => value !== undefined && facts(order).some((fact) => compare(fact, value) === sign);
  };
  switch (operator) {
    case "is_null":
      return (order) => facts(order).length === 0;
    case "is_not_null":
      return (order) => facts(order).length > 0;
    case "less":
      return least(-1);
    case "greater":
      return least(1);
    case "not_in":
    case "neq":
      return (order) => !has(order);
    default:
      return has;
  }
};

const termTestOf = (body: Body, names: readonly string[]): Test => {
  const operator = oneOf(body, "operator", operators, "is");
  const isAboutNothing = operator === "is_null" || operator === "is_not_null";
  const values = isAboutNothing ? [] : listOf(body.values, "values");
  if (!isAboutNothing && values.length === 0)
    throw new Fault(400, "bad-request", "'values' must not be empty.", { path: "values" });
  const tests = names.map((name) => termTest(name, operator, values));
  return (order) => tests.some((test) => test(order));
};

const rangeTest = (body: Body): Test => {
  const name = requiredText(body, "field");
  const field = fieldOf(name, "field-not-searchable");
  const bound = (of: "from" | "to", side: 1 | -1) => {
    if (body[of] === undefined || body[of] === null) return () => true;
    const value = valueOf(name, field, body[of]);
    const isInclusive = body[`${of}Inclusive`] !== false;
    return (fact: NonNullable<Fact>) => compare(fact, value) === side || (isInclusive && compare(fact, value) === 0);
  };
  const [from, to] = [bound("from", 1), bound("to", -1)];
  return (order) => field.of(order).some((fact) => fact !== null && from(fact) && to(fact));
};

/** What a bound of a range says, and whether the bound itself belongs to it. */
const boundOf = (body: Body, name: string, field: { name: string; of: ReturnType<typeof fieldOf> }, flag: string) =>
  body[name] === undefined || body[name] === null
    ? null
    : { value: valueOf(field.name, field.of, body[name]), isInclusive: body[flag] !== false };

/** How the range two fields make lies to the range that is asked for; one that is not known is open at that end. */
const range2Test = (body: Body): Test => {
  const mode = oneOf(body, "filterMode", ["overlap", "containing", "contained"], "overlap");
  const [low, high] = (["fromField", "toField"] as const).map((member) => {
    const name = requiredText(body, member);
    return { name, of: fieldOf(name, "field-not-searchable") };
  }) as [{ name: string; of: ReturnType<typeof fieldOf> }, { name: string; of: ReturnType<typeof fieldOf> }];
  const from = boundOf(body, "fromValue", low, "fromInclusive");
  const to = boundOf(body, "toValue", high, "toInclusive");
  const isBefore = (one: Fact, other: NonNullable<Fact>, orSame: boolean) => {
    if (one === null) return true;
    const order = compare(one, other);
    return order < 0 || (orSame && order === 0);
  };
  const isAfter = (one: Fact, other: NonNullable<Fact>, orSame: boolean) => {
    if (one === null) return true;
    const order = compare(one, other);
    return order > 0 || (orSame && order === 0);
  };
  return (order) => {
    const start = low.of.of(order)[0] ?? null;
    const end = high.of.of(order)[0] ?? null;
    if (start === null && end === null) return false;
    if (mode === "overlap")
      return (
        (to === null || isBefore(start, to.value, to.isInclusive)) &&
        (from === null || isAfter(end, from.value, from.isInclusive))
      );
    if (mode === "containing")
      return (
        (from === null ? start === null : isBefore(start, from.value, from.isInclusive)) &&
        (to === null ? end === null : isAfter(end, to.value, to.isInclusive))
      );
    return (
      (from === null || (start !== null && isAfter(start, from.value, from.isInclusive))) &&
      (to === null || (end !== null && isBefore(end, to.value, to.isInclusive)))
    );
  };
};

const every =
  (tests: readonly Test[]): Test =>
  (order) =>
    tests.every((test) => test(order));
const some =
  (tests: readonly Test[]): Test =>
  (order) =>
    tests.some((test) => test(order));

const listed = (body: Body, name: string, read: (each: unknown) => Test): Test[] =>
  body[name] === undefined ? [] : listOf(body[name], name).map(read);

const filterReaders: Readonly<Record<string, (body: Body) => Test>> = {
  termFilter: (body) => termTestOf(body, [requiredText(body, "field")]),
  rangeFilter: rangeTest,
  range2Filter: range2Test,
  queryFilter: (body) => queryOf(body.query),
  boolFilter: (body) => {
    const tests = listed(body, "filters", filterOf);
    const operator = oneOf(body, "operator", ["and", "or", "not"], "and");
    if (operator === "or") return some(tests);
    return operator === "and" ? every(tests) : (order) => !tests.some((test) => test(order));
  },
};

const queryReaders: Readonly<Record<string, (body: Body) => Test>> = {
  matchAllQuery: () => () => true,
  textQuery,
  termQuery: (body) => termTestOf(body, textsOf(body, "fields")),
  boolQuery: (body) => {
    const [must, should, not] = ["must", "should", "mustNot"].map((name) => listed(body, name, queryOf));
    return (order) => every(must ?? [])(order) && (!should?.length || some(should)(order)) && !some(not ?? [])(order);
  },
  nestedQuery: (body) => {
    const entries = nestedOrders(requiredText(body, "path"));
    oneOf(body, "scoreMode", ["avg", "total", "max", "none"], "avg");
    const test = queryOf(body.query);
    return (order) => entries(order).some(test);
  },
  filteredQuery: (body) => every([queryOf(body.query), filterOf(body.filter)]),
};

const readerOf =
  (what: "query" | "filter", readers: Readonly<Record<string, (body: Body) => Test>>) =>
  (given: unknown): Test => {
    const entries = Object.entries(objectOf(given, what));
    const [[kind, body] = ["", undefined]] = entries;
    const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
    if (!read || entries.length !== 1)
      throw new Fault(400, "bad-request", `'${what}' must hold one kind of ${what} the sandbox knows.`, { path: what });
    return read(objectOf(body, kind));
  };

const queryOf = readerOf("query", queryReaders);
const filterOf = readerOf("filter", filterReaders);

const orderBy = (given: unknown): ((one: Order, other: Order) => number) => {
  const sorts = (given === undefined ? [] : listOf(given, "sorts")).map((each) => {
    const sort = objectOf(each, "sorts");
    const field = fieldOf(requiredText(sort, "field"), "field-not-sortable");
    return { field, sign: oneOf(sort, "sortOrder", ["asc", "desc"], "asc") === "asc" ? 1 : -1 };
  });
  return (one, other) => {
    for (const { field, sign } of sorts) {
      const [a, b] = [one, other].map((order) => field.of(order)[0] ?? null);
      const difference = a == null || b == null ? Number(a == null) - Number(b == null) : compare(a, b);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
};

/**
 * The orders a search asks for, out of some, in the order it asks for; those that tie stay as they were.
 * @param body the search request of the Shop API: `query` and `sorts`, in camelCase
 * @throws Fault 400 for a query, field, value or sort nobody can read
 */
export const searchOrders = (body: Body): ((orders: readonly Order[]) => Order[]) => {
  const test = queryOf(body.query);
  const order = orderBy(body.sorts);
  return (orders) => orders.filter(test).sort(order);
};
