import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { readMix } from "#app/domain/custom-mix/mix-attribute.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./mix-contents.styles.ts";
import { amountText } from "./mix-messages.ts";

const none: ReadonlyMap<string, string> = new Map();

/**
 * The sweets in a box of the bag or of an order, folded away until wanted; their names are asked for then. Says
 * "Error parsing custom mix box" where it cannot be read (custom-mix-13).
 */
export const MixContents = ({ attribute }: { attribute: unknown }) => {
  const intl = useIntl();
  const { products } = useCommerceApi();
  const [isWanted, setWanted] = useState(false);
  const contents = useMemo(() => {
    try {
      return readMix(attribute);
    } catch (error) {
      return error as Error;
    }
  }, [attribute]);

  const ids = contents instanceof Error ? [] : contents.candies.map(({ id }) => id);
  const { value: names = none } = useAnswer(
    isWanted && ids.length > 0 ? `sweets ${ids.join(" ")}` : null,
    async () => new Map((await products.getMany(ids)).map(({ id, name }) => [id, name ?? id])),
    "The sweets of a box could not be asked for.",
  );

  if (contents instanceof Error) return <small className={c.problem}>{contents.message}</small>;
  return (
    <details className={c.contents} onToggle={() => setWanted(true)}>
      <summary>
        <FormattedMessage
          id="mix.inside"
          defaultMessage="{count, plural, one {# flavor} other {# flavors}} inside"
          values={{ count: contents.candies.length }}
        />
      </summary>
      <ul>
        {contents.candies.map(({ id, quantity }) => (
          <li key={id}>
            {amountText(intl, quantity, contents)} {names.get(id) ?? "…"}
          </li>
        ))}
      </ul>
    </details>
  );
};
