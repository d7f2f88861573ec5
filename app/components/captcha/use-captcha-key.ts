import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";

/**
 * The key that the site's captcha is shown with; null where the site asks for none (site preferences
 * `recaptchaEnabled`, `recaptchaSiteKey`).
 */
export const useCaptchaKey = (): string | null => {
  const { captcha } = useSite();
  const { recaptchaEnabled, recaptchaSiteKey } = useShellData().preferences;
  if (recaptchaEnabled !== true) return null;
  return recaptchaSiteKey || captcha?.siteKey || "";
};
