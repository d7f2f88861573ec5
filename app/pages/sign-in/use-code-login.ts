import { useState } from "react";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useArrival } from "./use-arrival.ts";

/** Why a code could not be sent or used: a kind that the page has words for, or words that are known already. */
export type CodeProblem =
  | { kind: "wrong-code" | "too-many-codes" | "too-many-tries" }
  | { kind: "other"; message: ShopperMessage };

const isTooMany = (error: unknown) => error instanceof CommerceApiError && error.status === 429;
const isWrong = (error: unknown) => error instanceof CommerceApiError && error.type === "invalid-code";

/** Logs a customer in by a mailed code and goes to a path. A failure stays here with its reason. */
export const useCodeLogin = (path: string) => {
  const { transports } = useCommerceApi();
  const { session, enter } = useCustomer();
  const arrive = useArrival(path);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentTimes, setSentTimes] = useState(0);
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  const send = async (email: string) => {
    setProblem(null);
    try {
      const body = { email: email.trim(), ...(session?.usid && { usid: session.usid }) };
      await transports.site({ method: "POST", path: "session/code", body });
      setSentTo(email.trim());
      setSentTimes((times) => times + 1);
    } catch (error) {
      setProblem(isTooMany(error) ? { kind: "too-many-codes" } : { kind: "other", message: shopperMessage(error) });
    }
  };

  const logIn = async (code: string) => {
    setProblem(null);
    try {
      await enter("session/code-login", { email: sentTo, code: code.trim() });
    } catch (error) {
      if (isWrong(error)) setProblem({ kind: "wrong-code" });
      else if (isTooMany(error)) setProblem({ kind: "too-many-tries" });
      else setProblem({ kind: "other", message: shopperMessage(error) });
      return;
    }
    await arrive("code");
  };

  const startOver = () => {
    setProblem(null);
    setSentTo(null);
    setSentTimes(0);
  };

  return { sentTo, isSentAgain: sentTimes > 1, problem, send, logIn, startOver };
};
