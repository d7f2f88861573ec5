import type { CustomerGroup } from "#sandbox/platform/customers/customer-group.ts";

/** Who looks after the shop's pages, and may see the names of all groups. */
export const editorsGroup = "Editors";

/** The customer groups of the default world besides `Everyone`, `Registered` and `Unregistered`. */
export const customerGroups: readonly CustomerGroup[] = [
  { id: "Business", description: "Buyers of companies; put in by hand", rule: null },
  { id: "fundraising", description: "Leaders of fundraising groups; put in by hand", rule: null },
  { id: "TasteTesters", description: "People who try new sweets; put in by hand", rule: null },
  { id: editorsGroup, description: "People who look after the shop's pages; put in by hand", rule: null },
  {
    id: "Regulars",
    description: "Customers with three orders or more",
    rule: { anyOf: [[{ fact: "orders.count", atLeast: 3 }]] },
  },
  {
    id: "BigSpenders",
    description: "Customers who have ordered for 500 or more",
    rule: { anyOf: [[{ fact: "orders.totalCents", atLeast: 500_00 }]] },
  },
  {
    id: "BirthdayMonth",
    description: "Customers whose birthday is this month",
    rule: { anyOf: [[{ fact: "profile.birthday", inMonthOf: "now" }]] },
  },
  {
    id: "Schools",
    description: "Customers with a school's e-mail address or who say they order for one of its classes",
    rule: {
      anyOf: [
        [{ fact: "profile.email", endsWith: "@school.example" }],
        [{ fact: "profile.c_organizationType", oneOf: ["Elementary School", "High School"] }],
      ],
    },
  },
  {
    id: "TaxExempt",
    description: "Customers who order for an account that is free from sales tax",
    rule: { anyOf: [[{ fact: "business.taxExempt", is: true }]] },
  },
  {
    id: "BulkBuyers",
    description: "Shoppers with a hundred pieces or more in the bag",
    rule: { anyOf: [[{ fact: "basket.pieces", atLeast: 100 }]] },
  },
  {
    id: "MobileShoppers",
    description: "Shoppers whose session says they hold a telephone",
    rule: { anyOf: [[{ fact: "context.customQualifiers.device", is: "mobile" }]] },
  },
  {
    id: "CanadianVisitors",
    description: "Shoppers whose session says they look from Canada",
    rule: {
      anyOf: [
        [{ fact: "context.customQualifiers.selectedCountryIsoCode", is: "CA" }],
        [{ fact: "context.geoLocation.countryCode", is: "CA" }],
      ],
    },
  },
];
