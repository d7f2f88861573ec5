import type { Walk } from "./walks.ts";
import { account } from "./walks/account.ts";
import { browsing } from "./walks/browsing.ts";
import { contact } from "./walks/contact.ts";
import { failures } from "./walks/failures.ts";
import { guestCheckout } from "./walks/guest-checkout.ts";
import { registration } from "./walks/registration.ts";
import { searching } from "./walks/searching.ts";
import { subscriptions } from "./walks/subscriptions.ts";
import { thirdParties } from "./walks/third-parties.ts";
import { wallet } from "./walks/wallet.ts";

/** Every journey that is recorded. */
export const walks: readonly Walk[] = [
  browsing,
  searching,
  guestCheckout,
  registration,
  account,
  wallet,
  subscriptions,
  contact,
  thirdParties,
  failures,
];
