import { useIntl } from "react-intl";
import c from "./rating.styles.ts";

/** Five stars filled by a number, with that number as their name. */
export const Stars = ({ value }: { value: number }) => {
  const intl = useIntl();
  return (
    <span
      className={c.stars}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stars drawn by a mask, read as one picture
      role="img"
      aria-label={intl.formatMessage(
        { id: "reviews.stars", defaultMessage: "{value, number} of 5 stars" },
        { value: intl.formatNumber(value, { maximumFractionDigits: 1 }) },
      )}
      style={{ "--p": `${value * 20}%` } as React.CSSProperties}
    />
  );
};
