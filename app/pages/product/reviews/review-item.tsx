import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ProductReview } from "#app/commerce-api/reviews.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useReviewVote } from "./use-review-vote.ts";
import { PhotoLightbox } from "./photo-lightbox.tsx";
import { Stars } from "./stars.tsx";
import c from "./reviews.styles.ts";

const Votes = ({ review }: { review: ProductReview }) => {
  const intl = useIntl();
  const { vote, cast } = useReviewVote(review.id);
  const say = async (isHelpful: boolean) => {
    if (await cast(isHelpful))
      announce(intl.formatMessage({ id: "reviews.voted", defaultMessage: "Thank you, your vote counts." }));
  };
  const button = (isHelpful: boolean, count: number) => (
    <button
      type="button"
      className={c.vote}
      aria-pressed={vote === isHelpful}
      aria-disabled={vote !== null}
      // The label begins with what is seen and says which review is meant.
      aria-label={
        isHelpful
          ? intl.formatMessage(
              { id: "reviews.helpfulYesLabel", defaultMessage: "Yes ({count}), “{title}” helped" },
              { count, title: review.title },
            )
          : intl.formatMessage(
              { id: "reviews.helpfulNoLabel", defaultMessage: "No ({count}), “{title}” did not help" },
              { count, title: review.title },
            )
      }
      onClick={() => void say(isHelpful)}
    >
      {isHelpful ? (
        <FormattedMessage id="reviews.helpfulYes" defaultMessage="Yes ({count})" values={{ count }} />
      ) : (
        <FormattedMessage id="reviews.helpfulNo" defaultMessage="No ({count})" values={{ count }} />
      )}
    </button>
  );
  return (
    <div className={c.votes}>
      <span>
        <FormattedMessage id="reviews.helpful" defaultMessage="Did this help?" />
      </span>
      {button(true, review.helpful + (vote === true ? 1 : 0))}
      {button(false, review.unhelpful + (vote === false ? 1 : 0))}
    </div>
  );
};

/** One review with its pictures, the shop's answer and the vote. */
export const ReviewItem = ({ review }: { review: ProductReview }) => {
  const intl = useIntl();
  const [photo, setPhoto] = useState<number | null>(null);
  const { title, text, nickname, location, language, photos, answers } = review;
  const date = intl.formatDate(review.writtenAt, { year: "numeric", month: "long", day: "numeric" });
  return (
    // Not a stop of its own: the first of a new page takes the focus.
    <li tabIndex={-1} className={c.review}>
      <Stars value={review.stars} />
      <h3 className={c.title} lang={language}>
        {title}
      </h3>
      <p lang={language}>{text}</p>
      {review.recommends && (
        <span className={c.recommends}>
          <Icon name="check" size="xs" />
          <FormattedMessage id="reviews.recommends" defaultMessage="Would recommend it" />
        </span>
      )}
      {photos.length > 0 && (
        <div className={c.photos}>
          {photos.map(({ thumbnail }, index) => (
            <button
              key={thumbnail}
              type="button"
              className={c.photo}
              aria-haspopup="dialog"
              aria-label={intl.formatMessage(
                { id: "reviews.openPhoto", defaultMessage: "Open photo {number} of {count} by {nickname}" },
                { number: index + 1, count: photos.length, nickname },
              )}
              onClick={() => setPhoto(index)}
            >
              <img src={thumbnail} alt="" width={88} height={88} loading="lazy" />
            </button>
          ))}
        </div>
      )}
      <p className={c.by}>
        {location ? (
          <FormattedMessage
            id="reviews.byFrom"
            defaultMessage="{nickname}, {location} · {date}"
            values={{ nickname, location, date }}
          />
        ) : (
          <FormattedMessage id="reviews.by" defaultMessage="{nickname} · {date}" values={{ nickname, date }} />
        )}
      </p>
      {answers.map((answer) => (
        <div key={answer.text} className={c.answer}>
          <b>
            <FormattedMessage id="reviews.answer" defaultMessage="Reply from the shop" />
          </b>
          <p lang={language}>{answer.text}</p>
        </div>
      ))}
      <Votes review={review} />
      {photo !== null && (
        <PhotoLightbox photos={photos} nickname={nickname} start={photo} onClose={() => setPhoto(null)} />
      )}
    </li>
  );
};
