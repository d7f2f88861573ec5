import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { readShield, shieldLink } from "#app/domain/product/allergen-shield.ts";
import c from "./shield-form.styles.ts";

/** Copies a link that brings a shield along; where the browser does not allow that, shows it to be copied by hand. */
export const ShareShield = ({ shield: kept }: { shield: string }) => {
  const intl = useIntl();
  const [state, setState] = useState<"idle" | "copied" | "shown">("idle");
  const field = useRef<HTMLInputElement>(null);
  const shield = readShield(kept);
  if (!shield) return null;
  const link = () => `${window.location.origin}${shieldLink(shield)}`;
  const copied = intl.formatMessage({ id: "mix.copyLink.done", defaultMessage: "Link copied" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState("copied");
      announce(copied);
    } catch {
      setState("shown");
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return (
    <>
      <button type="button" className={c.copy} onClick={() => void copy()}>
        {state === "copied" ? copied : <FormattedMessage id="shield.copyLink" defaultMessage="Copy a link to share" />}
      </button>
      {state === "shown" && (
        <input
          ref={field}
          className={c.address}
          readOnly
          value={link()}
          aria-label={intl.formatMessage({ id: "shield.link", defaultMessage: "Link to these allergies" })}
        />
      )}
    </>
  );
};
