import { type CSSProperties, type ReactNode, useRef } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import type { Product } from "#app/commerce-api/products.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import tileStyles from "#app/components/product/product-tile.styles.ts";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { RatingText } from "#app/components/product/rating-text.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import { useCompared } from "#app/hooks/product/use-compared.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { comparedIn, compareLink, toCompared, type ComparedProduct } from "#app/domain/product/comparison.ts";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import { CompareTools } from "./compare-tools.tsx";
import { windowColors } from "#app/domain/product/window-color.ts";
import { type HeadContext, noStore, type PageMeta } from "#app/navigation/route-module.ts";
import { units } from "#config/countries/formats.ts";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import c from "./compare-page.styles.ts";

/** Loads the products that the address names; those that there are not are left out. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const ids = comparedIn(new URL(request.url).searchParams);
  const site = context.get(siteContext);
  const products: Product[] = await context.get(commerceApiContext).products.getMany(ids);
  return data<ComparedProduct[]>(
    products.map((product) => toCompared(product, site)),
    { headers: noStore },
  );
};

/** Head of the comparison; search engines leave it out, since it says nothing that the products' own pages do not. */
export const meta = (products: ComparedProduct[], { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.compare", defaultMessage: "Compare sweets" }),
  canonicalPath: compareLink(products.map(({ tile }) => tile.id)),
  robots: "noindex",
});

const dietary = defineMessages({
  dairyFree: { id: "dietary.dairyFree", defaultMessage: "Dairy free" },
  nutFree: { id: "dietary.nutFree", defaultMessage: "Nut free" },
  glutenFree: { id: "dietary.glutenFree", defaultMessage: "Gluten free" },
  noSugar: { id: "dietary.noSugar", defaultMessage: "No sugar" },
  kosher: { id: "dietary.kosher", defaultMessage: "Kosher" },
});

const List = ({ items }: { items: readonly string[] }) =>
  items.length > 0 ? (
    <ul className={c.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ) : (
    <Nothing />
  );

const Nothing = () => (
  <span className={c.none}>
    <FormattedMessage id="compare.nothing" defaultMessage="Not listed" />
  </span>
);

const GRAMS_PER_OUNCE = 28.349523125;

/** What the sizes weigh, from the lightest to the heaviest: ounces first where the shop counts in them. */
const Weight = ({ grams }: { grams: readonly number[] }) => {
  const intl = useIntl();
  const { country } = useSite();
  const [least] = grams;
  const most = grams.at(-1);
  if (least === undefined || most === undefined) return <Nothing />;
  const written = (weight: number) => {
    const metric =
      weight < 1000
        ? intl.formatNumber(weight, { style: "unit", unit: "gram" })
        : intl.formatNumber(weight / 1000, { style: "unit", unit: "kilogram", maximumFractionDigits: 2 });
    if (units[country].weight === "gram") return metric;
    const ounces = weight / GRAMS_PER_OUNCE;
    return `${intl.formatNumber(ounces, { style: "unit", unit: "ounce", maximumFractionDigits: 1 })} (${metric})`;
  };
  return least === most ? (
    written(least)
  ) : (
    <FormattedMessage
      id="compare.weightRange"
      defaultMessage="{least} to {most}"
      values={{ least: written(least), most: written(most) }}
    />
  );
};

/** Up to four products side by side: price, sizes, weight, rating, allergens, who may eat them, and how they travel. */
export default function ComparePage() {
  const intl = useIntl();
  const { currency } = useSite();
  const products = useLoaderData<typeof loader>();
  const { addToBasket, state } = useAddToBasket();
  const { open } = useSidebar();
  const { ids, keep } = useCompared();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = async (tile: ProductTile) => {
    if (tile.hasOptions) return open("product-options", { productId: tile.id });
    if (!tile.addId) return;
    const { name, image, color } = tile;
    await addToBasket([{ productId: tile.addId, quantity: 1, name, image: image?.src, color }]);
  };
  const letGo = ({ id, name }: ProductTile) => {
    keep(ids.filter((each) => each !== id));
    heading.current?.focus();
    announce(intl.formatMessage({ id: "compare.removed", defaultMessage: "{name} is no longer compared." }, { name }));
    const left = products.map(({ tile }) => tile.id).filter((each) => each !== id);
    void navigate(left.length > 0 ? compareLink(left) : "/compare", { preventScrollReset: true });
  };
  const grounds = windowColors(products.map(({ tile }) => tile.color));
  const title = <FormattedMessage id="compare.title" defaultMessage="Compare sweets" />;
  const row = (name: ReactNode, cell: (product: ComparedProduct) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {products.map((product) => (
        <td key={product.tile.id}>{cell(product)}</td>
      ))}
    </tr>
  );
  if (products.length === 0)
    return (
      <div className={`wrap ${c.page}`}>
        <h1 className={c.title}>{title}</h1>
        <div className={c.empty} style={emptyCup}>
          <h2 className={c.emptyTitle}>
            <FormattedMessage id="compare.emptyTitle" defaultMessage="Nothing to compare yet" />
          </h2>
          <p>
            <FormattedMessage id="compare.empty" defaultMessage="Select “Compare” on two or more sweets." />
          </p>
          <Link className={c.button} to="/search">
            <FormattedMessage id="compare.browse" defaultMessage="See all sweets" />
          </Link>
        </div>
      </div>
    );
  return (
    <div className={`wrap ${c.page}`}>
      <h1 className={c.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <PageError message={state.status === "error" ? state.message : null} />
      <section
        className={c.scroll}
        data-fits={products.length <= 2 ? "" : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reachable with the keyboard
        tabIndex={0}
        aria-labelledby="compare-caption"
      >
        <table className={c.table} style={{ "--columns": products.length } as CSSProperties}>
          <caption className="vh" id="compare-caption">
            <FormattedMessage id="compare.caption" defaultMessage="Sweets side by side" />
          </caption>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {products.map(({ tile, tone }, index) => (
                <td key={tile.id} aria-hidden="true">
                  <span
                    className={c.window}
                    data-shot={tone ? "" : undefined}
                    style={{ "--bg": tone ?? `var(--wp-colors-${grounds[index]}-300)` } as CSSProperties}
                  >
                    {tile.image && (
                      <img
                        src={imageUrl(tile.image.src, { width: TILE_WIDTH })}
                        alt=""
                        width={TILE_WIDTH}
                        height={TILE_WIDTH}
                      />
                    )}
                  </span>
                </td>
              ))}
            </tr>
            <tr>
              <td>
                <span className="vh">
                  <FormattedMessage id="compare.corner" defaultMessage="What is compared" />
                </span>
              </td>
              {products.map(({ tile }) => (
                <th key={tile.id} scope="col" className={c.name}>
                  <Link to={tile.link}>{tile.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(
              <FormattedMessage id="compare.price" defaultMessage="Price" />,
              ({ tile }) =>
                tile.price && <PriceLineText line={tile.price} currency={currency} intl={intl} freeAtZero />,
            )}
            {row(<FormattedMessage id="compare.sizes" defaultMessage="Sizes" />, ({ sizes }) =>
              sizes.length > 0 ? (
                <List items={sizes} />
              ) : (
                <FormattedMessage id="compare.oneSize" defaultMessage="One size" />
              ),
            )}
            {row(<FormattedMessage id="compare.weight" defaultMessage="Weight" />, ({ weights }) => (
              <Weight grams={weights} />
            ))}
            {row(<FormattedMessage id="compare.rating" defaultMessage="Rating" />, ({ tile }) =>
              tile.rating ? (
                <RatingText rating={tile.rating} intl={intl} className={tileStyles.rating} />
              ) : (
                <FormattedMessage id="compare.noRating" defaultMessage="No reviews yet" />
              ),
            )}
            {row(
              <FormattedMessage id="compare.allergens" defaultMessage="Allergens" />,
              ({ allergens }) => allergens ?? <Nothing />,
            )}
            {row(<FormattedMessage id="compare.dietary" defaultMessage="Good to know" />, (product) => (
              <List items={product.dietary.map((mark) => intl.formatMessage(dietary[mark]))} />
            ))}
            {row(<FormattedMessage id="compare.shipping" defaultMessage="Shipping" />, ({ isMeltable }) =>
              isMeltable ? (
                <FormattedMessage id="product.meltable" defaultMessage="Ships cold in warm weather" />
              ) : (
                <FormattedMessage id="compare.anyWeather" defaultMessage="Travels in any weather" />
              ),
            )}
            {row(
              <span className="vh">
                <FormattedMessage id="compare.tools" defaultMessage="Choose" />
              </span>,
              ({ tile }) => (
                <CompareTools
                  tile={tile}
                  isBusy={state.status === "pending"}
                  onAdd={() => void add(tile)}
                  onRemove={() => letGo(tile)}
                />
              ),
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
