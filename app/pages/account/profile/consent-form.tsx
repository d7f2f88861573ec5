import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { ConsentAnswer, ConsentChannel, ConsentOffer } from "#app/commerce-api/consents.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import fields from "#app/components/fields/field.styles.ts";
import { Link } from "#app/components/ui/link.tsx";
import { contactPoints, isOptedIn } from "#app/hooks/account/use-consents.ts";
import { SavedNote } from "../saved-note.tsx";

const channelNames = defineMessages({
  email: { id: "preferences.email", defaultMessage: "By email" },
  sms: { id: "preferences.sms", defaultMessage: "By text message" },
  whatsapp: { id: "preferences.whatsapp", defaultMessage: "By WhatsApp" },
});

const keyOf = (offer: ConsentOffer, channel: ConsentChannel) => `${offer.subscriptionId}/${channel}`;

/** What a customer wants to hear about, and over which channel; what is part of every order cannot be declined. */
export function ConsentForm({
  customer,
  offers,
  error,
  isBusy,
  onSave,
}: {
  customer: Customer;
  offers: readonly ConsentOffer[];
  error: ShopperMessage | null;
  isBusy: boolean;
  onSave: (answers: readonly ConsentAnswer[]) => Promise<boolean>;
}) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [isSaved, setSaved] = useState(false);
  const points = contactPoints(customer);

  const answers = offers.flatMap((offer) =>
    offer.channels.flatMap((channel): ConsentAnswer[] => {
      const chosenStatus = changed[keyOf(offer, channel)];
      const contactPointValue = points[channel];
      if (chosenStatus === undefined || contactPointValue === undefined || chosenStatus === isOptedIn(offer, channel))
        return [];
      return [
        {
          subscriptionId: offer.subscriptionId,
          channel,
          contactPointValue,
          status: chosenStatus ? "opt_in" : "opt_out",
        },
      ];
    }),
  );

  return (
    <form
      className={c.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        void onSave(answers).then((isDone) => {
          if (!isDone) return;
          setChanged({});
          setSaved(true);
        });
      }}
    >
      <FormError message={error} />
      {offers.map((offer) => (
        <fieldset key={offer.subscriptionId} className={c.choices}>
          <legend className={c.name}>{offer.title}</legend>
          {offer.subtitle ? <p className={c.small}>{offer.subtitle}</p> : null}
          {offer.consentRequired ? (
            <p>
              <FormattedMessage
                id="preferences.always"
                defaultMessage="Always on, sent to {email}."
                values={{ email: customer.email }}
              />
            </p>
          ) : (
            offer.channels
              .filter((channel) => points[channel] !== undefined)
              .map((channel) => (
                <label key={channel} className={fields.check}>
                  <input
                    type="checkbox"
                    checked={changed[keyOf(offer, channel)] ?? isOptedIn(offer, channel)}
                    onChange={(event) => {
                      setSaved(false);
                      setChanged({ ...changed, [keyOf(offer, channel)]: event.target.checked });
                    }}
                  />
                  <span>
                    <FormattedMessage {...channelNames[channel]} />
                  </span>
                </label>
              ))
          )}
        </fieldset>
      ))}
      {points.sms === undefined ? (
        <p className={c.small}>
          <FormattedMessage
            id="preferences.needsPhone"
            defaultMessage="Text messages need a phone number. <a>Add one to your profile</a>."
            values={{
              a: (words) => (
                <Link className={c.link} to="/profile">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
      <div className={c.actions}>
        <button type="submit" className={c.button} aria-busy={isBusy}>
          <FormattedMessage id="preferences.save" defaultMessage="Save preferences" />
        </button>
      </div>
      <SavedNote isShown={isSaved}>
        <FormattedMessage id="preferences.saved" defaultMessage="Your preferences are saved." />
      </SavedNote>
    </form>
  );
}
