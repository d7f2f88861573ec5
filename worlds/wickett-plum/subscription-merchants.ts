/** The merchants the offer service knows, each with the site whose products it offers again. */
export const subscriptionMerchants: Readonly<Record<string, string>> = {
  "sandbox-wickettplum-us": "WickettPlumUS",
  "sandbox-wickettplum-ca": "WickettPlumCA",
};
