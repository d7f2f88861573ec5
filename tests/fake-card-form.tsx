import { type Ref, useImperativeHandle } from "react";

/** What the card's fields answer when they are asked for a token; tests set it. */
export const fakeCard = { createToken: jest.fn() };

/** A card whose token is made at once. */
export const goodCard = { transientToken: "token-1", captureContext: "context", holder: "June" };

export class CardFormError extends Error {}

/**
 * Stands in for the card's fields, which live in frames of the vendor's: `jest.mock(…, () =>
 * jest.requireActual("#tests/fake-card-form.tsx"))`.
 */
export function CardForm({ ref }: { ref?: Ref<unknown> }) {
  useImperativeHandle(ref, () => fakeCard);
  return <p>Card fields</p>;
}

beforeEach(() => {
  fakeCard.createToken.mockReset();
  fakeCard.createToken.mockResolvedValue(goodCard);
});
