import { FormattedMessage, useIntl } from "react-intl";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile } from "#app/domain/product/tile.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./alternatives.styles.ts";

/** How many are shown, and how many are asked for, since some of them may be gone too. */
const SHOWN = 3;
const ASKED = 12;

/** What most people buy of the same category, as far as it is to be had: three ways on from a product that is not. */
export const Alternatives = ({ productId, categoryId }: { productId: string; categoryId: string }) => {
  const intl = useIntl();
  const { search, products } = useCommerceApi();
  const site = useSite();
  const load = async () => {
    const { hits } = await search.products({
      refine: [`cgid=${categoryId}`],
      sort: "most-popular",
      limit: ASKED,
      offset: 0,
      expand: ["none"],
    });
    const others = hits.map((hit) => hit.productId).filter((id) => id !== productId);
    if (others.length === 0) return [];
    const tiles = (await products.getMany(others)).map((product) => toTile(product, site));
    return tiles.filter(({ status, addId }) => !status && addId !== undefined).slice(0, SHOWN);
  };
  const { value: tiles = [] } = useAnswer(
    `alternatives ${categoryId} ${productId}`,
    load,
    "What is to be had instead could not be asked for.",
  );
  if (tiles.length === 0) return null;
  return (
    <section className={c.box} aria-labelledby="alternatives">
      <h2 id="alternatives" className={c.title}>
        <FormattedMessage id="alternatives.title" defaultMessage="Here today instead" />
      </h2>
      <ul className={c.list}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link className={c.row} to={tile.link}>
              <LinePicture product={{ image: tile.image, color: tile.color }} isSmall />
              <span>
                <b>{tile.name}</b>
                {tile.price && (
                  <span className={c.price}>
                    <PriceLineText line={tile.price} currency={site.currency} intl={intl} freeAtZero />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
