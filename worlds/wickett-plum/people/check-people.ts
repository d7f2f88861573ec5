import { worldBusinessAccounts } from "#worlds/wickett-plum/business-accounts.ts";
import { customerGroups } from "#worlds/wickett-plum/customer-groups.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import type { WorldPerson } from "./world-person.ts";

const POSTAL_CODE = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ };

const accountIds = new Set(worldBusinessAccounts.map(({ id }) => id));
const groupIds = new Set(customerGroups.filter(({ rule }) => rule === null).map(({ id }) => id));
const locales = new Set(sites.flatMap((site) => site.locales));

/** What is wrong with one person, as `[field, message]`. */
const faultsOf = (person: WorldPerson): [string, string][] => {
  const faults: [string, string][] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push([field, message]);
  };
  const { email, phone, groups = [], businessAccountId, birthday, preferredLocale, since, addresses } = person;
  expect(/^[a-z]+@(example\.test|school\.example)$/.test(email), "email", `'${email}' could be somebody's`);
  expect(/^\d{3}55501\d\d$/.test(phone), "phone", `'${phone}' is not one of the numbers kept for stories, 555-01xx`);
  for (const field of ["firstName", "lastName", "purpose"] as const)
    expect(person[field].trim() !== "", field, "is empty");
  for (const group of groups) expect(groupIds.has(group), "groups", `'${group}' is no group to be put into by hand`);
  expect(
    businessAccountId === undefined || accountIds.has(businessAccountId),
    "businessAccountId",
    `'${businessAccountId}' is not an account`,
  );
  expect(since === undefined || !Number.isNaN(Date.parse(since)), "since", `'${since}' is not a day`);
  expect(birthday === undefined || !Number.isNaN(Date.parse(birthday)), "birthday", `'${birthday}' is not a day`);
  expect(
    preferredLocale === undefined || locales.has(preferredLocale),
    "preferredLocale",
    `'${preferredLocale}' is no language of the shop`,
  );
  expect(new Set(addresses.map(({ addressId }) => addressId)).size === addresses.length, "addresses", "share an id");
  expect(addresses.filter(({ preferred }) => preferred).length <= 1, "addresses", "are preferred twice");
  for (const { addressId, countryCode, postalCode } of addresses)
    expect(
      POSTAL_CODE[countryCode].test(postalCode),
      "addresses",
      `${addressId}: '${postalCode}' is no code of ${countryCode}`,
    );
  return faults;
};

/**
 * All people of all files when they are sound. Throws one error that lists everything wrong with them, each line naming
 * file, person and field.
 */
export const checkPeople = (
  files: readonly { file: string; people: readonly WorldPerson[] }[],
): readonly WorldPerson[] => {
  const seen = new Map<string, string>();
  const messages = files.flatMap(({ file, people }) =>
    people.flatMap((person) => {
      const earlier = seen.get(person.email);
      seen.set(person.email, file);
      const twice: [string, string][] = earlier ? [["email", `is used in ${earlier} already`]] : [];
      return [...twice, ...faultsOf(person)].map(
        ([field, message]) => `${file}: ${person.email}: ${field}: ${message}`,
      );
    }),
  );
  if (messages.length > 0) throw new Error(`The people of the world are not sound.\n${messages.join("\n")}`);
  return files.flatMap(({ people }) => people);
};
