import { createHash } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { demoPassword, people } from "#worlds/wickett-plum/people/people.ts";
import type { WorldPerson } from "#worlds/wickett-plum/people/world-person.ts";
import { businessAccounts, customerGroups } from "#sandbox/platform/customers/customer-tables.ts";
import { worldBusinessAccounts } from "#worlds/wickett-plum/business-accounts.ts";
import { customerGroups as worldGroups } from "#worlds/wickett-plum/customer-groups.ts";
import { createCustomerRepository } from "#sandbox/platform/customers/customer-repository.ts";
import { loginKeyOf } from "#sandbox/platform/customers/customer.ts";
import { hashPassword } from "#sandbox/platform/customers/password.ts";

/** The same id in every seeded database: 26 letters and digits made from the e-mail address. */
export const customerIdOf = ({ email }: Pick<WorldPerson, "email">) =>
  `ab${createHash("sha256").update(email).digest("hex").slice(0, 24)}`;

/** Puts the demo accounts into the database. */
export const seedCustomers = async (database: Database, clock: Clock): Promise<void> => {
  const repository = createCustomerRepository(database);
  const passwordHash = await hashPassword(demoPassword, createHash("md5").update("demo accounts").digest());
  const now = clock.now();
  await database.sql.insert(customerGroups).values([...worldGroups]);
  await database.sql.insert(businessAccounts).values([...worldBusinessAccounts]);
  for (const person of people) {
    const {
      email,
      firstName,
      lastName,
      phone,
      disabled,
      unconfirmed,
      groups = [],
      businessAccountId,
      birthday,
      promoCodes,
      preferredLocale = null,
      since,
      addresses,
    } = person;
    const id = customerIdOf(person);
    await repository.add({
      id,
      login: email,
      loginKey: loginKeyOf(email),
      email,
      firstName,
      lastName,
      details: { phoneHome: phone, ...(birthday ? { birthday } : {}) },
      attributes: promoCodes ? { c_promoCodes: [...promoCodes] } : {},
      preferredLocale,
      passwordHash,
      enabled: !disabled,
      emailVerified: !unconfirmed,
      createdAt: since ? new Date(since) : now,
      modifiedAt: now,
    });
    if (businessAccountId) await repository.addToBusinessAccount(id, businessAccountId);
    for (const groupId of groups) await repository.addToGroup(id, groupId);
    for (const { addressId, preferred = false, ...place } of addresses)
      await repository.addAddress(id, {
        addressId,
        preferred,
        fields: { firstName, lastName, phone, ...place },
        createdAt: now,
        modifiedAt: now,
      });
  }
};
