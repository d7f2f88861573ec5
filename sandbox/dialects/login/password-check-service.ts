import { onForget } from "#sandbox/core/forgetting.ts";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";
import type { LoginRepository } from "./login-repository.ts";
import { settled } from "./settle-service.ts";

/** Failed attempts that lock a login, the time they must fall into, and how long the lock lasts (judgement). */
export const FAILURES_BEFORE_LOCK = 6;
export const FAILURE_WINDOW_MINUTES = 10;
export const LOCK_MINUTES = 10;

/** Time in which the platform takes a second login of the same person for a mistake. */
const CONFLICT_MS = 1000;

/** What a shopper types to log in. */
export interface Credentials {
  login: string;
  password: string;
}

/** What a developer may switch at run time. */
export interface LoginPolicy {
  /**
   * True answers a second login of the same person within a second with 409, as the platform does; off to let tests log
   * in quickly.
   */
  refuseQuickLogins: boolean;
}

/** Checks passwords and locks logins that are guessed at. */
export interface PasswordCheckService {
  /** Id of the account. @throws Fault 401 for wrong credentials or a locked login, 409 for a login repeated at once. */
  check(credentials: Credentials | undefined): Promise<string>;
  /**
   * Whether somebody who is logged in types the right password; wrong ones count like those of a login.
   * @throws Fault 401 for a locked login.
   */
  confirm(credentials: Credentials, customerId: string): Promise<boolean>;
  /** Whether a login is locked now because somebody guessed at its password. */
  isLocked(login: string): Promise<boolean>;
  /** Lifts a lock, because the person has proved to be the right one in another way. */
  unlock(login: string): Promise<void>;
}

const keyOf = (login: string) => digestOf(login.trim().toLowerCase());
const failed = () => new Fault(401, "invalid_client", "Basic Authorization failed.");

export const createPasswordCheckService = (options: {
  database: Database;
  repository: LoginRepository;
  customers: CustomerService;
  clock: Clock;
  policy: LoginPolicy;
}): PasswordCheckService => {
  const { database, repository, customers, clock, policy } = options;
  const lastLogins = new LRUCache<string, number>({ max: 1000 });
  onForget(() => lastLogins.clear());

  const refuseQuickRepeat = (key: string) => {
    const now = clock.now().getTime();
    const last = lastLogins.get(key);
    lastLogins.set(key, now);
    if (policy.refuseQuickLogins && last !== undefined && now - last < CONFLICT_MS)
      throw new Fault(409, "conflict", "The same loginId and tenantId tried to login twice within 1 second.");
  };

  const accountOf = async (
    given: Credentials,
    find: () => Promise<string | undefined> = () => customers.checkPassword(given.login, given.password),
  ): Promise<string | Fault> => {
    const key = keyOf(given.login);
    const now = clock.now();
    if (await repository.isLocked(key, now))
      return new Fault(401, "access_denied", `Too many failed attempts. Try again in ${LOCK_MINUTES} minutes.`);
    const customerId = await find();
    if (customerId) {
      await repository.forgetFailures(key);
      return customerId;
    }
    const windowStart = new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000);
    if ((await repository.countFailure(key, now, windowStart)) >= FAILURES_BEFORE_LOCK)
      await repository.lock(key, new Date(now.getTime() + LOCK_MINUTES * 60_000));
    return failed();
  };

  return {
    check: (credentials) => {
      if (!credentials) throw failed();
      refuseQuickRepeat(keyOf(credentials.login));
      return settled(database, () => accountOf(credentials));
    },

    confirm: async (credentials, customerId) => {
      const isRight = async () =>
        (await customers.hasPassword(customerId, credentials.password)) ? customerId : undefined;
      const outcome = await database.transaction(() => accountOf(credentials, isRight));
      if (outcome instanceof Fault && outcome.type === "access_denied") throw outcome;
      return outcome === customerId;
    },

    isLocked: (login) => repository.isLocked(keyOf(login), clock.now()),

    unlock: (login) => repository.forgetFailures(keyOf(login)),
  };
};
