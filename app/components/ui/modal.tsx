import { useId, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./icon.tsx";
import c from "./modal.styles.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

/** A dialog over the page. */
export interface ModalProps {
  open: boolean;
  title: string;
  /** Asked for by the close button, Escape and a click beside the dialog: always the safe choice. */
  onClose: () => void;
  children: ReactNode;
  /** Actions below the text, the primary one first; in a sheet they stay while the body scrolls. */
  footer?: ReactNode;
  /** `dialog` stands in the middle, `sheet` at the right edge, at most 425 px wide. */
  variant?: "dialog" | "sheet";
}

const OpenModal = ({ title, onClose, children, footer, variant = "dialog" }: Omit<ModalProps, "open">) => {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  return (
    <dialog {...dialog} className={c[variant]} aria-labelledby={titleId}>
      <div className={c[`${variant}Inner`]}>
        <div className={c[`${variant}Head`]}>
          <h2 className={c[`${variant}Title`]} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={c[`${variant}Close`]}
            onClick={onClose}
            aria-label={intl.formatMessage({ id: "dialog.close", defaultMessage: "Close" })}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={c[`${variant}Body`]}>{children}</div>
        {footer && <div className={c[`${variant}Foot`]}>{footer}</div>}
      </div>
    </dialog>
  );
};

/** A native modal dialog, labelled by its title; the focus stays inside and returns afterwards. */
export const Modal = ({ open, ...props }: ModalProps) => (open ? <OpenModal {...props} /> : null);
