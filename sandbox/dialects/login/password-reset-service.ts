import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { Customer } from "#sandbox/platform/customers/customer.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { isVerifierOf } from "./authorization-code.ts";
import { TOKEN_MINUTES } from "./delivered-token.ts";
import type { StoredDeliveredToken } from "./delivered-token-repository.ts";
import type { DeliveredTokenService } from "./delivered-token-service.ts";
import type { DeliveryMode, DeliveryService } from "./delivery-service.ts";
import { passwordResetLetter } from "./letters.ts";
import { badRequest } from "./login-request.ts";
import type { PasswordCheckService } from "./password-check-service.ts";
import type { SessionService } from "./session-service.ts";

/** A new password, and the proof that it may be set. */
export interface PasswordAction {
  token: string | undefined;
  clientId: string;
  siteId: string;
  codeVerifier: string | undefined;
  newPassword: string | undefined;
  /** Given when the token was asked for on another device. */
  login: string | undefined;
}

/** Lets people who forgot their password choose another. Nobody learns here whether an account exists. */
export interface PasswordResetService {
  /** Sends a token to the account's owner; to nobody where there is no account. Opens its own transaction. */
  send(request: {
    login: string;
    way: DeliveryMode;
    clientId: string;
    siteId: string;
    codeChallenge: string;
  }): Promise<void>;
  /** Sets the password with a sent token, ends every session and lifts a lock. @throws Fault 400. */
  act(action: PasswordAction): Promise<void>;
  /** A token for a trusted caller that sends it itself. @throws Fault 400 `invalid-customer` for an unknown login. */
  createToken(login: string, siteId: string): Promise<{ customer: Customer; token: string; expiresInMinutes: number }>;
  /** Sets the password with such a token. @throws Fault 400. */
  reset(login: string, token: string, newPassword: string): Promise<void>;
  /** Whether a token would do. */
  isGood(token: string): Promise<boolean>;
  /** Makes a token worthless; an unknown one is no error. */
  withdraw(token: string): Promise<void>;
}

/** The client of tokens that a back end asked for: any may use them. */
const ANY_CLIENT = "";

export const createPasswordResetService = (options: {
  database: Database;
  accounts: AccountAccessService;
  tokens: DeliveredTokenService;
  delivery: DeliveryService;
  sessions: SessionService;
  passwords: PasswordCheckService;
}): PasswordResetService => {
  const { database, accounts, tokens, delivery, sessions, passwords } = options;

  const setPassword = async (stored: StoredDeliveredToken, newPassword: string | undefined) => {
    await accounts.setPassword(stored.customerId, newPassword);
    await sessions.endAllOf(stored.customerId);
    await passwords.unlock(stored.loginKey);
    if (!(await tokens.use(stored))) throw badRequest("Bad or missing request parameters.");
  };

  const issue = (customer: Customer, order: { clientId: string; siteId: string; codeChallenge?: string }) =>
    tokens.issue({ purpose: "password-reset", login: customer.login, customerId: customer.id, ...order });

  return {
    send: async ({ login, way, ...order }) => {
      const issued = await database.transaction(async () => {
        const customer = await accounts.byLogin(login);
        const token = customer && (await issue(customer, order));
        return customer && token ? { customer, token } : undefined;
      });
      if (!issued) return;
      const { customer, token } = issued;
      const letter = passwordResetLetter(customer.login, token);
      await delivery.deliver({ way, to: customer, siteId: order.siteId, token, letter });
    },

    act: ({ token, clientId, siteId, codeVerifier, newPassword, login }) =>
      database.transaction(async () => {
        const stored = await tokens.find("password-reset", token);
        const isFromHere = stored?.siteId === siteId && [ANY_CLIENT, clientId].includes(stored.clientId);
        const isProved =
          stored?.codeChallenge === ""
            ? login?.trim().toLowerCase() === stored.loginKey
            : isVerifierOf(stored?.codeChallenge ?? "", codeVerifier);
        if (!stored || !isFromHere || !isProved) throw badRequest("Bad or missing request parameters.");
        await setPassword(stored, newPassword);
      }),

    createToken: async (login, siteId) => {
      const customer = await accounts.byLogin(login);
      if (!customer) throw new Fault(400, "invalid-customer", "The customer is invalid.");
      const token = await issue(customer, { clientId: ANY_CLIENT, siteId });
      if (!token) throw new Fault(429, "too-many-requests", "Too many tokens were asked for. Try again later.");
      return { customer, token, expiresInMinutes: TOKEN_MINUTES["password-reset"] };
    },

    reset: async (login, token, newPassword) => {
      const stored = await tokens.find("password-reset", token);
      if (stored?.loginKey !== login.trim().toLowerCase())
        throw new Fault(400, "invalid-reset-token", "The reset token is not valid.");
      await setPassword(stored, newPassword);
    },

    isGood: async (token) => (await tokens.find("password-reset", token)) !== undefined,

    withdraw: async (token) => {
      const stored = await tokens.find("password-reset", token);
      if (stored) await tokens.use(stored);
    },
  };
};
