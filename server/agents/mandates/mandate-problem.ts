/** The protocol's words for a mandate that does not count. */
const codes = [
  "mandate_required",
  "agent_missing_key",
  "mandate_invalid_signature",
  "mandate_expired",
  "mandate_scope_mismatch",
  "merchant_authorization_invalid",
  "merchant_authorization_missing",
] as const;

export type MandateProblemCode = (typeof codes)[number];

/** Whether a message is about a mandate. */
export const isMandateCode = (code: string): boolean => codes.some((each) => each === code);

/** Why a mandate does not count. */
export class MandateProblem extends Error {
  constructor(
    readonly code: MandateProblemCode,
    message: string,
  ) {
    super(message);
    this.name = "MandateProblem";
  }
}
