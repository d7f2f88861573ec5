import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { telephoneHref } from "#config/sites.ts";
import { BagLink } from "./bag-link.tsx";
import { GlobalBanner } from "./global-banner.tsx";
import c from "./header.styles.ts";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileHeader } from "./mobile-header.tsx";
import { SearchBox } from "./search-box.tsx";
import { ShopSelector } from "./shop-selector.tsx";
import { SiteStrip } from "./site-strip.tsx";
import { SEARCH_ID } from "./skip-links.tsx";
import { useAccountLink } from "./use-account-link.ts";

const PhoneLink = ({ iconSize }: { iconSize?: "sm" | "md" }) => {
  const { phone } = useSite();
  return (
    <a href={telephoneHref(phone)}>
      <Icon name="phone" size={iconSize} />
      <span>
        <span className="vh">
          <FormattedMessage id="header.callUs" defaultMessage="Call us: " />
        </span>
        {phone}
      </span>
    </a>
  );
};

/** Banner, site strip, search, account, bag and menu (navigation-17). */
export const Header = () => {
  const intl = useIntl();
  const { menu, banner } = useShellData();
  const account = useAccountLink();
  return (
    <>
      <GlobalBanner messages={banner} />
      <SiteStrip />
      <header className={c.header}>
        <div className={c.bar}>
          <div className="wrap-h">
            <div className={c.top}>
              <Logo />
              <SearchBox id={SEARCH_ID} />
              <div className={c.util}>
                <PhoneLink />
                <ShopSelector />
                <Link to={account.to}>
                  <Icon name="account" />
                  <span>{account.label}</span>
                </Link>
                <BagLink />
              </div>
            </div>
            <MainMenu entries={menu} />
          </div>
        </div>
        <MobileHeader />
      </header>
      <nav
        className={c.quick}
        aria-label={intl.formatMessage({ id: "header.quickLinks", defaultMessage: "Quick links" })}
      >
        <PhoneLink iconSize="sm" />
        <ShopSelector iconSize="sm" />
      </nav>
    </>
  );
};
