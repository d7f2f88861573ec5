/** Members of answers that are nobody's affair but the person's they name; who guesses a number reads none of it. */
const kept: Readonly<Record<string, readonly string[]>> = {
  "ShopperGiftCertificates.getGiftCertificate": [
    "recipientEmail",
    "recipientName",
    "senderName",
    "message",
    "description",
    "merchantId",
  ],
};

/** An answer of the backend as shoppers read it (security-9). */
export const toldToShoppers = (family: string, method: string, body: unknown): unknown => {
  const names = kept[`${family}.${method}`];
  if (!names || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
};
