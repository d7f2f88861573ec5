import { expiryMonths, expiryYears, isCardExpired } from "./card-expiry.ts";

const now = new Date(2026, 5, 15, 12);

describe("card expiry", () => {
  it.each([
    [5, 2026, true],
    [6, 2026, true],
    [7, 2026, false],
    [1, 2027, false],
    [12, 2025, true],
  ])("a card of %i/%i in the middle of June 2026 is expired: %s", (month, year, expired) => {
    expect(isCardExpired({ month, year }, now)).toBe(expired);
  });

  it("a card is still good in the instant its expiry month begins", () => {
    expect(isCardExpired({ month: 6, year: 2026 }, new Date(2026, 5, 1))).toBe(false);
  });

  it("offers twelve months and twenty years from this one", () => {
    expect(expiryMonths()).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]);
    expect(expiryYears(now)).toHaveLength(20);
    expect(expiryYears(now)[0]).toBe("2026");
  });
});
