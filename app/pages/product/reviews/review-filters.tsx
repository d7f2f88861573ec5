import { useId, useState, type FormEvent } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { ReviewSort } from "#app/commerce-api/reviews.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./reviews.styles.ts";
import type { ReviewFilter } from "./use-reviews.ts";

const sorts = defineMessages({
  helpful: { id: "reviews.sort.helpful", defaultMessage: "Most helpful" },
  newest: { id: "reviews.sort.newest", defaultMessage: "Newest" },
  highest: { id: "reviews.sort.highest", defaultMessage: "Highest rating" },
  lowest: { id: "reviews.sort.lowest", defaultMessage: "Lowest rating" },
});

const WORDS_MAX_LENGTH = 100;

/** Words, order and pictures; what is chosen stands below as tags that take it back. */
export const ReviewFilters = ({
  filter,
  total,
  onChange,
}: {
  filter: ReviewFilter;
  total: number;
  onChange: (filter: ReviewFilter) => void;
}) => {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(filter.words ?? "");
  const find = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filter, words: typed.trim() || undefined });
  };
  const takeBack = intl.formatMessage({ id: "reviews.takeBack", defaultMessage: "Remove this filter:" });
  return (
    <div className={c.tools}>
      <form className={c.tool} onSubmit={find}>
        <label className={c.label} htmlFor={`${id}-words`}>
          <FormattedMessage id="reviews.search" defaultMessage="Search reviews" />
        </label>
        <span className={c.search}>
          <input
            id={`${id}-words`}
            className={c.input}
            type="search"
            value={typed}
            maxLength={WORDS_MAX_LENGTH}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className={c.find}>
            <FormattedMessage id="reviews.find" defaultMessage="Find" />
          </button>
        </span>
      </form>
      <div className={c.tool}>
        <label className={c.label} htmlFor={`${id}-sort`}>
          <FormattedMessage id="reviews.sort" defaultMessage="Sort by" />
        </label>
        <select
          id={`${id}-sort`}
          className={c.select}
          value={filter.sort}
          onChange={(event) => onChange({ ...filter, sort: event.target.value as ReviewSort })}
        >
          {(Object.keys(sorts) as ReviewSort[]).map((sort) => (
            <option key={sort} value={sort}>
              {intl.formatMessage(sorts[sort])}
            </option>
          ))}
        </select>
      </div>
      <div className={c.chosen}>
        <label className={c.photosOnly}>
          <input
            type="checkbox"
            checked={filter.withPhotos === true}
            onChange={(event) => onChange({ ...filter, withPhotos: event.target.checked || undefined })}
          />
          <FormattedMessage id="reviews.withPhotos" defaultMessage="With photos" />
        </label>
        {filter.stars && (
          <button type="button" className={c.tag} onClick={() => onChange({ ...filter, stars: undefined })}>
            <span className="vh">{takeBack}</span>
            <FormattedMessage
              id="reviews.starRow"
              defaultMessage="{stars, plural, one {# star} other {# stars}}"
              values={{ stars: filter.stars }}
            />
            <Icon name="close" size="xs" />
          </button>
        )}
        {filter.words && (
          <button
            type="button"
            className={c.tag}
            onClick={() => {
              setTyped("");
              onChange({ ...filter, words: undefined });
            }}
          >
            <span className="vh">{takeBack}</span>
            {filter.words}
            <Icon name="close" size="xs" />
          </button>
        )}
        <span className={c.count}>
          <FormattedMessage
            id="reviews.count"
            defaultMessage="{count, plural, one {# review} other {# reviews}}"
            values={{ count: total }}
          />
        </span>
      </div>
    </div>
  );
};
