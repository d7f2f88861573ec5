import { attributesOf } from "#sandbox/platform/baskets/custom-attributes.ts";
import { listOf, objectOf, textOf, wholeOf } from "#sandbox/core/request/body-values.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import { type Note, presentNotes, withNote, withoutNote } from "#sandbox/platform/baskets/note.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { camelKey } from "#sandbox/core/key-case.ts";
import { checkSelector, selected } from "#sandbox/platform/products/property-selector.ts";
import type { Order } from "./order.ts";
import type { OrderManagementService } from "./order-management-service.ts";
import { ownerOf } from "./order-request-routes.ts";
import { searchOrders } from "./order-search.ts";
import type { OrderService } from "./order-service.ts";

/** Orders a search looks through at most, the newest; the platform ends at as many. */
const MOST_HITS = 1000;
const PAGE_LIMIT = 200;
const DEFAULT_PAGE = 25;

/** A selector names members as the wire does: `(hits.(data.(order_no)))`. */
const selectorOf = (select: string | null): string | null => select?.replace(/[A-Za-z_]\w*/g, camelKey) ?? null;

const statuses = ["created", "new", "completed", "cancelled", "replaced", "failed"];

const statusOf = (request: ApiRequest): string | null => {
  const status = textOf(objectOf(request.body), "status");
  if (status !== null && !statuses.includes(status))
    throw new Fault(400, "enum-constraint-violation", `'status' must be one of ${statuses.join(", ")}.`, {
      document: "order",
      enumValue: status,
    });
  return status;
};

/**
 * What the Shop API does with orders and the Shopper APIs do not: searching among one's own, changing one, and notes.
 */
export const shopOrderRoutes = (
  services: { orders: OrderService; orderManagement: OrderManagementService; clock: Clock },
  show: (order: Order, request: ApiRequest) => Promise<unknown>,
): ApiRoute[] => {
  const { orders, orderManagement, clock } = services;

  const changeNotes = async (request: ApiRequest, change: (notes: readonly Note[]) => Note[]) =>
    show(await orders.changeNotes(request.params.orderNo ?? "", ownerOf(request), change), request);

  const bringTo = async (status: string | null, orderNo: string, request: ApiRequest): Promise<void> => {
    const owner = ownerOf(request);
    const order = await orders.get(orderNo, owner);
    const present = order.status === "open" ? "new" : order.status;
    if (status === null || status === present) return;
    if (status === "failed" && present === "created") {
      await orders.fail(orderNo, owner, { reopenBasket: false });
    } else if (status === "cancelled" && present === "new") {
      await orderManagement.cancel(orderNo, owner, { reason: null, accessCode: null });
    } else {
      throw new Fault(409, "order-status-transition", `Order '${orderNo}' cannot go from ${present} to ${status}.`, {
        orderNo,
      });
    }
  };

  return [
    {
      operation: "Orders.search",
      method: "post",
      path: "/order-search",
      handle: async (request) => {
        const body = objectOf(request.body);
        const select = selectorOf(textOf(body, "select", { most: 4000 }));
        checkSelector(select);
        const start = wholeOf(body, "start", 0, 1_000_000) ?? 0;
        const count = wholeOf(body, "count", 1, PAGE_LIMIT) ?? DEFAULT_PAGE;
        if (body.expand !== undefined) listOf(body.expand, "expand");
        const search = searchOrders(body);
        const everything = { statuses: [], from: null, until: null, crossSites: false };
        const own = await orders.list(ownerOf(request), { limit: MOST_HITS, offset: 0, ...everything });
        const found = search(own.orders);
        const hits: unknown[] = [];
        for (const order of found.slice(start, start + count))
          hits.push({ relevance: 1, data: await show(order, request) });
        return selected(
          {
            count: hits.length,
            hits,
            ...(start + count < found.length ? { next: { start: start + count, count } } : {}),
            ...(start > 0 ? { previous: { start: Math.max(start - count, 0), count } } : {}),
            query: body.query,
            ...(body.select === undefined ? {} : { select: body.select }),
            ...(body.sorts === undefined ? {} : { sorts: body.sorts }),
            start,
            total: found.length,
          },
          select,
        );
      },
    },
    {
      operation: "Orders.update",
      method: "patch",
      path: "/orders/:orderNo",
      ownTransactions: true,
      handle: async (request) => {
        const { orderNo = "" } = request.params;
        const attributes = attributesOf(objectOf(request.body));
        await bringTo(statusOf(request), orderNo, request);
        return show(await orders.annotate(orderNo, ownerOf(request), attributes), request);
      },
    },
    {
      operation: "Orders.getNotes",
      method: "get",
      path: "/orders/:orderNo/notes",
      handle: async (request) => presentNotes((await orders.get(request.params.orderNo ?? "", ownerOf(request))).notes),
    },
    {
      operation: "Orders.addNote",
      method: "post",
      path: "/orders/:orderNo/notes",
      handle: (request) =>
        changeNotes(request, (notes) => withNote(notes, request.body, { id: newBasketId(), now: clock.now() })),
    },
    {
      operation: "Orders.removeNote",
      method: "delete",
      path: "/orders/:orderNo/notes/:noteId",
      handle: (request) => changeNotes(request, (notes) => withoutNote(notes, request.params.noteId ?? "")),
    },
  ];
};
