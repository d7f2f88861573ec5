import { FormattedMessage } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { listRecommenders } from "#app/integrations/recommendations.ts";
import c from "./component-guide-page.styles.ts";

/** Whom an editor can name in a recommendations carousel, as the recommendation service tells it (analytics-13). */
export const KnownRecommenders = () => {
  const { recommendations: service } = useSite();
  const { value: known = [] } = useAnswer(
    service && "recommenders",
    async () => (service ? listRecommenders(service) : []),
    "The recommenders could not be asked for.",
  );
  if (known.length === 0) return null;
  return (
    <details>
      <summary className={c.name}>
        <FormattedMessage
          id="guide.recommenders"
          defaultMessage="{count, plural, one {# recommender} other {# recommenders}} that a carousel can name"
          values={{ count: known.length }}
        />
      </summary>
      <dl>
        {known.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
