/** The digits of a phone number without a written `+1`, which is the shops' country code. */
export const phoneDigits = (phone: string): string => phone.trim().replace(/^\+1/, "").replace(/\D/g, "");
