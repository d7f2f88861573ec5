import { useId, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { OrderCounts } from "#app/commerce-api/order-history.ts";
import fields from "#app/components/fields/field.styles.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type OrderGroup, orderGroups } from "#app/domain/orders/order-progress.ts";
import { MOST_CHARACTERS, type OrdersWish } from "./orders-address.ts";
import c from "./order-search.styles.ts";

const groupNames = defineMessages({
  unpaid: { id: "orders.group.unpaid", defaultMessage: "Waiting for payment" },
  placed: { id: "orders.group.placed", defaultMessage: "Being prepared" },
  moving: { id: "orders.group.moving", defaultMessage: "On its way" },
  done: { id: "orders.group.done", defaultMessage: "Delivered" },
  cancelled: { id: "orders.group.cancelled", defaultMessage: "Canceled" },
});

const countOf = (counts: OrderCounts | undefined, group: OrderGroup): number | undefined =>
  counts?.groups.find((each) => each.group === group)?.count;

/** Looks for orders by words, year and kind; the words count when they are sent, the rest at once. */
export function OrderSearchForm({
  wish,
  counts,
  onWish,
}: {
  wish: OrdersWish;
  /** How many there are of each year and kind, once known. */
  counts: OrderCounts | undefined;
  onWish: (wish: OrdersWish) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const [words, setWords] = useState(wish.words);
  const [shown, setShown] = useState(wish.words);
  // Back, or another link, has changed what is looked for.
  if (shown !== wish.words) {
    setShown(wish.words);
    setWords(wish.words);
  }
  const named = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);
  const years = counts?.years ?? (wish.year ? [{ year: Number(wish.year), count: undefined }] : []);

  return (
    <form
      className={c.form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser of ours knows the tag
      role="search"
      aria-label={intl.formatMessage({ id: "orders.search", defaultMessage: "Search your orders" })}
      onSubmit={(event) => {
        event.preventDefault();
        onWish({ ...wish, words: words.trim(), page: 1 });
      }}
    >
      <div className={c.words}>
        <label className={fields.label} htmlFor={`${id}-words`}>
          <FormattedMessage id="orders.searchWords" defaultMessage="Recipient, sweet or order number" />
        </label>
        <div className={c.line}>
          <input
            id={`${id}-words`}
            className={fields.input}
            type="search"
            enterKeyHint="search"
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className={c.button}>
            <Icon name="search" size="sm" />
            <FormattedMessage id="orders.searchButton" defaultMessage="Search" />
          </button>
        </div>
      </div>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={`${id}-year`}>
          <FormattedMessage id="orders.year" defaultMessage="Year" />
        </label>
        <select
          id={`${id}-year`}
          className={fields.select}
          value={wish.year}
          onChange={(event) => onWish({ ...wish, words: words.trim(), year: event.target.value, page: 1 })}
        >
          <option value="">{intl.formatMessage({ id: "orders.everyYear", defaultMessage: "All years" })}</option>
          {years.map(({ year, count }) => (
            <option key={year} value={year}>
              {named(String(year), count)}
            </option>
          ))}
        </select>
      </div>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={`${id}-status`}>
          <FormattedMessage id="orders.status" defaultMessage="Status" />
        </label>
        <select
          id={`${id}-status`}
          className={fields.select}
          value={wish.group}
          onChange={(event) => onWish({ ...wish, words: words.trim(), group: event.target.value, page: 1 })}
        >
          <option value="">{intl.formatMessage({ id: "orders.everyStatus", defaultMessage: "All statuses" })}</option>
          {orderGroups.map((group) => (
            <option key={group} value={group}>
              {named(intl.formatMessage(groupNames[group]), countOf(counts, group))}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
