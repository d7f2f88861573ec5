import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import c from "./cart-item.styles.ts";

/** Whether a line minds the heat on its way, as the platform labels it; nothing for what it has no label for. */
export function HeatLabel({ item }: { item: BasketItem }) {
  const label = item["c_heatLabel"];
  if (label === "Heat Sensitive")
    return (
      <p className={c.heat}>
        <Icon name="thermometer" size="xs" />
        <FormattedMessage id="heat.sensitive" defaultMessage="Heat Sensitive" />
      </p>
    );
  return label === "Warm Weather Friendly" ? (
    <p className={c.heat}>
      <Icon name="check" size="xs" />
      <FormattedMessage id="heat.friendly" defaultMessage="Warm Weather Friendly" />
    </p>
  ) : null;
}
