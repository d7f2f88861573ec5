import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./breadcrumbs.styles.ts";

/** A place above the page. */
export interface Crumb {
  name: string;
  link: string;
}

/** Home, the places between, and the page itself as plain text. `onColor` is for colored grounds. */
export const Breadcrumbs = ({
  crumbs = [],
  current,
  onColor,
}: {
  crumbs?: readonly Crumb[];
  current: string;
  onColor?: boolean;
}) => (
  <nav
    className={onColor ? `${c.crumbs} ${c.onColor}` : c.crumbs}
    aria-label={useIntl().formatMessage({ id: "breadcrumbs.label", defaultMessage: "Breadcrumb" })}
  >
    <ol>
      <li>
        <Link to="/">
          <FormattedMessage id="breadcrumbs.home" defaultMessage="Home" />
        </Link>
      </li>
      {crumbs.map(({ name, link }) => (
        <li key={link}>
          <Link to={link}>{name}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
