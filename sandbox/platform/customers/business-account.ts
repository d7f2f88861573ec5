/** An account of a company or a group that several people may order for. */
export interface BusinessAccount {
  id: string;
  name: string;
  /** What kind of account it is, in the merchant's own words. */
  level: string;
  /** Whether several people order for it; null where nobody could. */
  multipleUserAgents: boolean | null;
  taxExempt: boolean;
  /** Number of the certificate that frees it from sales tax. */
  taxCertificate: string | null;
}

/** `c_businessAccountData` of a customer: the flag for several people only where there could be some. */
export const businessAccountData = (account: BusinessAccount): Record<string, unknown> => ({
  businessAccountId: account.id,
  name: account.name,
  level: account.level,
  taxExempt: account.taxExempt,
  ...(account.taxCertificate === null ? {} : { taxCertificate: account.taxCertificate }),
  ...(account.multipleUserAgents === null ? {} : { multipleUserAgents: account.multipleUserAgents }),
});
