import { useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { readMix } from "#app/domain/custom-mix/mix-attribute.ts";
import c from "./mix-contents.styles.ts";
import { amountText } from "./mix-messages.ts";

/**
 * The sweets in a box of the bag or of an order, folded away until wanted; their names are asked for then. Says
 * "Error parsing custom mix box" where it cannot be read (custom-mix-13).
 */
export const MixContents = ({ attribute }: { attribute: unknown }) => {
  const intl = useIntl();
  const { products } = useCommerceApi();
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const contents = useMemo(() => {
    try {
      return readMix(attribute);
    } catch (error) {
      return error as Error;
    }
  }, [attribute]);

  useEffect(() => {
    if (!isOpen || contents instanceof Error) return;
    let isCurrent = true;
    products.getMany(contents.candies.map(({ id }) => id)).then(
      (found) => {
        if (isCurrent) setNames(new Map(found.map(({ id, name }) => [id, name ?? id])));
      },
      (error: unknown) => logProblem("The sweets of a box could not be asked for.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, contents, products]);

  if (contents instanceof Error) return <small className={c.problem}>{contents.message}</small>;
  return (
    <details className={c.contents} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
