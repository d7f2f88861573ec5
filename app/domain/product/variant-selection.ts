/** What a shopper has chosen, by attribute: `{ size: "12", wrap: "plum" }`. */
export type Selections = Readonly<Record<string, string>>;

/** What is needed of a variant to choose it. */
export interface SelectableVariant {
  id: string;
  values: Readonly<Record<string, string>>;
  orderable: boolean;
}

/** What is needed of an attribute to choose a value of it. */
export interface SelectableAttribute {
  id: string;
  values: readonly { value: string; name: string }[];
}

/** A product as far as choosing goes. */
export interface SelectableProduct<V extends SelectableVariant = SelectableVariant> {
  attributes: readonly SelectableAttribute[];
  variants: readonly V[];
  defaultVariantId?: string;
}

const matches = (variant: SelectableVariant, selections: Selections): boolean =>
  Object.entries(selections).every(([id, value]) => variant.values[id] === value);

/** The variant that agrees with every choice, once there is one for each attribute. */
export const matchingVariant = <V extends SelectableVariant>(
  product: SelectableProduct<V>,
  selections: Selections,
): V | undefined =>
  product.attributes.every(({ id }) => selections[id] !== undefined)
    ? product.variants.find((variant) => matches(variant, selections))
    : undefined;

/**
 * The variant that stands for the product when nothing is chosen: the only one, the default, or the first orderable.
 */
export const defaultVariant = <V extends SelectableVariant>(product: SelectableProduct<V>): V | undefined =>
  product.variants.find(({ id }) => id === product.defaultVariantId) ??
  product.variants.find(({ orderable }) => orderable) ??
  product.variants[0];

/** The variant whose price, stock and id the page shows (product-22). */
export const representedVariant = <V extends SelectableVariant>(
  product: SelectableProduct<V>,
  selections: Selections,
): V | undefined => (product.variants.length === 1 ? product.variants[0] : matchingVariant(product, selections));

/**
 * How far choosing has come: `waiting` while what is chosen is not made, `ready` once a choice made then is, else
 * `idle`.
 */
export type SelectionStatus = "idle" | "waiting" | "ready";

/** The status after a choice (product-23). */
export const selectionStatus = (
  product: SelectableProduct,
  before: SelectionStatus,
  selections: Selections,
): SelectionStatus => {
  if (product.variants.length > 0 && !representedVariant(product, selections)) return "waiting";
  return before === "idle" ? "idle" : "ready";
};

/** Whether a value leads to something orderable together with the other choices. */
export const isValueOrderable = (
  product: SelectableProduct,
  selections: Selections,
  attributeId: string,
  value: string,
): boolean =>
  product.variants.some((variant) => variant.orderable && matches(variant, { ...selections, [attributeId]: value }));

/** The values of an attribute that exist at all, given a chosen collection. */
const colorsOfCollection = (product: SelectableProduct, collection: string) => {
  const there = new Set(
    product.variants.filter(({ values }) => values.collection === collection).map(({ values }) => values.color),
  );
  return product.attributes.find(({ id }) => id === "color")?.values.filter(({ value }) => there.has(value)) ?? [];
};

/**
 * The choices after picking a value. A new collection keeps the color of the same name, else takes its first color
 * (product-24).
 */
export const selectValue = (
  product: SelectableProduct,
  selections: Selections,
  attributeId: string,
  value: string,
): Selections => {
  const next = { ...selections, [attributeId]: value };
  if (attributeId !== "collection") return next;
  const colors = colorsOfCollection(product, value);
  const all = product.attributes.find(({ id }) => id === "color")?.values ?? [];
  const name = all.find((color) => color.value === selections.color)?.name;
  const color = colors.find((candidate) => candidate.name === name) ?? colors[0];
  return color ? { ...next, color: color.value } : next;
};

/**
 * The choices a page starts with: what the address asks for (`color`, `size`; unknown values are ignored), completed
 * from an orderable variant that has them, else from the default variant.
 */
export const initialSelections = (
  product: SelectableProduct,
  asked: { color?: string | null; size?: string | null },
): Selections => {
  const selection: Record<string, string> = {};
  for (const id of ["color", "size"] as const) {
    const value = asked[id];
    const values = product.attributes.find((attribute) => attribute.id === id)?.values ?? [];
    if (value && values.some((candidate) => candidate.value === value)) selection[id] = value;
  }
  const fitting = product.variants.filter((variant) => matches(variant, selection));
  const base = defaultVariant({ ...product, variants: fitting }) ?? defaultVariant(product);
  return { ...base?.values, ...selection };
};
