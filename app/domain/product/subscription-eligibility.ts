/** Above this price every product that may come again is offered so; units of the site's currency (subscriptions-1). */
export const OFFERED_ABOVE = 25;

/** What decides whether a product is offered to come again. */
export interface SubscriptionFacts {
  /** The merchant lets it come again. */
  isEnabled: boolean;
  /** What one piece costs now, in units of the site's currency. */
  price: number;
  /** The merchant offers it whatever it costs. */
  isImpulseUpsell: boolean;
}

/**
 * Whether a subscription is offered: the site has them, and the product costs more than 25 or is marked as an impulse
 * upsell.
 */
export const isSubscriptionOffered = ({ isEnabled, price, isImpulseUpsell }: SubscriptionFacts): boolean =>
  isEnabled && (price > OFFERED_ABOVE || isImpulseUpsell);
