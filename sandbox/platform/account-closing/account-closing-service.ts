import type { Clock } from "#sandbox/core/clock.ts";
import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { DueWork } from "#sandbox/core/due-work.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { PersonalData } from "#sandbox/core/database/personal-data.ts";
import type { OrderProgressService } from "#sandbox/platform/orders/order-progress-service.ts";
import type { SubscriptionService } from "#sandbox/platform/subscriptions/subscription-service.ts";
import { closedLetter, DAYS_TO_COME_BACK, erasedLetter, type ClosingPreview } from "./account-closing.ts";

/** How an owner proves to be the one who closes the account. */
export type Proof = { password: string } | { code: string };

/** Closes accounts, and erases them when nobody has come back. */
export interface AccountClosingService {
  /** What closing would touch. */
  preview(customerId: string): Promise<ClosingPreview>;
  /** Mails a code that proves the owner in place of the password. @throws Fault 429. */
  sendCode(customerId: string, siteId: string): Promise<void>;
  /**
   * Pauses subscriptions, ends every session and begins the days to come back.
   * @throws Fault 400 `invalid-password`, `invalid-code`; 401 or 429 after too many wrong ones.
   */
  close(customerId: string, siteId: string, proof: Proof): Promise<{ closesAt: Date }>;
  /** Erases those whose days are over. */
  work: DueWork;
}

/** Codes by mail, as the login service sends and uses them up. */
export interface ClosingCodes {
  send(request: {
    login: string;
    way: { mode: "email" };
    email: string | undefined;
    clientId: string;
    siteId: string;
  }): Promise<void>;
  /** @throws Fault 400 for a wrong one, 429 after too many */
  verify(request: { login: string; code: string; clientId: string; siteId: string }): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Codes of this shop's own server belong to no client. */
const NO_CLIENT = "";

export const createAccountClosingService = (options: {
  database: Database;
  accountAccess: Pick<AccountAccessService, "close" | "nextErasure" | "toErase" | "erase">;
  orderProgress: Pick<OrderProgressService, "countUnderway">;
  personalData: PersonalData;
  customers: Pick<CustomerService, "find">;
  /** Whether it is the password of a login; counts wrong ones. */
  passwords: { confirm(credentials: { login: string; password: string }, customerId: string): Promise<boolean> };
  oneTimeCodes: ClosingCodes;
  sessions: { endAllOf(customerId: string): Promise<unknown> };
  subscriptions: Pick<SubscriptionService, "pause" | "cancel" | "running">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  /** The site that letters without a visit are sent from. */
  homeSiteId: () => string;
}): AccountClosingService => {
  const { database, accountAccess, customers, passwords, oneTimeCodes, sessions, subscriptions, outbox, clock } =
    options;

  const accountOf = async (customerId: string) => {
    const customer = await customers.find(customerId);
    if (!customer) throw new Fault(404, "not-found", "There is no such account.");
    return customer;
  };

  const preview = async (customerId: string): Promise<ClosingPreview> => ({
    days: DAYS_TO_COME_BACK,
    closesAt: new Date(clock.now().getTime() + DAYS_TO_COME_BACK * DAY_MS),
    openOrders: await options.orderProgress.countUnderway(customerId),
    activeSubscriptions: (await subscriptions.running(customerId)).filter(({ status }) => status === "active").length,
  });

  const check = async (customerId: string, siteId: string, proof: Proof) => {
    const { login } = await accountOf(customerId);
    if ("password" in proof) {
      if (await passwords.confirm({ login, password: proof.password }, customerId)) return;
      throw new Fault(400, "invalid-password", "The current password does not match.");
    }
    try {
      await oneTimeCodes.verify({ login, code: proof.code, clientId: NO_CLIENT, siteId });
    } catch (error) {
      throw error instanceof Fault && error.status === 400
        ? new Fault(400, "invalid-code", "The code is wrong or has expired.")
        : error;
    }
  };

  const ownerOf = (customerId: string, siteId: string) => ({
    customerId,
    siteId,
    registered: true,
    previousCustomerId: null,
  });

  return {
    preview,

    sendCode: async (customerId, siteId) => {
      const { login } = await accountOf(customerId);
      const order = { login, way: { mode: "email" as const }, email: undefined, clientId: NO_CLIENT, siteId };
      await oneTimeCodes.send(order);
    },

    close: async (customerId, siteId, proof) => {
      await check(customerId, siteId, proof);
      return database.transaction(async () => {
        const customer = await accountOf(customerId);
        const touched = await preview(customerId);
        const { closesAt } = touched;
        for (const { id, siteId: madeAt, status } of await subscriptions.running(customerId))
          if (status === "active") await subscriptions.pause(id, ownerOf(customerId, madeAt));
        await accountAccess.close(customerId, closesAt);
        await sessions.endAllOf(customerId);
        await outbox.send({ ...closedLetter(customer, closesAt, touched), siteId });
        return { closesAt };
      });
    },

    work: {
      name: "accounts: erase those closed for good",
      nextDue: () => accountAccess.nextErasure(),
      run: async (at) => {
        for (const account of await accountAccess.toErase(at)) {
          const { id, email } = account;
          for (const subscription of await subscriptions.running(id))
            await subscriptions.cancel(subscription.id, ownerOf(id, subscription.siteId));
          await sessions.endAllOf(id);
          await options.personalData.erase(id);
          await accountAccess.erase(account, at);
          await outbox.send({ ...erasedLetter(email), siteId: options.homeSiteId() });
        }
      },
    },
  };
};
