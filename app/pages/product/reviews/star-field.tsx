import { useField } from "formik";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl, defineMessages } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import c from "./write-review.styles.ts";

const words = defineMessages({
  1: { id: "reviews.word.1", defaultMessage: "Not for me" },
  2: { id: "reviews.word.2", defaultMessage: "Could be better" },
  3: { id: "reviews.word.3", defaultMessage: "Fine" },
  4: { id: "reviews.word.4", defaultMessage: "Very good" },
  5: { id: "reviews.word.5", defaultMessage: "Wonderful" },
});

const all = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, with a word for what is chosen. */
export const StarField = ({ name }: { name: string }) => {
  const intl = useIntl();
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen = all.find((stars) => String(stars) === field.value);
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? id : undefined}
      // A refused form puts the focus on what is wrong; here that is the first star.
      onFocus={(event) => {
        if (event.target === event.currentTarget) group.current?.querySelector("input")?.focus();
      }}
    >
      <legend className={c.legend}>
        <FormattedMessage id="reviews.yourRating" defaultMessage="Your rating" />
      </legend>
      <div className={c.stars}>
        {all.map((stars) => (
          <label key={stars} className={c.star} data-on={(chosen ?? 0) >= stars || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === chosen}
              required
              aria-label={intl.formatMessage(
                { id: "reviews.starChoice", defaultMessage: "{stars, plural, one {# star} other {# stars}}: {word}" },
                { stars, word: intl.formatMessage(words[stars]) },
              )}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          </label>
        ))}
        {chosen && (
          <span className={c.word} aria-hidden="true">
            {intl.formatMessage(words[chosen])}
          </span>
        )}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
};
