import { memo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { preload } from "react-dom";
import { useIntl } from "react-intl";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { ProductBadge } from "#app/components/product/product-badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { Badge } from "#app/domain/product/badge.ts";
import { avifSrcSet } from "#app/domain/product/avif-url.ts";
import { GALLERY_WIDTHS, imageUrl, srcSet, THUMBNAIL_WIDTH } from "#app/domain/product/image-url.ts";
import type { ProductImage } from "#app/domain/product/product-image.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import c from "./product-gallery.styles.ts";

const PictureZoom = onDemand(() =>
  import(/* webpackChunkName: "picture-zoom" */ "#app/components/ui/picture-zoom.tsx").then(
    (module) => module.PictureZoom,
  ),
);

const AllergenMark = onDemand(() =>
  import(/* webpackChunkName: "allergen-mark" */ "#app/components/allergens/allergen-mark.tsx").then(
    (module) => module.AllergenMark,
  ),
);

/** Above this many pictures the thumbnails get arrows (product-17). */
const ARROWS_ABOVE = 4;

/** How wide a slide is. */
const SIZES = "(min-width: 1024px) 636px, 100vw";

/** A picture of the gallery; that of the first slide is asked for ahead of all others. */
const Slide = ({ image, isFirst }: { image: ProductImage; isFirst: boolean }) => {
  const avif = avifSrcSet(image.src, GALLERY_WIDTHS);
  const src = imageUrl(image.src, { width: GALLERY_WIDTHS[0] });
  // React asks ahead for pictures that offer no choice of formats.
  if (avif && isFirst)
    preload(src, { as: "image", type: "image/avif", imageSrcSet: avif, imageSizes: SIZES, fetchPriority: "high" });
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <img
        src={src}
        srcSet={srcSet(image.src, GALLERY_WIDTHS)}
        sizes={SIZES}
        alt={image.alt}
        width={636}
        height={636}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
};

/** What stands where a picture will be: a window for cut out ones, its main color for a studio shot. */
const ground = ({ isStudio, tone }: ProductImage, color: string | undefined) =>
  ({
    "--bg": isStudio ? tone : `var(--wp-colors-${color ?? "sherbet"}-300)`,
  }) as React.CSSProperties;

const useSlides = (count: number) => {
  const slides = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const show = (wanted: number) => {
    const next = Math.min(count - 1, Math.max(0, wanted));
    setIndex(next);
    const list = slides.current;
    if (list) list.scrollLeft = next * list.clientWidth;
    const thumb = thumbs.current?.children[next] as HTMLElement | undefined;
    if (thumb && thumbs.current) thumbs.current.scrollTop = thumb.offsetTop - thumbs.current.offsetTop - 100;
  };
  const onScroll = () => {
    const list = slides.current;
    if (list && list.clientWidth > 0) setIndex(Math.round(list.scrollLeft / list.clientWidth));
  };
  return { slides, thumbs, index, show, onScroll };
};

/** What a gallery shows. */
interface GalleryProps {
  images: readonly ProductImage[];
  badge: Badge | null;
  /** Ground of the first window; the others take the next ones. */
  color?: string;
  /** Drawn over the first picture. */
  over?: ReactNode;
  /** What the label of the sweet says, as `allergenMarks` writes it. */
  marks?: string;
}

/** Whether two galleries look the same; badges are made anew with every choice. */
const looksSame = (before: GalleryProps, after: GalleryProps) =>
  before.images === after.images &&
  before.color === after.color &&
  before.over === after.over &&
  JSON.stringify(before.badge) === JSON.stringify(after.badge);

/** The pictures of a product: to swipe, to page with the arrow keys, and to choose by thumbnail. */
export const ProductGallery = memo(function ProductGallery({ images, badge, color, over, marks }: GalleryProps) {
  const intl = useIntl();
  const shield = useKeptShield();
  const { slides, thumbs, index, show, onScroll } = useSlides(images.length);
  const [isZoomed, setZoomed] = useState(false);
  const colors = windowColors(images.map((_, place) => (place === 0 ? color : undefined)));
  const isSeveral = images.length > 1;
  const hasArrows = images.length > ARROWS_ABOVE;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || !isSeveral) return;
    event.preventDefault();
    show(index + step);
  };
  const arrow = (step: -1 | 1, label: string) => (
    <button
      type="button"
      className={c.arrow}
      aria-label={label}
      disabled={step < 0 ? index === 0 : index === images.length - 1}
      onClick={() => show(index + step)}
    >
      <Icon name={step < 0 ? "chevron-left" : "chevron-right"} />
    </button>
  );
  const showImage = (place: number) =>
    intl.formatMessage(
      { id: "gallery.showImage", defaultMessage: "Show image {number}: {alt}" },
      { number: place + 1, alt: images[place]?.alt ?? "" },
    );

  return (
    <section
      className={isSeveral ? c.gallery : c.single}
      aria-label={intl.formatMessage({ id: "gallery.label", defaultMessage: "Product images" })}
    >
      {isSeveral && (
        <div className={c.thumbs}>
          {hasArrows && arrow(-1, intl.formatMessage({ id: "gallery.up", defaultMessage: "Previous image" }))}
          <ol className={c.list} ref={thumbs}>
            {images.map((image, place) => (
              <li key={image.src}>
                <button
                  type="button"
                  className={image.isStudio ? c.studioThumb : c.thumb}
                  style={ground(image, colors[place])}
                  aria-label={showImage(place)}
                  aria-current={place === index || undefined}
                  onClick={() => show(place)}
                  onKeyDown={onKeyDown}
                >
                  <img
                    src={imageUrl(image.src, { width: THUMBNAIL_WIDTH })}
                    alt=""
                    width={76}
                    height={76}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ol>
          {hasArrows && arrow(1, intl.formatMessage({ id: "gallery.down", defaultMessage: "Next image" }))}
        </div>
      )}
      <div className={c.side}>
        <div className={c.stage}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys page through the pictures */}
          <ul
            className={c.slides}
            ref={slides}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reachable with the keyboard
            tabIndex={isSeveral ? 0 : undefined}
            aria-label={intl.formatMessage(
              { id: "gallery.position", defaultMessage: "Image {number} of {count}" },
              { number: index + 1, count: images.length },
            )}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
          >
            {images.map((image, place) => (
              <li
                key={image.src}
                className={image.isStudio ? c.studio : undefined}
                style={ground(image, colors[place])}
              >
                <Slide image={image} isFirst={place === 0} />
                {place === 0 && over}
              </li>
            ))}
          </ul>
          <span className={images[index]?.isStudio ? c.noSill : c.sill} aria-hidden="true" />
          {badge && <ProductBadge badge={badge} intl={intl} />}
          {shield && marks && (
            <QuietBoundary>
              <AllergenMark marks={marks} shield={shield} />
            </QuietBoundary>
          )}
          {images.length > 0 && (
            <button
              type="button"
              className={c.zoom}
              aria-haspopup="dialog"
              aria-label={intl.formatMessage({ id: "gallery.zoom", defaultMessage: "Enlarge the image" })}
              onClick={() => setZoomed(true)}
            >
              <Icon name="search" />
            </button>
          )}
        </div>
        {isSeveral && (
          <ol className={c.dots} aria-label={intl.formatMessage({ id: "gallery.images", defaultMessage: "Images" })}>
            {images.map((image, place) => (
              <li key={image.src}>
                <button
                  type="button"
                  aria-label={intl.formatMessage(
                    { id: "gallery.image", defaultMessage: "Image {number}" },
                    { number: place + 1 },
                  )}
                  aria-current={place === index || undefined}
                  onClick={() => show(place)}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
      {isZoomed && (
        <QuietBoundary onFail={() => setZoomed(false)}>
          <PictureZoom
            label={intl.formatMessage({ id: "zoom.label", defaultMessage: "Product images, enlarged" })}
            pictures={images.map(({ src, alt }) => ({ alt, at: (width) => imageUrl(src, { width }) }))}
            first={index}
            onClose={(last) => {
              setZoomed(false);
              show(last);
            }}
          />
        </QuietBoundary>
      )}
    </section>
  );
}, looksSame);
