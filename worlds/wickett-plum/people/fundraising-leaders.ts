import type { WorldPerson } from "./world-person.ts";

/** People who lead a group that raises funds. */
export const fundraisingLeaders: readonly WorldPerson[] = [
  {
    email: "leader@example.test",
    firstName: "Mara",
    lastName: "Lindqvist",
    phone: "6305550142",
    purpose: "the leader of a youth group: fundraising prices, no sales tax (group fundraising)",
    groups: ["fundraising"],
    businessAccountId: "BA-10004",
    addresses: [
      {
        addressId: "Rehearsal hall",
        address1: "12 Cello Court",
        city: "Chicago",
        stateCode: "IL",
        postalCode: "60607",
        countryCode: "US",
        preferred: true,
      },
    ],
  },
  {
    email: "swimmers@example.test",
    firstName: "Coral",
    lastName: "Ngata",
    phone: "4085550114",
    purpose: "the leader of a swimming club: fundraising prices, and sales tax",
    groups: ["fundraising"],
    businessAccountId: "BA-10007",
    since: "2026-01-22",
    addresses: [
      {
        addressId: "Pool",
        address1: "77 Orchardman Plaza",
        address2: "Lane 4",
        city: "San Jose",
        stateCode: "CA",
        postalCode: "95113",
        countryCode: "US",
        preferred: true,
      },
    ],
  },
  {
    email: "roof@example.test",
    firstName: "Tobias",
    lastName: "Fenn",
    phone: "7165550115",
    purpose: "the leader of a roof fund: fundraising prices, no sales tax",
    groups: ["fundraising"],
    businessAccountId: "BA-10008",
    since: "2025-11-05",
    addresses: [
      {
        addressId: "Vestry",
        address1: "390 Grainlake Street",
        city: "Buffalo",
        stateCode: "NY",
        postalCode: "14202",
        countryCode: "US",
        preferred: true,
      },
    ],
  },
];
