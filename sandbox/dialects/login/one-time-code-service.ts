import type { Clock } from "#sandbox/core/clock.ts";
import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { DeliveredTokenService } from "./delivered-token-service.ts";
import type { DeliveryMode, DeliveryService } from "./delivery-service.ts";
import { createGuessLimit } from "./guess-limit-service.ts";
import { oneTimeCodeLetter } from "./letters.ts";
import type { LoginRepository } from "./login-repository.ts";
import { badRequest } from "./login-request.ts";
import { settled } from "./settle-service.ts";

/** Codes that prove a mailbox to be a shopper's. */
export interface OneTimeCodeService {
  /**
   * Sends a code to the account's owner, to nobody where there is no account. @throws Fault 429 for asking too often.
   */
  send(request: {
    login: string;
    way: DeliveryMode;
    /** Must be the account's own, where given. */
    email: string | undefined;
    clientId: string;
    siteId: string;
  }): Promise<void>;
  /** Uses up a code and notes that mails reach the person. @throws Fault 400 for a wrong one, 429 after too many. */
  verify(request: { login: string; code: string; clientId: string; siteId: string }): Promise<void>;
}

const tooMany = (what: string) =>
  new Fault(429, "invalid_request", `Too many OTP ${what} were made. Please try again later.`);

export const createOneTimeCodeService = (options: {
  database: Database;
  repository: LoginRepository;
  accounts: AccountAccessService;
  tokens: DeliveredTokenService;
  delivery: DeliveryService;
  clock: Clock;
}): OneTimeCodeService => {
  const { database, accounts, tokens, delivery } = options;

  const guesses = createGuessLimit(options);

  return {
    send: async ({ login, way, email, clientId, siteId }) => {
      const issued = await database.transaction(async () => {
        const customer = await accounts.byLogin(login);
        if (!customer || (email !== undefined && email.toLowerCase() !== customer.email.toLowerCase()))
          return undefined;
        const order = { purpose: "one-time-code" as const, login, customerId: customer.id, clientId, siteId };
        const code = await tokens.issue(order);
        if (!code) throw tooMany("requests");
        return { customer, code };
      });
      if (!issued) return;
      const { customer, code } = issued;
      await delivery.deliver({ way, to: customer, siteId, token: code, letter: oneTimeCodeLetter(code) });
    },

    verify: ({ login, code, clientId, siteId }) =>
      settled(database, async () => {
        if (await guesses.isOver("one-time-code", login)) return tooMany("verification attempts");
        const stored = await tokens.find("one-time-code", code, login);
        const isFromHere = stored?.clientId === clientId && stored.siteId === siteId;
        if (!stored || !isFromHere || !(await tokens.use(stored)))
          return guesses.refuse("one-time-code", login, badRequest("Bad or missing access token."));
        await guesses.forget("one-time-code", login);
        await accounts.confirmEmail(stored.customerId);
        return undefined;
      }),
  };
};
