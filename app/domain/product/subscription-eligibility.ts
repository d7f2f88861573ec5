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

/** A subscription is offered only if it is enabled and either the price is over 25 or the impulse-upsell flag is set. */
export const isSubscriptionOffered = ({ isEnabled, price, isImpulseUpsell }: SubscriptionFacts): boolean =>
  isEnabled && (price > OFFERED_ABOVE || isImpulseUpsell);
