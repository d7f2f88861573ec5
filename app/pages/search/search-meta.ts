import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import { productListData } from "#app/domain/product/product-list-data.ts";
import { writeSearchParams } from "#app/domain/search/search-params.ts";
import type { HeadContext, PageMeta } from "#app/navigation/route-module.ts";
import type { SearchView } from "./search-view.ts";

/** What the page is made from: the results, or what of the address could not be understood. */
export type SearchPageData = { view: SearchView; origin: string } | { problem: { part: string }; origin: string };

/** Title, canonical address and structured data (BreadcrumbList, ItemList) of a results page. */
export const searchMeta = (page: SearchPageData, { path, intl }: HeadContext): PageMeta => {
  if ("problem" in page)
    return { title: intl.formatMessage({ id: "title.search", defaultMessage: "Search" }), robots: "noindex" };
  const { view, origin } = page;
  const { category, state } = view;
  const base = category ? `/category/${encodeURIComponent(category.id)}` : path.split("?")[0];
  const name =
    category?.name ??
    (state.query
      ? intl.formatMessage(
          { id: "title.results", defaultMessage: "Search results for {query}" },
          { query: state.query },
        )
      : intl.formatMessage({ id: "title.all", defaultMessage: "All sweets" }));
  const first = writeSearchParams({ query: state.query, refinements: {}, start: state.start, size: state.size });
  return {
    title: name,
    ...(category?.description && { description: category.description }),
    canonicalPath: `${base}${first}`,
    ...(category ? {} : { robots: "noindex, follow" }),
    structuredData: [
      breadcrumbList(origin, [...view.crumbs, { name, link: `${base}${category ? "" : first}` }]),
      productListData(view.tiles, { origin, first: state.start, total: view.total }),
    ],
  };
};
