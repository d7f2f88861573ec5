import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { MOST_PIECES } from "#sandbox/platform/inventory/inventory-service.ts";
import type { CatalogueProduct } from "#sandbox/platform/products/product.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, pageOf, textField, wholeField } from "./form.ts";
import { type Html, html } from "./html.ts";
import { action, facts, field, filterForm, links, money, pager, searchField, select, table, tag } from "./parts.ts";

/** Kinds that lie on shelves themselves; the others are made of those. */
const isStocked = ({ type }: Pick<CatalogueProduct, "type">) =>
  type === "item" || type === "variant" || type === "bundle";

const stateTag = (online: boolean): Html => (online ? tag("online", "good") : tag("offline", "bad"));

const stockForm = (listId: string, productId: string, pieces: number, back: string): Html => {
  const id = `stock-${listId}-${productId}`;
  const label = `Pieces of ${productId} in ${listId}`;
  return html`<form method="post" action="/console/stock" class="inline">
    <input type="hidden" name="list" value="${listId}" /><input
      type="hidden"
      name="product"
      value="${productId}"
    /><input type="hidden" name="back" value="${back}" />
    <input
      type="range"
      min="0"
      max="${Math.max(100, pieces * 2)}"
      value="${pieces}"
      data-number="${id}"
      aria-label="${label}, slider"
      hidden
    />
    <input
      type="number"
      id="${id}"
      name="pieces"
      min="0"
      max="${MOST_PIECES}"
      value="${pieces}"
      aria-label="${label}"
      required
    /><button>Set<span class="unseen"> ${label}</span></button>
  </form>`;
};

/** Products with prices and stock, and the stock of each list. */
export const productPages = ({ services, database }: ControlContext): ConsoleRoute[] => {
  const { products, prices, inventory, sites } = services;

  const productOf = async (id = "") => {
    const product = (await products.catalogue("en-US")).products.get(id);
    if (!product) throw new Fault(404, "product-not-found", `There is no product '${id}'.`);
    return product;
  };

  const priceText = async (ids: string[]) => {
    const [site] = sites;
    if (!site) return new Map<string, string>();
    const situation = { siteId: site.id, currency: site.currency, customerGroups: ["Everyone", "Unregistered"] };
    const found = await prices.priceOf(
      ids.map((productId) => ({ productId, quantity: 1 })),
      situation,
    );
    return new Map([...found].map(([id, price]) => [id, money(price?.priceCents, site.currency)]));
  };

  const stockOf = async (ids: string[]) =>
    inventory.recordsInLists(
      ids,
      (await inventory.lists()).map(({ id }) => id),
    );

  return [
    {
      method: "get",
      path: "/console/products",
      handle: async ({ query }) => {
        const { page, limit, offset } = pageOf(query);
        const { total, products: found } = await products.list({ text: textField(query, "q"), limit, offset });
        const ids = found.map(({ id }) => id);
        const priceOf = await priceText(ids);
        const stock = await stockOf(ids);
        const ship = (await inventory.lists()).filter(({ siteIds }) => siteIds.length > 0);
        return {
          title: "Products",
          body: html`${filterForm(searchField("Id, name or barcode", query))}${table(
            "Products",
            ["Id", "Name", "Kind", "Price", ...ship.map(({ id }) => id), "State", "Switch"],
            found.map((product) => [
              html`<a href="/console/products/${encodeURIComponent(product.id)}">${product.id}</a>`,
              product.name,
              product.type,
              priceOf.get(product.id),
              ...ship.map(({ id }) => {
                const record = stock.get(id)?.get(product.id);
                return isStocked(product) ? (record?.perpetual ? "never ends" : (record?.ats ?? 0)) : "–";
              }),
              stateTag(product.online),
              action(
                `/console/products/${encodeURIComponent(product.id)}/online`,
                product.online ? "Take offline" : "Put online",
                {
                  about: product.id,
                  hidden: { online: String(!product.online), back: `/console/products?${query.toString()}` },
                },
              ),
            ]),
          )}${pager(query, page, total)}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/products/:id",
      handle: async ({ params }) => {
        const product = await productOf(params.id);
        const { id } = product;
        const books = await prices.booksWith(id);
        const stock = await stockOf([id]);
        return {
          title: product.name,
          body: html`${facts([
              ["Id", id],
              ["Kind", product.type],
              ["Brand", product.brand],
              ["State", stateTag(product.online)],
              ["Sites", product.siteIds.join(", ")],
              [
                "Master",
                product.masterId &&
                  html`<a href="/console/products/${encodeURIComponent(product.masterId)}">${product.masterId}</a>`,
              ],
              [
                "Variants",
                links(
                  product.variantIds.map((variant) => [`/console/products/${encodeURIComponent(variant)}`, variant]),
                ),
              ],
            ])}${action(
              `/console/products/${encodeURIComponent(id)}/online`,
              product.online ? "Take offline" : "Put online",
              {
                hidden: { online: String(!product.online), back: `/console/products/${encodeURIComponent(id)}` },
              },
            )}
            <h2>Prices and stock</h2>
            ${table(
              "Prices",
              ["Price book", "Kind", "Prices"],
              books.map(({ book, steps }) => [
                book.id,
                book.kind,
                steps
                  .map(({ minQuantity, priceCents }) =>
                    minQuantity > 1
                      ? `${minQuantity} or more: ${money(priceCents, book.currency)}`
                      : money(priceCents, book.currency),
                  )
                  .join(", "),
              ]),
            )}${
              isStocked(product) &&
              table(
                "Stock",
                ["List", "Can be sold", "On the shelf"],
                [...stock].map(([listId, records]) => {
                  const record = records.get(id);
                  return [
                    listId,
                    record?.perpetual ? "never ends" : record?.ats,
                    stockForm(listId, id, record?.stockLevel ?? 0, `/console/products/${encodeURIComponent(id)}`),
                  ];
                }),
              )
            }`,
        };
      },
    },
    {
      method: "post",
      path: "/console/products/:id/online",
      handle: async ({ params: { id = "" }, form }) => {
        const online = choiceField(form, "online", ["true", "false"]) === "true";
        await database.transaction(() => products.setOnline(id, online));
        services.forget();
        return { to: backTo(form, "/console/products"), said: `${id} is ${online ? "online" : "offline"} now.` };
      },
    },
    {
      method: "get",
      path: "/console/stock",
      handle: async ({ query }) => {
        const lists = await inventory.lists();
        const own = await inventory.listOf(sites[0]?.id ?? "");
        const listId = lists.find(({ id }) => id === query.get("list"))?.id ?? own ?? lists[0]?.id ?? "";
        const { page, limit, offset } = pageOf(query);
        const { total, products: found } = await products.list({ text: textField(query, "q"), limit, offset });
        const stocked = found.filter(isStocked);
        const records = (await stockOf(stocked.map(({ id }) => id))).get(listId);
        return {
          title: "Stock",
          body: html`${filterForm([
            field(
              "Stock list",
              select(
                "list",
                lists.map(({ id, siteIds }) => [id, siteIds.length > 0 ? `${id} (ships)` : id]),
                listId,
              ),
            ),
            searchField("Id, name or barcode", query),
          ])}${table(
            `Stock in ${listId}`,
            ["Id", "Name", "Can be sold", "On the shelf"],
            stocked.map(({ id, name }) => {
              const record = records?.get(id);
              return [
                html`<a href="/console/products/${encodeURIComponent(id)}">${id}</a>`,
                name,
                record?.perpetual ? "never ends" : record?.ats,
                stockForm(listId, id, record?.stockLevel ?? 0, `/console/stock?${query.toString()}`),
              ];
            }),
          )}${pager(query, page, total)}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/stock",
      handle: async ({ form }) => {
        const { id } = await productOf(textField(form, "product"));
        const listId = textField(form, "list");
        const pieces = wholeField(form, "pieces", 0, MOST_PIECES);
        await database.transaction(() => inventory.setStock(listId, id, pieces));
        services.search.invalidate();
        return { to: backTo(form, "/console/stock"), said: `${listId} holds ${pieces} of ${id}.` };
      },
    },
  ];
};

/** The page of the console a form came from, as the form says it. */
const backTo = (form: URLSearchParams, otherwise: string): string => {
  const back = URL.parse(form.get("back") ?? "", "http://sandbox");
  if (back?.host !== "sandbox" || !back.pathname.startsWith("/console/")) return otherwise;
  back.searchParams.delete("said");
  return `${back.pathname}${back.search}`;
};
