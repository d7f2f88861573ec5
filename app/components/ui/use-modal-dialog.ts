import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/**
 * Shows a native dialog modally while its component is mounted. Escape and a click on the scrim ask to close; when it
 * has gone, the focus returns to where it was, unless it was given to something else meanwhile. Give the result to the
 * `dialog` element.
 */
export const useModalDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    return () => {
      const focused = document.activeElement;
      const isElsewhere = focused !== null && focused !== document.body && !dialog.contains(focused);
      if (dialog.open) dialog.close();
      // Whoever closed it may have sent the focus somewhere on purpose.
      if (isElsewhere) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};
