import { FormattedMessage, useIntl } from "react-intl";
import { useExitDialog } from "#app/components/ui/exit-dialog.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { SiteTab } from "#config/sites.ts";
import { LanguageLinks } from "./language-links.tsx";
import c from "./site-strip.styles.ts";
import { shopsPath } from "#config/brand.ts";

/** One tab: the shown site is no link, a shop of ours leads there, a foreign page asks before it opens. */
const Tab = ({ tab, siteId }: { tab: SiteTab; siteId: string }) => {
  const askBeforeLeaving = useExitDialog();
  if ("siteId" in tab && tab.siteId === siteId) return <span aria-current="true">{tab.label}</span>;
  if (!tab.href) return null;
  if ("siteId" in tab) return <a href={tab.href}>{tab.label}</a>;
  return (
    <a
      href={tab.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => askBeforeLeaving(event, tab.href, true)}
    >
      {tab.label}
      <span className="vh">
        <FormattedMessage id="sites.external" defaultMessage=" (opens another site)" />
      </span>
    </a>
  );
};

/**
 * The black strip of our sites, with the way to the shops where nothing can be picked up, and the other languages
 * (navigation-15); nothing where there is none of them.
 */
export const SiteStrip = () => {
  const intl = useIntl();
  const { tabs, id, pickupEnabled, languages } = useSite();
  if (!tabs[0] && pickupEnabled && !languages) return null;
  return (
    <div className={c.strip}>
      <div className="wrap-h">
        <nav aria-label={intl.formatMessage({ id: "sites.label", defaultMessage: "Our sites" })}>
          <ul>
            {tabs.map((tab) => (
              <li key={tab.label}>
                <Tab tab={tab} siteId={id} />
              </li>
            ))}
            {!pickupEnabled && (
              <li>
                <Link to={shopsPath}>
                  <FormattedMessage id="header.findShop" defaultMessage="Find a shop" />
                </Link>
              </li>
            )}
            {languages && (
              <li className={c.languages}>
                <LanguageLinks />
              </li>
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
};
