import { FormattedMessage } from "react-intl";
import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { isMaintenance, UNEXPECTED_MESSAGE } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { isListed, shopsByState, toShop, type Shop } from "#app/domain/stores/shop.ts";
import { noStore, pageCache, type PageMeta } from "#app/route-module.tsx";
import { commerceApiContext } from "#app/router-context.ts";
import c from "./find-a-shop-page.styles.ts";
import { DirectionsLink, ShopAddress } from "./shop-address.tsx";

/** All shops of the site's list; null when the backend cannot say, an answer nobody keeps. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  try {
    const stores = await context.get(commerceApiContext).stores.all();
    return data<Shop[] | null>(stores.filter(isListed).map(toShop), { headers: pageCache });
  } catch (error) {
    if (isMaintenance(error)) throw error;
    return data<Shop[] | null>(null, { status: 502, headers: noStore });
  }
};

/** Head of the list of shops. */
export const meta = (): PageMeta => ({
  title: "Find a shop",
  description: "Every Wickett & Plum shop, with its address, telephone number and the way there.",
  canonicalPath: "/chocolateshops",
});

const ShopItem = ({ shop }: { shop: Shop }) => (
  <li className={c.shop}>
    <h3 className={c.name}>{shop.name}</h3>
    {shop.isTemporarilyClosed && (
      <p className={c.closed}>
        <FormattedMessage id="shops.temporarilyClosed" defaultMessage="Temporarily closed" />
      </p>
    )}
    <ShopAddress shop={shop} />
    <p className={c.links}>
      <Link className={c.link} to={`/chocolateshops/${encodeURIComponent(shop.id)}`}>
        <FormattedMessage id="shops.details" defaultMessage="Shop Details" />
        <span className="vh">{` ${shop.name}`}</span>
      </Link>
      <DirectionsLink shop={shop} className={c.link} />
    </p>
  </li>
);

/** 'Find a shop': the site's shops in an accordion of states (specification 3, section 2). */
export default function FindAShopPage() {
  const shops = useLoaderData<typeof loader>();
  const { phone } = useSite();
  const groups = shopsByState(shops ?? []);
  return (
    <div className={`wrap ${c.page}`}>
      <h1 className={c.title}>
        <FormattedMessage id="shops.title" defaultMessage="Find a shop" />
      </h1>
      {shops === null ? (
        <Note tone="error">{UNEXPECTED_MESSAGE}</Note>
      ) : groups.length === 0 ? (
        <p className={c.lede}>
          <FormattedMessage
            id="shops.none"
            defaultMessage="We have no shop here yet. Call us at {phone} and we will send your sweets."
            values={{ phone }}
          />
        </p>
      ) : (
        <p className={c.lede}>
          <FormattedMessage
            id="shops.lede"
            defaultMessage="{count, plural, one {One window} other {# windows}} to lean through. Pick a state or province."
            values={{ count: shops.length }}
          />
        </p>
      )}
      {groups.map((group) => (
        <details key={group.state} className={c.state} open>
          <summary>
            <h2 className={c.stateName}>
              {group.state} <span>({group.shops.length})</span>
            </h2>
            <Icon name="chevron-down" />
          </summary>
          <ul className={c.shops}>
            {group.shops.map((shop) => (
              <ShopItem key={shop.id} shop={shop} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
