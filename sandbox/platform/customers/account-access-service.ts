import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { CustomerRepository } from "./customer-repository.ts";
import { loginKeyOf, type Customer } from "./customer.ts";
import { hashPassword, passwordWeakness } from "./password.ts";

/** What a person may do who has proved to be the owner of an account in another way than by its password. */
export interface AccountAccessService {
  /** The enabled account with this login, however it is typed. */
  byLogin(login: string): Promise<Customer | undefined>;
  /** @throws Fault 400 for a password that is too weak; it says why. */
  setPassword(customerId: string, password: string | undefined): Promise<void>;
  /** Opens a closed account again, because its owner has logged in; nothing for one that is open. */
  reopen(customerId: string): Promise<Customer | undefined>;
  /** Closes an account; at that moment it is erased, unless its owner has come back. */
  close(customerId: string, closesAt: Date): Promise<void>;
  /** When the next closed account is erased. */
  nextErasure(): Promise<Date | undefined>;
  /** Closed accounts whose moment has come, by number. */
  toErase(at: Date): Promise<Customer[]>;
  /** Leaves of an account a number without name that nobody can log in to. */
  erase(customer: Pick<Customer, "id" | "customerNo">, at: Date): Promise<void>;
  /** Notes that mails reach the person. */
  confirmEmail(customerId: string): Promise<void>;
}

export const createAccountAccessService = (repository: CustomerRepository, clock: Clock): AccountAccessService => ({
  byLogin: async (login) => {
    const customer = await repository.findByLogin(loginKeyOf(login));
    return customer?.enabled ? customer : undefined;
  },

  setPassword: async (customerId, password) => {
    const weakness = passwordWeakness(password);
    if (weakness) throw new Fault(400, "bad-request", weakness);
    const passwordHash = await hashPassword(String(password));
    await repository.update(customerId, { passwordHash, modifiedAt: clock.now() });
  },

  reopen: async (customerId) => {
    const customer = await repository.find(customerId);
    if (!customer?.closesAt) return undefined;
    return repository.update(customerId, { closesAt: null, modifiedAt: clock.now() });
  },

  close: async (customerId, closesAt) => {
    await repository.update(customerId, { closesAt });
  },

  nextErasure: () => repository.firstClosing(),
  toErase: (at) => repository.closing(at),

  erase: async ({ id, customerNo }, at) => {
    const login = `erased-${customerNo}`;
    await repository.update(id, {
      login,
      loginKey: login,
      email: "",
      firstName: "",
      lastName: "",
      details: {},
      attributes: {},
      preferredLocale: null,
      passwordHash: "",
      enabled: false,
      emailVerified: false,
      lastLoginAt: null,
      previousLoginAt: null,
      closesAt: null,
      modifiedAt: at,
    });
  },

  confirmEmail: async (customerId) => {
    await repository.update(customerId, { emailVerified: true, modifiedAt: clock.now() });
  },
});
