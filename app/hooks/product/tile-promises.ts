import type { IntlShape } from "react-intl";
import { logProblem } from "#app/browser/log-problem.ts";
import { previewed } from "#app/browser/previewed-moment.ts";
import { askArrivals, type ArrivalDays } from "./ask-arrivals.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { isCustomerChanged } from "#app/commerce-api/commerce-api-error.ts";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import { wayBy } from "#app/domain/basket/ways-to-arrive.ts";
import { isAvailableAtShop, stockRecord } from "#app/domain/product/availability.ts";
import { leftAtShop } from "#app/domain/product/left-at-shop.ts";
import { asksShop, isSent } from "#app/domain/product/tile-action.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { isReadyToday, pickupReady } from "#app/domain/stores/pickup-ready.ts";
import { momentAtTime } from "#app/domain/stores/shop.ts";
import { toShop } from "#app/domain/stores/to-shop.ts";
import type { CountryCode } from "#config/countries/countries.ts";

/** What a tile promises. */
export interface TilePromise {
  /** How many pieces the chosen shop has; undefined where that is not known. */
  pieces?: number;
  /** When and where it is to be had; the shop's words where that has it. */
  words?: string;
  /** The words say when it arrives. */
  isSent?: true;
}

/** Promises of tiles by product. */
export type TilePromises = Readonly<Record<string, TilePromise>>;

/** Who asks, and for what place. */
interface Asking {
  api: CommerceApi;
  site: { country: CountryCode };
  intl: IntlShape;
  shop: SelectedShop | null;
  /** Where to; empty where that is not known. */
  postal: string;
  /** The day by which the list is to arrive. */
  day: string | undefined;
}

/** An answer, or what stands in for one that could not be had; the failure is logged (shops-16). */
const orElse = async <Value>(answer: Promise<Value>, otherwise: Value, what: string): Promise<Value> => {
  try {
    return await answer;
  } catch (error) {
    if (!isCustomerChanged(error)) logProblem(what, error);
    return otherwise;
  }
};

/** How many pieces a shop has of products and sizes; null where it could not be asked. */
const piecesAt = (ids: readonly string[], shopId: string, { api }: Asking) =>
  orElse<Readonly<Record<string, number>> | null>(
    api.stores.stock(ids, [shopId]).then((stock) =>
      Object.fromEntries(
        ids.map((id) => {
          const record = stock[id]?.[shopId];
          const stocked = record && stockRecord(record);
          return [id, stocked && isAvailableAtShop(stocked) ? stocked.ats : 0];
        }),
      ),
    ),
    null,
    "The stock of the shop could not be asked for.",
  );

/** From when a shop would hand out what is ordered now, in words; undefined where it tells no times. */
const readyWords = async (shopId: string, { api, intl }: Asking): Promise<string | undefined> => {
  const [store] = await orElse(api.stores.get([shopId]), [], "The hours of the shop could not be asked for.");
  const now = new Date(Date.now() + (previewed.aheadMs ?? 0));
  const ready = store && pickupReady(toShop({ ...store }), now);
  if (!ready) return undefined;
  const time = intl.formatTime(momentAtTime(ready.at), {
    hour: "numeric",
    ...(!ready.at.endsWith(":00") && { minute: "2-digit" }),
    timeZone: "UTC",
  });
  if (isReadyToday(ready, now)) return time;
  return `${intl.formatDate(`${ready.date}T12:00:00Z`, { weekday: "short", timeZone: "UTC" })} ${time}`;
};

const shopWords = (
  tile: ProductTile,
  pieces: Readonly<Record<string, number>>,
  shop: string,
  when: string | undefined,
  { formatMessage }: IntlShape,
): string | undefined => {
  const left = leftAtShop(tile, pieces);
  if (left.kind === "plenty" && when === undefined) return undefined;
  const where =
    left.kind === "few"
      ? formatMessage(
          { id: "tile.fewAtShop", defaultMessage: "{count, number} left at {shop}" },
          { count: left.count, shop },
        )
      : left.kind === "size"
        ? left.count === undefined
          ? formatMessage({ id: "tile.sizeAtShop", defaultMessage: "Size {size} at {shop}" }, { size: left.size, shop })
          : formatMessage(
              { id: "tile.fewOfSizeAtShop", defaultMessage: "Size {size}: {count, number} left at {shop}" },
              { size: left.size, count: left.count, shop },
            )
        : left.kind === "sizes"
          ? formatMessage(
              { id: "tile.sizesAtShop", defaultMessage: "{count, number} of {all, number} sizes at {shop}" },
              { count: left.count, all: left.all, shop },
            )
          : formatMessage({ id: "tile.atShop", defaultMessage: "At {shop}" }, { shop });
  return when === undefined
    ? where
    : formatMessage({ id: "tile.ready", defaultMessage: "{where}, ready {when}" }, { where, when });
};

const dayWords = (ways: readonly ArrivalDays[], { intl, day }: Asking): string | undefined => {
  const way = wayBy(ways, day);
  if (!way) return undefined;
  const latest = intl.formatDate(`${way.latest}T12:00:00Z`, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return way === ways[0]
    ? intl.formatMessage({ id: "tile.arrives", defaultMessage: "By {day}" }, { day: latest })
    : intl.formatMessage({ id: "tile.arrivesFaster", defaultMessage: "By {day}, faster shipping" }, { day: latest });
};

/** What the chosen shop has of tiles, and in words what of them it would hand out when. */
const atShop = async (tiles: readonly ProductTile[], shop: SelectedShop, asking: Asking): Promise<TilePromises> => {
  const asked = tiles.filter(asksShop);
  if (asked.length === 0) return {};
  const whole = await piecesAt(
    asked.map(({ id }) => id),
    shop.id,
    asking,
  );
  if (!whole) return {};
  const there = asked.filter(({ id }) => (whole[id] ?? 0) > 0);
  const sizes = there.flatMap(({ sizes: all = [] }) => all.map(({ id }) => id));
  const [ofSizes, when] = await Promise.all([
    sizes.length > 0 ? piecesAt(sizes, shop.id, asking) : null,
    there.length > 0 ? readyWords(shop.id, asking) : undefined,
  ]);
  return Object.fromEntries(
    asked.map((tile) => {
      const pieces = whole[tile.id] ?? 0;
      const words = pieces > 0 ? shopWords(tile, { ...whole, ...ofSizes }, shop.name, when, asking.intl) : undefined;
      return [tile.id, { pieces, ...(words !== undefined && { words }) }];
    }),
  );
};

/**
 * Asks what tiles promise: the chosen shop once for all that it may hand out, then when the others arrive. What cannot
 * be asked is logged, and nothing is promised.
 */
export const askTilePromises = async (tiles: readonly ProductTile[], asking: Asking): Promise<TilePromises> => {
  const { api, site, shop, postal, day } = asking;
  const there = shop ? await atShop(tiles, shop, asking) : {};
  const others = tiles.filter((tile) => isSent(tile) && (day !== undefined || !there[tile.id]?.pieces));
  const days =
    postal === "" || others.length === 0
      ? {}
      : await orElse(
          askArrivals(
            api.transports.site,
            site.country,
            postal,
            others.map(({ id }) => id),
          ),
          {},
          "The day of arrival could not be asked for.",
        );
  return Object.fromEntries(
    tiles.map(({ id }) => {
      const words = dayWords(days[id] ?? [], asking);
      return [id, { ...there[id], ...(words !== undefined && { words, isSent: true as const }) }];
    }),
  );
};
