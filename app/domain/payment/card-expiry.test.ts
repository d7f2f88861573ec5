import { isCardExpired, readExpiry, shownExpiry } from "./card-expiry.ts";

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

  it.each(["09/30", "9/30", "0930", "09/2030", "092030", "09 / 30", "2030-09", "09-30", "09.30"])(
    "%s is September 2030",
    (typed) => {
      expect(readExpiry(typed, now)).toEqual({ expirationMonth: "09", expirationYear: "2030" });
    },
  );

  it.each(["", "09", "09/", "09/3", "13/30", "00/30", "09/203", "930", "09/1930", "09/47", "09/30/1", "ab/cd"])(
    "%j is no expiry",
    (typed) => {
      expect(readExpiry(typed, now)).toBeNull();
    },
  );

  it("takes the past, to say that it is over, and twenty years ahead", () => {
    expect(readExpiry("01/20", now)).toEqual({ expirationMonth: "01", expirationYear: "2020" });
    expect(readExpiry("12/46", now)).toEqual({ expirationMonth: "12", expirationYear: "2046" });
  });

  it.each([
    ["digits one after the other", ["0", "09", "09/3", "09/30"], ["0", "09/", "09/3", "09/30"]],
    ["a month of one digit", ["9", "09/3", "09/30"], ["09/", "09/3", "09/30"]],
    ["one with a slash", ["1", "1/", "01/3"], ["1", "01/", "01/3"]],
    ["a slash typed after the one that came", ["12", "12//", "12//3"], ["12/", "12//", "12/3"]],
    [
      "a year of four digits",
      ["0930", "09/2", "09/20", "09/203", "09/2030"],
      ["09/30", "09/2", "09/20", "09/203", "09/2030"],
    ],
    ["letters between", ["0a9"], ["09/"]],
    ["what was pasted", ["09 / 30"], ["09/30"]],
  ])("shows %s as they are typed", (_, typed, shown) => {
    let before = "";
    expect(typed.map((text) => (before = shownExpiry(text, text.length < before.length ? "" : before)))).toEqual(shown);
  });

  it("takes the slash back with the digit before it", () => {
    expect(shownExpiry("09", "09/")).toBe("0");
    expect(shownExpiry("09/", "09/3")).toBe("09/");
    expect(shownExpiry("", "0")).toBe("");
  });
});
