import type { BasketDocument } from "../basket/basket-document.ts";
import {
  checkoutEntryPath,
  type CheckoutStep,
  initialCheckoutStep,
  permittedStep,
  wantsShipping,
} from "./checkout-step.ts";
import {
  commonDays,
  greyedReason,
  hasHeatHold,
  isPossibleDay,
  isPrintable,
  wishedDays,
  type WishedDays,
  wishedShipment,
  wishOf,
} from "./wished-day.ts";

const address = {
  firstName: "June",
  lastName: "Marlowe",
  address1: "2218 Harrison St",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
};
const ground = { id: "ground" };
const parcel = { shipmentId: "me", shippingAddress: address, shippingMethod: ground };
const second = { ...parcel, shipmentId: "gran" };
const contact = {
  c_pickupEmail: "june@marlowe.example",
  c_pickupFirstName: "June",
  c_pickupLastName: "Marlowe",
  c_pickupPhone: "4155550117",
};
const counter = { shipmentId: "me", c_fromStoreId: "3012", ...contact, shippingMethod: { id: "pickup" } };
const shipped: BasketDocument = {
  customerInfo: { email: "june@marlowe.example" },
  productItems: [{ shipmentId: "me" }],
  shipments: [parcel],
};
const paid: BasketDocument = { ...shipped, paymentInstruments: [{}], billingAddress: address };
const eGift: BasketDocument = {
  customerInfo: { email: "june@marlowe.example" },
  giftCertificateItems: [{ amount: 25 }],
};

describe("the step a checkout begins with", () => {
  it.each<[string, BasketDocument, CheckoutStep]>([
    ["without an email", { ...paid, customerInfo: {} }, "shipping"],
    ["without a customer", { ...paid, customerInfo: undefined }, "shipping"],
    ["without a parcel", { ...paid, shipments: [] }, "shipping"],
    ["without anything said of parcels", { ...paid, shipments: undefined }, "shipping"],
    ["without an address", { ...paid, shipments: [{ ...parcel, shippingAddress: undefined }] }, "shipping"],
    [
      "without an address of one of two parcels",
      {
        ...paid,
        productItems: [{ shipmentId: "me" }, { shipmentId: "gran" }],
        shipments: [parcel, { ...second, shippingAddress: undefined }],
      },
      "shipping",
    ],
    ["without a name at the counter", { ...paid, shipments: [{ ...counter, c_pickupLastName: " " }] }, "shipping"],
    ["without a method", { ...paid, shipments: [{ ...parcel, shippingMethod: undefined }] }, "payment"],
    [
      "without a method of one of two parcels",
      {
        ...paid,
        productItems: [{ shipmentId: "me" }, { shipmentId: "gran" }],
        shipments: [parcel, { ...second, shippingMethod: undefined }],
      },
      "payment",
    ],
    ["without a payment", { ...paid, paymentInstruments: [] }, "review"],
    ["without a billing address", { ...paid, billingAddress: undefined }, "review"],
    ["with everything", paid, "confirmation"],
    [
      "with everything, an empty parcel aside",
      { ...paid, shipments: [parcel, { shipmentId: "empty" }] },
      "confirmation",
    ],
    ["with everything, at a counter", { ...paid, shipments: [counter] }, "confirmation"],
    ["of e-gift cards, which go nowhere", eGift, "review"],
    ["of a bag whose lines name no parcel", { ...paid, productItems: [{}], shipments: [parcel] }, "confirmation"],
    ["of a bag without lines, by its parcels", { ...paid, productItems: undefined }, "confirmation"],
  ])("%s", (_name, basket, step) => {
    expect(initialCheckoutStep(basket)).toBe(step);
  });
});

describe("the page that may be shown", () => {
  it.each<[string, CheckoutStep, BasketDocument, CheckoutStep]>([
    ["shipping at any time", "shipping", paid, "shipping"],
    ["no payment before an email", "payment", { ...shipped, customerInfo: undefined }, "shipping"],
    [
      "no payment before an address",
      "payment",
      { ...shipped, shipments: [{ shipmentId: "me", shippingMethod: ground }] },
      "shipping",
    ],
    [
      "no payment before a method",
      "payment",
      { ...shipped, shipments: [{ ...parcel, shippingMethod: undefined }] },
      "shipping",
    ],
    ["payment", "payment", shipped, "payment"],
    ["no review before a payment", "review", shipped, "payment"],
    ["review", "review", paid, "review"],
    ["no confirmation before the order", "confirmation", paid, "review"],
  ])("%s", (_name, wanted, basket, step) => {
    expect(permittedStep(wanted, basket)).toBe(step);
  });

  it.each<[string, BasketDocument, string]>([
    ["the bag where it is empty", {}, "/cart"],
    ["shipping", { ...shipped, customerInfo: undefined }, "/shipping"],
    ["billing", eGift, "/billing"],
    ["review", paid, "/revieworder"],
  ])("behind the button: %s", (_name, basket, path) => {
    expect(checkoutEntryPath(basket)).toBe(path);
  });
});

test.each<[string, BasketDocument, boolean]>([
  ["a parcel", shipped, true],
  [
    "a parcel and a counter",
    { ...shipped, productItems: [{ shipmentId: "me" }, { shipmentId: "gran" }], shipments: [counter, second] },
    true,
  ],
  ["a counter", { ...shipped, shipments: [counter] }, false],
  ["e-gift cards", eGift, false],
  ["e-gift cards and a parcel", { ...shipped, ...eGift }, true],
])("an address is wanted for %s: %p", (_name, basket, isWanted) => {
  expect(wantsShipping(basket)).toBe(isWanted);
});

const method = {
  c_dateWantedRangeStart: "2026-12-01",
  c_dateWantedRangeEnd: "2026-12-24",
  c_blockedDates: ["2026-12-06", 7],
  c_blockedReasons: {
    "2026-12-06": { reason: "no-delivery" },
    "2026-12-08": { reason: "holiday", holiday: "Plum Day" },
    "2026-12-09": { reason: "holiday", holiday: "" },
    "2026-12-10": { reason: "mood" },
    "2026-12-11": { reason: 7 },
    "2026-12-12": null,
  },
};
const days = (first: string, last: string, more: Partial<WishedDays> = {}): WishedDays => ({
  first,
  last,
  blocked: [],
  reasons: new Map(),
  ...more,
});

describe("days that can be wished for", () => {
  it("are told with why others cannot", () => {
    expect(wishedDays(method)).toEqual({
      first: "2026-12-01",
      last: "2026-12-24",
      blocked: ["2026-12-06"],
      reasons: new Map([
        ["2026-12-06", { reason: "no-delivery" }],
        ["2026-12-08", { reason: "holiday", holiday: "Plum Day" }],
        ["2026-12-09", { reason: "holiday" }],
      ]),
    });
  });

  it.each([
    ["no method", undefined],
    ["no first day", { ...method, c_dateWantedRangeStart: undefined }],
    ["no last day", { ...method, c_dateWantedRangeEnd: undefined }],
    ["a first day that is none", { ...method, c_dateWantedRangeStart: "soon" }],
    ["a last day that is none", { ...method, c_dateWantedRangeEnd: "later" }],
    ["a list for a first day", { ...method, c_dateWantedRangeStart: ["2026-12-01"] }],
    ["a list for a last day", { ...method, c_dateWantedRangeEnd: ["2026-12-24"] }],
  ])("are none with %s", (_name, given) => {
    expect(wishedDays(given)).toBeNull();
  });

  it.each([undefined, null, "none", 7])("have no reasons in %p, and no other days in it", (said) => {
    expect(wishedDays({ ...method, c_blockedReasons: said, c_blockedDates: said })).toEqual(
      days("2026-12-01", "2026-12-24"),
    );
  });

  const open = days("2026-12-01", "2026-12-24", {
    blocked: ["2026-12-06", "2026-12-08"],
    reasons: new Map([["2026-12-08", { reason: "holiday", holiday: "Plum Day" }]]),
  });
  it.each([
    ["2026-12-01", null],
    ["2026-12-24", null],
    ["2026-12-06", { reason: "no-delivery" }],
    ["2026-12-08", { reason: "holiday", holiday: "Plum Day" }],
    ["2026-11-30", { reason: "too-soon" }],
    ["2026-11-21", { reason: "too-soon" }],
    ["2026-11-20", { reason: "past" }],
    ["2026-12-25", { reason: "too-late" }],
  ])("on %s: %j", (day, reason) => {
    expect(greyedReason(day, open, "2026-11-21")).toEqual(reason);
    expect(isPossibleDay(day, open)).toBe(reason === null);
  });

  it("are held back for heat where one is", () => {
    const held = new Map([
      ["2026-12-06", { reason: "no-delivery" as const }],
      ["2026-12-07", { reason: "heat-hold" as const }],
    ]);
    expect(hasHeatHold(days("2026-12-01", "2026-12-24", { reasons: held }))).toBe(true);
    expect(hasHeatHold(open)).toBe(false);
    expect(hasHeatHold(days("2026-12-01", "2026-12-24"))).toBe(false);
  });
});

describe("days for several parcels together", () => {
  const why = { reason: "no-delivery" as const };
  it.each<[string, (WishedDays | null)[], WishedDays | null]>([
    ["none of none", [], null],
    ["none where one has none", [days("2026-12-01", "2026-12-24"), null], null],
    ["those of the only one", [days("2026-12-01", "2026-12-24")], days("2026-12-01", "2026-12-24")],
    ["none where they do not meet", [days("2026-12-01", "2026-12-04"), days("2026-12-05", "2026-12-24")], null],
    ["one day", [days("2026-12-01", "2026-12-05"), days("2026-12-05", "2026-12-24")], days("2026-12-05", "2026-12-05")],
    [
      "from the latest first to the earliest last",
      [days("2026-12-01", "2026-12-20"), days("2026-12-03", "2026-12-24"), days("2026-12-02", "2026-12-22")],
      days("2026-12-03", "2026-12-20"),
    ],
    [
      "without what one of them blocks, each once, between them",
      [
        days("2026-12-01", "2026-12-20", {
          blocked: ["2026-12-08", "2026-12-06", "2026-12-02"],
          reasons: new Map([
            ["2026-12-02", why],
            ["2026-12-03", why],
            ["2026-12-06", why],
          ]),
        }),
        days("2026-12-03", "2026-12-24", {
          blocked: ["2026-12-03", "2026-12-06", "2026-12-20", "2026-12-22"],
          reasons: new Map([
            ["2026-12-20", why],
            ["2026-12-22", why],
          ]),
        }),
      ],
      days("2026-12-03", "2026-12-20", {
        blocked: ["2026-12-03", "2026-12-06", "2026-12-08", "2026-12-20"],
        reasons: new Map([
          ["2026-12-03", why],
          ["2026-12-06", why],
          ["2026-12-20", why],
        ]),
      }),
    ],
  ])("%s", (_name, given, common) => {
    expect(commonDays(given)).toEqual(common);
  });
});

describe("what a parcel says about its day", () => {
  it.each([
    ["nothing", undefined, { day: null, isNow: false }],
    ["a day", { c_DATE_WANTED: "2026-12-24" }, { day: "2026-12-24", isNow: false }],
    ["at once", { c_shipnow: true }, { day: null, isNow: true }],
    ["what is no day", { c_DATE_WANTED: "soon", c_shipnow: "yes" }, { day: null, isNow: false }],
    ["what is no text", { c_DATE_WANTED: ["2026-12-24"] }, { day: null, isNow: false }],
  ])("%s", (_name, shipment, wish) => {
    expect(wishOf(shipment)).toEqual(wish);
  });

  const none = {
    c_DATE_WANTED: null,
    c_isCalendarSelection: null,
    c_dateWantedRangeStart: null,
    c_dateWantedRangeEnd: null,
    c_shipnow: null,
  };
  const range = days("2026-12-01", "2026-12-24");
  it.each([
    ["nothing", { day: null, isNow: false }, range, none],
    ["at once", { day: null, isNow: true }, range, { ...none, c_shipnow: true }],
    [
      "a day, and not at once",
      { day: "2026-12-24", isNow: true },
      range,
      {
        c_DATE_WANTED: "2026-12-24",
        c_isCalendarSelection: true,
        c_dateWantedRangeStart: "2026-12-01",
        c_dateWantedRangeEnd: "2026-12-24",
        c_shipnow: null,
      },
    ],
    [
      "a day of a way that tells none",
      { day: "2026-12-24", isNow: false },
      null,
      { ...none, c_DATE_WANTED: "2026-12-24", c_isCalendarSelection: true },
    ],
  ])("is told %s", (_name, wish, offered, shipment) => {
    expect(wishedShipment(wish, offered)).toEqual(shipment);
  });

  it.each([
    ["", true],
    ["Ring twice.\r\nThank you ~", true],
    ["Résidence", false],
    ["a\tb", false],
  ])("%j can be printed: %p", (text, can) => {
    expect(isPrintable(text)).toBe(can);
  });
});
