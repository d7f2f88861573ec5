import { useState } from "react";
import { useIntl } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import { asksShop, isSent } from "#app/domain/product/tile-action.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { TilePromise, TilePromises } from "./tile-promises.ts";
import { useToldPostalCode } from "./use-told-postal-code.ts";

/** What is promised is asked for again after so long. */
const KEPT_MS = 600_000;

const none: TilePromises = {};

/**
 * What the tiles of a page promise whoever has chosen a shop or told a postal code, by product: how many pieces the
 * shop has, and in words when it hands them out, else the day they arrive. It is asked for after mount, with its code:
 * the page itself is the same for every shopper. What is not in it is not known.
 */
export const useTilePromises = (
  tiles: readonly ProductTile[],
  shop: SelectedShop | null,
  arrivesBy?: ArrivesBy,
): TilePromises => {
  const api = useCommerceApi();
  const site = useSite();
  const intl = useIntl();
  const [told] = useToldPostalCode();
  const now = useNow(KEPT_MS);
  const postal = arrivesBy?.to ?? told ?? shop?.postalCode ?? "";
  const place = `${shop?.id} ${postal} ${arrivesBy?.day}`;
  const [known, setKnown] = useState({ place, now, promises: none });
  const promises = known.place === place ? known.promises : none;
  const isFresh = known.place === place && known.now === now;
  const missing = tiles.filter(
    (tile) => !(isFresh && promises[tile.id]) && ((shop !== null && asksShop(tile)) || (postal !== "" && isSent(tile))),
  );
  const { value: found } = useAnswer<Readonly<Record<string, TilePromise>>>(
    now !== null && missing.length > 0 ? `promises ${place} ${now}: ${missing.map(({ id }) => id).join(" ")}` : null,
    async () =>
      (await import(/* webpackChunkName: "tile-promises" */ "./tile-promises.ts")).askTilePromises(missing, {
        api,
        site,
        intl,
        shop,
        postal,
        day: arrivesBy?.day,
      }),
    "What the tiles promise could not be asked for.",
  );
  // What is known is missing no more, so this comes to rest.
  if (found) setKnown({ place, now, promises: { ...promises, ...found } });

  return promises;
};
