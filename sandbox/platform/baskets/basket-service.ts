import type { FlashMessages } from "./flash-messages.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { GiftCode } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import {
  type Basket,
  type BasketPayment,
  expiryLimit,
  expiryOf,
  isExpired,
  newBasket,
  type PaymentRequest,
  TEMPORARY_QUOTA,
} from "./basket.ts";
import { usableCoupons, withCoupon, withoutCoupon } from "./basket-coupon-service.ts";
import type { BasketRepository } from "./basket-repository.ts";
import type { BasketReservationService } from "./basket-reservation-service.ts";
import type { BasketSessionService } from "./basket-session-service.ts";
import { countryOfSite } from "#sandbox/organization/sites/site.ts";
import { refuseCountries } from "./address-country.ts";
import { type BasketView, createBasketViewService } from "./basket-view-service.ts";
import { withoutLostBonuses } from "./bonus-lines.ts";
import { savedAddress } from "./basket-body.ts";
import { withCustomerAddress } from "./basket-shipments.ts";
import { paymentNotFound, refuseUnfit } from "./payment-fitness.ts";
import { refuseUnorderable } from "./orderable.ts";
import type { SavedPaymentService } from "./saved-payment-service.ts";
import { stockLinesOf } from "./stock-needs.ts";
import { stockListOf } from "./priced-basket.ts";
import type { BasketSite, SituationService } from "./situation-service.ts";

/** Whose baskets these are. */
export interface BasketOwner {
  customerId: string;
  registered: boolean;
  siteId: string;
  /** The guest a customer was before logging in. */
  previousCustomerId: string | null;
}

/** Decides what a basket becomes; pure, apart from asking other services. */
export type BasketChange = (basket: Basket) => Basket | Promise<Basket>;

/** How a new basket begins. */
export interface CreateOptions {
  temporary?: boolean;
  /** Begins with the address of a customer with an account. */
  populateCustomerDetails?: boolean;
  fill?: BasketChange;
  /** Takes lines that cannot be ordered just now; they show as flashes. */
  keepUnorderable?: boolean;
}

/** Baskets. Every operation gives the whole basket, worked out anew. */
export interface BasketService {
  /** @throws Fault 400 `customer-baskets-quota-exceeded` with `basketIds` when the shopper has one. */
  create: (owner: BasketOwner, options?: CreateOptions) => Promise<BasketView>;
  /** @throws Fault 404 `basket-not-found`; 400 for somebody else's. */
  get: (basketId: string, owner: BasketOwner) => Promise<BasketView>;
  /** @throws Fault 404, and 400 for somebody else's, without working the basket out. */
  refuseForeign: (basketId: string, owner: BasketOwner) => Promise<Basket>;
  /** The basket with the stock of its lines set aside. @throws Fault 400 `product-item-not-available`. */
  reserve: (basket: Basket, minutes: number) => Promise<Basket>;
  /** @throws Fault 404 for a customer number nobody has, 400 for somebody else's. */
  refuseForeignCustomer: (owner: BasketOwner, customerNo: string) => Promise<void>;
  /** The basket with the address of its customer, where it has none. */
  withCustomerDetails: (basket: Basket) => Promise<Basket>;
  /** The shopper's open basket, or null. */
  current: (owner: BasketOwner) => Promise<BasketView | null>;
  /** Changes a basket; changes to one basket come one after another. `check` may still refuse what came of it. */
  change: (
    basketId: string,
    owner: BasketOwner,
    change: BasketChange,
    check?: (view: BasketView) => void,
  ) => Promise<BasketView>;
  /** Changes the shopper's open basket. @throws Fault 404 `basket-not-found` when there is none. */
  changeCurrent: (owner: BasketOwner, change: BasketChange, check?: (view: BasketView) => void) => Promise<BasketView>;
  /** The shopper's open basket as it is kept. @throws Fault 404 `basket-not-found`. */
  openBasket: (owner: BasketOwner) => Promise<Basket>;
  /** A basket that is worked out and never kept, made of the shopper's empty one. */
  sketch: (owner: BasketOwner, fill: (empty: Basket) => Basket) => Promise<BasketView>;
  remove: (basketId: string, owner: BasketOwner) => Promise<void>;
  /** Adds a coupon. @throws Fault 400 `invalid-coupon-code` with `statusCode` for one that cannot be used. */
  addCoupon: (basketId: string, owner: BasketOwner, code: string) => Promise<BasketView>;
  removeCoupon: (basketId: string, owner: BasketOwner, couponItemId: string) => Promise<BasketView>;
  /**
   * Adds or replaces a way to pay; `giftCode` is the gift certificate it names.
   * @throws Fault 400 for one that does not apply, an expired card, or a gift certificate that cannot pay.
   */
  putPayment: (
    basketId: string,
    owner: BasketOwner,
    payment: (before?: BasketPayment) => PaymentRequest,
    options?: { id?: string; giftCode?: GiftCode | null },
  ) => Promise<BasketView>;
  removePayment: (basketId: string, owner: BasketOwner, paymentInstrumentId: string) => Promise<BasketView>;
  /**
   * A way to pay in full, for a basket it is not in yet; `giftCode` is the gift certificate it names.
   * @throws Fault 400 for a saved one the customer does not have, and for a gift certificate that cannot pay.
   */
  paymentOf: (
    request: PaymentRequest,
    giftCode: GiftCode | null,
    basket: Basket,
    owner: BasketOwner,
  ) => Promise<BasketPayment>;
  /** The coupons among these codes that can be used, as a new basket takes them. */
  usableCoupons: (codes: readonly string[], owner: BasketOwner) => Promise<Basket["coupons"]>;
  /** A new identifier. */
  newId: () => string;
  /** The time baskets go by. */
  now: () => Date;
  /** Works a basket out without asking whose it is. */
  view: (basket: Basket) => Promise<BasketView>;
  /** Works a basket out with the prices of now and the calendar of a moment. */
  viewAt: (basket: Basket, at: Date) => Promise<BasketView>;
  /** Deletes baskets nobody changed for too long. */
  removeExpired: () => Promise<void>;
  /** When the first open basket expires; nothing when there is none. */
  firstExpiry: () => Promise<Date | undefined>;
}

/** What baskets are made from. */
export interface BasketServiceOptions {
  repository: BasketRepository;
  reservations: Pick<BasketReservationService, "remove" | "reserve">;
  session: BasketSessionService;
  situations: SituationService;
  promotions: PromotionService;
  customers: Pick<CustomerService, "find" | "findByNumber" | "addresses">;
  giftCertificates: Pick<GiftCertificateService, "payment" | "paymentByWallet">;
  savedPayments: SavedPaymentService;
  paymentMethods: Pick<PaymentMethodService, "of">;
  /** Left out, a card pays by its token only. */
  cards?: CardRule;
  /** Words about what prevents ordering; the engine's own when left out. */
  messages?: FlashMessages;
  sites: readonly BasketSite[];
  clock: Clock;
  newId: () => string;
}

/** @throws Fault 404 unless it is open, of this site and not too old; 400 when it is somebody else's. */
export const refuseForeign = (basket: Basket | undefined, basketId: string, owner: BasketOwner, now: Date): Basket => {
  if (!basket || basket.orderNo !== null || basket.siteId !== owner.siteId || isExpired(basket, now))
    throw basketNotFound(basketId);
  if (basket.customerId !== owner.customerId) throw new Fault(400, "bad-request", "The customer is invalid.");
  return basket;
};

export const basketNotFound = (basketId: string) =>
  new Fault(404, "basket-not-found", `No basket with ID '${basketId}' could be found.`, { basketId });

/** Baskets: load, decide, save, work out. */
export const createBasketService = (options: BasketServiceOptions): BasketService => {
  const { repository, reservations, situations, promotions, customers, giftCertificates, paymentMethods } = options;
  const { savedPayments, session, sites, clock, newId } = options;

  const { viewIn, view, viewAt } = createBasketViewService(situations, paymentMethods, options);

  const changeLocked = async (before: Basket, decide: BasketChange, check: (view: BasketView) => void) => {
    const decided = await session.into(await decide(before));
    const after = { ...decided, modifiedAt: clock.now() };
    const situation = await situations.of(after);
    refuseCountries(situation.siteCountry, after);
    refuseUnorderable(before, after, situation);
    const changed = await viewIn(after, situation);
    check(changed);
    await repository.save(before, { ...after, items: withoutLostBonuses(before, after, changed.items) });
    return changed;
  };

  const change: BasketService["change"] = async (basketId, owner, decide, check = () => undefined) =>
    changeLocked(refuseForeign(await repository.lock(basketId), basketId, owner, clock.now()), decide, check);

  const lastingOf = async (owner: BasketOwner, options?: { locked: boolean }): Promise<Basket | undefined> =>
    (await repository.open(owner.customerId, owner.siteId, options)).find(
      (each) => !each.temporary && !isExpired(each, clock.now()),
    );

  const openBasket = async (owner: BasketOwner, options?: { locked: boolean }): Promise<Basket> => {
    const basket = await lastingOf(owner, options);
    if (!basket) throw new Fault(404, "basket-not-found", "The shopper has no basket.");
    return basket;
  };

  /** A payment by a gift certificate, of that number or out of the wallet; one certificate pays once. */
  const giftPayment = async (
    payment: BasketPayment,
    by: GiftCode | { certificateId: string },
    basket: Basket,
  ): Promise<BasketPayment> => {
    const { customerId, currency } = basket;
    const asked = { currency, amountCents: payment.amountCents };
    const paying =
      "certificateId" in by
        ? await giftCertificates.paymentByWallet(by.certificateId, asked)
        : await giftCertificates.payment(by, { ...asked, shopperId: customerId });
    const isTwice = basket.payments.some(
      ({ id, gift }) => id !== payment.id && gift?.certificateId === paying.gift.certificateId,
    );
    if (isTwice)
      throw new Fault(400, "bad-request", "This gift card is paying for your bag already.", {
        path: "giftCertificateCode",
      });
    return { ...payment, ...paying, card: null, token: null };
  };

  const paymentOf: BasketService["paymentOf"] = async (request, giftCode, basket, owner) => {
    const said = await savedPayments.copied(request, owner);
    if ("savedInstrumentId" in request && said.gift) return giftPayment(said, said.gift, basket);
    const methods = await paymentMethods.of(basket.siteId);
    const isGift = methods.some((method) => method.id === said.methodId && method.isGift);
    return giftCode && isGift ? giftPayment(said, giftCode, basket) : said;
  };

  const emptyBasket = async ({ customerId, registered, siteId }: BasketOwner, temporary: boolean): Promise<Basket> => {
    const customer = registered ? await customers.find(customerId) : undefined;
    const currency = sites.find(({ id }) => id === siteId)?.currency ?? "USD";
    return {
      ...newBasket({ id: newId(), siteId, customerId, registered, temporary, currency }, clock.now()),
      email: customer?.email ?? null,
      customerNo: customer?.customerNo ?? null,
      customerName: customer ? `${customer.firstName} ${customer.lastName}`.trim() : null,
    };
  };

  const withCustomerDetails = async (basket: Basket): Promise<Basket> => {
    if (!basket.registered) return basket;
    const known = await customers.addresses(basket.customerId);
    const saved = known.find(({ preferred }) => preferred) ?? known[0];
    const addressed = withCustomerAddress(basket, saved ? savedAddress(saved.fields) : null);
    const payment = addressed.payments.length > 0 ? null : await savedPayments.usual(basket.customerId, newId());
    return payment ? { ...addressed, payments: [payment] } : addressed;
  };

  const refuseFullQuota = async (owner: BasketOwner, temporary: boolean) => {
    const open = await repository.open(owner.customerId, owner.siteId, { locked: true });
    const now = clock.now();
    await reservations.remove(open.filter((basket) => isExpired(basket, now)).map(({ id }) => id));
    const counted = open.filter((basket) => !isExpired(basket, now) && basket.temporary === temporary);
    if (counted.length < (temporary ? TEMPORARY_QUOTA : 1)) return;
    const basketIds = counted.map(({ id }) => id).join(",");
    throw temporary
      ? new Fault(
          400,
          "customer-temporary-baskets-quota-exceeded",
          `The customer already has ${TEMPORARY_QUOTA} temporary baskets.`,
          { basketIds },
        )
      : new Fault(400, "customer-baskets-quota-exceeded", "The customer already has a basket.", { basketIds });
  };

  return {
    newId,
    now: () => clock.now(),
    view,
    viewAt,
    change,
    paymentOf,

    refuseForeignCustomer: async ({ customerId }, customerNo) => {
      const named = await customers.findByNumber(customerNo);
      if (!named)
        throw new Fault(404, "customer-not-found", `No customer with number '${customerNo}' could be found.`, {
          customerNo,
        });
      if (named.id !== customerId) throw new Fault(400, "bad-request", "The customer is invalid.");
    },

    refuseForeign: async (basketId, owner) =>
      refuseForeign(await repository.find(basketId), basketId, owner, clock.now()),

    reserve: async (basket, minutes) => {
      const situation = await situations.of(basket);
      const lines = basket.items.map((item) => ({
        ...item,
        stockListId: stockListOf(item, basket.shipments, situation.stores),
      }));
      return reservations.reserve(basket, stockLinesOf(lines, situation), minutes);
    },

    withCustomerDetails,

    create: async (
      owner,
      { temporary = false, populateCustomerDetails = false, fill, keepUnorderable = false } = {},
    ) => {
      await refuseFullQuota(owner, temporary);
      const empty = await session.into(await emptyBasket(owner, temporary));
      const filled = fill ? await fill(empty) : empty;
      refuseCountries(countryOfSite(sites, owner.siteId), filled);
      const basket = populateCustomerDetails ? await withCustomerDetails(filled) : filled;
      const situation = await situations.of(basket);
      if (!keepUnorderable) refuseUnorderable(empty, basket, situation);
      const made = await viewIn(basket, situation);
      for (const payment of filled.payments) refuseUnfit(payment, made.paymentMethods, clock.now());
      const items = keepUnorderable ? basket.items : withoutLostBonuses(empty, basket, made.items);
      if (!(await repository.insert({ ...basket, items }))) await refuseFullQuota(owner, temporary);
      return made;
    },

    get: async (basketId, owner) => view(refuseForeign(await repository.find(basketId), basketId, owner, clock.now())),

    current: async (owner) => {
      const basket = await lastingOf(owner);
      return basket ? view(basket) : null;
    },

    openBasket: (owner) => openBasket(owner),

    sketch: async (owner, fill) => view(fill(await emptyBasket(owner, true))),

    changeCurrent: async (owner, decide, check = () => undefined) =>
      changeLocked(await openBasket(owner, { locked: true }), decide, check),

    remove: async (basketId, owner) => {
      refuseForeign(await repository.lock(basketId), basketId, owner, clock.now());
      await reservations.remove([basketId]);
    },

    addCoupon: (basketId, owner, code) =>
      change(basketId, owner, (basket) =>
        withCoupon(basket, code, { ...owner, email: basket.email }, { promotions, newId }),
      ),

    removeCoupon: (basketId, owner, couponItemId) =>
      change(basketId, owner, (basket) => withoutCoupon(basket, couponItemId)),

    usableCoupons: (codes, owner) => usableCoupons(codes, { ...owner, email: null }, { promotions, newId }),

    putPayment: (basketId, owner, payment, { id, giftCode = null } = {}) =>
      change(
        basketId,
        owner,
        async (basket) => {
          const before = basket.payments.find((each) => each.id === id);
          if (id !== undefined && !before) throw paymentNotFound(id);
          const put = await paymentOf(payment(before), giftCode, basket, owner);
          const payments = before
            ? basket.payments.map((each) => (each === before ? put : each))
            : [...basket.payments, put];
          return { ...basket, payments };
        },
        ({ payments, paymentMethods: offered }) => {
          const put = id === undefined ? payments.at(-1) : payments.find((each) => each.id === id);
          if (put) refuseUnfit(put, offered, clock.now());
        },
      ),

    removePayment: (basketId, owner, paymentInstrumentId) =>
      change(basketId, owner, (basket) => {
        if (!basket.payments.some(({ id }) => id === paymentInstrumentId)) throw paymentNotFound(paymentInstrumentId);
        return { ...basket, payments: basket.payments.filter(({ id }) => id !== paymentInstrumentId) };
      }),

    firstExpiry: async () => {
      const moments = (await repository.longestUnchanged()).map((basket) => expiryOf(basket).getTime());
      return moments.length ? new Date(Math.min(...moments)) : undefined;
    },

    removeExpired: async () => {
      const now = clock.now();
      const limits = { lasting: expiryLimit(now, false), temporary: expiryLimit(now, true) };
      await reservations.remove(await repository.expired(limits));
    },
  };
};
