import { loginKeyOf } from "#sandbox/platform/customers/customer.ts";
import { hashPassword } from "#sandbox/platform/customers/password.ts";
import type { CustomerExchange } from "#sandbox/platform/customers/module.ts";
import { customerElement, customerFactsOf, plainPasswordIn, type CustomerFacts } from "./customer-facts.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { OWN_LIST } from "./own-containers.ts";

/** When an account was made whose archive does not say. */
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

/**
 * People with an account. Passwords the platform keeps by scrypt still open their accounts, plain ones are hashed;
 * whoever has another kind must set a new one.
 * @param ofSites numbers of the people that archives told in the files of their sites
 */
export const customerMapping = (
  customers: CustomerExchange,
  ofSites: () => Promise<readonly string[]>,
  kind: "customers" | "customer-list",
): Mapping => {
  const accountOf = async (entry: Entry, facts: CustomerFacts, knownHash: string | undefined) => {
    const plain = plainPasswordIn(entry);
    const passwordHash = plain ? await hashPassword(plain) : facts.passwordHash || (knownHash ?? "");
    const { addresses: _addresses, groups: _groups, externals: _externals, ...columns } = facts;
    const createdAt = facts.createdAt ?? LONG_AGO;
    return { ...columns, passwordHash, loginKey: loginKeyOf(facts.login), createdAt, modifiedAt: createdAt };
  };

  return {
    kind,
    object: "customer",
    isKeyShopWide: true,

    read: async (keys) => {
      const all = await customers.read(keys);
      const told = keys ? [] : await ofSites();
      return all
        .filter(({ customerNo }) => keys || told.includes(customerNo) === (kind === "customers"))
        .map(({ createdAt, ...facts }) => ({
          siteId: "",
          containerId: kind === "customer-list" ? OWN_LIST : "",
          key: facts.customerNo,
          element: customerElement({
            ...facts,
            createdAt: createdAt.getTime() === LONG_AGO.getTime() ? null : createdAt,
          }),
        }));
    },

    understood: (entry, context) => customerElement(customerFactsOf(entry, context)),

    write: async (entries, context) => {
      const refused: string[] = [];
      const hashes = await customers.passwordHashes(entries.map(({ key }) => key));
      for (const entry of entries) {
        const facts = customerFactsOf(entry, context);
        const account = await accountOf(entry, facts, hashes.get(entry.key));
        const owner = await customers.numberOfLogin(account.loginKey);
        if (facts.login === "" || (owner !== undefined && owner !== entry.key)) {
          context.count("customers: without a login, or with somebody else's, kept without effect");
          refused.push(entry.key);
          continue;
        }
        if (account.passwordHash === "" && facts.externals.length === 0)
          context.count("customers: must set a new password");
        await customers.put(account, facts);
      }
      return refused;
    },

    remove: async (entries) => {
      for (const { key } of entries) await customers.remove(key);
    },

    finish: () => customers.followNumbers(),
  };
};
