import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import c from "./people.styles.ts";

/** The two views of the room: people, and their days. */
export function PeopleTabs() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const current = (to: string) => (pathname === to ? "page" : undefined);
  return (
    <nav className={c.tabs} aria-label={intl.formatMessage({ id: "people.views", defaultMessage: "People and days" })}>
      <Link className={c.tab} to="/people" aria-current={current("/people")}>
        <Icon name="people" size="sm" />
        <FormattedMessage id="people.everybody" defaultMessage="Everyone" />
      </Link>
      <Link className={c.tab} to="/gift-calendar" aria-current={current("/gift-calendar")}>
        <Icon name="calendar" size="sm" />
        <FormattedMessage id="people.calendar" defaultMessage="Gift calendar" />
      </Link>
    </nav>
  );
}
