import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./toast.styles.ts";

/** How long a toast stays unless somebody is at it, in milliseconds. */
export const TOAST_MS = 6000;

/** Says what was done and offers one way back; it goes by itself, but not while the pointer or the focus is on it. */
export const Toast = ({
  message,
  action,
  onAction,
  onClose,
}: {
  message: string;
  action: string;
  onAction: () => void;
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
      <p>{message}</p>
      <button type="button" className={c.action} onClick={onAction}>
        {action}
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
