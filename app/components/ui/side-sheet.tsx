import { Modal, type ModalProps } from "./modal.tsx";

/** The frame of a side sheet, open while it is mounted: title, scrolling body, and a footer for its actions. */
export const SideSheet = (props: Omit<ModalProps, "open" | "variant">) => <Modal {...props} open variant="sheet" />;
