import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { track } from "#app/analytics/track.ts";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";

/** What a new customer enters. */
export interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Makes an account, signs in with it and goes to the given path. A failure stays here with the server's message. */
export const useRegister = (path: string) => {
  const { register } = useCustomer();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(
    async ({ firstName, lastName, email, password }: NewCustomer) => {
      setProblem(null);
      try {
        await register({
          customer: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() },
          password,
        });
      } catch (error) {
        setProblem(shopperMessage(error));
        return;
      }
      track({ event: "sign_up", method: "password" });
      await navigate(path, { replace: true });
    },
    [navigate, path, register],
  );
  return { problem, register: run };
};
