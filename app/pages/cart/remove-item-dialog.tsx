import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import c from "./remove-item-dialog.styles.ts";

/** Asks whether a line shall leave the bag: Yes removes it, Cancel and every other way out keep it. */
export function RemoveItemDialog({
  name,
  onRemove,
  onClose,
}: {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <Modal
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "removeItem.title", defaultMessage: "Remove from your bag" })}
      footer={
        <>
          <button type="button" className={c.yes} onClick={onRemove}>
            <FormattedMessage id="removeItem.yes" defaultMessage="Yes" />
          </button>
          <button type="button" className={c.cancel} onClick={onClose}>
            <FormattedMessage id="removeItem.cancel" defaultMessage="Cancel" />
          </button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="removeItem.question"
          defaultMessage="Shall {name} leave your bag?"
          values={{ name: <b>{name}</b> }}
        />
      </p>
    </Modal>
  );
}
