import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./cart-item.styles.ts";

/** What was taken out of the bag because the shop that should hand it out is no shop of ours (bag-22). */
export function LeftTheBag({ names }: { names: readonly string[] }) {
  return (
    <output className={c.messages}>
      {names.map((name, index) => (
        <span key={index} className={c.note}>
          <Icon name="shop" size="sm" />
          <FormattedMessage
            id="cart.withoutShop"
            defaultMessage="{name} was removed from your bag. The pickup shop you chose is no longer available."
            values={{ name }}
          />
        </span>
      ))}
    </output>
  );
}
