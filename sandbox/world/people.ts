/** A person of the default world with an account. */
export interface WorldPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** What this account is good for, as the docs and the landing page say it. */
  purpose: string;
  groups?: string[];
  /** The account the person orders for. */
  businessAccountId?: string;
  /** True for a long wish list and a purse full of cards. */
  hasCollections?: true;
  disabled?: true;
  /** True when mails to the person were never confirmed. */
  unconfirmed?: true;
  addresses: WorldAddress[];
}

/** An entry of an address book. */
export interface WorldAddress {
  addressId: string;
  address1: string;
  address2?: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: "US" | "CA";
  preferred?: true;
}

/** Every account's password; these people exist in the sandbox only. */
export const demoPassword = "Plum-1234";

/** The demo accounts. */
export const people: readonly WorldPerson[] = [
  {
    email: "june@example.test",
    firstName: "June",
    lastName: "Harper",
    phone: "4155550123",
    purpose: "a regular customer with two addresses",
    addresses: [
      {
        addressId: "Home",
        address1: "48 Larkspur Lane",
        city: "San Francisco",
        stateCode: "CA",
        postalCode: "94110",
        countryCode: "US",
        preferred: true,
      },
      {
        addressId: "Studio",
        address1: "210 Foundry Street",
        address2: "Suite 5",
        city: "Portland",
        stateCode: "OR",
        postalCode: "97209",
        countryCode: "US",
      },
    ],
  },
  {
    email: "noel@example.test",
    firstName: "Noel",
    lastName: "Abara",
    phone: "2065550188",
    purpose: "a new customer with nothing saved",
    addresses: [],
  },
  {
    email: "maple@example.test",
    firstName: "Elodie",
    lastName: "Tremblay",
    phone: "6045550171",
    purpose: "a Canadian customer",
    addresses: [
      {
        addressId: "Home",
        address1: "915 Harbour Road",
        city: "Vancouver",
        stateCode: "BC",
        postalCode: "V6B 1A1",
        countryCode: "CA",
        preferred: true,
      },
    ],
  },
  {
    email: "buyer@example.test",
    firstName: "Priya",
    lastName: "Castellan",
    phone: "3125550164",
    purpose: "a business buyer (group Business)",
    groups: ["Business"],
    businessAccountId: "BA-10001",
    addresses: [
      {
        addressId: "Office",
        address1: "700 West Quarry Street",
        address2: "Floor 12",
        city: "Chicago",
        stateCode: "IL",
        postalCode: "60607",
        countryCode: "US",
        preferred: true,
      },
    ],
  },
  {
    email: "closed@example.test",
    firstName: "Otis",
    lastName: "Wren",
    phone: "5035550119",
    purpose: "a disabled account; its login is refused",
    disabled: true,
    addresses: [],
  },
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
    email: "iris@example.test",
    firstName: "Iris",
    lastName: "Holloway",
    phone: "4155550157",
    purpose: "a collector: a wish list of thirty and five cards, one expired and one about to",
    hasCollections: true,
    addresses: [],
  },
  {
    email: "new@example.test",
    firstName: "Wren",
    lastName: "Okafor",
    phone: "7185550136",
    purpose: "a customer whose e-mail address is not confirmed yet",
    unconfirmed: true,
    addresses: [],
  },
];
