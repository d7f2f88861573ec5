import type { ReactNode, RefObject } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./cart-item.styles.ts";

const hidden = (text: ReactNode) => <span className="vh">{text}</span>;

/** What a shopper can do with a line; what is left out is not offered. */
export interface LineActionsProps {
  name: string;
  /** Path of the page where the line is changed. */
  editLink: string;
  onPickUp?: () => void;
  onShip?: () => void;
  onShare?: () => void;
  onSave: () => void;
  onRemove: () => void;
  removeRef: RefObject<HTMLButtonElement | null>;
}

/** Edit, pick up or ship instead, send to others, save for later, remove. */
export function LineActions({
  name,
  editLink,
  onPickUp,
  onShip,
  onShare,
  onSave,
  onRemove,
  removeRef,
}: LineActionsProps) {
  const values = { name, hidden };
  return (
    <div className={c.actions}>
      <Link className={c.action} to={editLink}>
        <FormattedMessage id="cartItem.edit" defaultMessage="Edit<hidden> {name}</hidden>" values={values} />
      </Link>
      {onPickUp && (
        <button type="button" className={c.action} onClick={onPickUp}>
          <FormattedMessage
            id="cartItem.pickUp"
            defaultMessage="Pick up<hidden> {name}</hidden> instead"
            values={values}
          />
        </button>
      )}
      {onShip && (
        <button type="button" className={c.action} onClick={onShip}>
          <FormattedMessage id="cartItem.ship" defaultMessage="Ship<hidden> {name}</hidden> instead" values={values} />
        </button>
      )}
      {onShare && (
        <button type="button" className={c.action} aria-haspopup="dialog" onClick={onShare}>
          <FormattedMessage
            id="cartItem.share"
            defaultMessage="Send<hidden> {name}</hidden> to others"
            values={values}
          />
        </button>
      )}
      <button type="button" className={c.action} onClick={onSave}>
        <FormattedMessage id="cartItem.save" defaultMessage="Save<hidden> {name}</hidden> for later" values={values} />
      </button>
      <button ref={removeRef} type="button" className={c.action} onClick={onRemove}>
        <FormattedMessage id="cartItem.remove" defaultMessage="Remove<hidden> {name}</hidden>" values={values} />
      </button>
    </div>
  );
}
