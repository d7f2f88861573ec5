import { useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./icon.tsx";
import c from "./picture-zoom.styles.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

/** Pixel widths of a picture as it first comes, and enlarged. */
const FITTED_WIDTH = 1200;
const ENLARGED_WIDTH = 2000;

/** A picture to look at closely. */
export interface ZoomedPicture {
  alt: string;
  /** Its address in a width, in pixels. */
  at: (width: number) => string;
  /** Height to width; 1 unless given. */
  ratio?: number;
}

/**
 * Pictures over the whole screen: arrow keys page through them, a click, Enter or the space bar enlarges what is shown
 * and makes it small again; an enlarged picture is moved by scrolling.
 */
export const PictureZoom = ({
  label,
  pictures,
  first,
  onClose,
}: {
  label: string;
  pictures: readonly ZoomedPicture[];
  /** Place of the picture that is shown first. */
  first: number;
  /** Told which picture was shown last. */
  onClose: (last: number) => void;
}) => {
  const intl = useIntl();
  const [index, setIndex] = useState(first);
  const [isLarge, setLarge] = useState(false);
  const dialog = useModalDialog(() => onClose(index));
  const picture = pictures[index];
  const show = (wanted: number) => {
    setIndex(Math.min(pictures.length - 1, Math.max(0, wanted)));
    setLarge(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || isLarge) return;
    event.preventDefault();
    show(index + step);
  };
  if (!picture) return null;
  const position = intl.formatMessage(
    { id: "gallery.position", defaultMessage: "Image {number} of {count}" },
    { number: index + 1, count: pictures.length },
  );
  return (
    <dialog {...dialog} className={c.dialog} aria-label={label} onKeyDown={onKeyDown}>
      <div className={c.bar}>
        <output>{position}</output>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={c.control}
              disabled={index === 0}
              aria-label={intl.formatMessage({ id: "gallery.up", defaultMessage: "Previous image" })}
              onClick={() => show(index - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={c.control}
              disabled={index === pictures.length - 1}
              aria-label={intl.formatMessage({ id: "gallery.down", defaultMessage: "Next image" })}
              onClick={() => show(index + 1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        )}
        <button
          type="button"
          className={c.control}
          aria-label={intl.formatMessage({ id: "dialog.close", defaultMessage: "Close" })}
          onClick={() => onClose(index)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={c.stage}>
        <button
          type="button"
          className={isLarge ? c.large : c.fitted}
          aria-pressed={isLarge}
          aria-label={intl.formatMessage(
            { id: "zoom.enlarge", defaultMessage: "Enlarge: {alt}" },
            { alt: picture.alt },
          )}
          onClick={() => setLarge(!isLarge)}
        >
          <img
            key={index}
            src={picture.at(isLarge ? ENLARGED_WIDTH : FITTED_WIDTH)}
            alt={picture.alt}
            width={FITTED_WIDTH}
            height={FITTED_WIDTH * (picture.ratio ?? 1)}
          />
        </button>
      </div>
    </dialog>
  );
};
