import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { compareLink, MOST_COMPARED } from "#app/domain/product/comparison.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { addCompared, useCompared } from "#app/hooks/product/use-compared.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";
import c from "./compare.styles.ts";

const none: ReadonlyMap<string, ProductTile> = new Map();

/** The products of some ids as tiles; those the catalogue no longer has are left out. */
const useTiles = (ids: readonly string[]): ReadonlyMap<string, ProductTile> => {
  const { products } = useCommerceApi();
  const site = useSite();
  const key = ids.join(" ");
  const { value } = useAnswer(
    key && `tiles ${key}`,
    async () => new Map((await products.getMany(key.split(" "))).map((product) => [product.id, toTile(product, site)])),
    "The products to compare could not be asked for.",
  );
  return useLastKnown(value) ?? none;
};

/** Chooses a product to be compared and shows what is chosen so far: up to four, each can be taken out again. */
export const Compare = ({ productId, onClose }: { productId: string; onClose: () => void }) => {
  const intl = useIntl();
  const { ids, keep } = useCompared();
  const tiles = useTiles(ids);
  // Before what is kept is read for the first time; a second try of the same adds nothing.
  const [isFull, setFull] = useState(() => !addCompared(productId));
  return (
    <SideSheet
      title={intl.formatMessage({ id: "compare.title", defaultMessage: "Compare sweets" })}
      onClose={onClose}
      footer={
        <div className={c.actions}>
          {ids.length > 1 && (
            <Link className={c.compare} to={compareLink(ids)}>
              <FormattedMessage
                id="compare.open"
                defaultMessage="Compare these {count, number}"
                values={{ count: ids.length }}
              />
            </Link>
          )}
          <button type="button" className={c.go} onClick={onClose}>
            <FormattedMessage id="compare.more" defaultMessage="Choose more" />
          </button>
        </div>
      }
    >
      {isFull && (
        <Note tone="info">
          <FormattedMessage
            id="compare.full"
            defaultMessage="You can compare up to {most, number}. Remove one to add another."
            values={{ most: MOST_COMPARED }}
          />
        </Note>
      )}
      <ul className={c.list} aria-label={intl.formatMessage({ id: "compare.chosen", defaultMessage: "Chosen sweets" })}>
        {ids.map((id) => {
          const tile = tiles.get(id);
          const name = tile?.name ?? id;
          return (
            <li key={id} className={c.line}>
              <span className={c.picture}>
                {tile?.image && <img src={imageUrl(tile.image.src, { width: 144 })} alt="" width={72} height={72} />}
              </span>
              <span className={c.name}>{name}</span>
              <button
                type="button"
                className={c.remove}
                aria-label={intl.formatMessage({ id: "compare.remove", defaultMessage: "Remove {name}" }, { name })}
                onClick={() => {
                  setFull(false);
                  keep(ids.filter((each) => each !== id));
                }}
              >
                <Icon name="close" size="sm" />
              </button>
            </li>
          );
        })}
      </ul>
      {ids.length < 2 && (
        <p className={c.hint}>
          <FormattedMessage id="compare.hint" defaultMessage="Choose at least two to see them side by side." />
        </p>
      )}
    </SideSheet>
  );
};
