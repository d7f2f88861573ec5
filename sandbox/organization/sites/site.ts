import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import type { Taxation } from "#sandbox/core/columns/taxation.ts";
/** A site as its organization runs it: a world says which there are, and an imported archive brings its own. */
export interface Site {
  id: string;
  name: string;
  /** What it counts in, as of ISO 4217. */
  currency: string;
  /** The first one is the site's own. */
  locales: readonly string[];
  /** Where it sells, two letters. */
  country: string;
  /** The host whose pages, and those below it, may use the site's passkeys. */
  host: string;
  /** The zone its days begin in, and the hours of its schedules are told in. */
  timeZone: string;
  /** `gross` where the prices hold the taxes; left out, they come on top. */
  taxation?: Taxation | null;
  /** Left out where nobody takes checks. */
  checkPayee?: CheckPayee | null;
}

/** Where a site sells; a site nobody knows sells in the United States. */
export const countryOfSite = (sites: readonly Pick<Site, "id" | "country">[], siteId: string): string =>
  sites.find(({ id }) => id === siteId)?.country ?? "US";
