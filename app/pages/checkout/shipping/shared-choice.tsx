import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CardExample } from "#app/components/card-words/card-example.tsx";
import { CardSuggestions } from "#app/components/card-words/card-suggestions.tsx";
import { FirstNameHint, useFirstNamePlaceholder } from "#app/components/recipients/first-name-hint.tsx";
import { cardText } from "#app/domain/basket/card-text.ts";
import { cleanGiftMessage, giftMessageProblem } from "#app/domain/basket/gift-message-rules.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { CardProblem } from "./card-cell.tsx";
import c from "./recipients-table.styles.ts";
import type { Parcel, Parcels } from "./use-parcels.ts";
import { WaySelect } from "./way-select.tsx";

/** The ways that anybody of a list can be shipped by, each once. */
const waysOf = (list: readonly Parcel[], parcels: Parcels): OfferedShippingMethod[] => [
  ...new Map(
    list.flatMap((parcel) => (parcels.offeredTo(parcel) ?? []).map((method) => [method.id, method] as const)),
  ).values(),
];

/** What is chosen once for everybody: the way to ship, and the words on the card. */
export function SharedChoice({
  list,
  parcels,
  currency,
}: {
  list: readonly Parcel[];
  parcels: Parcels;
  currency: string | undefined;
}) {
  const intl = useIntl();
  const id = useId();
  const [template, setTemplate] = useState("");
  const placeholder = useFirstNamePlaceholder();
  const cards = list.map(({ shipmentId, shippingAddress }) => ({
    shipmentId,
    giftMessage: cleanGiftMessage(cardText(template, shippingAddress?.firstName ?? "")),
  }));
  const [first] = list;
  const wrong = cards.find(({ giftMessage }) => giftMessageProblem(giftMessage) !== null);
  const ids = new Set(list.map(({ shippingMethod }) => shippingMethod?.id));
  const [only] = ids.size === 1 ? ids : [];
  return (
    <fieldset className={c.shared}>
      <legend>
        <FormattedMessage id="recipients.shared" defaultMessage="The same for everyone" />
      </legend>
      <div className={c.label}>
        <FormattedMessage id="recipientsTable.arrives" defaultMessage="Arrives" />
        <WaySelect
          label={intl.formatMessage({ id: "recipientsTable.allWays", defaultMessage: "Arrives, for everyone" })}
          offered={waysOf(list, parcels)}
          chosenId={only}
          currency={currency}
          none={intl.formatMessage({ id: "recipientsTable.differs", defaultMessage: "Each their own" })}
          onChoose={(methodId) => void parcels.chooseForAll(methodId)}
        />
      </div>
      <label className={c.label}>
        <FormattedMessage id="recipientsTable.allCards" defaultMessage="Words on every card" />
        <textarea
          className={c.card}
          rows={2}
          value={template}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-problem` : ""}`}
          aria-invalid={wrong !== undefined}
          onChange={(event) => setTemplate(event.target.value)}
        />
        <span className={c.hint} id={`${id}-hint`}>
          <FirstNameHint />
        </span>
      </label>
      <div role="alert">{wrong ? <CardProblem id={`${id}-problem`} words={wrong.giftMessage} /> : null}</div>
      <CardSuggestions words={template} firstName={placeholder} onPick={setTemplate} />
      <CardExample words={template} firstName={first?.shippingAddress?.firstName} />
      <button
        type="button"
        className={c.apply}
        aria-disabled={wrong !== undefined || template.trim() === ""}
        onClick={() => {
          if (!wrong && template.trim() !== "") void parcels.writeCards(cards);
        }}
      >
        <FormattedMessage id="recipientsTable.writeAll" defaultMessage="Put it on every card" />
      </button>
    </fieldset>
  );
}
