import { Formik } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewLink, PreviewQuery, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { EnvironmentSwitch } from "./environment-switch.tsx";
import { fieldTime, previewAddress, type PreviewChoice } from "./preview-address.ts";
import c from "./preview-drawer.styles.ts";
import { ShareLink } from "./share-link.tsx";

/** What the drawer shows and does. */
interface PreviewDrawerProps {
  view: PreviewQuery;
  session: Pick<PreviewSession, "environment" | "environments">;
  customerGroups: readonly string[];
  /** Path of the page that is shown. */
  pathname: () => string;
  /** Goes to an address, in the shop or another installation of it. */
  onGo: (address: string) => void;
  /** Makes a link to what was chosen, for somebody without an account. */
  onShare: (choice: PreviewChoice) => Promise<PreviewLink>;
  /** Ends the preview. */
  onLeave: () => void;
}

/** A floating button that opens the preview drawer. */
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
  session,
  customerGroups,
  pathname,
  onGo,
  onShare,
  onLeave,
  onClose,
}: PreviewDrawerProps & { onClose: () => void }) => {
  const intl = useIntl();
  const initialValues: PreviewChoice = {
    origin: "",
    path: pathname(),
    time: fieldTime(view.previewTimestamp),
    snapshotId: view.snapshotId ?? "",
    customerGroup: view.previewCustomerGroup ?? "",
  };
  const validate = ({ time, snapshotId }: PreviewChoice) => {
    if (!/^[\w-]{0,100}$/.test(snapshotId))
      return {
        snapshotId: intl.formatMessage({
          id: "preview.snapshotForm",
          defaultMessage: "A snapshot’s id has letters, digits, hyphens and underscores only.",
        }),
      };
    if (snapshotId !== "" && time !== "")
      return {
        snapshotId: intl.formatMessage({
          id: "preview.snapshotOrTime",
          defaultMessage: "Choose a time or a snapshot. A snapshot has a time of its own.",
        }),
      };
    return {};
  };
  return (
    <SideSheet title={intl.formatMessage({ id: "preview.title", defaultMessage: "Content preview" })} onClose={onClose}>
      <Formik
        initialValues={initialValues}
        validate={validate}
        onSubmit={(choice) => onGo(previewAddress(choice, view))}
      >
        {({ values, setFieldValue, handleSubmit, validateForm, setFieldTouched }) => (
          <form className={c.form} onSubmit={handleSubmit} noValidate>
            <EnvironmentSwitch
              {...session}
              chosen={values.origin}
              onChoose={(origin) => void setFieldValue("origin", origin)}
            />
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
            <TextField
              name="snapshotId"
              label={intl.formatMessage({ id: "preview.snapshot", defaultMessage: "Snapshot" })}
              hint={intl.formatMessage({
                id: "preview.snapshotHint",
                defaultMessage: "Its id in the content hub, in place of a time.",
              })}
              isOptional
              autoComplete="off"
              format={(id) => id.trim()}
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
            <ShareLink
              // Another choice wants another link.
              key={JSON.stringify(values)}
              share={async () => {
                await setFieldTouched("snapshotId");
                return Object.keys(await validateForm()).length > 0 ? null : onShare(values);
              }}
            />
            <button type="button" className={c.leave} onClick={onLeave}>
              <FormattedMessage id="preview.leave" defaultMessage="End the preview" />
            </button>
          </form>
        )}
      </Formik>
    </SideSheet>
  );
};
