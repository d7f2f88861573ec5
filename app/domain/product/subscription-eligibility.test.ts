import { isSubscriptionOffered } from "./subscription-eligibility.ts";

test.each([
  [true, 25.01, false, true],
  [true, 25, false, false],
  [true, 25, true, true],
  [true, 0, true, true],
  [false, 100, false, false],
  [false, 100, true, false],
])("enabled %s at %s with the impulse flag %s is offered: %s", (isEnabled, price, isImpulseUpsell, answer) => {
  expect(isSubscriptionOffered({ isEnabled, price, isImpulseUpsell })).toBe(answer);
});
