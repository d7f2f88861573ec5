import { useCallback, useEffect, useMemo, useState } from "react";
import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import {
  CommerceApiError,
  shopperMessage,
  UNEXPECTED,
  type ShopperMessage,
} from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import type { MailLink } from "./use-mail-link.ts";

/**
 * How a new password stands: a mail may be asked for or is on its way, the link of one is looked at, good, or no longer
 * good, or was given back.
 */
export type NewPasswordStatus = "ask" | "sent" | "checking" | "choose" | "expired" | "withdrawn";

/** Titles of refusals whose detail is for the shopper (account-14). */
const tellingTitles: ReadonlySet<string> = new Set(["Bad Request", "Invalid Reset Token", "Too Many Requests"]);

const refusal = (error: unknown): ShopperMessage => {
  if (error instanceof CommerceApiError && error.detail && tellingTitles.has(error.title ?? "")) return error.detail;
  return error instanceof CommerceApiError ? shopperMessage(error) : UNEXPECTED;
};

const isSpent = (error: unknown): boolean => error instanceof CommerceApiError && error.type === "invalid-reset-token";

/** Sends reset mails, and sets a new password with the link of one; then signs in with it. */
export const useNewPassword = (link: MailLink | null) => {
  const { transports } = useCommerceApi();
  const { signIn } = useCustomer();
  const navigate = useNavigate();
  const api = useMemo(() => createAccountRecoveryApi(transports.site), [transports]);
  const submission = useSubmission();
  const [reached, setStatus] = useState<NewPasswordStatus | null>(null);
  const [sentTo, setSentTo] = useState("");
  const { run, setError } = submission;

  const check = useAnswer(
    link && `reset link ${link.token}`,
    () => api.isResetTokenValid(link?.token ?? ""),
    "The link of a new password could not be looked at.",
  );
  useEffect(() => {
    if (check.status === "failed") setError(refusal(check.error));
  }, [check.status, check.error, setError]);
  const looked = check.status === "pending" ? "checking" : check.value === false ? "expired" : "choose";
  const status = reached ?? (link ? looked : "ask");

  const send = (email: string) =>
    run(async () => {
      await api.requestPasswordReset(email.trim());
      setSentTo(email.trim());
      setStatus("sent");
    });

  const choose = useCallback(
    async (password: string) => {
      if (!link) return;
      let isSet = false;
      await run(async () => {
        try {
          await api.resetPassword({ token: link.token, email: link.owner, password });
          isSet = true;
        } catch (error) {
          if (isSpent(error)) return setStatus("expired");
          const why = refusal(error);
          throw typeof why === "string" ? new CommerceApiError(400, "password-reset", why) : error;
        }
      });
      if (!isSet) return;
      const path = await signIn(link.owner, password).then(
        () => "/account",
        () => "/login",
      );
      await navigate(path, { replace: true });
    },
    [api, link, navigate, run, signIn],
  );

  /** Makes the link worthless, for somebody who did not ask for it. */
  const withdraw = () =>
    run(async () => {
      if (link) await api.invalidateResetToken(link.token);
      setStatus("withdrawn");
    });

  return { status, sentTo, send, choose, withdraw, submission };
};
