import type { SiteTransport } from "./site-api-client.ts";

/** Signs somebody up for the newsletter: the form's values with the captcha's token. @throws CommerceApiError */
export const signUpForNewsletter = async (site: SiteTransport, form: object): Promise<void> => {
  await site({ method: "POST", path: "newsletter", body: form });
};
