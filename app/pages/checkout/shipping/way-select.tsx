import { useIntl } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { methodsByDay } from "./methods-by-day.ts";
import c from "./recipients-table.styles.ts";

/** The ways to ship as one control, by day and price; for lists too long for radio buttons. */
export function WaySelect({
  label,
  offered,
  chosenId,
  currency,
  none,
  onChoose,
}: {
  label: string;
  offered: readonly OfferedShippingMethod[];
  chosenId: string | undefined;
  currency?: string | undefined;
  /** What stands there while nothing is chosen. */
  none?: string;
  onChoose: (id: string) => void;
}) {
  const intl = useIntl();
  const money = useMoney(currency);
  const { shown, folded } = methodsByDay(offered, chosenId);
  const wordsOf = (method: OfferedShippingMethod): string => {
    const price =
      method.price === 0
        ? intl.formatMessage({ id: "shippingMethods.free", defaultMessage: "FREE" })
        : money(method.price);
    const name = method.name ?? method.id;
    const promise = promiseOf(method);
    if (!promise) return `${name}, ${price}`;
    const day = intl.formatDate(`${promise.latest}T12:00:00Z`, {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    });
    return intl.formatMessage(
      { id: "recipientsTable.way", defaultMessage: "By {day}: {price}, {name}" },
      { day, price, name },
    );
  };
  return (
    <select
      className={c.select}
      aria-label={label}
      value={chosenId ?? ""}
      onChange={(event) => onChoose(event.target.value)}
    >
      {chosenId === undefined ? <option value="">{none ?? ""}</option> : null}
      {[...shown, ...folded].map((method) => (
        <option key={method.id} value={method.id}>
          {wordsOf(method)}
        </option>
      ))}
    </select>
  );
}
