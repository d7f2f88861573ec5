import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** Sends a logo in base64 and gives its id. @throws CommerceApiError */
export const sendLogo = async (site: SiteTransport, content: string): Promise<string> => {
  const answer = await site({ method: "POST", path: "sleeve-logos", body: { content } });
  const { logoId } = (answer ?? {}) as { logoId?: unknown };
  if (typeof logoId !== "string") throw new CommerceApiError(502, "unreadable-answer", "");
  return logoId;
};
