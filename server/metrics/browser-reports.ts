import { channel } from "node:diagnostics_channel";

/** What a browser has measured of a visit: seconds, for `CLS` a share of the screen. */
export interface WebVital {
  vital: string;
  /** What the first page was about. */
  kind: string;
  value: number;
}

/** Where measures of browsers are told; nobody has to listen. */
export const webVitals = channel("storefront:web-vitals");

/** Where the site is told of which a browser had a problem; nobody has to listen. */
export const browserProblems = channel("storefront:browser-problems");
