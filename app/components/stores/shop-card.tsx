import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import type { Shop } from "#app/domain/stores/shop.ts";
import { DrawnFront } from "./drawn-front.tsx";
import { OpenToday } from "./open-today.tsx";
import { DirectionsLink, ShopAddress } from "./shop-address.tsx";
import { ShopPicture } from "./shop-picture.tsx";
import c from "./shop-card.styles.ts";
import { shopsPath } from "#config/brand.ts";

/** A shop of a list: its front, its address, what its door does today, and the ways to it. */
export const ShopCard = ({ shop }: { shop: Shop }) => (
  <li className={c.shop}>
    {shop.picture ? (
      <ShopPicture
        shop={shop}
        className={c.picture}
        sizes="(min-width: 1024px) 413px, (min-width: 768px) 44vw, 188px"
      />
    ) : (
      <DrawnFront className={c.picture} />
    )}
    <div>
      <h3 className={c.name}>{shop.name}</h3>
      <ShopAddress shop={shop} />
      <OpenToday shop={shop} />
      <p className={c.links}>
        <Link className={c.link} to={`${shopsPath}/${encodeURIComponent(shop.id)}`}>
          <FormattedMessage id="shops.details" defaultMessage="Shop Details" />
          <span className="vh">{` ${shop.name}`}</span>
        </Link>
        <DirectionsLink shop={shop} className={c.link} />
      </p>
    </div>
  </li>
);
