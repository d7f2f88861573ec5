import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { shopsPath, candyBoxPath } from "#config/brand.ts";

const columns = [
  {
    title: <FormattedMessage id="ownFooter.shop" defaultMessage="Shop" />,
    links: [
      { to: "/search", text: <FormattedMessage id="ownFooter.all" defaultMessage="All sweets" /> },
      { to: candyBoxPath, text: <FormattedMessage id="ownFooter.box" defaultMessage="Build a box" /> },
      { to: "/gift-finder", text: <FormattedMessage id="ownFooter.finder" defaultMessage="Gift finder" /> },
      { to: "/e-gift-cards", text: <FormattedMessage id="ownFooter.eGift" defaultMessage="E-gift cards" /> },
    ],
  },
  {
    title: <FormattedMessage id="ownFooter.help" defaultMessage="Help" />,
    links: [
      { to: "/track-order", text: <FormattedMessage id="ownFooter.track" defaultMessage="Track an order" /> },
      { to: shopsPath, text: <FormattedMessage id="ownFooter.shops" defaultMessage="Find a shop" /> },
      { to: "/account", text: <FormattedMessage id="ownFooter.account" defaultMessage="Your account" /> },
      { to: "/wishlist", text: <FormattedMessage id="ownFooter.wishlist" defaultMessage="Wishlist" /> },
    ],
  },
];

/** The footer's links while the merchant's own cannot be had: what the shop shows without managed content. */
export const OwnColumns = () => (
  <>
    {columns.map(({ title, links }, index) => (
      <FooterColumn key={links[0]?.to} id={`own-column-${index}`} title={title}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </FooterColumn>
    ))}
  </>
);
