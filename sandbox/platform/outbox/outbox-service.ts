import { randomUUID } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import type { NewOutboxMessage, OutboxMessage } from "./outbox-message.ts";
import type { OutboxFilter, OutboxRepository, OutboxRow } from "./outbox-repository.ts";

/** One page of the outbox. */
export interface OutboxPage {
  /** Messages that fit the filter, on every page together. */
  total: number;
  messages: OutboxMessage[];
}

/**
 * Where mails and text messages end up: nothing leaves the machine. Codes and links are readable on purpose, because
 * the outbox is the mailbox.
 */
export interface OutboxService {
  /** Takes part in the caller's transaction: an operation that fails has sent nothing. */
  send(message: NewOutboxMessage): Promise<OutboxMessage>;
  /** Newest first; 25 a page unless told otherwise, 200 at most. */
  list(filter?: OutboxFilter & { limit?: number; offset?: number }): Promise<OutboxPage>;
  find(id: string): Promise<OutboxMessage | undefined>;
  /** Throws everything away. */
  clear(): Promise<void>;
}

const DEFAULT_PAGE = 25;
const LARGEST_PAGE = 200;

const messageOf = ({ position: _order, recipient, ...rest }: OutboxRow): OutboxMessage => ({ ...rest, to: recipient });

/** Addresses are kept in lower case, so that they are found however they were typed. */
export const createOutboxService = (repository: OutboxRepository, clock: Clock): OutboxService => ({
  send: async ({ to, html, headers, ...message }) => {
    const row = {
      ...message,
      id: randomUUID(),
      recipient: to.toLowerCase(),
      html: html ?? null,
      headers: headers ? { ...headers } : null,
      sentAt: clock.now(),
    };
    await repository.add(row);
    const { recipient, ...sent } = row;
    return { ...sent, to: recipient };
  },

  list: async ({ limit = DEFAULT_PAGE, offset = 0, ...filter } = {}) => ({
    total: await repository.count(filter),
    messages: (
      await repository.newestFirst(filter, Math.min(Math.max(limit, 1), LARGEST_PAGE), Math.max(offset, 0))
    ).map(messageOf),
  }),

  find: async (id) => {
    const row = await repository.find(id);
    return row && messageOf(row);
  },

  clear: () => repository.clear(),
});
