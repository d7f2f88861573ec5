import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { AttemptLimit } from "#sandbox/core/attempt-limit.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { OrderAccessRepository } from "./order-access-repository.ts";
import type { OrderMails } from "./order-mail.ts";
import { type Order, orderNotFound } from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

/** How somebody proves an order to be theirs, besides their token. */
export interface OrderProof {
  email: string | null;
  phone: string | null;
  postalCode: string | null;
  viewCode: string | null;
  accessCode: string | null;
}

/** Minutes a mailed code is valid, and until the next one is sent. */
export const ACCESS_CODE_MINUTES = 15;
/** Wrong codes after which the right one is worth nothing any more. */
export const ACCESS_CODE_FAILURES = 5;

/** Who may see and change an order. */
export interface OrderAccessService {
  /**
   * The order of its owner, of who knows its code and e-mail address or phone number, or, in part, of who knows its
   * postal code instead. Opens its own transactions, because wrong codes are counted.
   * @throws Fault 400 `insufficient-identifying-information`; 404 when anything does not fit; 429 after too many
   *   guesses, unless the order's own code is shown, which nobody guesses.
   */
  lookUp: (orderNo: string, owner: BasketOwner, proof: OrderProof) => Promise<{ order: Order; isFull: boolean }>;
  /** Mails a code to who ordered, once in a quarter of an hour; says nothing about whether it did. */
  requestCode: (orderNo: string, siteId: string, email: string) => Promise<void>;
  /** The order when it is the owner's, or when a guest's mailed code is right. @throws Fault 404. */
  permit: (orderNo: string, owner: BasketOwner, accessCode: string | null) => Promise<Order>;
}

const MINUTE_MS = 60_000;
const plain = (text: string) => text.replace(/\W/g, "").toLowerCase();
const isSame = (given: string | null, kept: unknown) =>
  given === null || (typeof kept === "string" && plain(given) === plain(kept));

export const createOrderAccessService = (options: {
  database: Database;
  orders: Pick<OrderRepository, "find" | "lock">;
  repository: OrderAccessRepository;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  attempts: AttemptLimit<"order" | "shopper">;
  clock: Clock;
  newAccessCode: () => string;
}): OrderAccessService => {
  const { database, orders, repository, outbox, mails, attempts, clock, newAccessCode } = options;

  const isYoung = (createdAt: Date) => clock.now().getTime() - createdAt.getTime() < ACCESS_CODE_MINUTES * MINUTE_MS;

  /** Whether a mailed code opens the order; a wrong one counts. */
  const isRightCode = (order: Order, given: string): Promise<boolean> =>
    database.transaction(async () => {
      const kept = await repository.find(order.orderNo);
      if (!kept || !isYoung(kept.createdAt) || kept.failures >= ACCESS_CODE_FAILURES) return false;
      if (kept.code === given) return true;
      await repository.countFailure(order.orderNo);
      return false;
    });

  const isOwn = (order: Order, owner: BasketOwner) =>
    order.customerId === owner.customerId && order.siteId === owner.siteId;

  return {
    lookUp: async (orderNo, owner, { email, phone, postalCode, viewCode, accessCode }) => {
      const order = await orders.find(orderNo);
      if (order && isOwn(order, owner)) return { order, isFull: true };
      if (!(email || phone) || !(viewCode || postalCode || accessCode))
        throw new Fault(
          400,
          "insufficient-identifying-information",
          "An email address or phone number and an order view code or billing postal code are needed.",
        );
      const isShown = viewCode !== null && viewCode === order?.viewCode;
      const look = async () => {
        const fits =
          order !== undefined &&
          order.siteId === owner.siteId &&
          (email === null || email.trim().toLowerCase() === order.email.toLowerCase()) &&
          isSame(phone, order.billingAddress.phone) &&
          isSame(postalCode, order.billingAddress.postalCode) &&
          (viewCode === null || isShown) &&
          (accessCode === null || (await isRightCode(order, accessCode)));
        return fits ? order : undefined;
      };
      const keys = { order: orderNo, shopper: owner.customerId };
      const found = isShown ? await look() : await attempts.check(keys, look);
      if (!found) throw orderNotFound(orderNo);
      return { order: found, isFull: viewCode !== null || accessCode !== null };
    },

    requestCode: async (orderNo, siteId, email) => {
      const order = await orders.lock(orderNo);
      if (!order || order.siteId !== siteId || order.registered) return;
      if (order.email.toLowerCase() !== email.trim().toLowerCase()) return;
      const before = await repository.find(orderNo);
      if (before && isYoung(before.createdAt)) return;
      const code = newAccessCode();
      await repository.put({ orderNo, code, failures: 0, createdAt: clock.now() });
      await outbox.send(mails.accessCode(order, code));
    },

    permit: async (orderNo, owner, accessCode) => {
      const order = await orders.find(orderNo);
      if (order && isOwn(order, owner)) return order;
      const isPermitted =
        order !== undefined &&
        order.siteId === owner.siteId &&
        !order.registered &&
        accessCode !== null &&
        (await isRightCode(order, accessCode));
      if (!isPermitted) throw orderNotFound(orderNo);
      return order;
    },
  };
};
