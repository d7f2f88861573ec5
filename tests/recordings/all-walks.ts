import type { Walk } from "./walks.ts";
import { account } from "./walks/account.ts";
import { browsing } from "./walks/browsing.ts";
import { failures } from "./walks/failures.ts";
import { guestCheckout } from "./walks/guest-checkout.ts";
import { searching } from "./walks/searching.ts";
import { thirdParties } from "./walks/third-parties.ts";

/** Every journey that is recorded. */
export const walks: readonly Walk[] = [browsing, searching, guestCheckout, account, thirdParties, failures];
