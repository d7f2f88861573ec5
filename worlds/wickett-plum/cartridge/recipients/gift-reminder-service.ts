import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { DueWork } from "#sandbox/core/due-work.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { type Gift, nameKey } from "./gifts.ts";
import type { OrderDeadlineService } from "./order-deadline-service.ts";
import type { RecipientDate } from "./recipient.ts";
import type { DueReminder, RecipientRepository } from "./recipient-repository.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import { placeOf, type RecipientService, zoneOf } from "./recipient-service.ts";
import { reminderMail } from "./reminder-mail.ts";
import { nextOn, nextReminder } from "./yearly-day.ts";

/** What a stopped reminder was about. */
export interface StoppedReminder {
  firstName: string;
  kind: RecipientDate["kind"];
  name: string;
}

/** Mails before the days of people. */
export interface GiftReminderService {
  /** Sends what is due. */
  work: DueWork;
  /**
   * Stops the mails about one date, by the token of the link in such a mail; stopping twice is once.
   * @throws Fault 400 `invalid-reminder-token` for a token that is not ours, or whose date is gone
   */
  stop(token: unknown): Promise<StoppedReminder>;
}

/** Nothing but a token made for this stops a reminder, and it does nothing else. */
const AUDIENCE = "gift-reminder-stop";

/** Longest token that is looked at. */
const TOKEN_LENGTH = 2000;

const DAY_MS = 86_400_000;

/** Days around the same day of the year before within which a gift counts as the one for it. */
const BEFORE_DAYS = 45;
const AFTER_DAYS = 10;

const invalidToken = () => new Fault(400, "invalid-reminder-token", "The link is not valid.");

/** What they got for the day a year ago, else the last thing they got. */
export const giftToTell = (gifts: readonly Gift[], on: string): Gift | undefined => {
  const lastYear = Date.parse(on) - 365 * DAY_MS;
  const isFromThen = ({ orderedAt }: Gift) => {
    const days = (Date.parse(orderedAt) - lastYear) / DAY_MS;
    return days >= -BEFORE_DAYS && days <= AFTER_DAYS;
  };
  return gifts.find(isFromThen) ?? gifts[0];
};

/** Signs the tokens of links, and reads its own. */
export interface LinkSigner {
  sign(claims: { iss: string; aud: string; sub: string }): Promise<string>;
  verify(token: string, expected: { issuer: string; audience: string }): Promise<{ sub?: string } | undefined>;
}

/** Reminders: send, stop. */
export const createGiftReminderService = (options: {
  repository: RecipientRepository;
  recipients: Pick<RecipientService, "giftsOf">;
  deadlines: OrderDeadlineService;
  customers: Pick<CustomerService, "find">;
  signer: LinkSigner;
  outbox: Pick<OutboxService, "send">;
  /** Who issues the tokens of the links. */
  tokenIssuer: string;
  sites: readonly Site[];
  clock: Clock;
}): GiftReminderService => {
  const { repository, recipients, deadlines, customers, signer, outbox, tokenIssuer: issuer, sites, clock } = options;

  const remind = async ({ recipient, date }: DueReminder, at: Date) => {
    const siteId = date.siteId ?? "";
    const zone = zoneOf(sites, siteId);
    const customer = await customers.find(recipient.customerId);
    if (customer?.enabled) {
      const on = nextOn(date, at, zone);
      const gifts = (await recipients.giftsOf(recipient.customerId)).get(nameKey(recipient)) ?? [];
      const { orderBy } = await deadlines.by(siteId, placeOf(recipient), on);
      const token = await signer.sign({ iss: issuer, aud: AUDIENCE, sub: date.id });
      const facts = { recipient, date, on, orderBy, gift: giftToTell(gifts, on), token, siteId };
      await outbox.send(reminderMail(facts, customer, date.locale ?? "en-US"));
    }
    const remindAt = nextReminder(date, at, zone);
    const dates = recipient.dates.map((each) => (each.id === date.id ? { ...each, remindAt, remindedAt: at } : each));
    await repository.save({ ...recipient, dates });
    return { ...recipient, dates };
  };

  return {
    work: {
      name: "gift reminders: mail ten days before",
      nextDue: () => repository.nextDue(),
      run: async (at) => {
        for (const { recipient, date } of await repository.due(at)) {
          const current = await repository.find(recipient.id);
          if (current) await remind({ recipient: current, date }, at);
        }
      },
    },

    stop: async (token) => {
      if (typeof token !== "string" || token.length > TOKEN_LENGTH) throw invalidToken();
      const claims = await signer.verify(token, { issuer, audience: AUDIENCE });
      const recipient = claims?.sub === undefined ? undefined : await repository.findByDate(claims.sub);
      const date = recipient?.dates.find(({ id }) => id === claims?.sub);
      if (!recipient || !date) throw invalidToken();
      if (date.reminds)
        await repository.save({
          ...recipient,
          dates: recipient.dates.map((each) =>
            each.id === date.id ? { ...each, reminds: false, remindAt: null } : each,
          ),
          modifiedAt: clock.now(),
        });
      return { firstName: recipient.firstName, kind: date.kind, name: date.name };
    },
  };
};
