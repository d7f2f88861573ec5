import { cardExpiryState } from "./card-expiry-state.ts";

const now = new Date(2026, 10, 22);

test.each([
  [10, 2026, "expired"],
  [11, 2026, "expired"],
  [12, 2026, "soon"],
  [1, 2027, "soon"],
  [2, 2027, "good"],
  [11, 2030, "good"],
] as const)("on November 22, 2026 a card that expires in %i/%i is %s", (expirationMonth, expirationYear, state) => {
  expect(cardExpiryState({ expirationMonth, expirationYear }, now)).toBe(state);
});

test("a card whose end is not known counts as good", () => {
  expect(cardExpiryState({}, now)).toBe("good");
  expect(cardExpiryState(undefined, now)).toBe("good");
});
