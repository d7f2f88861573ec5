import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReviewPhoto } from "#app/commerce-api/reviews.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import c from "./reviews.styles.ts";

/** A review's photographs, large and one at a time. */
export const PhotoLightbox = ({
  photos,
  nickname,
  start,
  onClose,
}: {
  photos: readonly ReviewPhoto[];
  nickname: string;
  start: number;
  onClose: () => void;
}) => {
  const intl = useIntl();
  const [index, setIndex] = useState(start);
  const photo = photos[index];
  const count = photos.length;
  const step = (by: number) => setIndex((index + by + count) % count);
  return (
    <Modal
      open
      title={intl.formatMessage({ id: "reviews.photosBy", defaultMessage: "Photos by {nickname}" }, { nickname })}
      onClose={onClose}
    >
      <div className={c.lightbox}>
        {photo && (
          <img
            className={c.large}
            src={photo.large}
            alt={intl.formatMessage(
              { id: "reviews.photoAlt", defaultMessage: "Photo {number} of {count} that came with the review" },
              { number: index + 1, count },
            )}
          />
        )}
        {count > 1 && (
          <div className={c.steps}>
            <button
              type="button"
              className={c.step}
              aria-label={intl.formatMessage({ id: "reviews.previousPhoto", defaultMessage: "Previous photo" })}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <span aria-live="polite">
              <FormattedMessage
                id="reviews.photoPlace"
                defaultMessage="{number} of {count}"
                values={{ number: index + 1, count }}
              />
            </span>
            <button
              type="button"
              className={c.step}
              aria-label={intl.formatMessage({ id: "reviews.nextPhoto", defaultMessage: "Next photo" })}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
    </Modal>
  );
};
