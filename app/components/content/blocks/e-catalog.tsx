import loadable from "@loadable/component";
import { type CSSProperties, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { type Fields, mediaOf, partsOf, textOf, textsOf } from "#app/domain/content/content-fields.ts";
import { type ContentMedia, mediaUrl } from "#app/domain/content/media.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { useReducedMotion } from "#app/browser/use-reduced-motion.ts";
import type { BlockProps } from "../block-props.ts";
import { usePageRail } from "./use-page-rail.ts";
import c from "./e-catalog.styles.ts";

const PictureZoom = loadable(
  () => import(/* webpackChunkName: "picture-zoom" */ "#app/components/ui/picture-zoom.tsx"),
  { resolveComponent: (module) => module.PictureZoom },
);

/** Widths a page's picture comes in, in pixels. */
const WIDTHS = [480, 960] as const;

/** Height of a page to its width: that of a Letter sheet. */
const RATIO = 11 / 8.5;

/** A product on a page; `place` is where it stands there, in percent, for styles. */
interface Spot {
  tile: ProductTile;
  place?: CSSProperties;
}

interface Page {
  media: ContentMedia;
  title: string;
  text: string | undefined;
  spots: Spot[];
}

const percentOf = (value: unknown): number | undefined =>
  typeof value === "number" && value >= 0 && value <= 100 ? value : undefined;

const placeOf = (part: Fields): CSSProperties | undefined => {
  const [left, top, width, height] = ["left", "top", "width", "height"].map((name) => percentOf(part[name]));
  if (left === undefined || top === undefined || width === undefined || height === undefined) return undefined;
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
};

/** Pages with a picture and a title; the others are left out, and so are products that cannot be shown. */
const pagesOf = (fields: Fields, tiles: readonly ProductTile[]): Page[] =>
  partsOf(fields, "pages").flatMap((part) => {
    const media = mediaOf(part);
    const title = textOf(part, "title");
    if (!media || !title) return [];
    const places = partsOf(part, "places");
    const spots = textsOf(part, "productIds").flatMap((id): Spot[] => {
      const tile = tiles.find((each) => each.id === id);
      const place = placeOf(places.find(({ productId }) => productId === id) ?? {});
      return tile ? [{ tile, ...(place && { place }) }] : [];
    });
    return [{ media, title, text: textOf(part, "text"), spots }];
  });

/** The links of a page: over what they lead to where that is known, in a list below the page elsewhere. */
function PageLinks({ spots, isPlaced }: { spots: readonly Spot[]; isPlaced: boolean }) {
  const intl = useIntl();
  const { currency } = useSite();
  const shown = spots.filter(({ place }) => (place !== undefined) === isPlaced);
  if (shown.length === 0) return null;
  return (
    <ul className={isPlaced ? c.spots : c.products}>
      {shown.map(({ tile, place }) => (
        <li key={tile.id}>
          <a className={isPlaced ? c.spot : c.link} style={place} href={tile.link}>
            <span className={isPlaced ? "vh" : undefined}>
              {tile.name}
              {tile.price && (
                <>
                  {", "}
                  <PriceLineText line={tile.price} currency={currency} intl={intl} freeAtZero />
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * A catalog to leaf through: by its buttons, by keys, by swiping. Each page is a picture that can be enlarged, its
 * words for those who cannot see it, and links to the products on it. Without scripts it is a row that scrolls.
 */
export const ECatalog = ({ fields, tiles = [] }: BlockProps) => {
  const intl = useIntl();
  const pages = pagesOf(fields, tiles);
  const { rail, first, last, turn, goTo } = usePageRail(pages.length, useReducedMotion());
  const [zoomed, setZoomed] = useState<number | null>(null);
  const headline = textOf(fields, "headline");
  if (pages.length === 0) return null;
  const PageTitle = headline ? "h3" : "h2";
  const label = headline ?? intl.formatMessage({ id: "eCatalog.label", defaultMessage: "Catalog" });
  const nameOf = (index: number) =>
    intl.formatMessage(
      { id: "eCatalog.page", defaultMessage: "Page {number}: {title}" },
      { number: index + 1, title: pages[index]?.title ?? "" },
    );

  return (
    <div className="section">
      <div className={`wrap ${c.book}`}>
        {headline && <h2 className={c.title}>{headline}</h2>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
        <section ref={rail} className={c.rail} aria-label={label} tabIndex={0}>
          <ol className={c.pages}>
            {pages.map(({ media, title, text, spots }, index) => (
              <li key={index} className={c.page}>
                <div className="vh">
                  <PageTitle>{nameOf(index)}</PageTitle>
                  {text && <Markdown text={text} />}
                </div>
                <div className={c.sheet}>
                  <img
                    src={mediaUrl(media, WIDTHS[1])}
                    srcSet={WIDTHS.map((width) => `${mediaUrl(media, width)} ${width}w`).join(", ")}
                    sizes="(min-width: 768px) 480px, 90vw"
                    alt=""
                    width={WIDTHS[1]}
                    height={Math.round(WIDTHS[1] * RATIO)}
                    loading="lazy"
                  />
                  <PageLinks spots={spots} isPlaced />
                  <button
                    type="button"
                    className={c.enlarge}
                    aria-haspopup="dialog"
                    aria-label={intl.formatMessage(
                      { id: "eCatalog.enlarge", defaultMessage: "Enlarge page {number}: {title}" },
                      { number: index + 1, title },
                    )}
                    onClick={() => setZoomed(index)}
                  >
                    <Icon name="search" />
                  </button>
                </div>
                <PageLinks spots={spots} isPlaced={false} />
              </li>
            ))}
          </ol>
        </section>
        <div className={c.bar}>
          <button
            type="button"
            className={c.control}
            disabled={first === 0}
            aria-label={intl.formatMessage({ id: "eCatalog.back", defaultMessage: "Turn back" })}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <output className={c.where}>
            <FormattedMessage
              id="eCatalog.where"
              defaultMessage="{isOne, select, true {Page {first}} other {Pages {first} and {last}}} of {count}"
              values={{ isOne: String(first === last), first: first + 1, last: last + 1, count: pages.length }}
            />
          </output>
          <button
            type="button"
            className={c.control}
            disabled={last === pages.length - 1}
            aria-label={intl.formatMessage({ id: "eCatalog.turn", defaultMessage: "Turn the page" })}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      {zoomed === null ? null : (
        <QuietBoundary onFail={() => setZoomed(null)}>
          <PictureZoom
            label={label}
            pictures={pages.map(({ media }, index) => ({
              alt: nameOf(index),
              at: (width) => mediaUrl(media, width),
              ratio: RATIO,
            }))}
            first={zoomed}
            onClose={(shown) => {
              setZoomed(null);
              if (shown !== zoomed) goTo(shown);
            }}
          />
        </QuietBoundary>
      )}
    </div>
  );
};
