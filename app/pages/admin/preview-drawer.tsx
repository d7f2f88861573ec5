import { Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewQuery, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { fieldTime, previewAddress, type PreviewChoice } from "./preview-address.ts";
import c from "./preview-drawer.styles.ts";

/** What the drawer shows and does. */
interface PreviewDrawerProps {
  view: PreviewQuery;
  environments: PreviewSession["environments"];
  customerGroups: readonly string[];
  /** Path of the page that is shown. */
  pathname: () => string;
  /** Goes to an address, in the shop or another installation of it. */
  onGo: (address: string) => void;
  /** Ends the preview. */
  onLeave: () => void;
}

/** A floating button that opens the preview drawer (specification 3, 'Preview drawer'). */
export const PreviewDrawer = (props: PreviewDrawerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={c.float} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <FormattedMessage id="preview.open" defaultMessage="Preview" />
      </button>
      {isOpen && <Drawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const Drawer = ({
  view,
  environments,
  customerGroups,
  pathname,
  onGo,
  onLeave,
  onClose,
}: PreviewDrawerProps & { onClose: () => void }) => {
  const intl = useIntl();
  const here = window.location.origin;
  const installations = [
    {
      name: intl.formatMessage({ id: "preview.development", defaultMessage: "Development" }),
      origin: environments.development,
    },
    { name: intl.formatMessage({ id: "preview.staging", defaultMessage: "Staging" }), origin: environments.staging },
    {
      name: intl.formatMessage({ id: "preview.production", defaultMessage: "Production" }),
      origin: environments.production,
    },
  ];
  const initialValues: PreviewChoice = {
    origin: installations.find(({ origin }) => origin === here)?.origin ?? "",
    path: pathname(),
    time: fieldTime(view.previewTimestamp),
    customerGroup: view.previewCustomerGroup ?? "",
  };
  return (
    <SideSheet title={intl.formatMessage({ id: "preview.title", defaultMessage: "Content preview" })} onClose={onClose}>
      <Formik initialValues={initialValues} onSubmit={(choice) => onGo(previewAddress(choice, view))}>
        {({ values, setFieldValue, handleSubmit }) => (
          <form className={c.form} onSubmit={handleSubmit} noValidate>
            <fieldset className={c.section}>
              <legend className={c.legend}>
                <FormattedMessage id="preview.environment" defaultMessage="Environment" />
              </legend>
              {installations.map(({ name, origin }) => (
                <label key={name} className={c.choice}>
                  <input
                    type="radio"
                    name="origin"
                    disabled={origin === undefined}
                    checked={origin !== undefined && values.origin === origin}
                    onChange={() => void setFieldValue("origin", origin ?? "")}
                  />
                  {name}
                  {origin === undefined && (
                    <span className={c.hint}>
                      <FormattedMessage id="preview.notSetUp" defaultMessage="not set up" />
                    </span>
                  )}
                </label>
              ))}
            </fieldset>
            <TextField
              name="path"
              label={intl.formatMessage({ id: "preview.path", defaultMessage: "Page path" })}
              isOptional
              autoComplete="off"
            />
            <TextField
              name="time"
              type="datetime-local"
              label={intl.formatMessage({ id: "preview.time", defaultMessage: "Preview in Time" })}
              hint={intl.formatMessage({
                id: "preview.timeHint",
                defaultMessage: "Leave it empty to see drafts as of now.",
              })}
              isOptional
            />
            <section className={c.section}>
              <h3 className={c.legend}>
                <FormattedMessage id="preview.personalization" defaultMessage="Personalization" />
              </h3>
              <SelectField
                name="customerGroup"
                label={intl.formatMessage({ id: "preview.customerGroup", defaultMessage: "Customer group" })}
                placeholder={intl.formatMessage({ id: "preview.noGroup", defaultMessage: "None selected" })}
                options={customerGroups.map((group) => ({ code: group, name: group }))}
              />
            </section>
            <button type="submit" className={c.go}>
              <FormattedMessage id="preview.go" defaultMessage="Go" />
            </button>
            <button type="button" className={c.leave} onClick={onLeave}>
              <FormattedMessage id="preview.leave" defaultMessage="End the preview" />
            </button>
          </form>
        )}
      </Formik>
    </SideSheet>
  );
};
