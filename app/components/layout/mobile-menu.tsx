import { useEffect, useRef, useState, type CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { useModalDialog } from "#app/components/ui/use-modal-dialog.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useShellData, type TopMenuEntry } from "#app/contexts/shell-data.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import { menuPanel, type MenuGroup, type MenuPanelView } from "#app/domain/content/menu-panel.ts";
import { Logo } from "./logo.tsx";
import c from "./mobile-menu.styles.ts";
import { ShopSelector } from "./shop-selector.tsx";
import { useAccountLink } from "./use-account-link.ts";
import { useNavMenu } from "./use-nav-menu.ts";

const PROMO_WIDTH = 240;

const Promo = ({ view }: { view: MenuPanelView }) =>
  view.promos.map(({ title, link, linkText, media }) => {
    const src = media && mediaUrl(media, PROMO_WIDTH);
    return (
      <SmartLink key={title} className={c.promo} href={link}>
        <span>
          <span className={c.promoTitle}>{title}</span>
          {linkText && <span className={c.promoLink}>{linkText}</span>}
        </span>
        {src && <img src={src} alt={media.alt ?? ""} width={120} height={120} />}
      </SmartLink>
    );
  });

const TopLevel = ({ entries, onOpen }: { entries: readonly TopMenuEntry[]; onOpen: (id: string) => void }) => (
  <ul className={c.top}>
    {entries.map(({ id, label, link, color, hasPanel }) => (
      <li key={id} style={{ "--ink": color } as CSSProperties}>
        {hasPanel ? (
          <button type="button" onClick={() => onOpen(id)}>
            {label}
            <Icon name="chevron-right" size="sm" />
          </button>
        ) : (
          <SmartLink href={link}>{label}</SmartLink>
        )}
      </li>
    ))}
  </ul>
);

const SecondLevel = ({
  entry,
  view,
  onOpen,
}: {
  entry: TopMenuEntry;
  view: MenuPanelView;
  onOpen: (title: string) => void;
}) => (
  <>
    <ul className={c.lower}>
      {view.groups.map(({ title }) => (
        <li key={title}>
          <button type="button" onClick={() => onOpen(title)}>
            {title}
            <Icon name="chevron-right" size="sm" />
          </button>
        </li>
      ))}
      {view.links.map(({ label, link, color }) => (
        <li key={`${label} ${link}`} style={{ "--ink": color } as CSSProperties}>
          <SmartLink href={link}>{label}</SmartLink>
        </li>
      ))}
      {entry.link && (
        <li>
          <SmartLink href={entry.link}>
            <FormattedMessage id="menu.seeAll" defaultMessage="See all {name}" values={{ name: entry.label }} />
            <Icon name="arrow-right" size="sm" />
          </SmartLink>
        </li>
      )}
    </ul>
    <Promo view={view} />
  </>
);

const ThirdLevel = ({ group }: { group: MenuGroup }) => (
  <ul className={c.lower}>
    {group.links.map(({ label, link, color }) => (
      <li key={`${label} ${link}`} style={{ "--ink": color } as CSSProperties}>
        <SmartLink href={link}>{label}</SmartLink>
      </li>
    ))}
  </ul>
);

/** The drawer of small screens: account, bag, shop and a menu of three levels (navigation-26). */
export const MobileMenu = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const { menu: entries } = useShellData();
  const menu = useNavMenu();
  const account = useAccountLink();
  const { itemCount } = useBasket();
  const dialog = useModalDialog(onClose);
  const [path, setPath] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (path.length > 0) heading.current?.focus();
  }, [path]);

  const [topId, groupTitle] = path;
  const entry = entries.find(({ id }) => id === topId);
  const node = menu?.menuItems.find((candidate, index) => (candidate.id ?? String(index)) === topId);
  const view = node && menuPanel(node);
  const group = view?.groups.find(({ title }) => title === groupTitle);

  return (
    <dialog
      {...dialog}
      className={c.drawer}
      aria-label={intl.formatMessage({ id: "menu.drawer", defaultMessage: "Menu" })}
    >
      <div className={c.inner}>
        <div className={c.head}>
          {path.length === 0 ? (
            <Logo stack />
          ) : (
            <button type="button" className={c.back} onClick={() => setPath(path.slice(0, -1))}>
              <Icon name="chevron-left" size="sm" />
              <FormattedMessage id="menu.back" defaultMessage="Back" />
            </button>
          )}
          <button
            type="button"
            className={c.close}
            onClick={onClose}
            aria-label={intl.formatMessage({ id: "menu.close", defaultMessage: "Close menu" })}
          >
            <Icon name="close" />
          </button>
        </div>
        {path.length === 0 && (
          <>
            <div className={c.quick}>
              <Link to={account.to}>
                <Icon name="account" size="sm" />
                {account.label}
              </Link>
              <Link to="/cart">
                <Icon name="bag" size="sm" />
                <FormattedMessage id="menu.bag" defaultMessage="Bag ({count})" values={{ count: itemCount }} />
              </Link>
            </div>
            <div className={c.shop}>
              <ShopSelector iconSize="sm" onOpen={onClose} />
            </div>
          </>
        )}
        <nav className={c.nav} aria-label={intl.formatMessage({ id: "menu.drawerNavigation", defaultMessage: "Menu" })}>
          {path.length > 0 && (
            <h2 className={c.title} ref={heading} tabIndex={-1}>
              {group?.title ?? entry?.label}
            </h2>
          )}
          {path.length === 0 && <TopLevel entries={entries} onOpen={(id) => setPath([id])} />}
          {entry && view && !group && (
            <SecondLevel entry={entry} view={view} onOpen={(title) => setPath([entry.id, title])} />
          )}
          {group && <ThirdLevel group={group} />}
        </nav>
      </div>
    </dialog>
  );
};
