import { Formik } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import {
  askBalance,
  type BalanceRefusal,
  type GiftCardBalance,
  type GiftCardCode,
} from "#app/commerce-api/gift-cards.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { BalanceResult } from "./balance-result.tsx";
import { createBalanceSchema } from "./balance-schema.ts";
import { WhatsThis } from "./whats-this.tsx";
import c from "./balance.styles.ts";

const refusalWords = (intl: IntlShape, refusal: BalanceRefusal, phone: string): string => {
  const reason = "reason" in refusal ? refusal.reason : "";
  if (reason === "not-found")
    return intl.formatMessage({
      id: "giftBalance.notFound",
      defaultMessage: "We can’t find a gift card with this number and security code.",
    });
  if (reason === "too-many")
    return intl.formatMessage(
      {
        id: "giftBalance.tooMany",
        defaultMessage: "Too many tries. Please wait 15 minutes, or call us at {phone}.",
      },
      { phone },
    );
  if (reason === "captcha-expired")
    return intl.formatMessage({
      id: "captcha.expired",
      defaultMessage: "ReCAPTCHA token expired. Please try again.",
    });
  const said = "message" in refusal ? refusal.message : undefined;
  return (
    said ??
    intl.formatMessage({
      id: "giftBalance.failed",
      defaultMessage: "An error occurred while processing your request. Please try again.",
    })
  );
};

const initialValues = { giftCardNumber: "", securityCode: "", recaptchaToken: "" };

const digitsOnly = (typed: string) => typed.replaceAll(/[\s-]/g, "");

/**
 * Asks what is left on a gift card (key `gift-card-balance-form`). Number and code stay in this form's memory; the
 * captcha's token counts once, so each further question asks for another.
 */
export function BalanceForm() {
  const intl = useIntl();
  const { phone } = useSite();
  const { transports } = useCommerceApi();
  const asksForCaptcha = useCaptchaKey() !== null;
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<{ card: GiftCardCode; balance: GiftCardBalance } | null>(null);
  const schema = useMemo(() => createBalanceSchema(intl, asksForCaptcha), [asksForCaptcha, intl]);

  const ask = async ({ giftCardNumber: number, securityCode: code, recaptchaToken }: typeof initialValues) => {
    setProblem(null);
    setFound(null);
    const answer = await askBalance(transports.site, { number, code }, recaptchaToken);
    if (!("amount" in answer)) {
      setProblem(refusalWords(intl, answer, phone));
      return;
    }
    track({ event: "form_submit", form: "gift_card_balance" });
    setFound({ card: { number, code }, balance: answer });
  };

  return (
    <div className={c.place}>
      <PageError message={problem} />
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async (values, { setFieldValue }) => {
          await ask(values);
          await setFieldValue("recaptchaToken", "", false);
        }}
      >
        {({ isSubmitting, values }) => (
          <FormBody className={c.form}>
            <div className={c.fields}>
              <TextField
                name="giftCardNumber"
                inputMode="numeric"
                autoComplete="off"
                label={intl.formatMessage({ id: "giftCards.number", defaultMessage: "Gift Card Number" })}
                format={digitsOnly}
              />
              <div className={c.code}>
                <TextField
                  name="securityCode"
                  inputMode="numeric"
                  autoComplete="off"
                  label={intl.formatMessage({ id: "giftBalance.code", defaultMessage: "Security Code" })}
                  format={digitsOnly}
                />
                <WhatsThis />
              </div>
            </div>
            <CaptchaField action="balance" />
            <button type="submit" className={c.submit} disabled={!schema.isValidSync(values)} aria-busy={isSubmitting}>
              {isSubmitting ? (
                <FormattedMessage id="giftBalance.busy" defaultMessage="Looking it up" />
              ) : (
                <FormattedMessage id="giftBalance.submit" defaultMessage="Check balance" />
              )}
            </button>
          </FormBody>
        )}
      </Formik>
      {found ? <BalanceResult key={found.card.number} {...found} /> : null}
    </div>
  );
}
