import { useState } from "react";
import { FormattedMessage } from "react-intl";
import c from "./install-offer.styles.ts";

/** Offers once to put the shop on the home screen; it stands in nobody's way and goes when it is answered. */
export const InstallOffer = ({
  siteName,
  onInstall,
  onLater,
}: {
  siteName: string;
  onInstall: () => void;
  onLater: () => void;
}) => {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (then: () => void) => () => {
    setAnswered(true);
    then();
  };
  return (
    <section className={c.offer} aria-labelledby="install-offer">
      <h2 className={c.title} id="install-offer">
        <FormattedMessage id="install.title" defaultMessage="{siteName} on your home screen" values={{ siteName }} />
      </h2>
      <p>
        <FormattedMessage id="install.text" defaultMessage="One tap, and the hatch is open." />
      </p>
      <div className={c.actions}>
        <button type="button" className={c.yes} onClick={answer(onInstall)}>
          <FormattedMessage id="install.yes" defaultMessage="Add it" />
        </button>
        <button type="button" className={c.no} onClick={answer(onLater)}>
          <FormattedMessage id="install.no" defaultMessage="No, thanks" />
        </button>
      </div>
    </section>
  );
};
