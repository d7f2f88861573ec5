import type { IntlShape } from "react-intl";
import { ratingInShort, RatingText } from "#app/components/product/rating-text.tsx";
import c from "./rating.styles.ts";

/** Id of the section with a product's reviews (product-50). */
export const REVIEWS_SECTION = "pdp-reviews-section";

/** The rating the catalogue knows, as a link to the reviews while there are any to be seen. */
export const ProductRating = ({
  rating,
  intl,
  isLink,
}: {
  rating: { value: number; count: number };
  intl: IntlShape;
  isLink: boolean;
}) =>
  isLink ? (
    <a
      className={c.link}
      href={`#${REVIEWS_SECTION}`}
      style={{ "--p": `${rating.value * 20}%` } as React.CSSProperties}
    >
      <span className="vh">
        {intl.formatMessage(
          {
            id: "product.rating",
            defaultMessage: "{value, number} of 5 stars, {count, plural, one {# review} other {# reviews}}",
          },
          rating,
        )}
      </span>
      <span aria-hidden="true">{ratingInShort(intl, rating)}</span>
    </a>
  ) : (
    <RatingText rating={rating} intl={intl} className={c.rating} />
  );
