import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
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

/** The same way as structured data (schema.org BreadcrumbList); addresses are made whole with `origin`. */
export const breadcrumbList = (origin: string, places: readonly Crumb[]): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", link: "/" }, ...places].map(({ name, link }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(link, origin).href,
  })),
});
