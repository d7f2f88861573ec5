import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { answerName, dietName } from "./gift-names.ts";
import c from "./gift-finder-page.styles.ts";
import { questionTexts } from "./gift-messages.ts";
import { giftAddress, giftSteps, type GiftStep, type GiftWish } from "./gift-wish.ts";

/** What was answered, above the ideas: each answer leads back to its question, and one link begins anew. */
export const GiftAnswers = ({ wish }: { wish: GiftWish }) => {
  const intl = useIntl();
  const { currency } = useSite();
  const answered = (step: GiftStep): string => {
    if (step === "diet") return intl.formatList(wish.diets.map((diet) => dietName(intl, diet)));
    const value = wish[step];
    return value ? answerName(intl, currency, step, value) : "";
  };
  return (
    <div className={c.answers}>
      <dl>
        {giftSteps.map((step) => (
          <div key={step}>
            <dt>{intl.formatMessage(questionTexts[step].asked)}</dt>
            <dd>
              {answered(step) || <FormattedMessage id="gift.any" defaultMessage="Doesn’t matter" />}{" "}
              <Link to={giftAddress(wish, step)}>
                <FormattedMessage
                  id="gift.change"
                  defaultMessage="Change<hidden>: {question}</hidden>"
                  values={{
                    question: intl.formatMessage(questionTexts[step].asked),
                    hidden: (words) => <span className="vh">{words}</span>,
                  }}
                />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className={c.link} to="/gift-finder">
          <FormattedMessage id="gift.again" defaultMessage="Start over" />
        </Link>
      </p>
    </div>
  );
};
