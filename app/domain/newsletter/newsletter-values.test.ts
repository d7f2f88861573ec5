import { emptyNewsletter, newsletterParameters, sentPhone } from "./newsletter-values.ts";

test("the newsletter's values are sent by their c_ names, the birthday whole and in parts, the lists joined", () => {
  expect(
    newsletterParameters({
      email: " june@example.test ",
      phoneNumber: "(415) 555-0142 ext. 7",
      zipCode: " 94110",
      firstName: "June ",
      lastName: " Harper",
      birthDay: " 02/09/1990 ",
      offersPromotionsUpdates: true,
      fundraisingPrograms: false,
      corporateGiftsAndEvents: true,
    }),
  ).toEqual({
    c_email: "june@example.test",
    c_phone: "4155550142ext7",
    c_postal: "94110",
    c_firstname: "June",
    c_lastname: "Harper",
    c_birthdate: "02/09/1990",
    c_birth_day: "09",
    c_birth_month: "02",
    c_subscribelist: "offersupdates|businessgifts",
  });
  const { c_phone, c_birth_day, c_birth_month, c_subscribelist } = newsletterParameters(emptyNewsletter);
  expect([c_phone, c_birth_day, c_birth_month, c_subscribelist]).toEqual(["", "", "", ""]);
});

test.each([
  ["415-555-0142", "4155550142"],
  ["+1 415 555 0142 EXT 12", "14155550142ext12"],
  ["call", ""],
])("a phone %p is sent as %p", (typed, sent) => {
  expect(sentPhone(typed)).toBe(sent);
});
