import type { VendorData } from "#emulators/vendor-data.ts";
import { pictures } from "./catalogue/pictures.ts";
import { chatAccount } from "./chat-account.ts";
import { nextSpan } from "./content/calendar.ts";
import { contentItems } from "./content/content-items.ts";
import { contentDrafts } from "./content/drafts.ts";
import { seasons } from "./content/seasonal-editions.ts";
import { picturesFolder } from "./files.ts";
import { films } from "./films.ts";
import { socialExperiences } from "./social-gallery.ts";
import { knownStreets } from "./streets.ts";
import { subscriptionMerchants } from "./subscription-merchants.ts";

/** What the shop's third parties know of it. */
export const vendorData: VendorData = {
  shopName: "Wickett & Plum",
  account: "sandbox-wickettplum",
  surveyQuestion: "How was your visit, from 1 (poor) to 5 (sweet)?",
  applePayMerchant: "merchant.example.wickettplum.sandbox",
  streets: knownStreets,
  addressLayout: "WickettPlum",
  content: contentItems,
  drafts: contentDrafts,
  snapshots: (now) =>
    Object.fromEntries(
      Object.values(seasons).map(({ name, first, days }) => [
        name.toLowerCase().replaceAll(" ", "-"),
        nextSpan(now, first, days).start,
      ]),
    ),
  media: { account: "wickettplum", folder: picturesFolder, files: pictures },
  films,
  gallery: socialExperiences,
  merchants: subscriptionMerchants,
  chat: chatAccount,
};
