import type { Session } from "#app/commerce-api/auth/session.ts";
import type { Visitor } from "#app/integrations/recommendation-calls.ts";

/** Stands for the session of a visitor who has none, as long as the page is not left. */
let visit: string | undefined;

/** Who is looking, as the recommendation service knows them (analytics-12). */
export const visitorOf = (session: Pick<Session, "visitorId" | "registered" | "encUserId"> | null): Visitor => ({
  cookieId: session?.visitorId ?? (visit ??= crypto.randomUUID()),
  ...(session?.registered && session.encUserId && { userId: session.encUserId }),
});
