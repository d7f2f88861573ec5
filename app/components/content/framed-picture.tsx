import type { CSSProperties } from "react";
import { isStudioShot, mediaUrl, toneOf, type ContentMedia } from "#app/domain/content/media.ts";
import type { WindowColor } from "#app/domain/product/window-color.ts";
import c from "./framed-picture.styles.ts";

/** Widths of a banner's picture, in pixels, and the widest screens they are for (content-7). */
const BANNER_SOURCES = [
  { width: 1152, upTo: 768 },
  { width: 1534, upTo: 1023 },
] as const;
const BANNER_WIDTH = 1944;

/** A picture of managed content in the frame that fits it. */
export interface FramedPictureProps {
  media: ContentMedia;
  /** Widest it is shown, in pixels; a banner goes across the page and comes as wide as the screen needs it. */
  width: number | "banner";
  /** Ground of the window of a cut out picture. */
  color?: WindowColor;
  /** Width to height, as CSS writes it. */
  ratio?: string;
  /** The words beside it say everything. */
  isDecorative?: boolean;
}

/** Cut out pictures stand in a window on its sill; studio shots have a ground of their own and round corners. */
export const FramedPicture = ({ media, width, color, ratio, isDecorative = false }: FramedPictureProps) => {
  const isBanner = width === "banner";
  const pixels = isBanner ? BANNER_WIDTH : width;
  const image = (
    <img
      src={mediaUrl(media, pixels)}
      alt={isDecorative ? "" : (media.alt ?? "")}
      width={pixels}
      height={pixels}
      loading="lazy"
    />
  );
  const picture = isBanner ? (
    <picture>
      {BANNER_SOURCES.map(({ width: wide, upTo }) => (
        <source key={upTo} media={`(max-width: ${upTo}px)`} srcSet={mediaUrl(media, wide)} />
      ))}
      {image}
    </picture>
  ) : (
    image
  );
  const style = { "--ratio": ratio, "--bg": color && `var(--wp-colors-${color}-300)` } as CSSProperties;
  if (isStudioShot(media))
    return (
      <span className={c.shot} style={{ ...style, "--bg": toneOf(media) } as CSSProperties}>
        {picture}
      </span>
    );
  return (
    <span className={c.window} style={style}>
      <span>{picture}</span>
    </span>
  );
};
