import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { logoPicture } from "#app/domain/logo-sleeve/logo-picture.ts";
import { lineOptions, type MadeLine } from "#app/domain/basket/line-options.ts";
import c from "./line-options.styles.ts";
import { useMoney } from "./use-money.ts";

/** What a line is made as, with what that adds to each piece, and the words or the logo on it. */
export const LineOptions = ({ item }: { item: MadeLine }) => {
  const intl = useIntl();
  const site = useSite();
  const money = useMoney();
  return lineOptions(item).map(({ name, words, logo, price }, index) => (
    <span key={index} className={c.option}>
      {logo ? (
        <img
          className={c.logo}
          src={logoPicture(site.id, logo)}
          alt={intl.formatMessage({ id: "logoSleeve.logo", defaultMessage: "Your logo" })}
        />
      ) : null}
      {name && words ? (
        <FormattedMessage id="line.worded" defaultMessage="{option}: “{words}”" values={{ option: name, words }} />
      ) : (
        name || <FormattedMessage id="line.words" defaultMessage="“{words}”" values={{ words }} />
      )}
      {price > 0 ? (
        <span className={c.price}>
          {" "}
          <FormattedMessage id="line.more" defaultMessage="+{price} each" values={{ price: money(price) }} />
        </span>
      ) : null}
    </span>
  ));
};
