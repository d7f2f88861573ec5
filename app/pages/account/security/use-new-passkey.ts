import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useIntl } from "react-intl";
import { CommerceApiError, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { proofProblem } from "./code-problem.ts";

/** Makes a passkey: a code by mail, then what the device makes of it. A failure stays here in words. */
export const useNewPasskey = () => {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const [isCodeSent, setCodeSent] = useState(false);
  const post = (path: string, body: object = {}) => transports.site({ method: "POST", path, body });

  const sendCode = async () => {
    setProblem(null);
    try {
      await post("passkeys/code");
      setCodeSent(true);
    } catch (error) {
      setProblem(proofProblem(intl, error));
    }
  };

  const create = async (typed: { name: string; code: string }): Promise<boolean> => {
    setProblem(null);
    const code = typed.code.trim();
    try {
      const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ "@simplewebauthn/browser");
      const optionsJSON = (await post("passkeys/start", {
        code,
        name: typed.name.trim(),
      })) as PublicKeyCredentialCreationOptionsJSON;
      await post("passkeys/finish", { code, credential: await startRegistration({ optionsJSON }) });
      return true;
    } catch (error) {
      const isDevice =
        !(error instanceof CommerceApiError) && error instanceof Error && error.name !== "ChunkLoadError";
      const words =
        isDevice && error.name === "InvalidStateError"
          ? intl.formatMessage({
              id: "passkeys.known",
              defaultMessage: "This device already has a passkey for your account.",
            })
          : isDevice
            ? intl.formatMessage({
                id: "passkeys.deviceFailed",
                defaultMessage: "Your device didn’t make a passkey. Try again, or use another device.",
              })
            : proofProblem(intl, error);
      setProblem(words);
      return false;
    }
  };

  return { problem, isCodeSent, sendCode, create };
};
