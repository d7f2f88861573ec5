/** Whom checks are made out to, and where they are sent; days count in its time zone. */
export const checkPayee = {
  name: "Wickett & Plum, Inc.",
  lines: ["Accounts Receivable", "400 Confectioners Way", "South San Francisco, CA 94080"],
  zone: "America/Los_Angeles",
} as const;
