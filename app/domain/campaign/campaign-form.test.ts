import { campaignForm } from "./campaign-form.ts";
import { campaignBody, emptyCampaignValues, lacksOptions, missingCheckboxes } from "./campaign-values.ts";

const checkbox = (checkboxID: string, more: object = {}) => ({ checkboxID, text: `About ${checkboxID}`, ...more });

const fields = {
  eventId: "golden-ticket",
  headline: "Win",
  checkboxes: [
    checkbox("rules", { required: true, errorMessage: "Please accept the rules." }),
    checkbox("offersupdates", { isGrouped: true, preselected: true }),
    checkbox("fundraising", { isGrouped: true }),
    checkbox("businessgifts", { isGrouped: true }),
  ],
  minOptionsSelection: 2,
  groupedErrorMessage: "Choose two.",
};

const form = (more: object = {}, key = "") => {
  const made = campaignForm({ ...fields, ...more }, key);
  if (!made) throw new Error("No form.");
  return made;
};

describe("a campaign's form", () => {
  it("is for phase '1' and the US unless it says otherwise, and limits nobody", () => {
    expect(form()).toMatchObject({ eventPhase: "1", country: "US", maxAllowed: undefined });
    expect(form({ eventPhase: "2", countryCode: "CA", maxAllowed: 3 })).toMatchObject({
      eventPhase: "2",
      country: "CA",
      maxAllowed: 3,
    });
  });

  it.each([
    ["campaign-data-collection-form-sweepstakes", true],
    ["campaign-data-collection-form", false],
    ["", false],
  ])("of the key %p is of a sweepstakes: %p", (key, is) => {
    expect(form({}, key).isSweepstakes).toBe(is);
  });

  it("is none without an event", () => {
    expect(campaignForm({ ...fields, eventId: " " })).toBeNull();
    expect(campaignForm({})).toBeNull();
  });

  it("has checkboxes with id, text, required, preselected, grouped and their own message", () => {
    expect(form().checkboxes.slice(0, 2)).toEqual([
      {
        id: "rules",
        text: "About rules",
        isRequired: true,
        isPreselected: false,
        isGrouped: false,
        errorMessage: "Please accept the rules.",
      },
      expect.objectContaining({ id: "offersupdates", isRequired: false, isPreselected: true, isGrouped: true }),
    ]);
  });

  it("leaves out checkboxes without words, twice the same, and ids that are no words", () => {
    const odd = [checkbox("a"), checkbox("a"), { checkboxID: "b" }, checkbox("__proto__"), checkbox("x y"), 7];
    expect(form({ checkboxes: odd }).checkboxes.map(({ id }) => id)).toEqual(["a"]);
  });

  it.each([
    [2, 2],
    [9, 3],
    [0, 0],
    [-1, 0],
    ["2", 0],
    [1.5, 0],
  ])("wants %p grouped options: %p, never more than there are", (given, wanted) => {
    expect(form({ minOptionsSelection: given }).minOptionsSelection).toBe(wanted);
  });

  it.each([
    ["/thanks", "/thanks"],
    ["https://party.example/", "https://party.example/"],
    ["javascript:alert(1)", undefined],
    [undefined, undefined],
  ])("leads to %p after a success: %p", (redirectOnSuccess, redirect) => {
    expect(form({ redirectOnSuccess }).redirect).toBe(redirect);
  });
});

describe("a campaign form's values", () => {
  it("begin empty with the preselected checkboxes ticked", () => {
    expect(emptyCampaignValues(form())).toMatchObject({
      firstName: "",
      smsOptIn: false,
      recaptchaToken: "",
      checkboxes: { rules: false, offersupdates: true, fundraising: false, businessgifts: false },
    });
  });

  it.each([
    [{}, ["rules"]],
    [{ rules: false }, ["rules"]],
    [{ rules: true }, []],
  ])("with %j lack the required checkboxes %j", (ticked, missing) => {
    expect(missingCheckboxes(form(), ticked as Record<string, boolean>)).toEqual(missing);
  });

  it.each([
    [{ offersupdates: true }, true],
    [{ offersupdates: true, rules: true }, true],
    [{ offersupdates: true, fundraising: true }, false],
    [{ offersupdates: true, fundraising: true, businessgifts: true }, false],
  ])("with %j have too few grouped options: %p", (ticked, lacks) => {
    expect(lacksOptions(form(), ticked as unknown as Record<string, boolean>)).toBe(lacks);
  });

  it("are sent with event, phase, country, one boolean per checkbox id, and the phone opt-in", () => {
    const values = {
      ...emptyCampaignValues(form()),
      firstName: " June ",
      email: "june@example.test ",
      phone: "(415) 555-0117",
      smsOptIn: true,
      checkboxes: { rules: true, offersupdates: true, fundraising: false },
      recaptchaToken: "t",
    };
    expect(campaignBody(form({ maxAllowed: 1 }), values)).toEqual({
      eventId: "golden-ticket",
      eventPhase: "1",
      maxAllowed: 1,
      countryCode: "US",
      firstName: "June",
      lastName: "",
      email: "june@example.test",
      phone: "4155550117",
      address1: "",
      city: "",
      state: "",
      postalCode: "",
      birthdate: "",
      smsOptIn: true,
      rules: true,
      offersupdates: true,
      fundraising: false,
      businessgifts: false,
      subscribelist: ["offersupdates"],
      recaptchaToken: "t",
    });
  });

  it("that a checkbox is named after cannot be changed by it", () => {
    const odd = form({ checkboxes: [checkbox("email", { preselected: true })] });
    expect(campaignBody(odd, { ...emptyCampaignValues(odd), email: "june@example.test" }).email).toBe(
      "june@example.test",
    );
  });
});
