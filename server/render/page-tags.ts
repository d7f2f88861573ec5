/** What a call of the shopper APIs is about, as far as pages are made from it. */
interface Call {
  parameters?: { id?: unknown; ids?: unknown };
}

interface Answer {
  hits?: { productId?: string }[];
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : []).filter(
    (each): each is string => typeof each === "string" && each !== "",
  );

/** Tags of what a call has answered: `product:<id>` and `category:<id>`. */
export const tagsOf = (method: string, args: readonly unknown[], answer: unknown): string[] => {
  const { id, ids } = (args[0] as Call | undefined)?.parameters ?? {};
  const named = [...listOf(id), ...listOf(ids)];
  if (/^getProducts?$/.test(method)) return named.map((each) => `product:${each}`);
  if (/^getCategor(y|ies)$/.test(method)) return named.map((each) => `category:${each}`);
  if (method !== "productSearch") return [];
  const { hits = [] } = (answer ?? {}) as Answer;
  return hits.flatMap(({ productId }) => (productId ? [`product:${productId}`] : []));
};
