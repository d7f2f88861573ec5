import { worldBusinessAccounts } from "#worlds/wickett-plum/business-accounts.ts";
import { savedCards, WISHES } from "#worlds/wickett-plum/collections.ts";
import { customerGroups } from "#worlds/wickett-plum/customer-groups.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { giftCertificates, type WorldGiftCertificate } from "#worlds/wickett-plum/gift-certificates.ts";
import { businessBuyers } from "./business-buyers.ts";
import { checkPeople } from "./check-people.ts";
import { fundraisingLeaders } from "./fundraising-leaders.ts";
import { people } from "./people.ts";
import { shoppers } from "./shoppers.ts";
import { staff } from "./staff.ts";
import type { WorldPerson } from "./world-person.ts";

const levelOf = ({ businessAccountId }: WorldPerson) =>
  worldBusinessAccounts.find(({ id }) => id === businessAccountId)?.level;

test.each<[string, number, readonly WorldPerson[]]>([
  ["in all", 25, people],
  ["who buy for themselves", 14, shoppers],
  ["who buy for a business", 6, businessBuyers],
  ["who raise funds", 3, fundraisingLeaders],
  ["who look after the shop", 2, staff],
])("so many accounts %s: %i", (_what, number, some) => {
  expect(some).toHaveLength(number);
});

test("business buyers have an account of each level", () => {
  const levels = ["Business1", "Business100", "Cruise", "Fundraiser", "Personal", "Youth"];
  expect(new Set(businessBuyers.map(levelOf))).toEqual(new Set(levels));
});

test.each<[string, (person: WorldPerson) => boolean]>([
  [
    "with nothing saved",
    ({ addresses, hasCollections, since, groups }) => addresses.length === 0 && !hasCollections && !since && !groups,
  ],
  ["with twelve addresses", ({ addresses }) => addresses.length === 12],
  ["with collections", ({ hasCollections }) => hasCollections === true],
  ["not confirmed", ({ unconfirmed }) => unconfirmed === true],
  ["locked", ({ disabled }) => disabled === true],
  ["in Canada", ({ addresses }) => addresses[0]?.countryCode === "CA"],
  ["reading French", ({ preferredLocale }) => preferredLocale === "fr-CA"],
  ["with six recipients", ({ addresses }) => addresses.length === 6],
  ["with subscriptions", ({ subscribes }) => subscribes === true],
  ["with a birthday", ({ birthday }) => birthday !== undefined],
  ["in Alaska", ({ addresses }) => addresses[0]?.stateCode === "AK"],
  ["that taste", ({ groups = [] }) => groups.includes("TasteTesters")],
])("one account is %s", (_what, is) => {
  expect(shoppers.filter(is)).not.toEqual([]);
});

test("a collector has thirty wishes and five cards, one of them over and one about to be", () => {
  const cards = savedCards(worldEpoch);
  const ends = cards.map(({ expirationYear, expirationMonth }) => expirationYear * 12 + expirationMonth);
  const now = worldEpoch.getUTCFullYear() * 12 + worldEpoch.getUTCMonth() + 1;
  expect(WISHES).toBe(30);
  expect([cards.length, ends.filter((end) => end < now).length, ends.filter((end) => end === now).length]).toEqual([
    5, 1, 1,
  ]);
});

test("leaders belong to the group with fundraising prices; one of them pays sales tax", () => {
  for (const { groups = [] } of fundraisingLeaders) expect(groups).toContain("fundraising");
  const exempt = fundraisingLeaders.map(
    ({ businessAccountId }) => worldBusinessAccounts.find(({ id }) => id === businessAccountId)?.taxExempt,
  );
  expect(exempt.filter((is) => is === true)).toHaveLength(2);
});

test("twelve groups of customers, four and more of them by a rule, four by hand with somebody in each", () => {
  const byHand = customerGroups.filter(({ rule }) => rule === null);
  expect([customerGroups.length, byHand.length]).toEqual([12, 4]);
  for (const { id } of byHand) expect([id, people.some(({ groups = [] }) => groups.includes(id))]).toEqual([id, true]);
});

test.each<[string, (card: WorldGiftCertificate) => boolean]>([
  ["full", ({ amountCents, balanceCents }) => balanceCents === amountCents],
  ["spent in part", ({ amountCents, balanceCents }) => balanceCents > 0 && balanceCents < amountCents],
  ["spent", ({ balanceCents }) => balanceCents === 0],
  ["disabled", ({ disabled }) => disabled === true],
  ["pending", ({ pending }) => pending === true],
  ["Canadian", ({ currency }) => currency === "CAD"],
  ["of 19 digits", ({ number }) => number.length === 19],
  ["of 21 digits", ({ number }) => number.length === 21],
])("one of eight gift cards is %s", (_what, is) => {
  expect(giftCertificates).toHaveLength(8);
  expect(giftCertificates.filter(is)).not.toEqual([]);
});

test("what is wrong with a person is said with the file, the mail address and the field", () => {
  const [sound] = shoppers as [WorldPerson];
  const broken: WorldPerson = {
    ...sound,
    phone: "4158675309",
    groups: ["Regulars"],
    businessAccountId: "BA-1",
    preferredLocale: "tlh",
    birthday: "soon",
    addresses: [...sound.addresses, { ...sound.addresses[0], postalCode: "1" } as WorldPerson["addresses"][number]],
  };
  const check = () => checkPeople([{ file: "shoppers.ts", people: [sound, broken] }]);
  const about = "shoppers.ts: june@example.test:";
  for (const message of [
    `${about} email: is used in shoppers.ts already`,
    `${about} phone: '4158675309' is not one of the numbers`,
    `${about} groups: 'Regulars' is no group to be put into by hand`,
    `${about} businessAccountId: 'BA-1' is not an account`,
    `${about} preferredLocale: 'tlh' is no language of the shop`,
    `${about} birthday: 'soon' is not a day`,
    `${about} addresses: share an id`,
    `${about} addresses: are preferred twice`,
    `${about} addresses: Home: '1' is no code of US`,
  ])
    expect(check).toThrow(message);
});
