import type { ConsentSubscription } from "#sandbox/platform/consents/consent.ts";

/** What shoppers may agree to hear about. */
export const consentSubscriptions: readonly ConsentSubscription[] = [
  {
    subscriptionId: "offers-updates",
    formCode: "offersupdates",
    channels: ["email", "sms"],
    title: "Offers and news",
    subtitle: "New sweets, seasonal boxes and special offers.",
    tags: ["homepage_banner", "user_profile", "checkout"],
    consentType: "marketing",
    consentRequired: false,
    defaultStatus: "opt_out",
  },
  {
    subscriptionId: "fundraising-programs",
    formCode: "fundraising",
    channels: ["email"],
    title: "Fundraising programs",
    subtitle: "Ideas and dates for groups that raise money with sweets.",
    tags: ["user_profile"],
    consentType: "marketing",
    consentRequired: false,
    defaultStatus: "opt_out",
  },
  {
    subscriptionId: "business-gifts",
    formCode: "businessgifts",
    channels: ["email", "whatsapp"],
    title: "Business gifts and events",
    subtitle: "Gifts for staff and customers, with your logo if you like.",
    tags: ["user_profile"],
    consentType: "marketing",
    consentRequired: false,
    defaultStatus: "opt_out",
  },
  {
    subscriptionId: "order-messages",
    formCode: "ordermessages",
    channels: ["email", "sms"],
    title: "Order updates",
    subtitle: "Confirmations, and where your package is.",
    tags: ["checkout", "user_profile"],
    consentType: "legal",
    consentRequired: true,
    defaultStatus: "opt_in",
  },
];
