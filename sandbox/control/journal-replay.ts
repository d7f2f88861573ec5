import { Fault } from "#sandbox/core/fault.ts";
import type { ControlContext } from "./control-context.ts";
import { addressOf } from "./journal-presenter.ts";
import type { JournalEntry } from "./journal.ts";

/**
 * Sends a call again as the same shopper, whose login is made anew; gives the entry it became.
 * The returned function throws Fault 409 when the call held what the journal does not keep.
 */
export const createReplay = ({
  journal,
  services,
  database,
  organizationId,
}: Pick<ControlContext, "journal" | "services" | "database" | "organizationId">): ((
  entry: JournalEntry,
) => Promise<JournalEntry>) => {
  return async (entry: JournalEntry) => {
    if (entry.vendor)
      throw new Fault(409, "call-of-third-party", "Calls to third parties are signed; they cannot be sent again.");
    if (entry.isRedacted)
      throw new Fault(
        409,
        "call-held-secrets",
        "The call held what the journal does not keep; it cannot be sent again.",
      );
    const headers: Record<string, string> = { "x-sandbox-organization": organizationId };
    if (entry.requestType) headers["content-type"] = entry.requestType;
    if (entry.session) {
      const session = entry.session;
      const { access_token } = await database.transaction(() => services.sessions.open(session, undefined));
      headers["authorization"] = `Bearer ${access_token}`;
    }
    const answer = await fetch(addressOf(entry, services.sandboxOrigin), {
      method: entry.method,
      headers,
      redirect: "manual",
      ...(entry.requestBody === undefined ? {} : { body: entry.requestBody }),
    });
    await answer.arrayBuffer();
    const again = journal.list().find(({ correlationId }) => correlationId === answer.headers.get("x-correlation-id"));
    if (!again)
      throw new Fault(409, "call-not-found", "The call was sent again, but the journal was emptied meanwhile.");
    return again;
  };
};
