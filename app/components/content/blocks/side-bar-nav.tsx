import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { isExternalLink, safeLink } from "#app/domain/content/menu-links.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./side-bar-nav.styles.ts";

/** Pages that belong together: a list at the side, on small screens behind a line that opens it. */
export const SideBarNav = ({ fields }: BlockProps) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const own = textOf(fields, "headline");
  const section = intl.formatMessage({ id: "sideBarNav.label", defaultMessage: "In this section" });
  const headline = own ?? section;
  const links = partsOf(fields, "links").flatMap((entry) => {
    const text = textOf(entry, "text");
    const link = safeLink(textOf(entry, "link"));
    return text && link ? [{ text, link }] : [];
  });
  if (links.length === 0) return null;
  const list = (
    <ul className={c.list}>
      {links.map(({ text, link }) => (
        <li key={link}>
          {isExternalLink(link) ? (
            <SmartLink href={link}>{text}</SmartLink>
          ) : (
            <Link to={link} aria-current={link === pathname ? "page" : undefined}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={`wrap ${c.nav}`} aria-label={own ? `${section}: ${own}` : section}>
      <details className={c.small}>
        <summary>
          {headline}
          <Icon name="chevron-down" />
        </summary>
        {list}
      </details>
      <div className={c.wide}>
        <h2 className={c.title}>{headline}</h2>
        {list}
      </div>
    </nav>
  );
};
