import type { KnownStreet } from "./address/known-street.ts";
import type { ContentItem } from "./content/content-item.ts";

/** A picture that a customer has posted, by its name at the media service. */
export interface SocialPicture {
  user: string;
  caption: string;
  picture: string;
  productId: string;
}

/** A film at the video service. */
export interface Film {
  /** Eleven letters, digits, lines and underscores. */
  id: string;
  title: string;
  /** The picture shown before it plays, by its name at the media service. */
  poster: string;
}

/** A shop's account with the contact centre. */
export interface ChatAccount {
  businessNo: string;
  /** Point of contact. */
  poc: string;
}

/** What the third parties of one shop know. The emulators themselves know no world. */
export interface VendorData {
  /** What the sheets of wallets call the shop. */
  shopName: string;
  /** What its accounts at the payment processor and at the captcha are called. */
  account: string;
  /** What the feedback survey asks; the answer is a number from 1 to 5. */
  surveyQuestion: string;
  /** The merchant at Apple Pay. */
  applePayMerchant: string;
  /** Streets that the address service knows, and the layout that is set up in the account there. */
  streets: () => readonly KnownStreet[];
  addressLayout: string;
  /** Managed content as it is delivered at a moment, and what editors are working on beside it. */
  content: (now: Date) => readonly ContentItem[];
  drafts: (now: Date) => readonly ContentItem[];
  /** First moments of the named snapshots of virtual staging, as seen from a moment. */
  snapshots: (now: Date) => Readonly<Record<string, Date>>;
  /** Pictures of managed content: the account, their folder, and their files by name. */
  media: { account: string; folder: string; files: Readonly<Record<string, { file: string }>> };
  films: readonly Film[];
  /** Experiences of the social gallery, by their ids. */
  gallery: Readonly<Record<string, readonly SocialPicture[]>>;
  /** Merchants of the subscription service, each with the site whose products it offers again. */
  merchants: Readonly<Record<string, string>>;
  /** Left out, nobody chats. */
  chat?: ChatAccount;
}

/** A shop without an account anywhere: nothing is known of it but that it takes payments. */
export const noVendorData: VendorData = {
  shopName: "The shop",
  account: "sandbox",
  surveyQuestion: "How was your visit, from 1 (poor) to 5 (great)?",
  applePayMerchant: "merchant.example.sandbox",
  streets: () => [],
  addressLayout: "default",
  content: () => [],
  drafts: () => [],
  snapshots: () => ({}),
  media: { account: "sandbox", folder: "", files: {} },
  films: [],
  gallery: {},
  merchants: {},
};
