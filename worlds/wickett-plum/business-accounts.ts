import type { BusinessAccount } from "#sandbox/platform/customers/business-account.ts";

/** The business accounts of the default world, one of each level at least; the names are invented. */
export const worldBusinessAccounts: readonly BusinessAccount[] = [
  {
    id: "BA-10001",
    name: "Castellan Freight",
    level: "Business100",
    multipleUserAgents: true,
    taxExempt: false,
    taxCertificate: null,
  },
  {
    id: "BA-10002",
    name: "Harper Bindery",
    level: "Business1",
    multipleUserAgents: false,
    taxExempt: false,
    taxCertificate: null,
  },
  {
    id: "BA-10003",
    name: "Seven Lanterns Cruises",
    level: "Cruise",
    multipleUserAgents: true,
    taxExempt: false,
    taxCertificate: null,
  },
  {
    id: "BA-10004",
    name: "Northfield Youth Orchestra",
    level: "Youth",
    multipleUserAgents: true,
    taxExempt: true,
    taxCertificate: "IL-E9990-0001",
  },
  {
    id: "BA-10005",
    name: "Friends of the Old Library",
    level: "Fundraiser",
    multipleUserAgents: true,
    taxExempt: true,
    taxCertificate: "OR-E9990-0002",
  },
  {
    id: "BA-10006",
    name: "Magnus Wren",
    level: "Personal",
    multipleUserAgents: null,
    taxExempt: false,
    taxCertificate: null,
  },
  {
    id: "BA-10007",
    name: "Lane Four Swimming Club",
    level: "Fundraiser",
    multipleUserAgents: false,
    taxExempt: false,
    taxCertificate: null,
  },
  {
    id: "BA-10008",
    name: "The Grainlake Street Roof Fund",
    level: "Fundraiser",
    multipleUserAgents: false,
    taxExempt: true,
    taxCertificate: "NY-E9990-0003",
  },
];
