import { useCallback, useState } from "react";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { useArrival } from "./use-arrival.ts";

/** Why signing in failed: the password or email is wrong, which of the two is not told, or the backend's own words. */
export type SignInProblem = { kind: "refused" } | { kind: "other"; message: ShopperMessage };

const problemOf = (error: unknown): SignInProblem =>
  error instanceof CommerceApiError && [400, 401, 403, 404].includes(error.status)
    ? { kind: "refused" }
    : { kind: "other", message: shopperMessage(error) };

/**
 * Signs a customer in, merges the guest's bag and wishes, and goes to the given path. A failure stays here with its
 * reason.
 */
export const useSignIn = (path: string) => {
  const { signIn } = useCustomer();
  const navigate = useNavigate();
  const arrive = useArrival(path);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const run = useCallback(
    async (email: string, password: string) => {
      setProblem(null);
      try {
        await signIn(email.trim(), password);
      } catch (error) {
        if (error instanceof CommerceApiError && error.type === "requires.verification") {
          await navigate("/account-confirmation?status=verification-required", { state: { email: email.trim() } });
          return;
        }
        setProblem(problemOf(error));
        return;
      }
      await arrive("password");
    },
    [arrive, navigate, signIn],
  );
  return { problem, signIn: run };
};
