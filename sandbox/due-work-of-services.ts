import type { AccountClosingService } from "./account-closing/account-closing-service.ts";
import type { BackInStockService } from "./back-in-stock/back-in-stock-service.ts";
import type { BasketService } from "./baskets/basket-service.ts";
import type { GiftCertificateService } from "./gift-certificates/gift-certificate-service.ts";
import type { GiftReminderService } from "./recipients/gift-reminder-service.ts";
import { hourly, type DueWork } from "./due-work/due-work.ts";
import type { LoginService } from "./login/login-service.ts";
import type { OrderProgressService } from "./orders/order-progress-service.ts";
import type { OrderReleaseService } from "./orders/order-release-service.ts";
import type { OrderService } from "./orders/order-service.ts";
import type { ShopperContextService } from "./shopper-context/shopper-context-service.ts";
import type { RenewalService } from "./subscriptions/renewal-service.ts";
import type { BasketReservationService } from "./baskets/basket-reservation-service.ts";

/** The services in which something falls due. */
interface WorkingServices {
  login: LoginService;
  baskets: BasketService;
  backInStock: BackInStockService;
  reservations: BasketReservationService;
  renewals: RenewalService;
  giftCertificates: Pick<GiftCertificateService, "nextMail" | "mailDue">;
  orders: Pick<OrderService, "nextLeftover" | "settleLeftovers">;
  orderProgress: OrderProgressService;
  orderRelease: OrderReleaseService;
  contexts: ShopperContextService;
  giftReminders: Pick<GiftReminderService, "work">;
  accountClosing: AccountClosingService;
}

/** What happens by itself when time goes on, in the order in which things of one moment are done. */
export const dueWorkOf = (services: WorkingServices): readonly DueWork[] => {
  const { login, baskets, backInStock, reservations, renewals, giftCertificates, contexts } = services;
  const { orders, orderProgress, orderRelease, giftReminders } = services;
  return [
    {
      name: "login: forget expired tokens",
      nextDue: hourly(() => login.firstExpiry()),
      run: () => login.forgetExpired(),
    },
    {
      name: "baskets: remove expired",
      nextDue: hourly(() => baskets.firstExpiry()),
      run: () => baskets.removeExpired(),
    },
    backInStock.work,
    giftReminders.work,
    services.accountClosing.work,
    {
      name: "baskets: give reserved stock back",
      nextDue: () => reservations.nextEnd(),
      run: (at) => reservations.releaseEnded(at),
    },
    {
      name: "subscriptions: renew",
      nextDue: () => renewals.nextDue(),
      run: (at) => renewals.run(at),
      ownTransactions: true,
    },
    { name: "orders: next steps", nextDue: () => orderProgress.nextDue(), run: (at) => orderProgress.run(at) },
    {
      name: "gift certificates: mail those whose day has come",
      nextDue: () => giftCertificates.nextMail(),
      run: (at) => giftCertificates.mailDue(at),
    },
    {
      name: "orders: settle what hangs",
      nextDue: () => orders.nextLeftover(),
      run: (at) => orders.settleLeftovers(at),
      ownTransactions: true,
    },
    {
      name: "orders: let go of cards",
      nextDue: () => orderRelease.nextReversal(),
      run: () => orderRelease.reverseLeftovers(),
      ownTransactions: true,
    },
    {
      name: "shopper contexts: remove expired",
      nextDue: hourly(() => contexts.nextExpiry()),
      run: (at) => contexts.removeExpired(at),
    },
  ];
};
