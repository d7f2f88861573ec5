import { FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { isMaintenance, UNEXPECTED } from "#app/commerce-api/commerce-api-error.ts";
import { ShopAccordion, stateAnchor } from "#app/components/stores/shop-accordion.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { toPickupShop, type PickupShop } from "#app/domain/stores/pickup-shop.ts";
import { shopsByState } from "#app/domain/stores/shops-by-state.ts";
import { isListed } from "#app/domain/stores/to-shop.ts";
import { noStore, pageCache, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { ShopFinder } from "./shop-finder.tsx";
import { brand, shopsPath } from "#config/brand.ts";
import c from "./find-a-shop-page.styles.ts";

/** All shops of the site's list; null when the backend cannot say, an answer nobody keeps. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  try {
    const stores = await context.get(commerceApiContext).stores.all();
    return data<PickupShop[] | null>(stores.filter(isListed).map(toPickupShop), { headers: pageCache });
  } catch (error) {
    if (isMaintenance(error)) throw error;
    return data<PickupShop[] | null>(null, { status: 502, headers: noStore });
  }
};

/** Head of the list of shops. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.shops", defaultMessage: "Find a shop" }),
  description: intl.formatMessage(
    {
      id: "title.shopsHint",
      defaultMessage: "Every {brand} shop, with its address, phone number and directions.",
    },
    { brand: brand.name },
  ),
  canonicalPath: shopsPath,
});

/** From this number of states on, a row of links leads to each. */
const MANY_STATES = 4;

/** The states with shops, as a row of small windows: each leads to its shops below. */
const States = ({ shops }: { shops: readonly PickupShop[] }) => {
  const intl = useIntl();
  const groups = shopsByState(shops, intl.locale);
  if (groups.length < MANY_STATES) return null;
  return (
    <nav
      className={c.states}
      aria-label={intl.formatMessage({ id: "shops.states", defaultMessage: "States and provinces" })}
    >
      {groups.map(({ state, shops: here }) => (
        <a key={state} href={`#${stateAnchor(here)}`}>
          <span className={c.count} aria-hidden="true">
            {here.length}
          </span>
          {state}
        </a>
      ))}
    </nav>
  );
};

/** 'Find a shop': a search with a map (shops-20), and the site's shops in an accordion of states (shops-1). */
export default function FindAShopPage() {
  const shops = useLoaderData<typeof loader>();
  const { phone } = useSite();
  return (
    <div className={`wrap ${c.page}`}>
      <h1 className={c.title}>
        <FormattedMessage id="shops.title" defaultMessage="Find a shop" />
      </h1>
      {shops === null ? (
        <Note tone="error">
          <ShopperWords message={UNEXPECTED} />
        </Note>
      ) : shops.length === 0 ? (
        <p className={c.lede}>
          <FormattedMessage
            id="shops.none"
            defaultMessage="We don’t have a shop here yet. Call us at {phone} and we’ll ship your sweets."
            values={{ phone }}
          />
        </p>
      ) : (
        <p className={c.lede}>
          <FormattedMessage
            id="shops.lede"
            defaultMessage="{count, plural, one {One window} other {# windows}} to lean through. Search around you, or pick a state or province."
            values={{ count: shops.length }}
          />
        </p>
      )}
      {shops !== null && shops.length > 0 && <ShopFinder shops={shops} />}
      <States shops={shops ?? []} />
      <ShopAccordion shops={shops ?? []} isOpen />
    </div>
  );
}
