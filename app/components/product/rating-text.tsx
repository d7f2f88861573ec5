import type { IntlShape } from "react-intl";

/** A rating as it stands beside its stars: `4.0 · 7`, in the shop's language. */
export const ratingInShort = (intl: IntlShape, { value, count }: { value: number; count: number }): string =>
  `${intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} · ${intl.formatNumber(count)}`;

/** Five stars filled by value, with number and count; one label for screen readers. `className` draws the stars. */
export const RatingText = ({
  rating,
  intl,
  className,
}: {
  rating: { value: number; count: number };
  intl: IntlShape;
  className: string;
}) => (
  <span
    className={className}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stars drawn by a mask, read as one picture
    role="img"
    aria-label={intl.formatMessage(
      {
        id: "product.rating",
        defaultMessage: "{value, number} of 5 stars, {count, plural, one {# review} other {# reviews}}",
      },
      rating,
    )}
    style={{ "--p": `${rating.value * 20}%` } as React.CSSProperties}
  >
    {ratingInShort(intl, rating)}
  </span>
);
