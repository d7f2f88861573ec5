/** What the newsletter's form asks for. */
export interface NewsletterValues {
  email: string;
  phoneNumber: string;
  zipCode: string;
  firstName: string;
  lastName: string;
  /** `MM/DD/YYYY`. */
  birthDay: string;
  offersPromotionsUpdates: boolean;
  fundraisingPrograms: boolean;
  corporateGiftsAndEvents: boolean;
}

/**
 * What may be heard about, in the order it is asked: the form's own name, the word it is sent with, and the consent it
 * gives.
 */
export const newsletterLists = [
  { name: "offersPromotionsUpdates", word: "offersupdates", subscriptionId: "offers-updates" },
  { name: "fundraisingPrograms", word: "fundraising", subscriptionId: "fundraising-programs" },
  { name: "corporateGiftsAndEvents", word: "businessgifts", subscriptionId: "business-gifts" },
] as const satisfies readonly { name: keyof NewsletterValues; word: string; subscriptionId: string }[];

/** The empty form: nothing is ticked that nobody asked for. */
export const emptyNewsletter: NewsletterValues = {
  email: "",
  phoneNumber: "",
  zipCode: "",
  firstName: "",
  lastName: "",
  birthDay: "",
  offersPromotionsUpdates: false,
  fundraisingPrograms: false,
  corporateGiftsAndEvents: false,
};

/** The most characters of each text. */
export const newsletterTexts = {
  email: 50,
  phoneNumber: 25,
  zipCode: 10,
  firstName: 50,
  lastName: 50,
  birthDay: 10,
} as const;

/** A phone as it is sent: its digits, and the letters of an extension. */
export const sentPhone = (phone: string): string => phone.toLowerCase().replace(/[^\dxet]/g, "");

/** The parameters of the call that signs somebody up, but for what proves that a person sent it. */
export const newsletterParameters = (values: NewsletterValues): Record<string, string> => {
  const [month = "", day = ""] = values.birthDay.trim().split("/");
  return {
    c_email: values.email.trim(),
    c_phone: sentPhone(values.phoneNumber),
    c_postal: values.zipCode.trim(),
    c_firstname: values.firstName.trim(),
    c_lastname: values.lastName.trim(),
    c_birthdate: values.birthDay.trim(),
    c_birth_day: day,
    c_birth_month: month,
    c_subscribelist: newsletterLists
      .filter(({ name }) => values[name])
      .map(({ word }) => word)
      .join("|"),
  };
};
