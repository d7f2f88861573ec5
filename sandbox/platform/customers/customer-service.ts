import { badRequest, objectOf } from "#sandbox/core/request/body-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ADDRESS_LIMIT, addressFields, addressIdOf, changedFields, type CustomerAddress } from "./customer-address.ts";
import type { BusinessAccount } from "./business-account.ts";
import type { CustomerRepository } from "./customer-repository.ts";
import { externalProfile, type ExternalProfile } from "./external-profile.ts";
import {
  customerChange,
  loginKeyOf,
  mergeAttributes,
  mergeDetails,
  type Customer,
  type CustomerChange,
} from "./customer.ts";
import { hashPassword, isPassword, passwordWeakness } from "./password.ts";

/** Accounts and their address books. Every id given here is already known to be the caller's own. */
export interface CustomerService {
  /** The account, or nothing; guests have none. */
  find(customerId: string): Promise<Customer | undefined>;
  /** The account with that customer number, or nothing. */
  findByNumber(customerNo: string): Promise<Customer | undefined>;
  /** Accounts whose number, login, mail address or name holds a text, by number; an empty text finds all. */
  search(query: { text: string; limit: number; offset: number }): Promise<{ total: number; customers: Customer[] }>;
  /** The company or group a person orders for, or nothing. */
  businessAccountOf(customerId: string): Promise<BusinessAccount | undefined>;
  /** The account with that id, whoever orders for it. */
  businessAccount(id: string): Promise<BusinessAccount | undefined>;
  /** Id of the account a login and password belong to. */
  checkPassword(login: string, password: string): Promise<string | undefined>;
  /** @throws Fault 400 `login-already-in-use`, or `bad-request` for a member that is not valid. */
  register(body: unknown): Promise<Customer>;
  /**
   * Makes an account for somebody who logs in at an identity provider; it has no password.
   * @throws Fault 400 `login-already-in-use`, or `bad-request` for a member that is not valid.
   */
  registerExternal(body: unknown): Promise<ExternalProfile & { customerId: string }>;
  /** @throws Fault 400 `invalid-customer-external-profile` when something is missing; 404 for nobody known. */
  externalProfile(
    authenticationProviderId: string,
    externalId: string,
  ): Promise<ExternalProfile & { customerId: string }>;
  /** Whether it is the account's password. */
  hasPassword(customerId: string, password: string): Promise<boolean>;
  /** Keeps changes of one account and what belongs to it in line until the transaction ends. */
  lock(customerId: string): Promise<void>;
  /** @throws Fault 400; 404 for a customer without an account. A new login needs `currentPassword`. */
  update(customerId: string, body: unknown, sessionId: string): Promise<Customer>;
  /** Ends every other session of the customer. @throws Fault 400 `update-password`. */
  changePassword(customerId: string, body: unknown, sessionId: string): Promise<void>;
  addresses(customerId: string): Promise<CustomerAddress[]>;
  address(customerId: string, addressId: string): Promise<CustomerAddress>;
  addAddress(customerId: string, body: unknown): Promise<CustomerAddress>;
  updateAddress(customerId: string, addressId: string, body: unknown): Promise<CustomerAddress>;
  removeAddress(customerId: string, addressId: string): Promise<void>;
}

const noCustomer = (customerId: string) =>
  new Fault(404, "not-found", `No customer with ID '${customerId}' could be found.`, { customerId });

const noAddress = (addressId: string) =>
  new Fault(404, "not-found", `No address with name '${addressId}' could be found.`, { addressName: addressId });

const loginInUse = () => new Fault(400, "login-already-in-use", "The login is already in use.");

/**
 * @param options.endOtherSessions ends the logins of a customer whose password or login changed, but the one that did
 * it
 * @param options.renewTokens makes the access tokens worthless that name an earlier login
 */
export const createCustomerService = (options: {
  repository: CustomerRepository;
  clock: Clock;
  newCustomerId: () => string;
  endOtherSessions: (customerId: string, sessionId: string) => Promise<void>;
  renewTokens: (customerId: string) => Promise<void>;
}): CustomerService => {
  const { repository, clock, newCustomerId, endOtherSessions, renewTokens } = options;

  const existing = async (customerId: string) => {
    const customer = await repository.find(customerId);
    if (!customer) throw noCustomer(customerId);
    return customer;
  };

  const address = async (customerId: string, addressId: string) => {
    await existing(customerId);
    const found = (await repository.addresses(customerId)).find((each) => each.addressId === addressId);
    if (!found) throw noAddress(addressId);
    return found;
  };

  const refuseTakenAddress = async (customerId: string, addressId: string) => {
    const known = await repository.addresses(customerId);
    if (known.some((each) => each.addressId === addressId))
      throw new Fault(400, "address-id-already-in-use", `An address with the name '${addressId}' already exists.`, {
        addressId,
      });
    if (known.length >= ADDRESS_LIMIT)
      throw badRequest(`An address book holds at most ${ADDRESS_LIMIT} addresses.`, "addresses");
  };

  return {
    find: (customerId) => repository.find(customerId),
    findByNumber: (customerNo) => repository.findByNumber(customerNo),

    search: async ({ text, limit, offset }) => {
      const { total, rows } = await repository.search(text, limit, offset);
      return { total, customers: rows };
    },

    businessAccountOf: (customerId) => repository.businessAccountOf(customerId),

    businessAccount: (id) => repository.businessAccount(id),

    hasPassword: async (customerId, password) => isPassword(password, (await existing(customerId)).passwordHash),

    lock: (customerId) => repository.lock(customerId),

    externalProfile: async (authenticationProviderId, externalId) => {
      if (!authenticationProviderId || !externalId)
        throw new Fault(400, "invalid-customer-external-profile", "The customer external profile is invalid.", {
          title: "Invalid Customer External Profile",
        });
      const customerId = await repository.findExternal(authenticationProviderId, externalId);
      const customer = customerId === undefined ? undefined : await repository.find(customerId);
      if (!customer)
        throw new Fault(404, "not-found", `No customer with external profile with ID '${externalId}' could be found.`, {
          externalId,
        });
      const { id, email, firstName, lastName } = customer;
      return {
        authenticationProviderId,
        externalId,
        customerId: id,
        ...(email ? { email } : {}),
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
      };
    },

    registerExternal: async (body) => {
      const profile = externalProfile(body);
      const { authenticationProviderId, externalId, email = "", firstName = "", lastName = "" } = profile;
      if (await repository.findExternal(authenticationProviderId, externalId)) throw loginInUse();
      const now = clock.now();
      const login = `${authenticationProviderId}:${externalId}`;
      const added = await repository.add({
        id: newCustomerId(),
        login,
        loginKey: loginKeyOf(login),
        email,
        firstName,
        lastName,
        details: {},
        attributes: {},
        preferredLocale: null,
        passwordHash: "",
        enabled: true,
        emailVerified: false,
        createdAt: now,
        modifiedAt: now,
      });
      if (!added) throw loginInUse();
      await repository.addExternal({ authenticationProviderId, externalId, customerId: added.id });
      return { ...profile, customerId: added.id };
    },

    checkPassword: async (login, password) => {
      const customer = await repository.findByLogin(loginKeyOf(login));
      const matches = await isPassword(password, customer?.enabled ? customer.passwordHash : undefined);
      if (!customer || !matches) return undefined;
      await repository.update(customer.id, { previousLoginAt: customer.lastLoginAt, lastLoginAt: clock.now() });
      return customer.id;
    },

    register: async (body) => {
      const { customer, password } = objectOf(body);
      const change = customerChange(objectOf(customer, "customer"));
      const { email, lastName, firstName = "", login = email } = change;
      if (!email) throw badRequest("'customer.email' is required.", "customer.email");
      if (!login) throw badRequest("'customer.login' is required.", "customer.login");
      if (!lastName) throw badRequest("'customer.lastName' is required.", "customer.lastName");
      const weakness = passwordWeakness(password);
      if (weakness) throw badRequest(weakness, "password");
      const now = clock.now();
      const added = await repository.add({
        id: newCustomerId(),
        login,
        loginKey: loginKeyOf(login),
        email,
        firstName,
        lastName,
        details: mergeDetails({}, change.details ?? {}),
        attributes: mergeAttributes({}, change.attributes ?? {}),
        preferredLocale: change.preferredLocale ?? null,
        passwordHash: await hashPassword(String(password)),
        enabled: true,
        emailVerified: false,
        createdAt: now,
        modifiedAt: now,
      });
      if (!added) throw loginInUse();
      return added;
    },

    update: async (customerId, body, sessionId) => {
      await repository.lock(customerId);
      const customer = await existing(customerId);
      const record = objectOf(body);
      const change = customerChange(record);
      const isNewLogin = change.login !== undefined && loginKeyOf(change.login) !== customer.loginKey;
      if (isNewLogin) {
        const given = record.currentPassword ?? record.c_currentPassword;
        if (typeof given !== "string" || !(await isPassword(given, customer.passwordHash)))
          throw new Fault(400, "invalid-password", "Changing the login needs the current password.");
        if (await repository.findByLogin(loginKeyOf(change.login ?? ""))) throw loginInUse();
      }
      const updated = await repository.update(customerId, { ...changedRow(customer, change), modifiedAt: clock.now() });
      if (isNewLogin) {
        await endOtherSessions(customerId, sessionId);
        await renewTokens(customerId);
      }
      return updated ?? customer;
    },

    changePassword: async (customerId, body, sessionId) => {
      await repository.lock(customerId);
      const customer = await existing(customerId);
      const { currentPassword, password } = objectOf(body);
      if (typeof currentPassword !== "string" || !(await isPassword(currentPassword, customer.passwordHash)))
        throw new Fault(400, "update-password", "The current password does not match.");
      const weakness = passwordWeakness(password);
      if (weakness) throw new Fault(400, "update-password", weakness);
      const passwordHash = await hashPassword(String(password));
      await repository.update(customerId, { passwordHash, modifiedAt: clock.now() });
      await endOtherSessions(customerId, sessionId);
    },

    addresses: (customerId) => repository.addresses(customerId),
    address,

    addAddress: async (customerId, body) => {
      await existing(customerId);
      const record = objectOf(body);
      const addressId = addressIdOf(record);
      if (!addressId) throw badRequest("'addressId' is required.", "addressId");
      const fields = changedFields({}, addressFields(record));
      await repository.lock(customerId);
      await refuseTakenAddress(customerId, addressId);
      const now = clock.now();
      const added = { addressId, preferred: record.preferred === true, fields, createdAt: now, modifiedAt: now };
      if (added.preferred) await repository.demoteAddresses(customerId);
      await repository.addAddress(customerId, added);
      return added;
    },

    updateAddress: async (customerId, addressId, body) => {
      await repository.lock(customerId);
      const before = await address(customerId, addressId);
      const record = objectOf(body);
      const newId = addressIdOf(record) ?? addressId;
      if (newId !== addressId) await refuseTakenAddress(customerId, newId);
      const preferred = typeof record.preferred === "boolean" ? record.preferred : before.preferred;
      if (preferred && !before.preferred) await repository.demoteAddresses(customerId);
      const after: CustomerAddress = {
        addressId: newId,
        preferred,
        fields: changedFields(before.fields, addressFields(record)),
        createdAt: before.createdAt,
        modifiedAt: clock.now(),
      };
      await repository.updateAddress(customerId, addressId, after);
      return after;
    },

    removeAddress: async (customerId, addressId) => {
      await existing(customerId);
      if (!(await repository.removeAddress(customerId, addressId))) throw noAddress(addressId);
    },
  };
};

const changedRow = (customer: Customer, change: CustomerChange) => ({
  login: change.login ?? customer.login,
  loginKey: loginKeyOf(change.login ?? customer.login),
  email: change.email ?? customer.email,
  firstName: change.firstName ?? customer.firstName,
  lastName: change.lastName ?? customer.lastName,
  preferredLocale: change.preferredLocale ?? customer.preferredLocale,
  details: mergeDetails(customer.details, change.details ?? {}),
  attributes: mergeAttributes(customer.attributes, change.attributes ?? {}),
});
