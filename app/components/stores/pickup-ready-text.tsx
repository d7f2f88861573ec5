import { FormattedDate, FormattedMessage, FormattedTime } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { isReadyToday, pickupReady } from "#app/domain/stores/pickup-ready.ts";
import { momentAtTime, type Shop } from "#app/domain/stores/shop.ts";

const MINUTE_MS = 60_000;

/**
 * From when an order can be picked up, in words: one that is placed now, or one that was placed then. Nothing while the
 * shop is not known, where it tells no times, and once the day is over.
 */
export function PickupReadyText({ shop, orderedAt }: { shop: Shop | undefined; orderedAt?: Date | undefined }) {
  const now = useNow(MINUTE_MS);
  if (!shop || now === null) return null;
  const ready = pickupReady(shop, orderedAt ?? new Date(now));
  const isToday = ready && isReadyToday(ready, new Date(now));
  if (!ready || isToday === null) return null;
  const time = <FormattedTime value={momentAtTime(ready.at)} hour="numeric" minute="2-digit" timeZone="UTC" />;
  return isToday ? (
    <FormattedMessage id="pickup.readyToday" defaultMessage="Ready today from {time}" values={{ time }} />
  ) : (
    <FormattedMessage
      id="pickup.readyOn"
      defaultMessage="Ready {day} from {time}"
      values={{
        time,
        day: (
          <FormattedDate value={`${ready.date}T12:00:00Z`} weekday="short" month="short" day="numeric" timeZone="UTC" />
        ),
      }}
    />
  );
}
