import type { CSSProperties } from "react";
import { isStudioShot, mediaUrl, type ContentMedia } from "#app/domain/content/media.ts";
import type { WindowColor } from "#app/domain/product/window-color.ts";
import c from "./framed-picture.styles.ts";

/** A picture of managed content in the frame that fits it. */
export interface FramedPictureProps {
  media: ContentMedia;
  /** Widest it is shown, in pixels. */
  width: number;
  /** Ground of the window of a cut out picture. */
  color?: WindowColor;
  /** Width to height, as CSS writes it. */
  ratio?: string;
  /** The words beside it say everything. */
  isDecorative?: boolean;
}

/** Cut out pictures stand in a window on its sill; studio shots have a ground of their own and round corners. */
export const FramedPicture = ({ media, width, color, ratio, isDecorative = false }: FramedPictureProps) => {
  const picture = (
    <img
      src={mediaUrl(media, width)}
      alt={isDecorative ? "" : (media.alt ?? "")}
      width={width}
      height={width}
      loading="lazy"
    />
  );
  const style = { "--ratio": ratio, "--bg": color && `var(--wp-colors-${color}-300)` } as CSSProperties;
  if (isStudioShot(media))
    return (
      <span className={c.shot} style={style}>
        {picture}
      </span>
    );
  return (
    <span className={c.window} style={style}>
      <span>{picture}</span>
    </span>
  );
};
