/** A value that makes something particular happen. */
export interface MagicValue {
  /** What a shopper or a developer enters where. */
  kind: "card" | "account" | "coupon" | "guest" | "review" | "captcha";
  value: string;
  effect: string;
  /** The state of the world it belongs to; every one but the empty one when left out. */
  world?: string;
}
