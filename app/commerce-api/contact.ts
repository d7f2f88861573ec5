import type { SiteTransport } from "./site-api-client.ts";

/** Hands a message over to customer service; `page` is the one it was written on. @throws CommerceApiError */
export const sendContactMessage = async (site: SiteTransport, message: object, page: string): Promise<void> => {
  await site({ method: "POST", path: "contact-message", body: { ...message, page } });
};
