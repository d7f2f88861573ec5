import { FormattedMessage, useIntl } from "react-intl";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { ShieldForm } from "#app/components/allergens/shield-form.tsx";
import { allergyNames } from "#app/components/people/allergy-words.ts";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import type { SideSheets } from "#app/contexts/sidebar-context.tsx";
import { readShield, shieldRefinements } from "#app/domain/product/allergen-shield.ts";
import c from "./allergens.styles.ts";

/** What the shopper keeps away from, said beside a list of sweets. */
export const Allergens = ({ onOnlyFitting, onClose }: SideSheets["allergens"] & { onClose: () => void }) => {
  const intl = useIntl();
  const shield = readShield(useKeptShield());
  return (
    <SideSheet title={intl.formatMessage({ id: "shield.title", defaultMessage: "Your allergies" })} onClose={onClose}>
      <ShieldForm />
      {onOnlyFitting && shield && (
        <button
          type="button"
          className={c.only}
          onClick={() => {
            onOnlyFitting(shieldRefinements(shield));
            onClose();
          }}
        >
          <FormattedMessage
            id="shield.only"
            defaultMessage="Show only sweets free of {allergens}"
            values={{ allergens: allergyNames(intl, shield.avoid) }}
          />
        </button>
      )}
    </SideSheet>
  );
};
