import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import type { WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";

const products = new Map<string, WorldProduct>(
  catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]),
);

const hyphenated = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** A product that content names. @throws Error for an id that nothing has. */
export const sweet = (id: string): WorldProduct => {
  const product = products.get(id);
  if (!product) throw new Error(`Content names the product ${id}, which the catalogue does not have.`);
  return product;
};

/** The address of a product's page: `/<category>/<name>/<id>.html`. @throws Error for an id that nothing has. */
export const sweetLink = (id: string): string => {
  const { category, name } = sweet(id);
  return `/${category}/${hyphenated(name)}/${id}.html`;
};
