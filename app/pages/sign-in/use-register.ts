import { useCallback, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { takeWishesAlong } from "#app/hooks/customer/merge-wishes.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/** What a new customer enters. */
export interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Empty where the site asks for no captcha. */
  recaptchaToken: string;
}

/**
 * Makes an account, signs in with it and goes to the given path. A failure stays here with the server's message, and
 * gives false.
 */
export const useRegister = (path: string) => {
  const { register } = useCustomer();
  const api = useCommerceApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const run = useCallback(
    async ({ firstName, lastName, email, password, recaptchaToken }: NewCustomer): Promise<boolean> => {
      setProblem(null);
      try {
        await register({
          customer: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() },
          password,
          ...(recaptchaToken && { recaptchaToken }),
        });
      } catch (error) {
        setProblem(shopperMessage(error));
        return false;
      }
      track({ event: "sign_up", method: "password" });
      await takeWishesAlong(api);
      await navigate(path, { replace: true });
      return true;
    },
    [api, navigate, path, register],
  );
  return { problem, register: run };
};
