import { Button, chakra, Drawer, Heading, Link, Portal, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewLink, PreviewQuery, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnvironmentSwitch } from "./environment-switch.tsx";
import { fieldTime, previewAddress, type PreviewChoice } from "./preview-address.ts";
import { PreviewSelect, PreviewText } from "./preview-fields.tsx";
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
  const intl = useIntl();
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button
          variant="subtle"
          size="sm"
          position="fixed"
          left="5"
          bottom="5"
          zIndex="dock"
          _print={{ display: "none" }}
        >
          <FormattedMessage id="preview.open" defaultMessage="Preview" />
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>
                <FormattedMessage id="preview.title" defaultMessage="Content preview" />
              </Drawer.Title>
              <Drawer.CloseTrigger aria-label={intl.formatMessage({ id: "dialog.close", defaultMessage: "Close" })}>
                <Icon name="close" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <PreviewForm {...props} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
};

const PreviewForm = ({ view, session, customerGroups, pathname, onGo, onShare, onLeave }: PreviewDrawerProps) => {
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
    <Formik initialValues={initialValues} validate={validate} onSubmit={(choice) => onGo(previewAddress(choice, view))}>
      {({ values, setFieldValue, handleSubmit, validateForm, setFieldTouched }) => (
        <chakra.form display="grid" gap="6" onSubmit={handleSubmit} noValidate>
          <EnvironmentSwitch
            {...session}
            chosen={values.origin}
            onChoose={(origin) => void setFieldValue("origin", origin)}
          />
          <PreviewText name="path" label={intl.formatMessage({ id: "preview.path", defaultMessage: "Page path" })} />
          <PreviewText
            name="time"
            type="datetime-local"
            label={intl.formatMessage({ id: "preview.time", defaultMessage: "Preview in Time" })}
            hint={intl.formatMessage({
              id: "preview.timeHint",
              defaultMessage: "Leave it empty to see drafts as of now.",
            })}
          />
          <PreviewText
            name="snapshotId"
            label={intl.formatMessage({ id: "preview.snapshot", defaultMessage: "Snapshot" })}
            hint={intl.formatMessage({
              id: "preview.snapshotHint",
              defaultMessage: "Its id in the content hub, in place of a time.",
            })}
          />
          <Stack as="section" gap="3">
            <Heading as="h3" textStyle="d5">
              <FormattedMessage id="preview.personalization" defaultMessage="Personalization" />
            </Heading>
            <PreviewSelect
              name="customerGroup"
              label={intl.formatMessage({ id: "preview.customerGroup", defaultMessage: "Customer group" })}
              none={intl.formatMessage({ id: "preview.noGroup", defaultMessage: "None selected" })}
              options={customerGroups}
            />
          </Stack>
          <Button type="submit">
            <FormattedMessage id="preview.go" defaultMessage="Go" />
          </Button>
          <ShareLink
            // Another choice wants another link.
            key={JSON.stringify(values)}
            share={async () => {
              await setFieldTouched("snapshotId");
              return Object.keys(await validateForm()).length > 0 ? null : onShare(values);
            }}
          />
          <Link asChild minHeight="controlSm" justifySelf="start">
            <button type="button" onClick={onLeave}>
              <FormattedMessage id="preview.leave" defaultMessage="End the preview" />
            </button>
          </Link>
        </chakra.form>
      )}
    </Formik>
  );
};
