import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { EGiftCard } from "#app/components/e-gift/e-gift-card.tsx";
import { TextAreaField } from "#app/components/fields/text-area-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import {
  DAYS_AHEAD,
  dayAfter,
  eGiftAmounts,
  eGiftDesigns,
  type EGiftValues,
  MESSAGE_MAX_LENGTH,
} from "#app/domain/e-gift/e-gift.ts";
import c from "./e-gift-cards-page.styles.ts";
import { designNames } from "./e-gift-messages.ts";

/** What the card holds, and how it looks. */
export const CardFields = () => {
  const intl = useIntl();
  const { currency } = useSite();
  const money = useMoney(currency);
  const { values, getFieldProps } = useFormikContext<EGiftValues>();
  const radio = (name: keyof EGiftValues, value: string) => getFieldProps({ name, type: "radio", value });
  return (
    <>
      <fieldset className={c.group}>
        <legend className={c.legend}>
          <FormattedMessage id="eGift.amount" defaultMessage="How much?" />
        </legend>
        <div className={c.choices}>
          {eGiftAmounts.map((amount) => (
            <label key={amount} className={c.choice}>
              <input type="radio" {...radio("amount", String(amount))} />
              {money(amount).replace(/[.,]00/, "")}
            </label>
          ))}
          <label className={c.choice}>
            <input type="radio" {...radio("amount", "other")} />
            <FormattedMessage id="eGift.otherAmount" defaultMessage="Another amount" />
          </label>
        </div>
        {values.amount === "other" ? (
          <div className={c.narrow}>
            <TextField
              name="otherAmount"
              inputMode="decimal"
              autoComplete="off"
              label={intl.formatMessage(
                { id: "eGift.yourAmount", defaultMessage: "Amount ({currency})" },
                { currency },
              )}
            />
          </div>
        ) : null}
      </fieldset>
      <fieldset className={c.group}>
        <legend className={c.legend}>
          <FormattedMessage id="eGift.design" defaultMessage="Which card?" />
        </legend>
        <div className={c.designs}>
          {eGiftDesigns.map((design) => (
            <label key={design} className={c.design}>
              <input type="radio" {...radio("design", design)} />
              <EGiftCard design={design} />
              {intl.formatMessage(designNames[design])}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
};

/** Who gets it, who sends it, with which words. */
export const PeopleFields = () => {
  const intl = useIntl();
  return (
    <fieldset className={c.group}>
      <legend className={c.legend}>
        <FormattedMessage id="eGift.people" defaultMessage="Who is it for?" />
      </legend>
      <div className={c.two}>
        <TextField
          name="recipientName"
          autoComplete="off"
          label={intl.formatMessage({ id: "eGift.recipientName", defaultMessage: "Their name" })}
        />
        <TextField
          name="recipientEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={intl.formatMessage({ id: "eGift.recipientEmail", defaultMessage: "Their email" })}
        />
      </div>
      <TextField
        name="senderName"
        autoComplete="name"
        label={intl.formatMessage({ id: "eGift.senderName", defaultMessage: "Your name" })}
      />
      <TextAreaField
        name="message"
        rows={4}
        isOptional
        label={intl.formatMessage({ id: "eGift.message", defaultMessage: "Your message" })}
        hint={intl.formatMessage(
          { id: "eGift.messageHint", defaultMessage: "Up to {most, number} characters" },
          { most: MESSAGE_MAX_LENGTH },
        )}
      />
    </fieldset>
  );
};

const A_MINUTE_MS = 60_000;

/** When it is mailed. */
export const DayFields = () => {
  const intl = useIntl();
  const now = useNow(A_MINUTE_MS);
  const today = now === null ? null : new Date(now);
  const { values, getFieldProps } = useFormikContext<EGiftValues>();
  const radio = (value: EGiftValues["when"]) => getFieldProps({ name: "when", type: "radio", value });
  return (
    <fieldset className={c.group}>
      <legend className={c.legend}>
        <FormattedMessage id="eGift.when" defaultMessage="When should it arrive?" />
      </legend>
      <div className={c.choices}>
        <label className={c.choice}>
          <input type="radio" {...radio("now")} />
          <FormattedMessage id="eGift.atOnce" defaultMessage="Right away" />
        </label>
        <label className={c.choice}>
          <input type="radio" {...radio("day")} />
          <FormattedMessage id="eGift.onADay" defaultMessage="On a date" />
        </label>
      </div>
      {values.when === "day" ? (
        <div className={c.narrow}>
          <TextField
            name="day"
            type="date"
            min={today ? dayAfter(today) : undefined}
            max={today ? dayAfter(today, DAYS_AHEAD) : undefined}
            label={intl.formatMessage({ id: "eGift.day", defaultMessage: "Delivery date" })}
          />
        </div>
      ) : null}
    </fieldset>
  );
};
