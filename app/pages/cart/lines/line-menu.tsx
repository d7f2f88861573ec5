import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { giftOfferId } from "../gift-message/gift-offer-id.ts";
import c from "./line-menu.styles.ts";

/** What a shopper can do with a line besides its quantity and taking it out; what is left out is not offered. */
export interface LineMenuProps {
  name: string;
  /** Path of the page where the line is changed. */
  editLink: string;
  /** Parcel of the line, which may get a card; left out where a shop hands the line out. */
  shipmentId?: string | undefined;
  onPickUp?: (() => void) | undefined;
  onShip?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  onSubscribe?: (() => void) | undefined;
  onSave: () => void;
  /** Opened it, and has the focus again once something was chosen. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const hidden = (text: ReactNode) => <span className="vh">{text}</span>;

/** Tells when the menu is to close: Escape (`true`, the focus goes back), a press or the focus elsewhere. */
const useDismissal = (menu: RefObject<HTMLElement | null>, dismiss: (isByKey: boolean) => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") dismiss(true);
  });
  const onElsewhere = useEffectEvent((event: Event) => {
    // The button that opened it stands beside it, and closes it itself.
    if (!menu.current?.parentElement?.contains(event.target as Node)) dismiss(false);
  });
  useEffect(() => {
    menu.current?.scrollIntoView?.({ block: "nearest" });
    const key = (event: KeyboardEvent) => onKey(event);
    const elsewhere = (event: Event) => onElsewhere(event);
    document.addEventListener("keydown", key);
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [menu]);
};

/** Edit, gift message, send to others, pick up or ship instead, subscribe, save for later (bag-45). */
export function LineMenu({ name, editLink, shipmentId, button, onClose, ...doings }: LineMenuProps) {
  const { basket } = useBasket();
  const menu = useRef<HTMLUListElement>(null);
  useDismissal(menu, (isByKey) => {
    onClose();
    if (isByKey) button.current?.focus();
  });
  const values = { name, hidden };
  const parcel = basket?.shipments?.find((each) => each.shipmentId === shipmentId);
  const isCardOffered = parcel !== undefined && !parcel["giftMessage"];

  const item = (icon: IconName, words: ReactNode, action: (() => void) | undefined, isDialog = false) =>
    action && (
      <li>
        <button
          type="button"
          className={c.item}
          aria-haspopup={isDialog ? "dialog" : undefined}
          onClick={() => {
            // What it opens gives the focus back to whoever had it.
            button.current?.focus();
            onClose();
            action();
          }}
        >
          <Icon name={icon} size="sm" />
          <span>{words}</span>
        </button>
      </li>
    );

  return (
    <ul ref={menu} className={c.menu}>
      <li>
        <Link className={c.item} to={editLink}>
          <Icon name="pencil" size="sm" />
          <span>
            <FormattedMessage id="cartItem.edit" defaultMessage="Edit<hidden> {name}</hidden>" values={values} />
          </span>
        </Link>
      </li>
      {item(
        "mail",
        <FormattedMessage
          id="cartItem.card"
          defaultMessage="Add a gift message<hidden> to {name}</hidden>"
          values={values}
        />,
        isCardOffered ? () => document.getElementById(giftOfferId(shipmentId))?.click() : undefined,
      )}
      {item(
        "people",
        <FormattedMessage
          id="cartItem.share"
          defaultMessage="Send<hidden> {name}</hidden> to others"
          values={values}
        />,
        doings.onShare,
        true,
      )}
      {item(
        "shop",
        <FormattedMessage
          id="cartItem.pickUp"
          defaultMessage="Pick up<hidden> {name}</hidden> instead"
          values={values}
        />,
        doings.onPickUp,
      )}
      {item(
        "truck",
        <FormattedMessage id="cartItem.ship" defaultMessage="Ship<hidden> {name}</hidden> instead" values={values} />,
        doings.onShip,
      )}
      {item(
        "refresh",
        <FormattedMessage
          id="cartItem.comeAgain"
          defaultMessage="Subscribe<hidden> – {name}</hidden>"
          values={values}
        />,
        doings.onSubscribe,
      )}
      {item(
        "clock",
        <FormattedMessage id="cartItem.save" defaultMessage="Save<hidden> {name}</hidden> for later" values={values} />,
        doings.onSave,
      )}
    </ul>
  );
}
