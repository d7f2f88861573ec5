import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useMounted } from "#app/browser/use-mounted.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import c from "./sign-in.styles.ts";
import { hasPasskeys, usePasskeyLogin } from "./use-passkey-login.ts";

const problems = defineMessages({
  unknown: {
    id: "passkeyLogin.unknown",
    defaultMessage: "This passkey doesn’t belong to an account here. Log in another way.",
  },
  unused: {
    id: "passkeyLogin.unused",
    defaultMessage: "No passkey was used. Try again, or log in another way.",
  },
});

function PasskeyButton({ path, isUnseen }: { path: string; isUnseen: boolean }) {
  const intl = useIntl();
  const { problem, isBusy, press } = usePasskeyLogin(path);
  const message =
    problem === null ? null : problem.kind === "other" ? problem.message : intl.formatMessage(problems[problem.kind]);
  return (
    <div className={c.passkey} style={isUnseen ? { visibility: "hidden" } : undefined}>
      <FormError message={message} />
      <button type="button" className={c.line} aria-busy={isBusy} onClick={() => void press()}>
        <FormattedMessage id="passkeyLogin.button" defaultMessage="Use a passkey" />
      </button>
    </div>
  );
}

/** Logging in by a passkey, in browsers that know them; its room is kept until that is known, and most do. */
export function PasskeyLogin({ path }: { path: string }) {
  const isMounted = useMounted();
  return isMounted && !hasPasskeys() ? null : <PasskeyButton path={path} isUnseen={!isMounted} />;
}
