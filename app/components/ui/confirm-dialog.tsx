import type { ReactNode } from "react";
import c from "./confirm-dialog.styles.ts";
import { Modal } from "./modal.tsx";

/** Asks a question; only `yes` does something, every other way out changes nothing. */
export const ConfirmDialog = ({
  title,
  yes,
  no,
  onYes,
  onClose,
  children,
}: {
  title: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Modal
    open
    title={title}
    onClose={onClose}
    footer={
      <>
        <button type="button" className={c.yes} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={c.no} onClick={onClose}>
          {no}
        </button>
      </>
    }
  >
    <p>{children}</p>
  </Modal>
);
