import { geoConicEqualArea, type GeoProjection } from "d3-geo";
import type { Shop } from "#app/domain/stores/shop.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import outline from "./map-outline.json";
import c from "./shop-map.styles.ts";
import { shopsPath } from "#config/brand.ts";

/** A shop on the map; one with a rank stands in the list beside it. */
export interface MappedShop {
  shop: Shop;
  rank?: number;
}

/** Least width of what is shown, in units of the outline: some 150 miles. */
const LEAST_WIDTH = 50;
/** Width and height of the picture, as the page keeps its place. */
const ASPECT = 16 / 10;
/** Width of a marker as a part of what is shown. */
const MARKER = { ranked: 0.046, all: 0.03, other: 0.026 };

const { parallels, rotate, scale, translate } = outline.projection;
const projection: GeoProjection = geoConicEqualArea()
  .parallels(parallels as [number, number])
  .rotate(rotate as [number, number])
  .scale(scale)
  .translate(translate as [number, number]);

const pointOf = ({ place }: Shop): [number, number] | null =>
  place ? projection([place.longitude, place.latitude]) : null;

/** What of the outline is shown so that all points are in it, with room around them. */
const viewOf = (points: readonly [number, number][]) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * 1.25, (bottom - top) * 1.35 * ASPECT, LEAST_WIDTH);
  const height = width / ASPECT;
  return { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height / 2, width, height };
};

/** All of the outline; what lies far from the rest, such as an island, is found by a search. */
const whole = (() => {
  const width = Math.max(outline.width * 1.04, outline.height * 1.04 * ASPECT);
  const height = width / ASPECT;
  return { x: (outline.width - width) / 2, y: (outline.height - height) / 2, width, height };
})();

/**
 * The shops on a drawn map, which nobody else is asked for: those with a rank, or all of them. The list beside it says
 * the same in words, so that it is a picture to whoever cannot see it; a pointer may follow a marker to its shop.
 */
export function ShopMap({ shops }: { shops: readonly MappedShop[] }) {
  const navigate = useNavigate();
  const known = shops.flatMap(({ shop, rank }) => {
    const point = pointOf(shop);
    return point ? [{ shop, rank, point }] : [];
  });
  const ranked = known.filter(({ rank }) => rank !== undefined);
  if (known.length === 0) return null;
  const isOverview = ranked.length === 0 && known.length > 1;
  const view = isOverview ? whole : viewOf((ranked.length > 0 ? ranked : known).map(({ point }) => point));
  // The nearest lies on top.
  const drawn = known.toSorted((one, other) => (other.rank ?? Infinity) - (one.rank ?? Infinity));
  return (
    <svg
      className={c.map}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={c.land} d={outline.land} />
      <path className={c.borders} d={outline.borders} />
      {drawn.map(({ shop, rank, point: [x, y] }) => {
        const isRanked = rank !== undefined;
        const part = isOverview ? MARKER.all : isRanked || ranked.length === 0 ? MARKER.ranked : MARKER.other;
        const unit = view.width * part;
        return (
          <g key={shop.id} transform={`translate(${x} ${y}) scale(${unit / 20})`}>
            <g
              className={isRanked || ranked.length === 0 ? c.marker : c.other}
              onClick={() => void navigate(`${shopsPath}/${encodeURIComponent(shop.id)}`)}
            >
              <title>{`${shop.name}, ${shop.city}`}</title>
              <path d="M-9 0V-13a9 9 0 0 1 18 0V0Z" />
              {isRanked && (
                <text x="0" y="-6.5" textAnchor="middle">
                  {rank}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
