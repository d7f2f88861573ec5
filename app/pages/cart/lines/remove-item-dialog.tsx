import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";

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
    <ConfirmDialog
      title={intl.formatMessage({ id: "removeItem.title", defaultMessage: "Remove from your bag" })}
      yes={intl.formatMessage({ id: "removeItem.yes", defaultMessage: "Yes" })}
      no={intl.formatMessage({ id: "removeItem.cancel", defaultMessage: "Cancel" })}
      onYes={onRemove}
      onClose={onClose}
    >
      <FormattedMessage
        id="removeItem.question"
        defaultMessage="Remove {name} from your bag?"
        values={{ name: <b>{name}</b> }}
      />
    </ConfirmDialog>
  );
}
