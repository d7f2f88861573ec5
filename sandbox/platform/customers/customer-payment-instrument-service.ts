import { onForget } from "#sandbox/core/forgetting.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import { methodIdOf } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import { paymentRefusal } from "#sandbox/platform/payments/payment-refusal.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import {
  changedPaymentInstrument,
  chargeableBy,
  giftToKeep,
  newPaymentInstrument,
  refuseCard,
  refuseGift,
  refusedByExtension,
  type CustomerPaymentInstrument,
  type NewPaymentInstrument,
} from "./customer-payment-instrument.ts";
import type { CustomerPaymentInstrumentRepository } from "./customer-payment-instrument-repository.ts";

/** Ways to pay that customers keep. Every customer id given here is already known to be the caller's own. */
export interface CustomerPaymentInstrumentService {
  /** The default one first, then the newest. */
  of(customerId: string): Promise<CustomerPaymentInstrument[]>;
  /** @throws Fault 404 when there is no such one. */
  find(customerId: string, id: string): Promise<CustomerPaymentInstrument>;
  /**
   * Saves a way to pay; its card is kept by the processor. A gift card whose security code is right is kept with what
   * is on it, without number and code. Opens its own transaction, because the processor is asked before it.
   * @throws Fault 400 for a body that is not valid, a card that is on file or not taken, or one too many; 404 for a
   * gift card that is not known by number and code, 429 after too many of them.
   */
  add(customerId: string, body: unknown, currency: string): Promise<CustomerPaymentInstrument>;
  /** @throws Fault 400 `unsupported-fields`; 404. */
  update(customerId: string, id: string, body: unknown): Promise<CustomerPaymentInstrument>;
  /** Gives the flag to one of the customer's ways to pay and takes it from the others. */
  mark(customerId: string, id: string, attribute: `c_${string}`): Promise<void>;
  /** @throws Fault 404. */
  remove(customerId: string, id: string): Promise<void>;
}

const noInstrument = (paymentInstrumentId: string) =>
  new Fault(404, "not-found", `No payment instrument with ID '${paymentInstrumentId}' could be found.`, {
    paymentInstrumentId,
  });

/** Cards one account may try to save within an hour; who tries more is likely to try out stolen ones. */
export const TRIES_PER_HOUR = 20;

const HOUR_MS = 3_600_000;

/** Now, or just after the newest of them: cards saved within a millisecond keep the order in which they came. */
const momentAfter = (saved: CustomerPaymentInstrument[], now: Date) =>
  new Date(Math.max(now.getTime(), ...saved.map(({ createdAt }) => createdAt.getTime() + 1)));

const createTries = () => {
  const known = new Map<string, number[]>();
  onForget(() => known.clear());
  return {
    /** @throws Fault 401 `login-required` for one try too many. */
    count: (customerId: string, now: Date) => {
      const recent = (known.get(customerId) ?? []).filter((at) => Math.abs(now.getTime() - at) < HOUR_MS);
      known.set(customerId, [...recent, now.getTime()].slice(-TRIES_PER_HOUR - 1));
      if (recent.length >= TRIES_PER_HOUR)
        throw new Fault(401, "login-required", "Too many cards were tried. Please log in again.");
    },
  };
};

/** @param options.lock keeps changes of one account in line, so that one at most is the default */
export const createCustomerPaymentInstrumentService = (options: {
  database: Database;
  repository: CustomerPaymentInstrumentRepository;
  processor: Pick<CardProcessor, "keep">;
  giftCertificates: Pick<GiftCertificateService, "open">;
  lock: (customerId: string) => Promise<void>;
  paymentMethods: Pick<PaymentMethodService, "everywhere">;
  clock: Clock;
  newId: () => string;
}): CustomerPaymentInstrumentService => {
  const { database, repository, processor, giftCertificates, lock, paymentMethods, clock, newId } = options;

  const tries = createTries();

  const find = async (customerId: string, id: string) => {
    const found = (await repository.of(customerId)).find((each) => each.id === id);
    if (!found) throw noInstrument(id);
    return found;
  };

  /** The processor's lasting name for a card. @throws Fault 400 when it does not take the card. */
  const kept = async (card: ReturnType<typeof chargeableBy>, currency: string): Promise<string> => {
    if ("storedCardId" in card) return card.storedCardId;
    const answer = await processor.keep(card, `CARD-${newId()}`, currency);
    if (answer.status === "kept") return answer.storedCardId;
    throw refusedByExtension("card.not.taken", paymentRefusal(answer));
  };

  /** Keeps a gift card that was shown with its code. */
  const addGift = (customerId: string, asked: NewPaymentInstrument, code: { number: string; securityCode: string }) =>
    database.transaction(async () => {
      await lock(customerId);
      const found = await giftCertificates.open(code, customerId);
      const saved = await repository.of(customerId);
      refuseGift(saved, found.id);
      const { id: certificateId, currency, balanceCents, enabled, pending } = found;
      const now = momentAfter(saved, clock.now());
      const instrument: CustomerPaymentInstrument = {
        ...asked,
        methodId: methodIdOf(found.kind),
        // What subscriptions and quick buys are paid by is never a gift card.
        isDefault: false,
        gift: { certificateId, currency, balanceCents, isUsable: enabled && !pending },
        id: newId(),
        createdAt: now,
        modifiedAt: now,
      };
      await repository.add(customerId, instrument);
      return instrument;
    });

  return {
    of: (customerId) => repository.of(customerId),
    find,

    add: async (customerId, body, currency) => {
      const now = clock.now();
      tries.count(customerId, now);
      const added = newPaymentInstrument(body, await paymentMethods.everywhere(), now);
      const code = added.card ? undefined : giftToKeep(body);
      if (code) return addGift(customerId, added, code);
      refuseCard(await repository.of(customerId), added);
      const storedCardId = added.card && (await kept(chargeableBy(body, added.card), currency));
      return database.transaction(async () => {
        await lock(customerId);
        const saved = await repository.of(customerId);
        refuseCard(saved, added);
        const createdAt = momentAfter(saved, now);
        const instrument = { ...added, storedCardId, id: newId(), createdAt, modifiedAt: createdAt };
        if (instrument.isDefault) await repository.demote(customerId);
        await repository.add(customerId, instrument);
        return instrument;
      });
    },

    update: async (customerId, id, body) => {
      await lock(customerId);
      const before = await find(customerId, id);
      const after = changedPaymentInstrument(before, body, clock.now());
      if (after.isDefault && !before.isDefault) await repository.demote(customerId);
      await repository.update(customerId, after);
      return after;
    },

    mark: async (customerId, id, attribute) => {
      await lock(customerId);
      for (const { attributes, ...instrument } of await repository.of(customerId)) {
        const { [attribute]: flag, ...others } = attributes;
        const isMarked = instrument.id === id;
        if (isMarked !== (flag === true))
          await repository.update(customerId, {
            ...instrument,
            attributes: isMarked ? { ...others, [attribute]: true } : others,
          });
      }
    },

    remove: async (customerId, id) => {
      if (!(await repository.remove(customerId, id))) throw noInstrument(id);
    },
  };
};
