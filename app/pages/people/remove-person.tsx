import { FormattedMessage, useIntl } from "react-intl";
import type { Person } from "#app/commerce-api/people.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";

/** Asks before somebody is removed. */
export function RemovePerson({ person, onYes, onClose }: { person: Person; onYes: () => void; onClose: () => void }) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(
        { id: "people.removeTitle", defaultMessage: "Remove {name}?" },
        { name: person.firstName },
      )}
      yes={intl.formatMessage({ id: "addressBook.removeYes", defaultMessage: "Remove" })}
      no={intl.formatMessage({ id: "addressBook.cancel", defaultMessage: "Cancel" })}
      onYes={onYes}
      onClose={onClose}
    >
      <FormattedMessage
        id="people.removeText"
        defaultMessage="Their addresses, days and notes will be removed, and we’ll stop emailing you about {name}. Your orders stay."
        values={{ name: person.firstName }}
      />
    </ConfirmDialog>
  );
}
