/** A refusal in the vendor's own form; `create-vendors.ts` sends status and body as they stand. */
export class VendorError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`The vendor refused with ${status}.`);
    this.name = "VendorError";
  }
}
