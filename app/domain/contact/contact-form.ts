/** What somebody writes to customer service; the names are those of the service desk's own forms. */
export interface ContactValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  order_number: string;
  type: string;
  description: string;
}

/** What a message may be about, as it is sent. */
export const contactTopics = ["General Information", "Order Status", "My Account", "Other"] as const;

/** The empty form. */
export const emptyContact: ContactValues = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  order_number: "",
  type: contactTopics[0],
  description: "",
};

/** The most characters of each field. */
export const contactTexts = {
  first_name: 50,
  last_name: 50,
  email: 50,
  phone: 25,
  order_number: 40,
  type: 80,
  description: 4000,
} as const satisfies Record<keyof ContactValues, number>;

/** What the form carries besides what is typed: whose it is, where it comes back to, and how it is filed. */
export const hiddenContactFields = ({
  organizationId,
  origin,
  path,
}: {
  organizationId: string;
  /** Of the shop. */
  origin: string;
  /** The page that the form stands on. */
  path: string;
}): Record<string, string> => ({
  orgid: organizationId,
  retURL: `${origin}${path}?submit=true`,
  priority: "Medium",
  status: "Open",
});

/** The address that a site's preferences name for the form; undefined for none, or one that is no web address. */
export const contactFormAddress = (preference: unknown): string | undefined => {
  const address = typeof preference === "string" ? URL.parse(preference) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
};
