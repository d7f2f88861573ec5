/** Kinds of account, by the inquiry types of the shop's forms. */
export const businessLevels = ["Personal", "Business1", "Business100", "Cruise", "Youth", "Fundraiser"] as const;
export type BusinessLevel = (typeof businessLevels)[number];

/** An account of a company or a group that several people may order for. */
export interface BusinessAccount {
  id: string;
  name: string;
  level: BusinessLevel;
  /** Whether several people order for it. */
  multipleUserAgents: boolean;
  taxExempt: boolean;
  /** Number of the certificate that frees it from sales tax. */
  taxCertificate: string | null;
}

/** `c_businessAccountData` of a customer: the flag for several people only where the account is not a personal one. */
export const businessAccountData = (account: BusinessAccount): Record<string, unknown> => ({
  businessAccountId: account.id,
  name: account.name,
  level: account.level,
  taxExempt: account.taxExempt,
  ...(account.taxCertificate === null ? {} : { taxCertificate: account.taxCertificate }),
  ...(account.level === "Personal" ? {} : { multipleUserAgents: account.multipleUserAgents }),
});
