import type { Walk } from "./walks.ts";
import { account } from "./walks/account.ts";
import { browsing } from "./walks/browsing.ts";
import { guestCheckout } from "./walks/guest-checkout.ts";
import { searching } from "./walks/searching.ts";

/** Every journey that is recorded. */
export const walks: readonly Walk[] = [browsing, searching, guestCheckout, account];
