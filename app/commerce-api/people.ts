import type { SiteTransport } from "./site-api-client.ts";

/** What somebody must not eat, by the names labels declare it under. */
export type Allergy = "milk" | "eggs" | "peanuts" | "treeNuts" | "soy" | "wheat";

/**
 * Until when to order so that it arrives by a day (`YYYY-MM-DD`): with the cheapest way to ship, and with the fastest.
 */
export interface OrderDeadline {
  orderBy?: string;
  lastOrder?: string;
}

/** A day of the year that matters to somebody. */
export interface PersonDate extends OrderDeadline {
  dateId: string;
  kind: "birthday" | "other";
  /** What it is called; empty for a birthday. */
  name: string;
  month: number;
  day: number;
  year?: number;
  /** Whether a mail comes ten days before. */
  reminds: boolean;
  /** When it comes next, `YYYY-MM-DD`. */
  on: string;
}

/** An address as the wire has it. */
export type PersonAddress = Record<string, unknown> & {
  firstName?: string;
  lastName?: string;
  address1?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
  countryCode?: string;
};

/** Something in a parcel. */
export interface GiftItem {
  productId: string;
  productName: string;
  quantity: number;
  c_customMix?: unknown;
  optionItems?: unknown;
  c_personalizationText?: unknown;
  c_personalizationLogo?: unknown;
}

/** A parcel that went to somebody. */
export interface Gift {
  orderNo: string;
  orderedAt: string;
  items: GiftItem[];
}

/** Somebody a customer sends sweets to. */
export interface Person {
  recipientId: string;
  firstName: string;
  lastName: string;
  /** The first one is where gifts go. */
  addresses: PersonAddress[];
  allergies: Allergy[];
  likes: string;
  note: string;
  dates: PersonDate[];
  /** Newest first. */
  gifts: Gift[];
}

/** Somebody of the address book or of a past order who could be added. */
export interface Suggestion {
  source: "addressBook" | "order";
  address: PersonAddress;
}

/** An occasion of the shop on its day. */
export interface Occasion extends OrderDeadline {
  occasion: "valentines" | "easter" | "mothersDay" | "fathersDay" | "halloween" | "thanksgiving" | "christmas";
  on: string;
  /** Where the sweets for it stand. */
  categoryId?: string;
}

/** Everything about the people of an account. */
export interface People {
  today: string;
  data: Person[];
  suggestions: Suggestion[];
  occasions: Occasion[];
}

/** What is said about somebody; a date without an id is a new one. */
export interface PersonChange extends Pick<
  Person,
  "firstName" | "lastName" | "addresses" | "allergies" | "likes" | "note"
> {
  dates: (Pick<PersonDate, "kind" | "name" | "month" | "day" | "year"> & { dateId?: string })[];
}

/** What a stopped reminder was about. */
export interface StoppedReminder extends Pick<PersonDate, "kind" | "name"> {
  firstName: string;
}

/** The people of an account; each call throws `CommerceApiError`, each change gives all of them again. */
export interface PeopleApi {
  list(): Promise<People>;
  add(person: PersonChange): Promise<People>;
  change(recipientId: string, person: PersonChange): Promise<People>;
  remove(recipientId: string): Promise<People>;
  /** Switches the mails before a day on or off. */
  remind(recipientId: string, dateId: string, isOn: boolean): Promise<People>;
  /** Stops the mails about a day by the token of a mail's link; needs no account. */
  stopReminder(token: string): Promise<StoppedReminder>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createPeopleApi = (site: SiteTransport): PeopleApi => {
  const at = (recipientId: string) => `recipients/${encodeURIComponent(recipientId)}`;
  const people = async (request: Parameters<SiteTransport>[0]) => (await site(request)) as People;
  return {
    list: () => people({ method: "GET", path: "recipients" }),
    add: (person) => people({ method: "POST", path: "recipients", body: person }),
    change: (recipientId, person) => people({ method: "PUT", path: at(recipientId), body: person }),
    remove: (recipientId) => people({ method: "DELETE", path: at(recipientId) }),
    remind: (recipientId, dateId, isOn) =>
      people({
        method: "PUT",
        path: `${at(recipientId)}/dates/${encodeURIComponent(dateId)}/reminder`,
        body: { isOn },
      }),
    stopReminder: async (token) =>
      (await site({ method: "POST", path: "gift-reminders/stop", query: { token } })) as StoppedReminder,
  };
};
