import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { contactLetter, type ContactMessage, isSameMessage, TWICE_MS } from "./contact-case.ts";
import type { ContactCase, ContactCaseRepository } from "./contact-case-repository.ts";

/** Messages to customer service. */
export interface ContactCaseService {
  /** Keeps a message and confirms it by a letter; one that was sent twice is kept once. Opens its own transaction. */
  take(message: ContactMessage): Promise<void>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; cases: ContactCase[] }>;
}

/** Messages: keep, confirm, look at. */
export const createContactCaseService = (options: {
  database: Database;
  repository: ContactCaseRepository;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  newId: () => string;
}): ContactCaseService => {
  const { database, repository, outbox, clock, newId } = options;
  return {
    take: (message) =>
      database.transaction(async () => {
        await repository.lock(message.email);
        const now = clock.now();
        const lately = await repository.since(message.email, new Date(now.getTime() - TWICE_MS));
        if (lately.some((each) => isSameMessage(each, message))) return;
        await repository.add({ ...message, id: newId(), createdAt: now });
        await outbox.send(contactLetter(message));
      }),
    page: async (limit, offset) => ({
      total: await repository.count(),
      cases: await repository.newestFirst(limit, offset),
    }),
  };
};
