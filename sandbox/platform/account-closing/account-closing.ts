/** Days in which an owner may come back before a closed account is erased. */
export const DAYS_TO_COME_BACK = 30;

/** What closing an account touches. */
export interface ClosingPreview {
  days: number;
  /** When it would be erased if it were closed now. */
  closesAt: Date;
  /** Orders that are still on their way. */
  openOrders: number;
  /** Subscriptions that would send another box. */
  activeSubscriptions: number;
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Los_Angeles" });

/** The letter that says that an account is closed, and until when it can be had back. */
export const closedLetter = (
  { email, firstName }: { email: string; firstName: string },
  closesAt: Date,
  { openOrders, activeSubscriptions }: Pick<ClosingPreview, "openOrders" | "activeSubscriptions">,
) => ({
  kind: "mail" as const,
  to: email,
  subject: "Your account is closed",
  text: [
    `Goodbye${firstName ? `, ${firstName}` : ""}. Your account is closed, and you are logged out everywhere.`,
    `Log in by ${dayOf(closesAt)} to get everything back. After that, we erase your profile, addresses, cards, wishlist and consents. We keep your orders on record, as the law requires.`,
    ...(activeSubscriptions > 0 ? ["Your subscriptions are paused: nothing more ships or is charged."] : []),
    ...(openOrders > 0 ? ["Orders that are on their way will still arrive."] : []),
  ].join("\n\n"),
  about: "account-closed",
});

/** The last letter, sent when everything has been erased. */
export const erasedLetter = (email: string) => ({
  kind: "mail" as const,
  to: email,
  subject: "Your account has been erased",
  text: "We’ve erased your account and everything in it. We keep your orders on record, as the law requires. Thank you for visiting.",
  about: "account-erased",
});
