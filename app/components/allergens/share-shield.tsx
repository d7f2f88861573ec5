import { FormattedMessage, useIntl } from "react-intl";
import { useCopiedLink } from "#app/components/ui/use-copied-link.ts";
import { readShield, shieldLink } from "#app/domain/product/allergen-shield.ts";
import c from "./shield-form.styles.ts";

/** Copies a link that brings a shield along; where the browser does not allow that, shows it to be copied by hand. */
export const ShareShield = ({ shield: kept }: { shield: string }) => {
  const intl = useIntl();
  const shield = readShield(kept);
  const link = () => (shield ? `${window.location.origin}${shieldLink(shield)}` : "");
  const { copy, copied, isShown, field } = useCopiedLink(link);
  if (!shield) return null;
  return (
    <>
      <button type="button" className={c.copy} onClick={() => void copy()}>
        {copied ?? <FormattedMessage id="shield.copyLink" defaultMessage="Copy a link to share" />}
      </button>
      {isShown && (
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
