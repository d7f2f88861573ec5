import { Formik } from "formik";
import { useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { VerifyAddressDialog } from "#app/components/address/verify-address-dialog.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CaptchaField } from "#app/components/captcha/captcha-field.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { OrganizationField } from "#app/components/fields/organization-field.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { emptyCatalogRequest } from "#app/domain/catalog/catalog-request.ts";
import { useCatalogRequest } from "#app/hooks/catalog/use-catalog-request.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { CatalogAddressFields } from "./catalog-address-fields.tsx";
import { createCatalogRequestSchema } from "./catalog-request-schema.ts";
import { CatalogThanks } from "./catalog-thanks.tsx";
import c from "./catalog-request.styles.ts";

/**
 * The form for future catalogs (key `catalog-request-form`). It can be sent once everything in it is valid; whether it
 * asks for a company and its kind is the site's setting (forms-12).
 */
export function CatalogRequestForm() {
  const intl = useIntl();
  const isCompanyRequired = useShellData().preferences.catalogCompanyRequired === true;
  const asksForCaptcha = useCaptchaKey() !== null;
  const { send, problem, review } = useCatalogRequest();
  const [isTaken, setTaken] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const schema = useMemo(
    () => createCatalogRequestSchema(intl, { isCompanyRequired, asksForCaptcha }),
    [asksForCaptcha, intl, isCompanyRequired],
  );
  if (isTaken) return <CatalogThanks />;

  return (
    <>
      <PageError message={problem} />
      <Formik
        initialValues={emptyCatalogRequest}
        validationSchema={schema}
        onSubmit={async (values, { setFieldValue }) => {
          const outcome = await send(values);
          if (outcome === "taken") setTaken(true);
          if (outcome === "failed") await setFieldValue("recaptchaToken", "", false);
          if (outcome === "edit") root.current?.querySelector<HTMLElement>("[name=streetAddress]")?.focus();
        }}
      >
        {({ isSubmitting, values }) => (
          <FormBody className={c.form} ref={root}>
            <div className={c.two}>
              <TextField
                name="companyName"
                isOptional={!isCompanyRequired}
                autoComplete="organization"
                label={intl.formatMessage({ id: "address.company", defaultMessage: "Company or Organization Name" })}
              />
              <OrganizationField isOptional={!isCompanyRequired} />
            </div>
            <NameFields className={c.two} />
            <CatalogAddressFields />
            <div className={c.street}>
              <PhoneField name="phone" autoComplete="tel-national" />
              <TextField
                name="extension"
                isOptional
                inputMode="numeric"
                autoComplete="tel-extension"
                label={intl.formatMessage({ id: "address.extension", defaultMessage: "Extension" })}
              />
            </div>
            <EmailField />
            <CheckboxField name="addToEmailList">
              <FormattedMessage
                id="catalogRequest.offers"
                defaultMessage="Email me about offers and fresh batches, too."
              />
            </CheckboxField>
            <CaptchaField action="catalog" />
            <button type="submit" className={c.submit} disabled={!schema.isValidSync(values)} aria-busy={isSubmitting}>
              {isSubmitting ? (
                <FormattedMessage id="catalogRequest.busy" defaultMessage="Submitting" />
              ) : (
                <FormattedMessage id="catalogRequest.submit" defaultMessage="Submit" />
              )}
            </button>
            {review ? <VerifyAddressDialog {...review} /> : null}
          </FormBody>
        )}
      </Formik>
    </>
  );
}
