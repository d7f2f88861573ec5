import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useArrival } from "./use-arrival.ts";

/** Why a passkey did not log in: the shop does not know it, it was not used, or words that are known already. */
export type PasskeyProblem = { kind: "unknown" | "unused" } | { kind: "other"; message: ShopperMessage };

const load = () => import(/* webpackChunkName: "webauthn" */ "@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/**
 * Logs a customer in by a passkey: at a press, or by choosing one that the browser offers in the email field. What a
 * shopper leaves be there says nothing.
 */
export const usePasskeyLogin = (path: string) => {
  const { transports } = useCommerceApi();
  const { session, enter } = useCustomer();
  const arrive = useArrival(path);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);

  const logIn = async (useBrowserAutofill: boolean) => {
    const { startAuthentication } = await load();
    const optionsJSON = (await transports.site({
      method: "POST",
      path: "session/passkey-options",
    })) as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
    setBusy(true);
    setProblem(null);
    try {
      await enter("session/passkey", { credential, ...(session?.usid && { usid: session.usid }) });
      await arrive("passkey");
    } catch (error) {
      setProblem(
        error instanceof CommerceApiError && error.type === "invalid-passkey"
          ? { kind: "unknown" }
          : { kind: "other", message: shopperMessage(error) },
      );
    } finally {
      setBusy(false);
    }
  };

  const press = async () => {
    if (isBusy) return;
    setProblem(null);
    try {
      await logIn(false);
    } catch (error) {
      setProblem(
        error instanceof CommerceApiError ? { kind: "other", message: shopperMessage(error) } : { kind: "unused" },
      );
    }
  };

  const offer = useEffectEvent(async () => {
    const { browserSupportsWebAuthnAutofill } = await load();
    if (await browserSupportsWebAuthnAutofill()) await logIn(true);
  });

  useEffect(() => {
    if (!hasPasskeys()) return;
    const timer = setTimeout(() => {
      offer().catch((error: unknown) => {
        if (error instanceof CommerceApiError) logProblem("Passkeys could not be offered.", error);
      });
    });
    return () => {
      clearTimeout(timer);
      void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, []);

  return { problem, isBusy, press };
};
