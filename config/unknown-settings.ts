import { closest, distance } from "fastest-levenshtein";
import names from "./setting-names.json";

/** Beginnings of names that nothing but this shop uses. */
const ownFamily =
  /^(COMMERCE|CODE_LOGIN|CARD|CONTENT|SITE_HOSTS|PAYPAL|KLARNA|APPLE_PAY|RECAPTCHA|REVIEWS|SUBSCRIPTIONS)_/;

/** Names that sites have; who renames a site renames these. */
const perSite = /^(SITE_HOSTS|COMMERCE_SITE_ID)_[A-Z0-9_]+$/;

/** What a cluster puts beside every program for each service it has, whatever the service is called. */
const fromCluster = /_(SERVICE_(HOST|PORT)(_[A-Z0-9_]+)?|PORT(_\d+_(TCP|UDP)(_(ADDR|PORT|PROTO))?)?)$/;

/** Letters that may differ between a slip and the name that was meant; in short names every one counts. */
const SLIPS = 2;
const SHORTEST = 8;

/**
 * Variables that look like settings of this shop and are none: they begin as ours do, or differ by a slip. One
 * sentence each, with the nearest name. Nobody else's variables are judged.
 */
export const unknownSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => env[name] && !names.includes(name) && !perSite.test(name) && !fromCluster.test(name))
    .flatMap((name) => {
      const nearest = closest(name, names);
      const isSlip = name.length >= SHORTEST && distance(name, nearest) <= SLIPS;
      return isSlip || ownFamily.test(name) ? [`${name} is not a setting; did you mean ${nearest}?`] : [];
    })
    .toSorted();
