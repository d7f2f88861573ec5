import { intlFor } from "#app/shell/providers.tsx";
import { searchMeta } from "./search-meta.ts";
import type { SearchView } from "./search-view.ts";

const view: SearchView = {
  pages: [],
  crumbs: [{ name: "Sweets", link: "/category/sweets" }],
  category: { id: "chocolates", name: "Chocolates", description: "Dipped." },
  state: { query: "", refinements: { c_type: ["bars"] }, start: 24, size: 24, sort: "price-asc" },
  total: 60,
  tiles: [{ id: "1", name: "Bar", link: "/bars/bar/1.html" }],
  refinements: [],
  sorts: [],
  suggestions: [],
  startingPoints: [],
};
const origin = "https://shop.example";
const at = (path: string) => ({ path, siteName: "Shop", intl: intlFor("en-US", undefined) });

test("a category's canonical address leaves out refinements and order, and keeps its page", () => {
  const meta = searchMeta({ view, origin }, at("/category/chocolates"));
  expect(meta).toMatchObject({
    title: "Chocolates",
    description: "Dipped.",
    canonicalPath: "/category/chocolates?start=24",
  });
  expect(meta.robots).toBeUndefined();
});

test("structured data lists the places above and the products with whole addresses and their positions", () => {
  const { structuredData } = searchMeta({ view, origin }, at("/category/chocolates"));
  expect(structuredData).toEqual([
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: ["/", "/category/sweets", "/category/chocolates"].map((path, index) =>
        expect.objectContaining({ position: index + 1, item: `${origin}${path}` }),
      ),
    }),
    expect.objectContaining({
      "@type": "ItemList",
      numberOfItems: 60,
      itemListElement: [{ "@type": "ListItem", position: 25, name: "Bar", url: `${origin}/bars/bar/1.html` }],
    }),
  ]);
});

test("results of a query stay out of search engines", () => {
  const { category: _, ...rest } = view;
  const meta = searchMeta(
    { view: { ...rest, crumbs: [], state: { ...view.state, query: "dark" } }, origin },
    at("/search"),
  );
  expect(meta).toMatchObject({ title: "Search results for dark", robots: "noindex, follow" });
  expect(searchMeta({ problem: { part: "x" }, origin }, at("/search"))).toEqual({
    title: "Search",
    robots: "noindex",
  });
});
