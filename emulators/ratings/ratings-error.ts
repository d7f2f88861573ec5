import { VendorError } from "../vendor-error.ts";

/** An answer of the ratings service that says what is wrong, in its envelope (Conversations API 5.4). */
export const ratingsError = (status: 400 | 401 | 404 | 429, code: string, message: string): VendorError =>
  new VendorError(status, {
    HasErrors: true,
    Errors: [{ Code: code, Message: message }],
    Results: [],
    TotalResults: 0,
  });
