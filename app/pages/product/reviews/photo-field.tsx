import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import c from "./write-review.styles.ts";

/** One picture, made small before it is sent; may be left out. */
export const PhotoField = ({
  photo,
  onChange,
}: {
  photo: string | undefined;
  onChange: (photo: string | undefined) => void;
}) => {
  const intl = useIntl();
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await shrinkPhoto(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <fieldset>
      <legend className={c.legend}>
        <FormattedMessage id="reviews.photo" defaultMessage="Photo" />{" "}
        <span className={c.optional}>
          <FormattedMessage id="field.optional" defaultMessage="(optional)" />
        </span>
      </legend>
      <div className={c.photo}>
        {photo && (
          <img
            className={c.preview}
            src={photo}
            alt={intl.formatMessage({ id: "reviews.photoPreview", defaultMessage: "Your photo" })}
          />
        )}
        <label className={c.choose}>
          <input
            type="file"
            accept="image/*"
            aria-describedby={isUnreadable ? `${id}-error` : undefined}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {photo ? (
            <FormattedMessage id="reviews.otherPhoto" defaultMessage="Choose another photo" />
          ) : (
            <FormattedMessage id="reviews.choosePhoto" defaultMessage="Choose a photo" />
          )}
        </label>
        {photo && (
          <button type="button" className={c.remove} onClick={() => onChange(undefined)}>
            <FormattedMessage id="reviews.removePhoto" defaultMessage="Remove the photo" />
          </button>
        )}
      </div>
      <FieldError
        id={`${id}-error`}
        message={
          isUnreadable
            ? intl.formatMessage({ id: "reviews.noPicture", defaultMessage: "We can’t read this image file." })
            : undefined
        }
      />
    </fieldset>
  );
};
