import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createProductsApi } from "#app/commerce-api/products.ts";
import { createSearchApi } from "#app/commerce-api/search.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { visitor } from "../sessions/agent-shopper.ts";
import { type AgentAnswer, head, notFound, roots, type Trade } from "../trade/trade.ts";
import { type BuyerContext, dayAsked, placeOf } from "./arrivals.ts";
import { barcodesOf, productsByCode } from "./products-by-code.ts";
import { withArrivals, withReach } from "./reach.ts";
import { cursorAt, type Filters, searchHits } from "./search-hits.ts";
import { withSelection } from "./select-options.ts";
import { type AgentProduct, type AgentVariant, type SelectedOption, showProduct } from "./show-product.ts";

const MOST_PER_PAGE = 24;
const DEFAULT_PER_PAGE = 10;
const MOST_CHARACTERS = 200;
const MOST_IDS = 50;

const isInPrice = ({ price }: AgentVariant, { price: wanted }: Filters): boolean =>
  price.amount >= (wanted?.min ?? 0) && price.amount <= (wanted?.max ?? Infinity);

/** A product with the variants that are in the price; null where none is. */
const within = (product: AgentProduct, filters: Filters = {}): AgentProduct | null => {
  const variants = product.variants.filter((variant) => isInPrice(variant, filters));
  return variants.length > 0 ? { ...product, variants } : null;
};

/**
 * `search_catalog`: products by words, any of some categories, and price, some at a time; of these what arrives at the
 * buyer's place by a day (`filters.arrives_by`), with the days and the ways to ship.
 */
export const searchCatalog = async (
  trade: Trade,
  request: {
    query?: string;
    context?: BuyerContext;
    filters?: Filters;
    pagination?: { cursor?: string; limit?: number };
  },
): Promise<AgentAnswer> => {
  const { query = "", filters = {}, pagination = {} } = request;
  const { scapi } = visitor(trade.services, trade.caller);
  const place = placeOf(request.context, trade.caller.site);
  const day = dayAsked(filters, place);
  const { ids, offset, hasMore, total } = await searchHits(createSearchApi(scapi), {
    words: query.trim().slice(0, MOST_CHARACTERS),
    filters,
    cursor: pagination.cursor,
    limit: Math.min(pagination.limit ?? DEFAULT_PER_PAGE, MOST_PER_PAGE),
  });
  const products = await trade.listed.get(trade.caller.site, ids, (missing) =>
    createProductsApi(scapi).getMany(missing),
  );
  const inPrice = products.flatMap((product) => within(product, filters) ?? []);
  return {
    body: {
      ucp: head(trade, roots.search),
      products: place && day !== undefined ? await withArrivals(trade, inPrice, place, day) : inPrice,
      pagination: {
        has_next_page: hasMore,
        ...(hasMore && { cursor: cursorAt(offset + ids.length) }),
        ...(total !== undefined && { total_count: total }),
      },
    },
  };
};

/** What identifiers lead to: the article of each, by id or by bar code, and the documents of what stands in lists. */
const findArticles = async (trade: Trade, identifiers: readonly string[]) => {
  const { scapi } = visitor(trade.services, trade.caller);
  const products = createProductsApi(scapi);
  const articles = new Map((await products.getMany(identifiers)).map((each) => [each.id, each as ProductDocument]));
  const others = identifiers.filter((identifier) => !articles.has(identifier));
  const byCode = await productsByCode({ products, search: createSearchApi(scapi) }, others);
  for (const [code, document] of byCode) articles.set(code, document);
  const listedId = ({ id, type, master }: ProductDocument) => (type?.variant ? (master?.masterId ?? id) : id);
  const known = new Map([...articles.values()].map((document) => [document.id, document]));
  const missing = [...articles.values()].map(listedId).filter((id) => !known.has(id));
  for (const document of await products.getMany(missing)) known.set(document.id, document as ProductDocument);
  return { articles, listed: (document: ProductDocument) => known.get(listedId(document)) };
};

/**
 * `lookup_catalog`: products by their own ids, those of variants, or the bar codes of either; each variant says which
 * identifier led to it.
 */
export const lookupCatalog = async (
  trade: Trade,
  { ids, filters }: { ids: string[]; filters?: Filters },
): Promise<AgentAnswer> => {
  const wanted = [...new Set(ids)];
  if (wanted.length > MOST_IDS)
    throw new ProtocolProblem("request_too_large", `One request looks up ${MOST_IDS} identifiers at most.`);
  const { articles, listed } = await findArticles(trade, wanted);
  const products = new Map<string, AgentProduct>();
  for (const [identifier, article] of articles) {
    const document = listed(article);
    const product = document && (products.get(document.id) ?? showProduct(document, trade.caller.site));
    if (!product) continue;
    products.set(document.id, product);
    const exact = product.variants.find((variant) => variant.id === article.id);
    const variant = exact ?? product.variants[0];
    if (!variant) continue;
    (variant.inputs ??= []).push({ id: identifier, match: exact ? "exact" : "featured" });
    const barcodes = barcodesOf(article);
    if (exact && barcodes.length > 0) variant.barcodes = barcodes;
  }
  const found = [...products.values()].flatMap((product) => {
    const variants = product.variants.filter((variant) => variant.inputs);
    return within({ ...product, variants }, filters) ?? [];
  });
  const lost = wanted.filter((identifier) => !articles.has(identifier));
  return {
    body: {
      ucp: head(trade, roots.lookup),
      products: found,
      ...(lost.length > 0 && {
        messages: lost.map((identifier) => ({
          type: "info",
          code: "not_found",
          content: `Nothing is called '${identifier.slice(0, 100)}'.`,
        })),
      }),
    },
  };
};

/**
 * `get_product`: one product with what is selected of it; where a place is named, with when it arrives there and which
 * shops around it have it.
 */
export const getProduct = async (
  trade: Trade,
  request: {
    id: string;
    context?: BuyerContext;
    selected?: SelectedOption[];
    preferences?: string[];
    filters?: Filters;
  },
): Promise<AgentAnswer> => {
  const { id, selected, preferences, filters } = request;
  const nothing = () => notFound(trade, roots.lookup, `Nothing is called '${id.slice(0, 100)}'.`);
  const products = createProductsApi(visitor(trade.services, trade.caller).scapi);
  try {
    const named = (await products.get(id)) as ProductDocument;
    const isVariant = named.type?.variant === true && named.master !== undefined;
    const document = isVariant ? ((await products.get(named.master?.masterId ?? id)) as ProductDocument) : named;
    const product = showProduct(document, trade.caller.site);
    if (!product) return nothing();
    const chosen = withSelection(product, {
      variantId: isVariant ? id : undefined,
      ...(selected && { selected }),
      ...(preferences && { preferences }),
    });
    const found = within(chosen, filters);
    if (!found) return nothing();
    const place = placeOf(request.context, trade.caller.site);
    const reached = place ? await withReach(trade, found, place) : found;
    return { body: { ucp: head(trade, roots.lookup), product: reached } };
  } catch (error) {
    if (error instanceof CommerceApiError && (error.status === 404 || error.status === 400)) return nothing();
    throw error;
  }
};
