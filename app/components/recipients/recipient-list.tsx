import { FormattedMessage, useIntl } from "react-intl";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import c from "./recipients.styles.ts";

/** Somebody who can be chosen. */
export interface Candidate {
  id: string;
  fullName: string;
  /** The address in one line. */
  address: string;
  isSelected: boolean;
  /** Pieces for them; counts while they are chosen. */
  quantity: number;
}

/** From this many on the list scrolls in itself (shipping-9). */
export const SCROLLS_BEYOND = 5;

/** Who the bag can send to, each with a tick and, once chosen, with how many pieces they get. */
export function RecipientList({
  candidates,
  onSelect,
  onQuantity,
}: {
  candidates: readonly Candidate[];
  onSelect: (id: string, isSelected: boolean) => void;
  onQuantity: (id: string, quantity: number) => void;
}) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "recipients.list", defaultMessage: "Recipients" });
  const isLong = candidates.length > SCROLLS_BEYOND;
  return (
    // A list that scrolls must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={isLong ? c.longList : c.list} aria-label={label} tabIndex={isLong ? 0 : undefined}>
      {candidates.map(({ id, fullName, address, isSelected, quantity }) => (
        <li key={id} className={c.candidate}>
          <label className={c.check}>
            <input type="checkbox" checked={isSelected} onChange={(event) => onSelect(id, event.target.checked)} />
            <b>{fullName}</b>
            <small>{address}</small>
          </label>
          {isSelected ? (
            <div className={c.quantity}>
              <QuantitySelector
                size="sm"
                value={quantity}
                onChange={(pieces) => onQuantity(id, pieces)}
                label={intl.formatMessage(
                  { id: "recipients.quantity", defaultMessage: "Quantity for {name}" },
                  { name: fullName },
                )}
              />
            </div>
          ) : null}
        </li>
      ))}
      {candidates.length === 0 ? (
        <li className={c.nobody}>
          <FormattedMessage id="recipients.nobody" defaultMessage="No recipients yet. Add the first one below." />
        </li>
      ) : null}
    </ul>
  );
}
