import { DateTime } from "luxon";
import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Order, OrderStatus } from "#sandbox/platform/orders/order.ts";
import { countryOfSite, type Site } from "#sandbox/organization/sites/site.ts";
import { type Gift, giftsByName, nameKey, type Suggestion, suggestionsOf } from "./gifts.ts";
import { comingOccasions, type Occasion } from "./occasions.ts";
import type { OrderDeadline, OrderDeadlineService } from "./order-deadline-service.ts";
import {
  noRecipient,
  type Recipient,
  RECIPIENT_LIMIT,
  type RecipientChange,
  recipientChangeOf,
  type RecipientDate,
  reminderSwitchOf,
  tooManyRecipients,
} from "./recipient.ts";
import type { RecipientRepository } from "./recipient-repository.ts";
import { nextOn, nextReminder } from "./yearly-day.ts";

/** Who asks, where and in which language. */
export interface RecipientOwner {
  customerId: string;
  siteId: string;
  locale: string;
}

/** A date with when it comes next. */
export type ComingDate = RecipientDate & OrderDeadline & { on: string };

/** Everything the room of people shows. */
export interface People {
  /** The day it is for the shop. */
  today: string;
  recipients: (Omit<Recipient, "dates"> & { dates: ComingDate[]; gifts: Gift[] })[];
  suggestions: Suggestion[];
  occasions: (Occasion & OrderDeadline)[];
}

/** People of an account; each change gives all of them again. */
export interface RecipientService {
  people(owner: RecipientOwner): Promise<People>;
  /** @throws Fault 400 for a body that is not valid, `too-many-recipients` */
  add(owner: RecipientOwner, body: unknown): Promise<People>;
  /** @throws Fault 400; 404 for somebody else's */
  change(owner: RecipientOwner, recipientId: string, body: unknown): Promise<People>;
  /** @throws Fault 404 for somebody else's */
  remove(owner: RecipientOwner, recipientId: string): Promise<People>;
  /** Switches the mails before a date on, which is the customer's consent, or off. @throws Fault 400, 404 */
  remind(owner: RecipientOwner, recipientId: string, dateId: string, body: unknown): Promise<People>;
  /** Parcels of a customer by the name on them. */
  giftsOf(customerId: string): Promise<ReadonlyMap<string, Gift[]>>;
  /** People of everybody; for those who run the shop. */
  page(limit: number, offset: number): Promise<{ total: number; recipients: Recipient[] }>;
}

/** The orders that are looked through. */
const MOST_ORDERS = 200;

/** The country whose calendar a site keeps; that of the United States where none other is known. */
const calendarOf = (sites: readonly Site[], siteId: string): "US" | "CA" =>
  countryOfSite(sites, siteId) === "CA" ? "CA" : "US";

/** The time zone a site's days are counted in. */
export const zoneOf = (sites: readonly Site[], siteId: string): string =>
  sites.find(({ id }) => id === siteId)?.timeZone ?? "UTC";

/** Where somebody lives, for the calendar of the parcels. */
export const placeOf = ({ addresses: [home] }: Pick<Recipient, "addresses">) => ({
  countryCode: home?.countryCode === "CA" ? "CA" : "US",
  regionCode: typeof home?.stateCode === "string" ? home.stateCode : null,
});

const quiet = { reminds: false, consentedAt: null, siteId: null, locale: null, remindAt: null, remindedAt: null };

/** Keeps people, and tells what they got and what comes. */
export const createRecipientService = (options: {
  repository: RecipientRepository;
  customers: Pick<CustomerService, "lock" | "find" | "addresses">;
  orders: {
    list(
      owner: { customerId: string; siteId: string; registered: boolean; previousCustomerId: null },
      page: {
        limit: number;
        offset: number;
        statuses: readonly OrderStatus[];
        from: null;
        until: null;
        crossSites: true;
      },
    ): Promise<{ orders: Order[] }>;
  };
  deadlines: OrderDeadlineService;
  sites: readonly Site[];
  clock: Clock;
  newId: () => string;
}): RecipientService => {
  const { repository, customers, orders, deadlines, sites, clock, newId } = options;

  const ordersOf = async (customerId: string): Promise<Order[]> =>
    (
      await orders.list(
        { customerId, siteId: "", registered: true, previousCustomerId: null },
        { limit: MOST_ORDERS, offset: 0, statuses: [], from: null, until: null, crossSites: true },
      )
    ).orders;

  const own = async ({ customerId }: RecipientOwner, recipientId: string): Promise<Recipient> => {
    const recipient = await repository.find(recipientId);
    if (recipient?.customerId !== customerId) throw noRecipient(recipientId);
    return recipient;
  };

  const thisYear = ({ siteId }: RecipientOwner) =>
    DateTime.fromJSDate(clock.now(), { zone: zoneOf(sites, siteId) }).year;

  const people = async ({ customerId, siteId }: RecipientOwner): Promise<People> => {
    const now = clock.now();
    const zone = zoneOf(sites, siteId);
    const country = calendarOf(sites, siteId);
    const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? "";
    const [known, past, book, customer] = await Promise.all([
      repository.of(customerId),
      ordersOf(customerId),
      customers.addresses(customerId),
      customers.find(customerId),
    ]);
    const gifts = giftsByName(past);
    const coming = async (recipient: Recipient, date: RecipientDate): Promise<ComingDate> => {
      const on = nextOn(date, now, zone);
      return { ...date, on, ...(await deadlines.by(siteId, placeOf(recipient), on)) };
    };
    const names = new Set([...known.map(nameKey), ...(customer ? [nameKey(customer)] : [])]);
    return {
      today,
      recipients: await Promise.all(
        known.map(async (recipient) => ({
          ...recipient,
          dates: await Promise.all(recipient.dates.map((date) => coming(recipient, date))),
          gifts: gifts.get(nameKey(recipient)) ?? [],
        })),
      ),
      suggestions: suggestionsOf(
        book.map(({ fields }) => fields),
        past,
        names,
      ),
      occasions: await Promise.all(
        comingOccasions(country, today).map(async (occasion) => ({
          ...occasion,
          ...(await deadlines.by(siteId, { countryCode: country, regionCode: null }, occasion.on)),
        })),
      ),
    };
  };

  /**
   * Dates after a change: one that moved is reminded of at its new time; consent stays with the date it was given for.
   */
  const datesAfter = (said: RecipientChange["dates"], before: readonly RecipientDate[]): RecipientDate[] =>
    said.map(({ id, ...date }) => {
      const same = before.find((each) => each.id === id);
      if (!same) return { ...quiet, ...date, id: newId() };
      const remindAt = same.reminds && same.siteId ? nextReminder(date, clock.now(), zoneOf(sites, same.siteId)) : null;
      return { ...same, ...date, remindAt };
    });

  return {
    people,

    add: async (owner, body) => {
      const { dates, ...said } = recipientChangeOf(body, thisYear(owner));
      await customers.lock(owner.customerId);
      if ((await repository.of(owner.customerId)).length >= RECIPIENT_LIMIT) throw tooManyRecipients();
      const now = clock.now();
      await repository.save({
        ...said,
        id: newId(),
        customerId: owner.customerId,
        dates: datesAfter(dates, []),
        createdAt: now,
        modifiedAt: now,
      });
      return people(owner);
    },

    change: async (owner, recipientId, body) => {
      const { dates, ...said } = recipientChangeOf(body, thisYear(owner));
      await customers.lock(owner.customerId);
      const before = await own(owner, recipientId);
      await repository.save({ ...before, ...said, dates: datesAfter(dates, before.dates), modifiedAt: clock.now() });
      return people(owner);
    },

    remove: async (owner, recipientId) => {
      await own(owner, recipientId);
      await repository.remove(recipientId);
      return people(owner);
    },

    remind: async (owner, recipientId, dateId, body) => {
      const isOn = reminderSwitchOf(body);
      await customers.lock(owner.customerId);
      const before = await own(owner, recipientId);
      if (!before.dates.some(({ id }) => id === dateId)) throw noRecipient(dateId);
      const { siteId, locale } = owner;
      const now = clock.now();
      const dates = before.dates.map((date) => {
        if (date.id !== dateId) return date;
        return isOn
          ? {
              ...date,
              reminds: true,
              consentedAt: now,
              siteId,
              locale,
              remindAt: nextReminder(date, now, zoneOf(sites, siteId)),
            }
          : { ...date, reminds: false, remindAt: null };
      });
      await repository.save({ ...before, dates });
      return people(owner);
    },

    giftsOf: async (customerId) => giftsByName(await ordersOf(customerId)),

    page: (limit, offset) => repository.page(limit, offset),
  };
};
