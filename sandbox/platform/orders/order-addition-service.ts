import type { BasketOwner, BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { PricedBasket } from "#sandbox/platform/baskets/priced-basket.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import { basketOf, isInGrace } from "./order-address.ts";
import type { OrderAdditionRepository } from "./order-addition-repository.ts";
import {
  additionProblem,
  additionRefused,
  cardOf,
  chargedMore,
  grownOrder,
  isAddable,
  withQuantity,
} from "./order-addition.ts";
import type { OrderMails } from "./order-mail.ts";
import { type Order, type OrderItem, orderNotFound, stockLines } from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Which line of an order shall hold how many pieces. */
export interface Addition {
  itemId: string;
  /** Of the line in all, so that asking twice adds once. */
  quantity: number;
  /** The mailed code of a guest who is not in the session that ordered. */
  accessCode: string | null;
}

/** What an order comes to with an addition. */
export interface AdditionPrice {
  order: Order;
  /** What is to be paid besides what was paid already. */
  openCents: number;
}

/** Puts more into parcels nobody has begun to pack, and has the card that paid charged for it (orders-14). */
export interface OrderAdditionService {
  /** What it would cost. @throws Fault as `add`. */
  price: (orderNo: string, owner: BasketOwner, addition: Addition) => Promise<AdditionPrice>;
  /**
   * Adds it for the total the shopper has agreed to; asking again changes nothing. Opens its own transactions, because
   * the processor is asked between them.
   * @throws Fault 404 for an order or a line that is not there; 400 `product-item-not-available`; 409
   * `order-addition-failed` with its `reason`.
   */
  add: (orderNo: string, owner: BasketOwner, addition: Addition & { totalCents: number }) => Promise<Order>;
}

const lineOf = ({ orderNo, items }: Order, itemId: string): OrderItem => {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Fault(404, "item-not-found", `Order '${orderNo}' has no item with ID '${itemId}'.`, { itemId });
  return item;
};

export const createOrderAdditionService = (options: {
  database: Database;
  access: Pick<OrderAccessService, "permit">;
  orders: Pick<OrderRepository, "lock">;
  repository: OrderAdditionRepository;
  baskets: Pick<BasketService, "view">;
  inventory: Pick<InventoryService, "reserve" | "release">;
  processor: Pick<CardProcessor, "increase" | "reverse">;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  clock: Clock;
}): OrderAdditionService => {
  const { database, access, orders, repository, baskets, inventory, processor, outbox, mails, clock } = options;

  /** The order with the addition, if nothing speaks against it. */
  const grown = async (
    order: Order,
    { itemId, quantity }: Addition,
  ): Promise<AdditionPrice & { after: PricedBasket }> => {
    const { orderNo } = order;
    const item = lineOf(order, itemId);
    if (!isInGrace(order, clock.now())) throw additionRefused(orderNo, "too-late");
    if (!isAddable(item) || quantity < item.quantity) throw additionRefused(orderNo, "line");
    if (!cardOf(order)) throw additionRefused(orderNo, "payment");
    const before = await baskets.view(basketOf(order));
    const after = await baskets.view(basketOf(withQuantity(order, itemId, quantity)));
    const problem = additionProblem(order, { before, after, shipmentId: item.shipmentId });
    if (problem) throw additionRefused(orderNo, problem);
    const more = grownOrder(order, after, clock.now());
    return { order: more, after, openCents: (more.totals.orderTotalCents ?? 0) - (order.totals.orderTotalCents ?? 0) };
  };

  const locked = async (orderNo: string): Promise<Order> => {
    const order = await orders.lock(orderNo);
    if (!order) throw orderNotFound(orderNo);
    return order;
  };

  /** What an addition takes from stock. */
  const taken = (order: Order, { itemId, quantity }: Addition) => {
    const item = lineOf(order, itemId);
    return stockLines({ ...order, items: [{ ...item, quantity: quantity - item.quantity }] });
  };

  const add = async (orderNo: string, addition: Addition & { totalCents: number }): Promise<Order> => {
    const begun = await database.transaction(async () => {
      const order = await locked(orderNo);
      if (lineOf(order, addition.itemId).quantity === addition.quantity) return { order, asked: null };
      const asked = await grown(order, addition);
      if (asked.order.totals.orderTotalCents !== addition.totalCents) throw additionRefused(orderNo, "total");
      await inventory.reserve(taken(order, addition), order.siteId);
      return { order, asked };
    });
    const { order, asked } = begun;
    const card = cardOf(order);
    if (!asked || !card) return order;
    const giveBack = () => inventory.release(taken(order, addition), order.siteId);

    const answer = await processor.increase({
      orderNo,
      transactionId: card.transactionId,
      name: `${addition.itemId}-${addition.quantity}`,
      amountCents: asked.openCents,
      currency: order.currency,
    });
    if (answer.status !== "authorized") {
      await database.transaction(giveBack);
      throw additionRefused(orderNo, answer.status === "failed" && answer.mayBeUnderWay ? "unheard" : "declined");
    }
    const done = await database.transaction(async () => {
      const now = await locked(orderNo);
      if (!isInGrace(now, clock.now())) {
        await giveBack();
        return now;
      }
      const saved = chargedMore(grownOrder(now, asked.after, clock.now()), card.id, asked.openCents);
      await repository.save(saved);
      await outbox.send(mails.added(saved));
      return saved;
    });
    if (lineOf(done, addition.itemId).quantity === addition.quantity) return done;
    // Cancelled while the card was asked, after what it held had been let go.
    if (done.status === "cancelled") await processor.reverse(orderNo);
    throw additionRefused(orderNo, "too-late");
  };

  /** Additions under way; whoever asks for the same meanwhile waits for the same outcome, others for their turn. */
  const turns = new Map<string, Promise<unknown>>();

  return {
    price: async (orderNo, owner, addition) =>
      grown(await access.permit(orderNo, owner, addition.accessCode), addition),

    add: async (orderNo, owner, addition) => {
      await access.permit(orderNo, owner, addition.accessCode);
      const turn = (turns.get(orderNo) ?? Promise.resolve()).then(
        () => add(orderNo, addition),
        () => add(orderNo, addition),
      );
      turns.set(orderNo, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(orderNo) === turn) turns.delete(orderNo);
      }
    },
  };
};
