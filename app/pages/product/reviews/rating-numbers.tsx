import { FormattedMessage, useIntl } from "react-intl";
import type { ReviewPage } from "#app/commerce-api/reviews.ts";
import { Stars } from "./stars.tsx";
import c from "./reviews.styles.ts";

/** The average and how the stars are spread; a row of the spread filters by its number of stars. */
export const RatingNumbers = ({
  summary: { average, count, distribution, recommended },
  chosen,
  onChoose,
}: {
  summary: ReviewPage["summary"];
  chosen?: number;
  onChoose: (stars: number) => void;
}) => {
  const intl = useIntl();
  if (average === undefined || count === 0) return null;
  const most = Math.max(...distribution.map((row) => row.count), 1);
  return (
    <>
      <div className={c.average}>
        <span className={c.number} aria-hidden="true">
          {intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <span className={c.of}>
          <Stars value={Math.round(average * 10) / 10} />
          <FormattedMessage
            id="reviews.count"
            defaultMessage="{count, plural, one {# review} other {# reviews}}"
            values={{ count }}
          />
        </span>
      </div>
      <fieldset className={c.histogram}>
        <legend className="vh">
          <FormattedMessage id="reviews.byStars" defaultMessage="Show reviews by stars" />
        </legend>
        {distribution.map((row) => (
          <button
            key={row.stars}
            type="button"
            className={c.bar}
            aria-pressed={row.stars === chosen}
            disabled={row.count === 0}
            onClick={() => onChoose(row.stars)}
          >
            <FormattedMessage
              id="reviews.starRow"
              defaultMessage="{stars, plural, one {# star} other {# stars}}"
              values={{ stars: row.stars }}
            />
            <span className={c.track} aria-hidden="true">
              <i style={{ width: `${(row.count / most) * 100}%` }} />
            </span>
            <span>
              <span aria-hidden="true">{row.count}</span>
              <span className="vh">
                <FormattedMessage
                  id="reviews.count"
                  defaultMessage="{count, plural, one {# review} other {# reviews}}"
                  values={{ count: row.count }}
                />
              </span>
            </span>
          </button>
        ))}
      </fieldset>
      {recommended !== undefined && (
        <p className={c.recommended}>
          <FormattedMessage
            id="reviews.recommended"
            defaultMessage="{share} would recommend it to a friend"
            values={{ share: intl.formatNumber(recommended, { style: "percent" }) }}
          />
        </p>
      )}
    </>
  );
};
