import { askArrivals } from "#app/hooks/product/ask-arrivals.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { wayBy } from "#app/domain/basket/ways-to-arrive.ts";
import { colorOf, mediaOf, textOf } from "#app/domain/content/content-fields.ts";
import { flagAttribute } from "#app/domain/product/product-document.ts";
import { isSent } from "#app/domain/product/tile-action.ts";
import { toTile, type TileSite } from "#app/domain/product/tile.ts";
import { DEFAULT_SORT, MAX_LIMIT, phraseOf, type SearchState } from "#app/domain/search/search-params.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { sayingsOf, searchAsMeant } from "./search-as-meant.ts";
import { inGridTiles } from "./read-in-grid-tiles.ts";
import {
  correctedQuery,
  refinementViews,
  suggestedQueries,
  type SearchDocument,
  type SearchView,
} from "./search-view.ts";

/** The address names a shop that the site does not have. */
export class UnknownShop extends Error {
  constructor(readonly id: string) {
    super(`There is no shop ${id}.`);
  }
}

/** The order in which the shop shows what most people buy. */
const POPULAR = "most-popular";

/** What a results page is loaded with. */
export interface SearchRequest {
  api: Pick<CommerceApi, "search" | "products" | "categories" | "content" | "stores" | "transports">;
  site: TileSite & { country: CountryCode; locale: string };
  state: SearchState;
  /** The category of `/category/:categoryId`. */
  categoryId?: string;
}

/**
 * What a list shows of the products found: who sells in shops sells to consumers, and order forms and posters are
 * nothing for them.
 */
const offered = <Found extends { id: string }>(products: readonly Found[], { pickupEnabled }: TileSite): Found[] =>
  products.filter((product) => !pickupEnabled || !flagAttribute({ ...product }, "isCollateral"));

const ask = (
  { api, categoryId }: SearchRequest,
  state: SearchState,
  offset: number,
  limit: number,
): Promise<SearchDocument> =>
  api.search.products({
    ...(phraseOf(state) && { q: phraseOf(state) }),
    refine: refineArguments(state.refinements, categoryId, state.shop),
    ...(state.shop && { c_storeId: state.shop }),
    sort: state.sort ?? DEFAULT_SORT,
    limit,
    offset,
    expand: ["none"],
  });

const findAll = async (request: SearchRequest, state: SearchState): Promise<SearchDocument> => {
  const first = await ask(request, state, state.start, Math.min(state.size, MAX_LIMIT));
  const hits = [...(first.hits ?? [])];
  // A restored long list is more than one request may answer.
  while (hits.length % MAX_LIMIT === 0 && hits.length > 0 && hits.length < state.size) {
    const next = await ask(request, state, state.start + hits.length, Math.min(state.size - hits.length, MAX_LIMIT));
    if (!next.hits?.length) break;
    hits.push(...next.hits);
  }
  return { ...first, hits };
};

/** The most products that are held against a day; what comes after them in a list is not looked at. */
const MOST_HELD_AGAINST_A_DAY = 2 * MAX_LIMIT;

/** What the search finds, and of that what can be sent and arrives in time where a day is asked for. */
const find = async (request: SearchRequest, state: SearchState): Promise<SearchDocument> => {
  const { arrivesBy, start, size } = state;
  if (!arrivesBy) return findAll(request, state);
  const found = await findAll(request, { ...state, start: 0, size: MOST_HELD_AGAINST_A_DAY });
  const { hits = [] } = found;
  const { api, site } = request;
  const ids = hits.map(({ productId }) => productId);
  const days = await askArrivals(api.transports.site, site.country, arrivesBy.to, ids);
  const inTime = ids.filter((id) => wayBy(days[id] ?? [], arrivesBy.day));
  const products = await api.products.getMany(inTime);
  const sent = new Set(products.filter((product) => isSent(toTile(product, site))).map(({ id }) => id));
  const arriving = hits.filter(({ productId }) => sent.has(productId));
  return { ...found, total: arriving.length, hits: arriving.slice(start, start + size) };
};

/**
 * What the search finds in the order that the address asks for; in the usual order where that one is not known (any
 * more), as in an old mail.
 */
const findSorted = async (request: SearchRequest): Promise<{ found: SearchDocument; state: SearchState }> => {
  const { state } = request;
  try {
    return { found: await find(request, state), state };
  } catch (error) {
    if (state.sort === undefined || !(error instanceof CommerceApiError) || error.status !== 400) throw error;
    const { sort: _unknown, ...usual } = state;
    return { found: await find(request, usual), state: usual };
  }
};

const loadCategory = async ({ api, categoryId }: SearchRequest) => {
  if (categoryId === undefined) return undefined;
  const category = await api.categories.get(categoryId, 0);
  const banner: unknown = category.image ?? (category as Record<string, unknown>).c_banner;
  return {
    view: {
      id: category.id,
      name: category.name ?? category.id,
      ...(category.description && { description: category.description }),
      ...(typeof banner === "string" && banner && { banner }),
    },
    crumbs: (category.parentCategoryTree ?? [])
      .filter(({ id }) => id !== "root" && id !== category.id)
      .map(({ id, name }) => ({ name: name ?? id ?? "", link: `/category/${encodeURIComponent(id ?? "")}` })),
  };
};

/** What editors have put above and among the products of a category; a list goes without where it cannot be read. */
const loadManaged = async ({
  api,
  categoryId,
  state,
}: SearchRequest): Promise<Pick<SearchView, "banner" | "inserts">> => {
  if (categoryId === undefined) return {};
  const isWhole = state.start === 0 && !state.shop && !state.arrivesBy && Object.keys(state.refinements).length === 0;
  const [banner, tiles] = await Promise.all([
    api.content.byKey(`category-banner/${categoryId}`, { isOptional: true }).catch(() => null),
    isWhole ? api.content.byKey(`in-grid-tiles/${categoryId}`, { isOptional: true }).catch(() => null) : null,
  ]);
  const inserts = inGridTiles(tiles);
  return {
    ...(banner && {
      banner: {
        headline: textOf(banner, "headline"),
        text: textOf(banner, "bodyText"),
        media: mediaOf(banner),
        color: colorOf(banner, "backgroundColor"),
      },
    }),
    ...(inserts.length > 0 && { inserts }),
  };
};

/** The shop whose stock is asked for. Throws `UnknownShop` where the site has none by that id. */
const loadShop = async ({ api, state: { shop: id } }: SearchRequest): Promise<SearchView["shop"]> => {
  if (id === undefined) return undefined;
  const [store] = await api.stores.get([id]);
  if (!store) throw new UnknownShop(id);
  return { id: store.id, name: store.name ?? store.id };
};

const MOST_NEAR = 8;

/** The longest words of a query, the longest first: what it is most likely about. */
const telling = (query: string): string[] =>
  [...new Set(query.split(/\s+/).filter((word) => word.length > 2))].sort((a, b) => b.length - a.length).slice(0, 3);

/** What comes near where nothing was found: sweets for a word of the query, else those most people buy. */
const loadNear = async (request: SearchRequest): Promise<SearchView["near"]> => {
  const { api, site, state } = request;
  const all: SearchState = { query: "", refinements: {}, start: 0, size: MOST_NEAR };
  const words = telling(state.query);
  const attempts = [
    ...(words.length > 1 ? words.map((word) => ["closest", { ...all, query: word }] as const) : []),
    ["popular", { ...all, sort: POPULAR }] as const,
  ];
  for (const [kind, attempt] of attempts) {
    const { hits = [] } = await find(
      { api, site, state: attempt, ...(kind === "popular" && { categoryId: "root" }) },
      attempt,
    );
    const products = offered(await api.products.getMany(hits.map(({ productId }) => productId)), site);
    if (products.length > 0) return { kind, tiles: products.map((product) => toTile(product, site)) };
  }
  return undefined;
};

/** What is written about the words searched for; nothing where that cannot be read, since it is only a help. */
const loadPages = async ({ api, state, categoryId }: SearchRequest): Promise<SearchView["pages"]> => {
  if (!state.query || categoryId !== undefined || state.start > 0) return [];
  return api.content.search(state.query).catch(() => []);
};

/** The shop's top categories; none when they cannot be read, since they are only a help. */
const loadStartingPoints = async ({ api }: SearchRequest): Promise<SearchView["startingPoints"]> => {
  const root = await api.categories.get("root", 1).catch(() => undefined);
  return (root?.categories ?? [])
    .filter((category) => (category as Record<string, unknown>).c_showInMenu !== false)
    .slice(0, 6)
    .map(({ id, name }) => ({ name: name ?? id, link: `/category/${encodeURIComponent(id)}` }));
};

/**
 * Loads a results page: the search, then its products as slim tiles. A query that finds nothing is searched again with
 * its misspelling corrected. Throws `CommerceApiError`: 404 for an unknown category, 400 for refinements
 * that the search refuses; `UnknownShop`.
 */
export const loadSearch = async (request: SearchRequest): Promise<SearchView> => {
  const { api, site } = request;
  const [category, { found: asked, state }, managed, shop, pages] = await Promise.all([
    loadCategory(request),
    searchAsMeant(request, findSorted),
    loadManaged(request),
    loadShop(request),
    loadPages(request),
  ]);
  const better = state.query ? correctedQuery(state.query, asked) : undefined;
  const phrase = correctedQuery(phraseOf(state), asked);
  const retry =
    asked.total === 0 && phrase !== undefined ? await find(request, { ...state, words: phrase }) : undefined;
  const found = retry?.total ? retry : asked;
  const all = await api.products.getMany((found.hits ?? []).map(({ productId }) => productId));
  const products = offered(all, site);
  const total = Math.max(0, (found.total ?? 0) - (all.length - products.length));
  const corrected = total ? better : undefined;
  const understood = sayingsOf(state, site.locale);
  const isRefined =
    state.shop !== undefined || state.arrivesBy !== undefined || Object.keys(state.refinements).length > 0;
  const near = total || isRefined ? undefined : await loadNear(request).catch(() => undefined);
  return {
    ...(category && { category: category.view }),
    ...managed,
    crumbs: category?.crumbs ?? [],
    state,
    ...(shop && { shop }),
    ...(corrected && { correctedQuery: corrected }),
    ...(understood.length > 0 && { understood }),
    total,
    ...(products.length > 0 &&
      products.every((product) => flagAttribute({ ...product }, "isCollateral")) && { isGoods: true as const }),
    tiles: products.map((product) => toTile(product, site)),
    refinements: refinementViews(found, state.refinements, site),
    sorts: (found.sortingOptions ?? []).map(({ id, label }) => ({ id, label: label ?? id })),
    pages,
    ...(near && { near }),
    suggestions: total ? [] : suggestedQueries(state.query, asked),
    startingPoints: total ? [] : await loadStartingPoints(request),
  };
};

/** Loads only the next products of a list that already stands. */
export const loadMore = async (request: SearchRequest): Promise<SearchView["tiles"]> => {
  const { hits = [] } = await find(request, request.state);
  const products = await request.api.products.getMany(hits.map(({ productId }) => productId));
  return offered(products, request.site).map((product) => toTile(product, request.site));
};
