import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createProductsApi } from "#app/commerce-api/products.ts";
import { createSearchApi } from "#app/commerce-api/search.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { visitor } from "../sessions/agent-shopper.ts";
import { type AgentAnswer, head, notFound, roots, type Trade } from "../trade/trade.ts";
import { withSelection } from "./select-options.ts";
import { type AgentProduct, type AgentVariant, type SelectedOption, showProduct } from "./show-product.ts";

/** What narrows a list of products; amounts in minor units. */
interface Filters {
  categories?: string[];
  price?: { min?: number; max?: number };
  [other: string]: unknown;
}

const MOST_PER_PAGE = 24;
const DEFAULT_PER_PAGE = 10;
const MOST_CHARACTERS = 200;
const MOST_IDS = 50;
/** The search service gives no more than that from the beginning of a list. */
const LAST_OFFSET = 5_000;

/** A cursor is where the next page begins. */
const offsetOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const offset = Number(/^o(\d{1,5})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1] ?? Number.NaN);
  if (!Number.isInteger(offset) || offset > LAST_OFFSET)
    throw new ProtocolProblem("invalid_request", "The cursor is not one of this shop.");
  return offset;
};

const cursorAt = (offset: number): string => Buffer.from(`o${offset}`).toString("base64url");

const inUnits = (amount: number | undefined, otherwise: number): number =>
  amount === undefined ? otherwise : amount / 100;

/** What the search service narrows a list by: one category, as it takes no more, and the price. */
const refinements = ({ categories = [], price }: Filters): string[] => {
  const [category] = categories;
  return [
    ...(category === undefined ? [] : [`cgid=${category}`]),
    ...(price ? [`price=(${inUnits(price.min, 0)}..${inUnits(price.max, 1_000_000)})`] : []),
  ];
};

const isInPrice = ({ price }: AgentVariant, { price: wanted }: Filters): boolean =>
  price.amount >= (wanted?.min ?? 0) && price.amount <= (wanted?.max ?? Infinity);

/** A product with the variants that are in the price; null where none is. */
const within = (product: AgentProduct, filters: Filters = {}): AgentProduct | null => {
  const variants = product.variants.filter((variant) => isInPrice(variant, filters));
  return variants.length > 0 ? { ...product, variants } : null;
};

const shown = ({ caller }: Trade, documents: readonly unknown[]): AgentProduct[] =>
  documents.flatMap((document) => showProduct(document as ProductDocument, caller.site) ?? []);

/** `search_catalog`: products by words, category and price, some at a time. */
export const searchCatalog = async (
  trade: Trade,
  request: { query?: string; filters?: Filters; pagination?: { cursor?: string; limit?: number } },
): Promise<AgentAnswer> => {
  const { query = "", filters = {}, pagination = {} } = request;
  const words = query.trim().slice(0, MOST_CHARACTERS);
  const refine = refinements(filters);
  if (words === "" && refine.length === 0)
    throw new ProtocolProblem("invalid_request", "A search needs a query, a category or a price.");
  const limit = Math.min(pagination.limit ?? DEFAULT_PER_PAGE, MOST_PER_PAGE);
  const offset = offsetOf(pagination.cursor);
  const { scapi } = visitor(trade.services, trade.caller);
  const { hits, total } = await createSearchApi(scapi).products({
    ...(words !== "" && { q: words, sort: "best-matches" }),
    ...(refine.length > 0 && { refine }),
    limit,
    offset,
  });
  const documents = await createProductsApi(scapi).getMany(hits.map(({ productId }) => productId));
  const hasMore = offset + hits.length < total && hits.length > 0 && offset + hits.length <= LAST_OFFSET;
  return {
    body: {
      ucp: head(trade, roots.search),
      products: shown(trade, documents).flatMap((product) => within(product, filters) ?? []),
      pagination: {
        has_next_page: hasMore,
        ...(hasMore && { cursor: cursorAt(offset + hits.length) }),
        total_count: total,
      },
    },
  };
};

/** The documents of some ids, each as the product that stands in lists. */
const listedDocuments = async (trade: Trade, ids: readonly string[]) => {
  const products = createProductsApi(visitor(trade.services, trade.caller).scapi);
  const named = (await products.getMany(ids)) as ProductDocument[];
  const listedId = ({ id, type, master }: ProductDocument) => (type?.variant ? (master?.masterId ?? id) : id);
  const listed = named.map((document) => ({ id: document.id, listedId: listedId(document) }));
  const known = new Map(named.map((document) => [document.id, document]));
  const missing = listed.map((each) => each.listedId).filter((id) => !known.has(id));
  for (const document of (await products.getMany(missing)) as ProductDocument[]) known.set(document.id, document);
  return { listed, known };
};

/** `lookup_catalog`: products by their own ids or those of variants; each variant says which id led to it. */
export const lookupCatalog = async (
  trade: Trade,
  { ids, filters }: { ids: string[]; filters?: Filters },
): Promise<AgentAnswer> => {
  const wanted = [...new Set(ids)];
  if (wanted.length > MOST_IDS)
    throw new ProtocolProblem("request_too_large", `One request looks up ${MOST_IDS} identifiers at most.`);
  const { listed, known } = await listedDocuments(trade, wanted);
  const products = new Map<string, AgentProduct>();
  for (const { id, listedId } of listed) {
    const document = known.get(listedId);
    const product = products.get(listedId) ?? (document && showProduct(document, trade.caller.site));
    if (!product) continue;
    products.set(listedId, product);
    const exact = product.variants.find((variant) => variant.id === id);
    const variant = exact ?? product.variants[0];
    if (variant) (variant.inputs ??= []).push({ id, match: exact ? "exact" : "featured" });
  }
  const found = [...products.values()].flatMap((product) => {
    const variants = product.variants.filter((variant) => variant.inputs);
    return within({ ...product, variants }, filters) ?? [];
  });
  const lost = wanted.filter((id) => !listed.some((each) => each.id === id));
  return {
    body: {
      ucp: head(trade, roots.lookup),
      products: found,
      ...(lost.length > 0 && {
        messages: lost.map((id) => ({
          type: "info",
          code: "not_found",
          content: `Nothing is called '${id.slice(0, 100)}'.`,
        })),
      }),
    },
  };
};

/** `get_product`: one product with what is selected of it. */
export const getProduct = async (
  trade: Trade,
  request: { id: string; selected?: SelectedOption[]; preferences?: string[]; filters?: Filters },
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
    return found ? { body: { ucp: head(trade, roots.lookup), product: found } } : nothing();
  } catch (error) {
    if (error instanceof CommerceApiError && (error.status === 404 || error.status === 400)) return nothing();
    throw error;
  }
};
