import { FormattedMessage } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { tellsOpenStatus, todaysSpans } from "#app/domain/stores/open-status.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { OpenStatusText } from "./open-status-text.tsx";
import { useSpans } from "./use-spans.ts";
import c from "./open-today.styles.ts";

const HOUR_MS = 3_600_000;

const TodaysHours = ({ shop }: { shop: Shop }) => {
  const now = useNow(HOUR_MS);
  const words = useSpans();
  if (now === null) return null;
  const spans = todaysSpans(shop, new Date(now));
  return spans.length === 0 ? (
    <FormattedMessage id="shop.closedToday" defaultMessage="Closed today" />
  ) : (
    <FormattedMessage id="shop.today" defaultMessage="Today {hours}" values={{ hours: words(spans) }} />
  );
};

/** What a shop's door does today: until when it is open where that is told (shops-6), and today's times elsewhere. */
export const OpenToday = ({ shop }: { shop: Shop }) => {
  if (shop.isTemporarilyClosed)
    return (
      <p className={c.shut}>
        <FormattedMessage id="shops.temporarilyClosed" defaultMessage="Temporarily closed" />
      </p>
    );
  if (!shop.hours) return null;
  return (
    <div className={c.today}>{tellsOpenStatus(shop) ? <OpenStatusText {...shop} /> : <TodaysHours shop={shop} />}</div>
  );
};
