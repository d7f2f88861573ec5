import { customerGroups } from "#worlds/wickett-plum/customer-groups.ts";
import { meetsRule, type CustomerFacts, type GroupRule } from "./customer-group.ts";

const now = new Date("2026-11-21T12:00:00Z");

const nobody: CustomerFacts = {
  registered: false,
  profile: {},
  orders: { count: 0, totalCents: 0 },
  business: {},
  basket: { pieces: 0 },
  context: {},
};

const groupsOf = (change: Partial<CustomerFacts>) =>
  customerGroups.filter((group) => meetsRule(group, { ...nobody, ...change }, now)).map(({ id }) => id);

test.each<[string, Partial<CustomerFacts>, string[]]>([
  ["nobody special", {}, []],
  ["two orders", { orders: { count: 2, totalCents: 0 } }, []],
  ["three orders", { orders: { count: 3, totalCents: 0 } }, ["Regulars"]],
  ["orders for 499.99", { orders: { count: 1, totalCents: 499_99 } }, []],
  ["orders for 500", { orders: { count: 1, totalCents: 500_00 } }, ["BigSpenders"]],
  ["a birthday this month", { profile: { birthday: "1990-11-02" } }, ["BirthdayMonth"]],
  ["a birthday next month", { profile: { birthday: "1990-12-02" } }, []],
  ["a school's address", { profile: { email: "Head@SCHOOL.example" } }, ["Schools"]],
  ["a school's kind", { profile: { c_organizationType: "High School" } }, ["Schools"]],
  ["another kind", { profile: { c_organizationType: "Orchestra" } }, []],
  ["an account with a certificate", { business: { taxExempt: true } }, ["TaxExempt"]],
  ["an account without", { business: { level: "Cruise", taxExempt: false } }, []],
  ["99 pieces", { basket: { pieces: 99 } }, []],
  ["100 pieces", { basket: { pieces: 100 } }, ["BulkBuyers"]],
  ["a telephone", { context: { customQualifiers: { device: "mobile" } } }, ["MobileShoppers"]],
  ["a desk", { context: { customQualifiers: { device: "desktop" } } }, []],
  ["Canada, said", { context: { customQualifiers: { selectedCountryIsoCode: "CA" } } }, ["CanadianVisitors"]],
  ["Canada, by place", { context: { geoLocation: { countryCode: "CA" } } }, ["CanadianVisitors"]],
  ["a fact that is inherited only", { context: { customQualifiers: Object.create({ device: "mobile" }) } }, []],
])("%s", (_, change, expected) => {
  expect(groupsOf(change)).toEqual(expected);
});

test("every condition of one list must hold, any list is enough", () => {
  const rule: GroupRule = {
    anyOf: [
      [
        { fact: "orders.count", atLeast: 2 },
        { fact: "registered", is: true },
      ],
      [{ fact: "profile.email", endsWith: "@x.test" }],
    ],
  };
  const group = { id: "g", description: "", rule };
  const orders = { count: 2, totalCents: 0 };
  expect(meetsRule(group, { ...nobody, orders }, now)).toBe(false);
  expect(meetsRule(group, { ...nobody, orders, registered: true }, now)).toBe(true);
  expect(meetsRule(group, { ...nobody, profile: { email: "a@x.test" } }, now)).toBe(true);
});

test("a group without a rule takes nobody in by itself", () => {
  expect(meetsRule({ id: "g", description: "", rule: null }, nobody, now)).toBe(false);
});
