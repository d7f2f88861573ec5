import type { CSSProperties } from "react";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { mediaUrl } from "#app/domain/content/media.ts";
import { menuPanel, type MenuLink, type MenuPromo } from "#app/domain/content/menu-panel.ts";
import c from "./menu-panel.styles.ts";
import { useNavMenu } from "./use-nav-menu.ts";

const PROMO_WIDTH = 452;

const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={c.list}>
    {links.map(({ label, link, color }) => (
      <li key={`${label} ${link}`} style={{ "--ink": color } as CSSProperties}>
        <SmartLink href={link}>{label}</SmartLink>
      </li>
    ))}
  </ul>
);

const Promo = ({ promo: { title, link, linkText, media } }: { promo: MenuPromo }) => {
  const src = media && mediaUrl(media, PROMO_WIDTH);
  return (
    <SmartLink className={c.promo} href={link}>
      <span className={c.promoTitle}>{title}</span>
      {linkText && <span className={c.promoLink}>{linkText}</span>}
      {src && <img src={src} alt={media.alt ?? ""} width={226} height={226} />}
    </SmartLink>
  );
};

/** What opens under a top entry: a list of links, or columns with a promo (navigation-21). */
export const MenuPanel = ({ entryId }: { entryId: string }) => {
  const menu = useNavMenu();
  const node = menu?.menuItems.find((entry, index) => (entry.id ?? String(index)) === entryId);
  if (!node) return null;
  const { links, groups, promos } = menuPanel(node);
  if (groups.length === 0)
    return (
      <div id={`menu-${entryId}`} className={c.narrow} data-panel="">
        <Links links={links} />
      </div>
    );
  return (
    <div id={`menu-${entryId}`} className={c.wide} data-panel="">
      <div className={c.inner}>
        {groups.map((group) => (
          <div key={group.title}>
            <p className={c.title}>{group.title}</p>
            <Links links={group.links} />
          </div>
        ))}
        {promos.slice(0, 1).map((promo) => (
          <Promo key={promo.title} promo={promo} />
        ))}
      </div>
    </div>
  );
};
