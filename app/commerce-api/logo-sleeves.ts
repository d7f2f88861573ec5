import type { SiteTransport } from "./site-api-client.ts";

/** Asks for sleeves with a logo. @throws CommerceApiError */
export const sendLogoSleeve = async (site: SiteTransport, sleeve: object): Promise<void> => {
  await site({ method: "POST", path: "logo-sleeve", body: sleeve });
};
