import { type Body, listOf, objectOf, requiredText, textOf } from "#sandbox/baskets/body.ts";
import { Fault } from "#sandbox/fault.ts";
import { shippingStatusOf } from "./fulfilment.ts";
import { globalPartyIdOf, type Order } from "./order.ts";

type Fact = string | number | Date | null;

interface Field {
  type: "text" | "number" | "date";
  of: (order: Order) => readonly Fact[];
}

const text = (of: (order: Order) => readonly (string | null)[] | string | null): Field => ({
  type: "text",
  of: (order) => [of(order)].flat(),
});

const nothing = text(() => null);

/** What orders may be searched and sorted by (Shop API, order search); what this shop never knows is empty. */
const fields: Readonly<Record<string, Field>> = {
  affiliate_partner_i_d: nothing,
  affiliate_partner_name: nothing,
  business_type: nothing,
  channel_type: text(({ createdBy }) => (createdBy === "System" ? "subscriptions" : "storefront")),
  confirmation_status: text(({ exportStatus }) => (exportStatus === "not_exported" ? "not_confirmed" : "confirmed")),
  created_by: text(({ createdBy }) => createdBy),
  creation_date: { type: "date", of: ({ createdAt }) => [createdAt] },
  currency_code: text(({ currency }) => currency),
  customer_email: text(({ email }) => email),
  customer_name: text(({ customerName }) => customerName),
  customer_no: text(({ customerNo }) => customerNo),
  export_after: nothing,
  export_status: text(({ exportStatus }) => exportStatus),
  external_order_no: nothing,
  external_order_status: text(({ status }) => (status === "open" ? status : null)),
  global_party_id: text(globalPartyIdOf),
  last_modified: { type: "date", of: ({ modifiedAt }) => [modifiedAt] },
  order_no: text(({ orderNo }) => orderNo),
  original_order_no: nothing,
  payment_status: text(({ paymentStatus }) => paymentStatus),
  replaced_order_no: nothing,
  replacement_order_no: nothing,
  shipping_status: text(shippingStatusOf),
  status: text(({ status }) => (status === "open" ? "new" : status)),
  total_gross_price: { type: "number", of: ({ totals }) => [(totals.orderTotalCents ?? 0) / 100] },
  total_net_price: {
    type: "number",
    of: ({ totals }) => [((totals.orderTotalCents ?? 0) - (totals.taxTotalCents ?? 0)) / 100],
  },
  "coupon_line_items.coupon_code": text(({ coupons }) => coupons.map(({ code }) => code)),
  "coupon_line_items.coupon_id": text(({ coupons }) => coupons.map(({ couponId }) => couponId)),
  "payment_instruments.credit_card_type": text(({ payments }) => payments.map(({ card }) => card?.cardType ?? null)),
  "payment_instruments.payment_method_id": text(({ payments }) => payments.map(({ methodId }) => methodId)),
  "product_items.product_id": text(({ items }) => items.map(({ productId }) => productId)),
  "shipments.shipping_method_id": text(({ shipments }) => shipments.map(({ shippingMethodId }) => shippingMethodId)),
};

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

const fieldOf = (name: string, refusal: "field-not-searchable" | "field-not-sortable"): Field => {
  if (/^c_\w+$/.test(name)) return text(({ attributes }) => attributeOf(attributes[name]));
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const deed = refusal === "field-not-sortable" ? "sorted" : "searched";
  if (!known) throw new Fault(400, refusal, `Orders cannot be ${deed} by '${name}'.`, { field: name });
  return known;
};

const attributeOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;

/** A value as the field compares it. @throws Fault 400 for another type, as the Shop API names it. */
const valueOf = (name: string, { type }: Field, given: unknown): NonNullable<Fact> => {
  const wrong = () =>
    new Fault(400, "invalid-search-field-type", `The value of '${name}' must be a ${type}.`, {
      field: name,
      value: String(given),
      type,
    });
  if (type === "text") {
    if (typeof given !== "string" && typeof given !== "number" && typeof given !== "boolean") throw wrong();
    return String(given);
  }
  if (type === "number") {
    const value = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
    if (typeof value !== "number" || !Number.isFinite(value)) throw wrong();
    return value;
  }
  const date = new Date(typeof given === "string" ? given : Number.NaN);
  if (Number.isNaN(date.getTime())) throw wrong();
  return date;
};

const compare = (one: NonNullable<Fact>, other: NonNullable<Fact>): number => {
  const [a, b] = [one, other].map((value) => (value instanceof Date ? value.getTime() : value));
  if (a === b) return 0;
  return (a ?? 0) < (b ?? 0) ? -1 : 1;
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
