import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { conflictWith, readShield } from "#app/domain/product/allergen-shield.ts";
import c from "./allergen-mark.styles.ts";
import { conflictText } from "./conflict-words.ts";

/**
 * Says over a picture why its sweet does not fit what the shopper keeps away from, or covers the whole tile where that
 * was asked for. Either keeps its place, so that nothing moves when it comes.
 */
export const AllergenMark = ({
  marks,
  shield: kept,
  coveredName,
}: {
  /** What the label says, as `allergenMarks` writes it. */
  marks: string;
  /** What the shopper keeps away from, as `writeShield` writes it. */
  shield: string;
  /** Of the sweet whose tile it may cover. */
  coveredName?: string;
}) => {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const shield = readShield(kept);
  const conflict = shield && conflictWith(marks, shield);
  if (!shield || !conflict) return null;
  const words = conflictText(intl, conflict);
  if (coveredName !== undefined && shield.hides && !isShown)
    return (
      <div className={c.cover}>
        <Icon name="warning" />
        <p className={c.name}>{coveredName}</p>
        <p>{words}</p>
        <button type="button" className={c.show} onClick={() => setShown(true)}>
          <FormattedMessage
            id="shield.showAnyway"
            defaultMessage="Show<h> {name}</h> anyway"
            values={{ name: coveredName, h: (chunks) => <span className="vh">{chunks}</span> }}
          />
        </button>
      </div>
    );
  return (
    <div className={conflict.contains.length > 0 ? c.mark : `${c.mark} ${c.nearby}`}>
      <Icon name="warning" size="xs" />
      {words}
    </div>
  );
};
