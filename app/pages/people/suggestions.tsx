import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Suggestion } from "#app/commerce-api/people.ts";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import c from "./people.styles.ts";

const keyOf = ({ address }: Suggestion) => `${fullNameOf(address)} ${addressLine(address)}`;

/** Who could be among the people: offered with a tick each, and added by one press. */
export function Suggestions({
  suggestions,
  isBusy,
  onAdd,
}: {
  suggestions: readonly Suggestion[];
  isBusy: boolean;
  onAdd: (chosen: readonly Suggestion[]) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (suggestions.length === 0) return null;
  const ticked = suggestions.filter((each) => chosen.includes(keyOf(each)));
  return (
    <section className={c.wide} aria-labelledby={id}>
      <div>
        <h2 className={c.title} id={id}>
          <FormattedMessage id="people.suggestions" defaultMessage="Do you send to them?" />
        </h2>
        <p className={c.hint}>
          <FormattedMessage
            id="people.suggestionsHint"
            defaultMessage="From your address book and past orders. Check who belongs here."
          />
        </p>
      </div>
      <ul className={c.offers}>
        {suggestions.map((suggestion) => {
          const key = keyOf(suggestion);
          return (
            <li key={key}>
              <label className={c.offer}>
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
                  }
                />
                <b>{fullNameOf(suggestion.address)}</b>
                <small>
                  {addressLine(suggestion.address)}
                  {suggestion.source === "order" ? (
                    <>
                      {" · "}
                      <FormattedMessage id="people.fromOrder" defaultMessage="from an order" />
                    </>
                  ) : null}
                </small>
              </label>
            </li>
          );
        })}
      </ul>
      <div>
        <button
          type="button"
          className={c.send}
          aria-disabled={ticked.length === 0}
          aria-busy={isBusy}
          onClick={() => {
            if (ticked.length > 0 && !isBusy) onAdd(ticked);
          }}
        >
          <FormattedMessage
            id="people.addChosen"
            defaultMessage="{count, plural, =0 {Add them} one {Add # person} other {Add # people}}"
            values={{ count: ticked.length }}
          />
        </button>
      </div>
    </section>
  );
}
