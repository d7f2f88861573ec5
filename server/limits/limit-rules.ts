/** How often something may be done in a stretch of time; what is left out is not counted. */
export interface LimitRule {
  seconds: number;
  /** By one client address. */
  perAddress?: number;
  /** By one shopper whom the login service has vouched for. */
  perShopper?: number;
  /** To one thing that is named: an account, an order, a gift card. */
  perSubject?: number;
  /** What a refused caller reads. */
  detail: string;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

const attempts = "Too many attempts. Please wait a little.";
const payments = "Too many transaction attempts";

/**
 * What strangers may do only so often (security-1 to security-4): what guesses, what costs money, what writes to
 * somebody. A household or an office shares an address, so these numbers are some ten times what one person does.
 */
export const limitRules = {
  session: { seconds: 5 * MINUTE, perAddress: 300, detail: "Too many sessions were begun." },
  login: { seconds: QUARTER, perAddress: 60, perSubject: 15, detail: attempts },
  code: { seconds: QUARTER, perAddress: 30, perSubject: 8, detail: attempts },
  register: { seconds: HOUR, perAddress: 30, detail: attempts },
  password: { seconds: QUARTER, perAddress: 30, perShopper: 15, detail: attempts },
  "order-lookup": { seconds: QUARTER, perAddress: 40, perSubject: 10, detail: "Too many orders were looked up." },
  "gift-card": { seconds: QUARTER, perAddress: 40, perShopper: 20, perSubject: 10, detail: attempts },
  coupon: { seconds: QUARTER, perAddress: 120, perShopper: 40, detail: "Too many codes were tried." },
  "sign-up": { seconds: QUARTER, perAddress: 40, perSubject: 5, detail: attempts },
  logo: { seconds: QUARTER, perAddress: 60, perShopper: 20, detail: "Too many pictures were sent." },
  // Where no captcha works.
  "plain-sign-up": { seconds: 10 * MINUTE, perAddress: 5, perSubject: 5, detail: attempts },
  review: { seconds: HOUR, perAddress: 40, perShopper: 10, detail: "Too many reviews were sent." },
  vote: { seconds: HOUR, perAddress: 400, perShopper: 100, detail: "Too many votes were sent." },
  address: { seconds: 10 * MINUTE, perAddress: 600, perShopper: 120, detail: "Too many addresses were looked up." },
  "card-entry": { seconds: QUARTER, perAddress: 100, perShopper: 20, detail: payments },
  wallet: { seconds: QUARTER, perAddress: 120, perShopper: 30, detail: payments },
  "wallet-sheet": { seconds: QUARTER, perAddress: 600, perShopper: 120, detail: payments },
  order: { seconds: QUARTER, perAddress: 120, perShopper: 40, detail: payments },
  discount: { seconds: QUARTER, perAddress: 40, detail: attempts },
  stock: { seconds: MINUTE, perAddress: 120, detail: "Stock was asked for too often." },
  preview: { seconds: MINUTE, perAddress: 60, perSubject: 20, detail: "Please wait a minute." },
  problem: { seconds: MINUTE, perAddress: 30, perSubject: 60, detail: "Enough problems were reported." },
  vitals: { seconds: MINUTE, perAddress: 120, detail: "Enough visits were measured." },
  agent: { seconds: MINUTE, perAddress: 1200, perSubject: 600, detail: "This platform asks too often." },
  "agent-order": { seconds: QUARTER, perSubject: 300, detail: payments },
  // By everybody together: what strangers let the shop call has an end.
  "agent-profile": { seconds: MINUTE, perSubject: 120, detail: "Too many profiles are asked for." },
  secret: { seconds: QUARTER, perAddress: 10, detail: attempts },
} as const satisfies Record<string, LimitRule>;

/** What is limited. */
export type LimitName = keyof typeof limitRules;
