import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useInView } from "#app/browser/use-in-view.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { type ShownCaptcha, showCaptcha } from "#app/integrations/captcha.ts";
import { telephoneHref } from "#config/sites.ts";
import c from "./captcha.styles.ts";

/** What the shopper reads (errors-8). */
const messages = defineMessages({
  network: {
    id: "captcha.network",
    defaultMessage: "ReCAPTCHA experienced a network problem. Please try again.",
  },
  expired: { id: "captcha.expired", defaultMessage: "ReCAPTCHA token expired. Please try again." },
});

/** How far from the screen the vendor's script is asked for. */
const MARGIN = "300px";

/**
 * The vendor's box ("I'm not a robot"), loaded when it comes near the screen. `token` is empty until it is ticked, and
 * again when the token runs out; a form that sets it to empty, because the token is used up, takes the tick away. When
 * the vendor cannot be reached, that is said, with a way to try again and the shop's telephone: a form that asks for a
 * token takes nothing without one.
 */
export const Captcha = ({
  siteKey,
  action,
  token,
  error,
  onChange,
}: {
  siteKey: string;
  action: string;
  token: string;
  /** What the form says of it; the vendor's own trouble comes first. */
  error?: string | undefined;
  onChange: (token: string) => void;
}) => {
  const intl = useIntl();
  const errorId = useId();
  const { captcha, phone } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownCaptcha | null>(null);
  const given = useRef("");
  const [happened, setProblem] = useState<keyof typeof messages | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isNear = useInView(container, MARGIN);
  const scriptUrl = captcha?.scriptUrl;
  // A site that asks for a captcha and has none configured takes nothing.
  const problem = scriptUrl && siteKey !== "" ? happened : "network";

  const take = useEffectEvent((next: string, wrong: keyof typeof messages | null = null) => {
    given.current = next;
    setProblem(wrong);
    onChange(next);
  });

  useEffect(() => {
    const element = container.current;
    if (!isNear || !element || !scriptUrl || siteKey === "") return;
    shown.current = showCaptcha({
      scriptUrl,
      siteKey,
      action,
      language: intl.locale,
      container: element,
      onReady: () => setProblem(null),
      onToken: (next) => take(next),
      onExpired: () => take("", "expired"),
      onError: () => take("", "network"),
    });
    return () => {
      shown.current?.remove();
      shown.current = null;
    };
  }, [action, attempt, intl.locale, isNear, scriptUrl, siteKey]);

  useEffect(() => {
    if (token !== "" || given.current === "") return;
    given.current = "";
    shown.current?.reset();
  }, [token]);

  const message = problem ? intl.formatMessage(messages[problem]) : error;
  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <fieldset
      className={c.captcha}
      aria-label={intl.formatMessage({ id: "captcha.label", defaultMessage: "Confirm you’re human" })}
      aria-describedby={message ? errorId : undefined}
      data-invalid={message ? true : undefined}
      tabIndex={-1}
    >
      <div ref={container} className={c.box} hidden={problem === "network"} />
      <div role="alert">
        {message && (
          <p className={c.error} id={errorId}>
            <Icon name="warning" size="xs" />
            {message}
          </p>
        )}
      </div>
      {problem === "network" && (
        <>
          <button type="button" className={c.again} onClick={retry}>
            <FormattedMessage id="captcha.again" defaultMessage="Try again" />
          </button>
          <p className={c.help}>
            <FormattedMessage
              id="captcha.help"
              defaultMessage="Or call us at {phone}."
              values={{ phone: <a href={telephoneHref(phone)}>{phone}</a> }}
            />
          </p>
        </>
      )}
    </fieldset>
  );
};
