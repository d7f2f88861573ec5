import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PreviewLink } from "#app/commerce-api/content-preview.ts";
import { Moment } from "./preview-strip.tsx";
import c from "./preview-drawer.styles.ts";

type Sharing = PreviewLink & { isCopied: boolean };

/**
 * Makes a link to what was chosen and copies it; it is shown, too, for where nothing may be copied. `share` gives null where
 * the choice is none.
 */
export const ShareLink = ({ share }: { share: () => Promise<PreviewLink | null> }) => {
  const id = useId();
  const [shared, setShared] = useState<Sharing | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const copy = async (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
  const make = async () => {
    setState("busy");
    try {
      const link = await share();
      setShared(link && { ...link, isCopied: await copy(link.address) });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <section className={c.section} aria-labelledby={`${id}-title`}>
      <h3 className={c.legend} id={`${id}-title`}>
        <FormattedMessage id="preview.share" defaultMessage="Share this preview" />
      </h3>
      <p className={c.hint}>
        <FormattedMessage
          id="preview.shareText"
          defaultMessage="A link that shows this page, with these choices, for a day. Anyone with the link can open it without an account."
        />
      </p>
      <button
        type="button"
        className={c.share}
        aria-disabled={state === "busy"}
        onClick={() => state !== "busy" && void make()}
      >
        <FormattedMessage id="preview.copyLink" defaultMessage="Copy a link for a day" />
      </button>
      {state === "failed" && (
        <p role="alert" className={c.problem}>
          <FormattedMessage id="preview.shareFailed" defaultMessage="The link could not be made. Please try again." />
        </p>
      )}
      <div aria-live="polite" className={c.section}>
        {shared && (
          <>
            <p className={c.hint}>
              {shared.isCopied ? (
                <FormattedMessage
                  id="preview.copied"
                  defaultMessage="The link is copied. It works until {until}."
                  values={{ until: <Moment at={shared.until} /> }}
                />
              ) : (
                <FormattedMessage
                  id="preview.notCopied"
                  defaultMessage="Here is the link to copy. It works until {until}."
                  values={{ until: <Moment at={shared.until} /> }}
                />
              )}
            </p>
            <label className={c.linkLabel} htmlFor={`${id}-link`}>
              <FormattedMessage id="preview.link" defaultMessage="Link" />
            </label>
            <input
              id={`${id}-link`}
              className={c.link}
              value={shared.address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          </>
        )}
      </div>
    </section>
  );
};
