/** Somebody whom a shopper's wallet knows; the people of the emulated account. */
export interface WalletContact {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  phone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

const owner = { email: "avery.stone@example.test", phone: "4155550173", address2: "" };

/** The addresses in the emulated wallet: near, hot, abroad, and where nobody delivers. */
export const walletContacts: readonly WalletContact[] = [
  {
    ...owner,
    id: "home",
    firstName: "Avery",
    lastName: "Stone",
    address1: "14 Larkspur Lane",
    city: "San Francisco",
    state: "CA",
    postalCode: "94110",
    country: "US",
  },
  {
    ...owner,
    id: "desert",
    firstName: "Rosa",
    lastName: "Stone",
    address1: "220 Ocotillo Road",
    city: "Phoenix",
    state: "AZ",
    postalCode: "85004",
    country: "US",
  },
  {
    ...owner,
    id: "london",
    firstName: "Noah",
    lastName: "Stone",
    address1: "88 Maple Row",
    city: "London",
    state: "",
    postalCode: "SW1A 2AA",
    country: "GB",
  },
];

/** One of them; undefined for anything else. */
export const walletContact = (id: string): WalletContact | undefined =>
  walletContacts.find((contact) => contact.id === id);
