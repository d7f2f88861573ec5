import { brand } from "#config/brand.ts";
import { checkInstructionsOf, isPaidByCheck } from "./check-instructions.ts";

const check = {
  payee: brand.name,
  address: ["2218 Harrison St", "San Francisco, CA 94110"],
  amount: 54.5,
  deadline: "2026-12-07",
};

describe("instructions for a check", () => {
  it.each([
    ["of a bag, which has no number yet", check],
    ["of an order", { ...check, orderNo: "00012" }],
    ["of an order that costs nothing any more", { ...check, amount: 0 }],
  ])("%s", (_name, given) => {
    expect(checkInstructionsOf({ c_checkInstructions: given })).toEqual(given);
  });

  it.each([
    ["no check", undefined],
    ["no payee", { ...check, payee: "" }],
    ["no address", { ...check, address: undefined }],
    ["an address that is no list", { ...check, address: "2218 Harrison St" }],
    ["no amount", { ...check, amount: undefined }],
    ["no last day", { ...check, deadline: undefined }],
  ])("none with %s", (_name, given) => {
    expect(checkInstructionsOf({ c_checkInstructions: given })).toBeNull();
  });
});

test.each([
  ["a check", [{ paymentMethodId: "PAY_BY_CHECK" }], true],
  ["a gift card and a check", [{ paymentMethodId: "GIFT_CERTIFICATE" }, { paymentMethodId: "PAY_BY_CHECK" }], true],
  ["a card", [{ paymentMethodId: "CREDIT_CARD" }], false],
  ["nothing yet", undefined, false],
])("paid by check: %s", (_name, paymentInstruments, isPaid) => {
  expect(isPaidByCheck({ ...(paymentInstruments && { paymentInstruments }) })).toBe(isPaid);
});
