/** What a link to a product is made of. */
export interface LinkedProduct {
  id: string;
  name?: string;
  primaryCategoryId?: string;
  /** The product's own path, where it has one. */
  path?: string;
}

/**
 * A name in lower case with hyphens between its words, safe in a path: `Sea-Salt Milk Slabs` → `sea-salt-milk-slabs`.
 */
export const hyphenated = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * The path of a product's page: its own path when it has one, else
 * `/{primaryCategoryId}/{lowercased-hyphenated name}/{id}.html` (product-3). Products without a
 * category live under `/product`.
 */
export const productLink = (product: LinkedProduct, choice: { color?: string; size?: string } = {}): string => {
  const segments = [product.primaryCategoryId ?? "product", hyphenated(product.name ?? "") || "candy"];
  const path = product.path ?? `/${segments.map(encodeURIComponent).join("/")}/${encodeURIComponent(product.id)}.html`;
  const query = new URLSearchParams();
  if (choice.color) query.set("color", choice.color);
  if (choice.size) query.set("size", choice.size);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};
