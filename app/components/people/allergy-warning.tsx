import { FormattedMessage, useIntl } from "react-intl";
import { Note } from "#app/components/ui/note.tsx";
import type { AllergyConflict } from "#app/domain/people/allergies.ts";
import { allergyNames } from "./allergy-words.ts";

/** Says what somebody should not be sent, with what its label says. */
export function AllergyWarning({ name, conflicts }: { name: string; conflicts: readonly AllergyConflict[] }) {
  const intl = useIntl();
  if (conflicts.length === 0) return null;
  return (
    <Note tone="warn">
      {conflicts.map(({ productId, productName, allergies, label }) => (
        <p key={productId}>
          <FormattedMessage
            id="allergy.warning"
            defaultMessage="<b>{name} can’t have {allergies}.</b> {product} isn’t free of it. {label}"
            values={{
              name,
              allergies: allergyNames(intl, allergies),
              product: productName,
              label: label ?? "",
              b: (words) => <b>{words}</b>,
            }}
          />
        </p>
      ))}
    </Note>
  );
}
