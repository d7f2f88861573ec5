import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import type { OrderMails } from "./order-mail.ts";
import { cancelled, type Order, orderNotFound } from "./order.ts";
import type { OrderProgressRepository, OrderReturn } from "./order-progress-repository.ts";
import type { OrderReleaseService } from "./order-release-service.ts";
import type { OrderRepository, OrderSearch } from "./order-repository.ts";

/** Why orders are cancelled and pieces sent back; the first of each is taken when nothing is said. */
export const cancelReasons = ["Not specified", "Changed my mind", "Ordered by mistake", "Wrong item"] as const;
export const returnReasons = ["Not specified", "Defect", "Wrong item", "Melted on the way"] as const;

/** Pieces to be sent back. */
export interface ReturnedItem {
  itemId: string;
  quantity: number;
  reason: string | null;
}

/** What happens to placed orders when somebody asks for it. All operations open their own transactions. */
export interface OrderManagementService {
  /**
   * Cancels a placed order as long as nothing of it has left, and gives back what it took.
   * @throws Fault 404; 400 `invalid-reason-code`; 409 `order-cancel-failed`.
   */
  cancel: (
    orderNo: string,
    owner: BasketOwner,
    options: { reason: string | null; accessCode: string | null },
  ) => Promise<Order>;
  /**
   * Notes pieces of delivered parcels as on their way back.
   * @throws Fault 404; 400 `invalid-reason-code`, `unknown-product-item-ids`; 409 `return-quantity-exceeded`,
   * `order-return-failed`.
   */
  return: (
    orderNo: string,
    owner: BasketOwner,
    options: { items: readonly ReturnedItem[]; accessCode: string | null },
  ) => Promise<Order>;
  /** Any order, whoever it belongs to; for people who run the shop. */
  find: (orderNo: string) => Promise<Order | undefined>;
  /** Orders of everybody, newest first; for people who run the shop. */
  search: (search: OrderSearch) => Promise<{ total: number; orders: Order[] }>;
  /** What is on its way back of an order. */
  returns: (orderNo: string) => Promise<OrderReturn[]>;
}

const reasonOf = (given: string | null, known: readonly string[]): string => {
  const reason = given ?? known[0] ?? "";
  if (!known.includes(reason))
    throw new Fault(400, "invalid-reason-code", `The reason '${reason}' is not configured in Order Management (OMS).`, {
      reason,
    });
  return reason;
};

export const createOrderManagementService = (options: {
  database: Database;
  access: Pick<OrderAccessService, "permit">;
  orders: Pick<OrderRepository, "lock" | "find" | "search">;
  repository: OrderProgressRepository;
  release: OrderReleaseService;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  clock: Clock;
}): OrderManagementService => {
  const { database, access, orders, repository, release, outbox, mails, clock } = options;

  const lock = async (orderNo: string): Promise<Order> => {
    const order = await orders.lock(orderNo);
    if (!order) throw orderNotFound(orderNo);
    return order;
  };

  const cancelFailed = (orderNo: string) =>
    new Fault(409, "order-cancel-failed", `Order '${orderNo}' cannot be cancelled.`, { orderNo });

  return {
    cancel: async (orderNo, owner, { reason: given, accessCode }) => {
      await access.permit(orderNo, owner, accessCode);
      const reason = reasonOf(given, cancelReasons);
      const done = await database.transaction(async () => {
        const order = await lock(orderNo);
        const isPlaced = order.status === "new" || order.status === "open";
        if (!isPlaced || order.shipments.some(({ progress }) => progress.shippedAt !== undefined))
          throw cancelFailed(orderNo);
        if (!(await release.withdrawSold(orderNo))) throw cancelFailed(orderNo);
        await release.giveBack(order);
        const after = cancelled(order, reason, clock.now());
        await repository.save(after);
        await outbox.send(mails.cancelled(after, reason));
        return after;
      });
      return release.reversePayments(done);
    },

    return: async (orderNo, owner, { items, accessCode }) => {
      await access.permit(orderNo, owner, accessCode);
      return database.transaction(async () => {
        const order = await lock(orderNo);
        const unknownItemIds = items
          .map(({ itemId }) => itemId)
          .filter((id) => !order.items.some((item) => item.id === id));
        if (unknownItemIds.length > 0)
          throw new Fault(
            400,
            "unknown-product-item-ids",
            `One or more product item IDs in the request are not part of order '${orderNo}'.`,
            { orderNo, unknownItemIds },
          );
        const returns = items.map(({ itemId, quantity, reason }) => ({
          orderNo,
          itemId,
          quantity,
          reason: reasonOf(reason, returnReasons),
          initiatedAt: clock.now(),
        }));
        const before = await repository.returns(orderNo);
        if (order.items.every((item) => returnableQuantity(order, item.id, before) === 0))
          throw new Fault(409, "order-return-failed", `Order '${orderNo}' cannot be returned.`, { orderNo });
        const itemIds = [...new Set(returns.map(({ itemId }) => itemId))].filter((id) => {
          const asked = returns.filter(({ itemId }) => itemId === id).reduce((sum, { quantity }) => sum + quantity, 0);
          return asked > returnableQuantity(order, id, before);
        });
        if (itemIds.length > 0)
          throw new Fault(
            409,
            "return-quantity-exceeded",
            `The return request for order '${orderNo}' exceeds the quantity available to return on one or more items.`,
            { orderNo, itemIds },
          );
        await repository.addReturns(returns);
        return order;
      });
    },

    find: (orderNo) => orders.find(orderNo),

    search: (search) => orders.search(search),

    returns: (orderNo) => repository.returns(orderNo),
  };
};

/** Pieces of a line that may still be sent back: those delivered and not yet on their way. */
export const returnableQuantity = (order: Order, itemId: string, returns: readonly OrderReturn[]): number => {
  const item = order.items.find(({ id }) => id === itemId);
  const shipment = order.shipments.find(({ id }) => id === item?.shipmentId);
  if (!item || shipment?.progress.deliveredAt === undefined) return 0;
  return (
    item.quantity - returns.filter((entry) => entry.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
  );
};
