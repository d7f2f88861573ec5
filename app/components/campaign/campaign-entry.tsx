import { Formik } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { createCampaignsApi } from "#app/commerce-api/campaigns.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { PlaceFields } from "#app/components/address/place-fields.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { CampaignForm } from "#app/domain/campaign/campaign-form.ts";
import { campaignBody, emptyCampaignValues, type CampaignValues } from "#app/domain/campaign/campaign-values.ts";
import { formatBirthday } from "#app/domain/format/contact-formats.ts";
import { campaignPhones } from "#config/countries/formats.ts";
import { CampaignCheckboxes } from "./campaign-checkboxes.tsx";
import { checkboxErrors, createCampaignSchema, GROUP } from "./campaign-schema.ts";
import c from "./campaign.styles.ts";

/**
 * The fields of a campaign's form. It can be sent once all required texts and checkboxes, the captcha's token and the
 * least of the grouped options are there. A failure is said at the top of the page, and the captcha is to be ticked
 * again (content-21, content-26).
 */
export const CampaignEntry = ({ form, onEntered }: { form: CampaignForm; onEntered: () => void }) => {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const asksForCaptcha = useCaptchaKey() !== null;
  const [problem, setProblem] = useState<string | null>(null);
  const schema = useMemo(() => createCampaignSchema(intl, form, asksForCaptcha), [asksForCaptcha, form, intl]);
  const initialValues = useMemo(() => emptyCampaignValues(form), [form]);

  const checkBoxes = ({ checkboxes }: CampaignValues) => {
    const { [GROUP]: group, ...own } = checkboxErrors(intl, form, checkboxes);
    return { ...(Object.keys(own).length > 0 && { checkboxes: own }), ...(group !== undefined && { group }) };
  };
  const isWhole = (values: CampaignValues) =>
    schema.isValidSync(values) && Object.keys(checkBoxes(values)).length === 0;

  const send = async (values: CampaignValues): Promise<boolean> => {
    setProblem(null);
    try {
      await createCampaignsApi(transports.site).enter(campaignBody(form, values));
    } catch {
      setProblem(
        intl.formatMessage({
          id: "campaign.failed",
          defaultMessage: "There was an error submitting the form. Please try again.",
        }),
      );
      return false;
    }
    const name = form.isSweepstakes ? "sweepstakes_signup" : "campaign_signup";
    track({ event: "form_submit", form: name, event_id: form.eventId });
    onEntered();
    return true;
  };

  return (
    <>
      <PageError message={problem} />
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        validate={checkBoxes}
        onSubmit={async (values, { setFieldValue }) => {
          if (!(await send(values))) await setFieldValue("recaptchaToken", "", false);
        }}
      >
        {({ isSubmitting, values }) => (
          <FormBody className={c.form}>
            <NameFields className={c.two} />
            <div className={c.two}>
              <EmailField />
              <TextField
                name="birthdate"
                isOptional
                inputMode="numeric"
                autoComplete="bday"
                label={intl.formatMessage({ id: "campaign.birthdate", defaultMessage: "Birthday" })}
                hint={intl.formatMessage({ id: "campaign.birthdateHint", defaultMessage: "MM/DD/YYYY" })}
                format={formatBirthday}
              />
            </div>
            <TextField
              name="address1"
              autoComplete="address-line1"
              label={intl.formatMessage({ id: "address.street", defaultMessage: "Street Address" })}
            />
            <PlaceFields country={form.country} />
            <TextField
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              label={intl.formatMessage({ id: "field.phone", defaultMessage: "Phone Number" })}
              format={campaignPhones[form.country]}
            />
            <CheckboxField name="smsOptIn">
              <FormattedMessage id="campaign.smsOptIn" defaultMessage="Text me about offers and events." />
            </CheckboxField>
            <CampaignCheckboxes form={form} />
            <CaptchaField action="campaign" />
            <button type="submit" className={c.submit} disabled={!isWhole(values)} aria-busy={isSubmitting}>
              {isSubmitting ? (
                <FormattedMessage id="campaign.busy" defaultMessage="Sending" />
              ) : (
                <FormattedMessage id="campaign.submit" defaultMessage="Sign up" />
              )}
            </button>
          </FormBody>
        )}
      </Formik>
    </>
  );
};
