import { randomBytes } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { loginKeyOf } from "#sandbox/platform/customers/customer.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { StoredDeliveredToken } from "./delivered-token-repository.ts";
import type { DeliveredTokenService } from "./delivered-token-service.ts";
import type { DeliveryMode, DeliveryService } from "./delivery-service.ts";
import { createGuessLimit } from "./guess-limit-service.ts";
import { passwordlessLoginLetter } from "./letters.ts";
import type { LoginClient } from "./login-clients.ts";
import type { LoginRepository } from "./login-repository.ts";
import { badRequest } from "./login-request.ts";
import type { LoginService } from "./login-service.ts";
import type { TokenResponse } from "./session-service.ts";
import { settled } from "./settle-service.ts";

/** The account to be made for somebody who has none. */
export interface Registration {
  email: string;
  lastName: string;
  firstName: string;
  phone: string;
}

/** Logins by a mailed token in place of a password. */
export interface PasswordlessService {
  /**
   * Sends a token. Opens its own transaction.
   * @throws Fault 400 for an unknown person who is not to be registered, for an unconfirmed address under `strict`, and
   * for asking too often.
   */
  send(request: {
    login: string;
    way: DeliveryMode;
    client: LoginClient;
    siteId: string;
    usid: string | undefined;
    strict: boolean;
    registration: Registration | undefined;
  }): Promise<void>;
  /**
   * Tokens for a sent code; makes the account where that was asked for.
   * @throws Fault 400 for a wrong one; wrong ones for a login are counted, and after too many even the right one is
   * refused.
   */
  token(request: {
    client: LoginClient;
    token: string;
    login: string | undefined;
    doNotTrack: boolean;
  }): Promise<TokenResponse>;
}

/** Nobody knows it: such an account is entered by token until its owner sets a password. */
const unknownPassword = () => `Aa1!${randomBytes(24).toString("base64url")}`;

export const createPasswordlessService = (options: {
  database: Database;
  repository: LoginRepository;
  clock: Clock;
  accounts: AccountAccessService;
  customers: CustomerService;
  tokens: DeliveredTokenService;
  delivery: DeliveryService;
  login: LoginService;
}): PasswordlessService => {
  const { database, accounts, customers, tokens, delivery, login: logins } = options;
  const guesses = createGuessLimit(options);

  const customerOf = async ({ loginKey, customerId, registration }: StoredDeliveredToken): Promise<string> => {
    if (!registration) return customerId;
    const { email = loginKey, lastName, firstName, phone } = registration;
    const customer = { login: loginKey, email, lastName, firstName, ...(phone ? { phoneMobile: phone } : {}) };
    return (await customers.register({ customer, password: unknownPassword() })).id;
  };

  return {
    send: async ({ login, way, client, siteId, usid = "", strict, registration }) => {
      const { to, token } = await database.transaction(async () => {
        const customer = await accounts.byLogin(login);
        if (!customer && !registration) throw badRequest("User Not Found");
        if (strict && customer?.emailVerified === false) throw badRequest("Email not verified.");
        const issued = await tokens.issue({
          purpose: "passwordless-login",
          login,
          customerId: customer?.id ?? "",
          clientId: client.id,
          siteId,
          usid,
          ...(!customer && registration ? { registration: { ...registration } } : {}),
        });
        if (!issued) throw badRequest("Too many login requests were made. Please try again later.");
        const newcomer = { email: registration?.email ?? login, details: { phoneMobile: registration?.phone ?? "" } };
        return { to: customer ?? newcomer, token: issued };
      });
      await delivery.deliver({ way, to, siteId, token, letter: passwordlessLoginLetter(login, token) });
    },

    token: ({ client, token, login, doNotTrack }) =>
      settled<TokenResponse>(database, async () => {
        const wrong = (detail: string) => guesses.refuse("passwordless-login", login ?? "", badRequest(detail));
        if (await guesses.isOver("passwordless-login", login ?? ""))
          return badRequest("Too many login attempts were made. Please try again later.");
        const stored = await tokens.find("passwordless-login", token);
        if (stored?.clientId !== client.id) return wrong("Bad or missing access token.");
        if (login !== undefined && loginKeyOf(login) !== stored.loginKey)
          return wrong("login_id does not match the login request.");
        if (!(await tokens.use(stored))) return wrong("Bad or missing access token.");
        await guesses.forget("passwordless-login", stored.loginKey);
        const customerId = await customerOf(stored);
        await accounts.confirmEmail(customerId);
        const { siteId, usid } = stored;
        return logins.openTrusted({ client, siteId, usid, customerId, doNotTrack, flow: "login:pwdless" });
      }),
  };
};
