import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import c from "./balance.styles.ts";
import colors from "./whats-this.colors.ts";

/** The back of a gift card, with its strip half scratched off. */
const CardBack = () => (
  <svg viewBox="0 0 360 210" className={c.back} aria-hidden="true">
    <rect width="360" height="210" rx="16" fill={colors.card} />
    <rect y="28" width="360" height="40" fill={colors.stripe} />
    <rect x="24" y="92" width="200" height="12" rx="6" fill={colors.lines} />
    <rect x="24" y="114" width="150" height="12" rx="6" fill={colors.lines} />
    <rect x="24" y="146" width="176" height="38" rx="6" fill={colors.rest} />
    <rect x="112" y="146" width="88" height="38" rx="6" fill={colors.scratched} stroke={colors.pen} strokeWidth="3" />
    <text x="156" y="172" textAnchor="middle" fontSize="22" fontWeight="700" fill={colors.number}>
      1234
    </text>
    <path d="M250 128c-18 4-32 14-40 28" fill="none" stroke={colors.pen} strokeWidth="3" strokeLinecap="round" />
    <path d="M224 152l-14 5 1-15" fill="none" stroke={colors.pen} strokeWidth="3" strokeLinecap="round" />
  </svg>
);

/** "What's This?" beside the security code: where on the card it is. */
export function WhatsThis() {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={c.what} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="giftBalance.what" defaultMessage="What’s This?" />
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: "giftBalance.whatTitle", defaultMessage: "The security code" })}
      >
        <CardBack />
        <p>
          <FormattedMessage
            id="giftBalance.whatText"
            defaultMessage="It’s the 4-digit number on the back of your gift card. Gently scratch off the strip to see it. An e-gift card has it in its email."
          />
        </p>
      </Modal>
    </>
  );
}
