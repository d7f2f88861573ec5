import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./removal-toast.styles.ts";

/** How long a toast stays unless somebody is at it, in milliseconds. */
const TOAST_MS = 6000;

/**
 * Says that a line is gone and offers to take it back; it goes by itself, but not while the pointer or the focus is on
 * it.
 */
export const RemovalToast = ({
  name,
  onUndo,
  onClose,
}: {
  /** What was removed. */
  name: string;
  onUndo: () => void;
  onClose: () => void;
}) => {
  const intl = useIntl();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- overhears where pointer and focus are
    <section
      className={c.toast}
      aria-label={intl.formatMessage({ id: "toast.label", defaultMessage: "Just now" })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <FormattedMessage id="cart.removed" defaultMessage="{name} was removed from your bag." values={{ name }} />
      </p>
      <button type="button" className={c.action} onClick={onUndo}>
        <FormattedMessage id="cart.undo" defaultMessage="Undo" />
      </button>
      <button
        type="button"
        className={c.close}
        onClick={onClose}
        aria-label={intl.formatMessage({ id: "toast.close", defaultMessage: "Dismiss" })}
      >
        <Icon name="close" size="sm" />
      </button>
    </section>
  );
};
