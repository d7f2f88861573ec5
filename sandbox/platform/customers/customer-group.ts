/** What rules of groups look at. Money is whole cents. */
export interface CustomerFacts {
  registered: boolean;
  /** Members of the profile by their wire name, custom ones with `c_`; empty for a guest. */
  profile: Readonly<Record<string, unknown>>;
  /** Orders that were placed and neither failed nor cancelled, whatever their currency. */
  orders: { count: number; totalCents: number };
  /** The account a person orders for. */
  business: { level?: string; taxExempt?: boolean };
  basket: { pieces: number };
  /** The shopper context of the session. */
  context: Readonly<Record<string, unknown>>;
}

/** One demand on a fact, named by its path, for example `orders.totalCents` or `context.customQualifiers.device`. */
export type GroupCondition = { fact: string } & (
  | { is: string | number | boolean }
  | { oneOf: readonly (string | number)[] }
  | { atLeast: number }
  | { endsWith: string }
  /** A date such as 1990-12-31 whose month is the present one. */
  | { inMonthOf: "now" }
);

/** Every condition of any of the lists must hold. */
export interface GroupRule {
  anyOf: readonly (readonly GroupCondition[])[];
}

/** A group of customers; without a rule it holds those who were put into it by hand. */
export interface CustomerGroup {
  id: string;
  description: string;
  rule: GroupRule | null;
}

/** Members of this group pay no tax. */
export const TAX_EXEMPT_GROUP = "TaxExempt";

/** Groups that follow from who asks. */
export const systemGroupsOf = (registered: boolean): string[] => [
  "Everyone",
  registered ? "Registered" : "Unregistered",
];

const factAt = (facts: CustomerFacts, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      facts,
    );

const holds = (condition: GroupCondition, facts: CustomerFacts, now: Date): boolean => {
  const value = factAt(facts, condition.fact);
  if ("is" in condition) return value === condition.is;
  if ("oneOf" in condition) return condition.oneOf.some((each) => each === value);
  if ("atLeast" in condition) return typeof value === "number" && value >= condition.atLeast;
  if ("endsWith" in condition)
    return typeof value === "string" && value.toLowerCase().endsWith(condition.endsWith.toLowerCase());
  return typeof value === "string" && value.slice(5, 7) === now.toISOString().slice(5, 7);
};

/** Whether a person meets a group's rule at a moment. A group without a rule takes nobody in by itself. */
export const meetsRule = ({ rule }: CustomerGroup, facts: CustomerFacts, now: Date): boolean =>
  rule !== null && rule.anyOf.some((all) => all.every((condition) => holds(condition, facts, now)));
