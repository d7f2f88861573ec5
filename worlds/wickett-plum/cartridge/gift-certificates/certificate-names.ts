import type { OperationHooks } from "#sandbox/core/hook-routes.ts";

/** Of a certificate: the platform's documents want them in every answer, so they stay, and are empty. */
const names = ["recipientEmail", "recipientName", "senderName"];

/** Left out where nobody needs them. */
const words = ["message", "description"];

/** Who guesses the number of a certificate reads what is left on it, and nobody's name, address or words. */
export const certificateHooks: OperationHooks = {
  "dw.ocapi.shop.gift_certificate.modifyPOSTResponse": (_request, document) => {
    for (const name of names) document[name] = "";
    for (const name of words) delete document[name];
  },
};
