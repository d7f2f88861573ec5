import { useEffect, useEffectEvent, useRef, type CSSProperties, type SyntheticEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { windowColors } from "#app/domain/product/window-color.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./gift-question-card.styles.ts";
import { questionTexts } from "./gift-messages.ts";
import { answerName, dietName } from "./gift-names.ts";
import type { GiftChoice, OneOfStep } from "./gift-question.ts";
import {
  diets,
  giftAddress,
  giftSteps,
  isWish,
  stepAfter,
  withAnswer,
  type Diet,
  type GiftStep,
  type GiftWish,
} from "./gift-wish.ts";

/** Pixels a picture is asked for at; a window is less wide on every screen. */
const PICTURE_WIDTH = 240;

const Progress = ({ step }: { step: GiftStep }) => {
  const intl = useIntl();
  const at = giftSteps.indexOf(step);
  return (
    <ol
      className={c.steps}
      aria-label={intl.formatMessage({ id: "gift.progress", defaultMessage: "Questions of the gift finder" })}
    >
      {giftSteps.map((each, index) => (
        <li key={each} aria-current={index === at ? "step" : undefined} data-done={index < at || undefined}>
          {intl.formatMessage(questionTexts[each].short)}
        </li>
      ))}
    </ol>
  );
};

const Answers = ({ wish, step, choices }: { wish: GiftWish; step: OneOfStep; choices: readonly GiftChoice[] }) => {
  const intl = useIntl();
  const { currency } = useSite();
  const colors = windowColors(choices.map(() => undefined));
  return (
    <ul className={c.answers}>
      {choices.map(({ value, image }, index) => (
        <li key={value}>
          <Link
            className={c.answer}
            to={giftAddress(withAnswer(wish, step, value), stepAfter(step))}
            aria-current={wish[step] === value || undefined}
          >
            <span
              className={c.window}
              style={{ "--bg": `var(--wp-colors-${colors[index]}-300)` } as CSSProperties}
              aria-hidden="true"
            >
              {image && (
                <img
                  src={imageUrl(image, { width: PICTURE_WIDTH })}
                  alt=""
                  width={PICTURE_WIDTH}
                  height={PICTURE_WIDTH}
                />
              )}
            </span>
            {answerName(intl, currency, step, value)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Diets = ({ wish }: { wish: GiftWish }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kept = new FormData(event.currentTarget).getAll("diet") as Diet[];
    const answered = { ...wish, diets: kept };
    void navigate(giftAddress(answered, isWish(answered) ? undefined : "who"));
  };
  const { who, occasion, budget } = wish;
  return (
    <form method="get" action="/gift-finder" className={c.form} onSubmit={send}>
      {Object.entries({ who, occasion, budget }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset aria-labelledby="question">
        <div className={c.diets}>
          {(Object.keys(diets) as Diet[]).map((diet) => (
            <label key={diet} className={c.choice}>
              <input type="checkbox" name="diet" value={diet} defaultChecked={wish.diets.includes(diet)} />
              {dietName(intl, diet)}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={c.note}>
        <FormattedMessage
          id="gift.dietNote"
          defaultMessage="“Without” follows the label: not in the recipe, and not handled nearby. Items without a label aren’t shown."
        />
      </p>
      <div>
        <button type="submit" className={c.button}>
          <FormattedMessage id="gift.find" defaultMessage="Find a gift" />
        </button>
      </div>
    </form>
  );
};

/** The ways past a question: back, on without an answer, and straight to the ideas once there is an answer. */
const Ways = ({ wish, step }: { wish: GiftWish; step: GiftStep }) => {
  const before = giftSteps[giftSteps.indexOf(step) - 1];
  const next = stepAfter(step);
  return (
    <p className={c.ways}>
      {before && (
        <Link to={giftAddress(wish, before)}>
          <FormattedMessage id="gift.back" defaultMessage="Back" />
        </Link>
      )}
      {step !== "diet" && next && (
        <Link to={giftAddress(withAnswer(wish, step), next)}>
          <FormattedMessage id="gift.any" defaultMessage="Doesn’t matter" />
        </Link>
      )}
      {step !== "diet" && isWish(wish) && (
        <Link to={giftAddress(wish)}>
          <FormattedMessage id="gift.showNow" defaultMessage="Show ideas now" />
        </Link>
      )}
    </p>
  );
};

/**
 * One question of the gift finder. Its answers are links, each with the picture of a sweet it leads to; the last
 * question is a form. Whoever comes from one question to the next stands at its heading.
 */
export const GiftQuestionCard = ({
  wish,
  step,
  choices,
  isNew,
}: {
  wish: GiftWish;
  step: GiftStep;
  choices: readonly GiftChoice[];
  /** Whether the shopper came here from another question or from the ideas. */
  isNew: boolean;
}) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = intl.formatMessage(questionTexts[step].asked);
  const tellQuestion = useEffectEvent(() => {
    if (!isNew) return;
    announce(asked);
    heading.current?.focus();
  });
  useEffect(() => tellQuestion(), [isNew, step]);
  return (
    <section className={c.card} aria-labelledby="question">
      <Progress step={step} />
      <h2 className={c.asked} id="question" ref={heading} tabIndex={-1}>
        {asked}
      </h2>
      {step === "diet" ? <Diets wish={wish} /> : <Answers wish={wish} step={step} choices={choices} />}
      <Ways wish={wish} step={step} />
    </section>
  );
};
