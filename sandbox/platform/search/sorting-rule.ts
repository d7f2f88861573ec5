import type {
  BoostOrBury,
  MissingValue,
  SortDirection,
  SortingRule,
  WeightedAttribute,
} from "#sandbox/core/columns/sorting.ts";
/** A product as the sorting sees it. */
export interface Sortable {
  id: string;
  /** The merchant's own order, the last step of every rule. */
  position: number;
  /** A value by path; undefined where the product has none. */
  valueOf(path: string): number | string | boolean | undefined;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const asNumber = (value: number | string | boolean | undefined): number | undefined =>
  typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : undefined;

/**
 * The values of one attribute brought to 0…1, the one that comes first in the direction at 1. What has no value gets
 * the place the attribute says; where all are equal everybody gets 1.
 */
export const normalised = (
  values: readonly (number | undefined)[],
  missing: MissingValue,
  direction: SortDirection = "descending",
): number[] => {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return values.map(() => 0);
  const [least, most] = known.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const standIn = { minimum: least, maximum: most, average: mean }[missing];
  const share = (value: number) => (most === least ? 1 : (value - least) / (most - least));
  return values.map((value) => {
    const place = share(value ?? standIn);
    return direction === "descending" || most === least ? place : 1 - place;
  });
};

const boostOf = (product: Sortable, boosts: readonly BoostOrBury[]): number =>
  boosts.reduce(
    (sum, { kind, path, equals, strength }) =>
      String(product.valueOf(path)) === equals ? sum + (kind === "boost" ? strength : -strength) : sum,
    0,
  );

/** The weighted sums of a step in parts of the whole weight, boosts and buries included; larger comes first. */
export const weightedScores = (
  products: readonly Sortable[],
  attributes: readonly WeightedAttribute[],
  boosts: readonly BoostOrBury[],
  relevance: ReadonlyMap<string, number> | null,
): number[] => {
  const counted = attributes.filter(({ path }) => path !== "text-relevance" || relevance !== null);
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scores = products.map((product) => boostOf(product, boosts));
  for (const { path, weight, missing, direction } of counted) {
    const shares =
      path === "text-relevance"
        ? products.map(({ id }) => relevance?.get(id) ?? 0)
        : normalised(
            products.map((product) => asNumber(product.valueOf(path))),
            missing,
            direction,
          );
    shares.forEach((share, index) => (scores[index] = (scores[index] ?? 0) + (share * weight) / whole));
  }
  return scores;
};

/** Compares two values; one that is missing stands last in either direction. */
const compareValues = (
  a: number | string | boolean | undefined,
  b: number | string | boolean | undefined,
  direction: SortDirection,
): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order =
    typeof a === "string" && typeof b === "string" ? collator.compare(a, b) : (asNumber(a) ?? 0) - (asNumber(b) ?? 0);
  return direction === "ascending" ? order : -order;
};

/** Whether a rule's order depends on what was typed. */
export const readsRelevance = ({ steps }: SortingRule): boolean =>
  steps.some((step) =>
    step.kind === "weighted"
      ? step.attributes.some(({ path }) => path === "text-relevance")
      : step.path === "text-relevance",
  );

/**
 * Products in the order of a rule. `relevance` says how well each fits what was typed (0 to 1); null when nothing was,
 * and then it counts for nothing.
 */
export const sortBy = <Product extends Sortable>(
  products: readonly Product[],
  { steps, boosts = [] }: SortingRule,
  relevance: ReadonlyMap<string, number> | null,
): Product[] => {
  const columns = steps.map((step) =>
    step.kind === "weighted" ? weightedScores(products, step.attributes, boosts, relevance) : null,
  );
  const valueAt = (product: Product, path: string) =>
    path === "text-relevance" ? (relevance?.get(product.id) ?? 0) : product.valueOf(path);
  const order = products.map((_, index) => index);
  order.sort((a, b) => {
    const [one, other] = [products[a], products[b]];
    if (!one || !other) return 0;
    for (const [index, step] of steps.entries()) {
      const column = columns[index];
      const decided = column
        ? (column[b] ?? 0) - (column[a] ?? 0)
        : step.kind === "attribute"
          ? compareValues(valueAt(one, step.path), valueAt(other, step.path), step.direction)
          : 0;
      if (decided !== 0) return decided;
    }
    return one.position - other.position || (one.id < other.id ? -1 : 1);
  });
  return order.flatMap((index) => products[index] ?? []);
};
