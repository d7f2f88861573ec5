import type { Category } from "#app/commerce-api/categories.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductSearchResult, SearchParams } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";

const TOTAL = 60;

/** A backend with 60 sweets that answers pages of them. */
export const searchBackend = (patch: Partial<ProductSearchResult> = {}, total = TOTAL) => {
  const search = jest.fn(({ offset = 0, limit = 24 }: SearchParams) =>
    Promise.resolve({
      total,
      limit,
      offset,
      query: "",
      hits: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
        productId: `s${offset + index + 1}`,
      })),
      refinements: [
        {
          attributeId: "c_refinementType",
          label: "Type",
          values: [
            { value: "bonbons", label: "Bonbons", hitCount: 12 },
            { value: "truffles", label: "Truffles", hitCount: 8 },
          ],
        },
        {
          attributeId: "price",
          label: "Price",
          values: [
            { value: "(0..10)", label: "Under $10", hitCount: 7 },
            { value: "(10..25)", label: "$10 to $25", hitCount: 21 },
          ],
        },
      ],
      sortingOptions: [
        { id: "featured-items", label: "Featured items" },
        { id: "price-asc", label: "Price, low to high" },
      ],
      searchPhraseSuggestions: { suggestedTerms: [] },
      ...patch,
    } as unknown as ProductSearchResult),
  );
  const getMany = jest.fn((ids: readonly string[]) =>
    Promise.resolve(ids.map((id) => aProduct({ id, name: `Sweet ${id}` }))),
  );
  const chocolates = {
    id: "chocolates",
    name: "Chocolates",
    description: "Dipped and snapped.",
    parentCategoryTree: [
      { id: "sweets", name: "Sweets" },
      { id: "chocolates", name: "Chocolates" },
    ],
  } as unknown as Category;
  const api: PartialCommerceApi = {
    search: { products: search },
    products: { getMany },
    categories: {
      get: (id) =>
        id === "chocolates"
          ? Promise.resolve(chocolates)
          : id === "root"
            ? Promise.resolve({ id, categories: [chocolates] } as unknown as Category)
            : Promise.reject(new CommerceApiError(404, "product-not-found", "No category with that id.")),
    },
    inventory: { get: () => Promise.resolve([]) },
    stores: { get: ([id]) => Promise.resolve(id === "1004" ? [{ id, name: "Union Square" }] : []) },
  };
  return { api, search, getMany };
};
