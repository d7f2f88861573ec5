import { coldPacks } from "#worlds/wickett-plum/cartridge/cold-packs/cold-packs.ts";
import { shippingOrigins, shippingRegions } from "#worlds/wickett-plum/shipping-geography.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { type Day, dayOf, textOfDay, weekdayOf } from "./business-days.ts";
import { dateWantedRange, type DatesSituation, deliveryQuote, shipDayFor } from "./delivery-dates.ts";
import { emptyParcel, type Parcel } from "./goods.ts";
import { createHolidayCalendar } from "./holidays.ts";
import { routeOf, type ShippingGeography } from "./shipping-geography.ts";
import type { Destination, ShippingMethod } from "./shipping-method.ts";
import { offerOf } from "./shipping-offer.ts";

const geography: ShippingGeography = {
  regions: shippingRegions,
  origins: shippingOrigins.map((origin) => ({
    ...origin,
    blackouts: new Set(origin.blackouts.map(({ date }) => dayOf(date) ?? 0)),
  })),
  holidayOn: createHolidayCalendar(),
  care: coldPacks({}),
};

const methodOf = (id: string): ShippingMethod => {
  const found = shippingMethods.find((method) => method.id === id);
  if (!found) throw new Error(`The world has no method ${id}.`);
  return found;
};

const situation = (
  now: string,
  region: string,
  changes: Partial<DatesSituation> = {},
  country = "US",
): DatesSituation => {
  const route = routeOf(geography, country, country, region);
  if (!route) throw new Error(`The world has no way to ${region}.`);
  return { route, holidayOn: geography.holidayOn, needsCare: false, now: new Date(now), ...changes };
};

const quoted = (id: string, given: DatesSituation) => {
  const quote = deliveryQuote(methodOf(id), given);
  return quote && [quote.shipDay, quote.earliest, quote.latest].map(textOfDay);
};

/** Monday 9 November 2026, ten in the morning in California. */
const monday = "2026-11-09T18:00:00Z";

describe("when a parcel leaves and arrives", () => {
  it.each<[string, string, string, string, string[]]>([
    [
      "rule 3.5.20: days on the road depend on the zone",
      "ups-ground",
      monday,
      "CA",
      ["2026-11-10", "2026-11-12", "2026-11-13"],
    ],
    [
      "rule 3.5.20: it is longer to the other coast",
      "ups-ground",
      monday,
      "NY",
      ["2026-11-10", "2026-11-17", "2026-11-18"],
    ],
    ["rule 3.5.20: and shorter by air", "ups-next-day", monday, "NY", ["2026-11-10", "2026-11-12", "2026-11-12"]],
    [
      "rule 3.5.18: a weekend is no business day",
      "ups-next-day",
      "2026-11-13T18:00:00Z",
      "NY",
      ["2026-11-16", "2026-11-17", "2026-11-17"],
    ],
    [
      "rule 3.5.18: nor is Thanksgiving, nor in California the day after",
      "ups-next-day",
      "2026-11-25T18:00:00Z",
      "NY",
      ["2026-11-30", "2026-12-01", "2026-12-01"],
    ],
    [
      "rule 3.5.18: Saturday counts where the carrier comes on it",
      "postal-ground",
      "2026-11-11T18:00:00Z",
      "CA",
      ["2026-11-13", "2026-11-16", "2026-11-17"],
    ],
    [
      "rule 3.5.19: before the cut-off hour it is packed today",
      "ups-next-day",
      "2026-11-16T19:59:00Z",
      "NV",
      ["2026-11-17", "2026-11-18", "2026-11-18"],
    ],
    [
      "rule 3.5.19: at the cut-off hour it is packed tomorrow",
      "ups-next-day",
      "2026-11-16T20:00:00Z",
      "NV",
      ["2026-11-18", "2026-11-19", "2026-11-19"],
    ],
    [
      "rule 3.5.22: a blackout date hands nothing over",
      "ups-next-day",
      "2026-12-30T18:00:00Z",
      "NY",
      ["2027-01-04", "2027-01-05", "2027-01-05"],
    ],
  ])("%s", (_name, id, now, region, expected) => {
    expect(quoted(id, situation(now, region))).toEqual(expected);
  });

  it("rule 3.5.18: provinces have holidays of their own", () => {
    const now = "2026-02-12T15:00:00Z";
    const toManitoba = quoted("ups-canada-saver", situation(now, "MB", {}, "CA"));
    const toQuebec = quoted("ups-canada-saver", situation(now, "QC", {}, "CA"));
    expect([toManitoba?.[1], toQuebec?.[1]]).toEqual(["2026-02-17", "2026-02-16"]);
  });

  it("rule 3.5.19: the cut-off is told in the warehouse's zone, summer time included", () => {
    const cutOff = (now: string) => deliveryQuote(methodOf("ups-ground"), situation(now, "CA"))?.orderCutoffAt;
    expect([cutOff("2026-11-09T18:00:00Z"), cutOff("2026-06-08T18:00:00Z")]).toEqual([
      new Date("2026-11-09T20:00:00Z"),
      new Date("2026-06-08T19:00:00Z"),
    ]);
  });

  it("rule 3.5.21: the window runs from the earliest morning to the latest evening", () => {
    const quote = deliveryQuote(methodOf("ups-ground"), situation(monday, "CA"));
    expect([quote?.startAt, quote?.endAt]).toEqual([
      new Date("2026-11-12T17:00:00Z"),
      new Date("2026-11-14T04:00:00Z"),
    ]);
  });

  it("a method that does not say how long it takes somewhere promises nothing", () => {
    expect(quoted("ups-ground", situation(monday, "HI"))).toBeNull();
    expect(quoted("shop-pickup", situation(monday, "CA"))).toBeNull();
  });
});

describe("rule 3.5.24: the days a parcel may be wished for", () => {
  const given = situation(monday, "NY");
  const range = dateWantedRange(methodOf("ups-second-day"), given);
  const dayNamed = (text: string) => dayOf(text) ?? 0;

  it("begin with the first it can arrive on and end sixty days later", () => {
    expect([range?.start, range?.end].map((day) => textOfDay(day ?? 0))).toEqual(["2026-11-13", "2027-01-12"]);
  });

  it("grey out weekends, holidays, and what a closed warehouse makes impossible", () => {
    const blocked = new Set(range?.blocked.map(textOfDay));
    expect(
      ["2026-11-14", "2026-11-26", "2026-12-25", "2027-01-01", "2027-01-05"].filter((day) => !blocked.has(day)),
    ).toEqual([]);
    expect(["2026-11-13", "2026-11-16", "2027-01-06"].filter((day) => blocked.has(day))).toEqual([]);
  });

  it("each have a day to leave on, and the greyed ones have none", () => {
    for (let day: Day = range?.start ?? 0; day <= (range?.end ?? 0); day += 1) {
      const leaves = shipDayFor(day, methodOf("ups-second-day"), given);
      expect([textOfDay(day), leaves === null]).toEqual([textOfDay(day), range?.blocked.includes(day)]);
      expect(leaves ?? day - 1).toBeLessThan(day);
    }
  });

  it.each([
    ["2026-11-14", "no-delivery"],
    ["2026-11-26", "holiday: Thanksgiving Day"],
    ["2026-12-25", "holiday: Christmas Day"],
    ["2027-01-05", "warehouse-closed"],
  ])("each greyed day says why: %s, %s", (text, said) => {
    const why = range?.reasons.get(dayNamed(text));
    expect(why?.reason === "holiday" ? `holiday: ${why.holiday}` : why?.reason).toBe(said);
  });

  it("a day that is too soon has none", () => {
    expect(shipDayFor(dayNamed("2026-11-12"), methodOf("ups-second-day"), given)).toBeNull();
  });
});

describe("heat", () => {
  const meltable: Parcel = {
    isEmailOnly: false,
    lines: [
      {
        productId: "truffle",
        masterId: null,
        categoryIds: [],
        attributes: { c_isMeltable: true },
        quantity: 1,
        weightGrams: 200,
        priceCents: 1000,
      },
    ],
  };
  const hard: Parcel = { ...meltable, lines: meltable.lines.map((line) => ({ ...line, attributes: {} })) };
  const to = (regionCode: string): Destination => ({
    currency: "USD",
    customerGroups: [],
    isPickup: false,
    siteCountry: "US",
    countryCode: "US",
    regionCode,
    isPostBox: false,
  });
  const offer = (id: string, region: string, now: string, parcel: Parcel) =>
    offerOf(methodOf(id), { destination: to(region), parcel, geography, now: new Date(now) });
  const july = "2026-07-08T18:00:00Z";
  const january = "2027-01-12T18:00:00Z";

  it.each<[string, string, string, string, Parcel, number, string[]]>([
    ["rule 3.5.11: nothing happens in winter", "ups-ground", "NY", january, meltable, 0, []],
    ["rule 3.5.11: nothing happens to what does not melt", "ups-ground", "NY", july, hard, 0, []],
    ["rule 3.5.11: it is hot in Hawaii in January", "ups-alaska-hawaii", "HI", january, meltable, 899, []],
    ["rule 3.5.11: it is hot on the way to Alaska in July", "ups-alaska-hawaii", "AK", july, meltable, 899, []],
    ["rule 3.5.12: a cold pack comes on top", "ups-three-day", "NY", july, meltable, 699, []],
    ["rule 3.5.12: some methods have it in their price", "ups-second-day", "NY", july, meltable, 0, []],
    [
      "rule 3.5.13: what is longer on the road than a pack lasts is hidden",
      "ups-ground",
      "NY",
      july,
      meltable,
      699,
      ["heat"],
    ],
    ["rule 3.5.13: but not where it is near", "ups-ground", "CA", july, meltable, 699, []],
    ["rule 3.5.13: no mail to Puerto Rico for what melts", "postal-ground", "PR", january, meltable, 699, ["heat"]],
  ])("%s", (_name, id, region, now, parcel, careCents, exclusions) => {
    expect(offer(id, region, now, parcel)).toMatchObject({ careCents, exclusions });
  });

  it("rule 3.5.14: what must stay cool leaves Monday to Wednesday only", () => {
    const wednesday = quoted("ups-second-day", situation("2026-07-08T18:00:00Z", "NY", { needsCare: true }));
    expect(wednesday).toEqual(["2026-07-13", "2026-07-15", "2026-07-15"]);
    const range = dateWantedRange(
      methodOf("ups-second-day"),
      situation("2026-07-08T18:00:00Z", "NY", { needsCare: true }),
    );
    const days = Array.from(
      { length: (range?.end ?? 0) - (range?.start ?? 0) + 1 },
      (_, index) => (range?.start ?? 0) + index,
    );
    const weekdays = days.filter((day) => !range?.blocked.includes(day)).map(weekdayOf);
    expect(new Set(weekdays)).toEqual(new Set([3, 4, 5]));
    const reasonOn = (text: string) => range?.reasons.get(dayOf(text) ?? 0)?.reason;
    expect(["2026-07-18", "2026-07-20", "2026-07-21"].map(reasonOn)).toEqual(["no-delivery", "heat-hold", "heat-hold"]);
  });

  it("nothing is known of heat while the address is not", () => {
    const { regionCode: _region, ...nowhere } = to("NY");
    const unknown = offerOf(methodOf("ups-ground"), {
      destination: nowhere,
      parcel: meltable,
      geography,
      now: new Date(july),
    });
    expect(unknown).toMatchObject({ careCents: 0, exclusions: [], delivery: null });
  });
});

test("an empty parcel has no cold pack", () => {
  const destination: Destination = {
    currency: "USD",
    customerGroups: [],
    isPickup: false,
    siteCountry: "US",
    countryCode: "US",
    regionCode: "AZ",
    isPostBox: false,
  };
  const now = new Date("2026-07-08T18:00:00Z");
  expect(offerOf(methodOf("ups-ground"), { destination, parcel: emptyParcel, geography, now }).careCents).toBe(0);
});
