import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { MailLink } from "./use-mail-link.ts";

/** How the confirmation of an email address stands (session-14). */
export type ConfirmationStatus = "verification-required" | "verification-failed" | "token-expired" | "verified";

const failureOf = (error: unknown): ConfirmationStatus =>
  error instanceof CommerceApiError && error.type === "invalid-confirmation-token"
    ? "token-expired"
    : "verification-failed";

/**
 * Confirms the address that a mail's link speaks of, once, and sends a new mail. Without a link it begins at `initial`;
 * `status` is null while the link is being looked at.
 */
export const useAccountConfirmation = (link: MailLink | null, initial: ConfirmationStatus) => {
  const { transports } = useCommerceApi();
  const api = useMemo(() => createAccountRecoveryApi(transports.site), [transports]);
  const [status, setStatus] = useState<ConfirmationStatus | null>(link ? null : initial);
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const [first] = useState(link);
  const started = useRef(false);

  useEffect(() => {
    if (!first || started.current) return;
    started.current = true;
    api.completeRegistration(first.owner, first.token).then(
      (customer) => {
        setEmail(customer.email ?? "");
        setStatus("verified");
      },
      (failure: unknown) => setStatus(failureOf(failure)),
    );
  }, [api, first]);

  const send = useCallback(
    async (to: string) => {
      setError(null);
      setSentTo(null);
      try {
        await api.sendEmailConfirmation(to.trim());
        setSentTo(to.trim());
      } catch (failure) {
        setError(
          failure instanceof CommerceApiError && (failure.detail || failure.serverMessage)
            ? shopperMessage(failure)
            : "unexpected",
        );
      }
    },
    [api],
  );

  return { status, email, sentTo, error, send };
};
