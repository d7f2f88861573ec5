import { FormattedMessage, useIntl } from "react-intl";

/** Says what to write on a card where each person's own first name belongs. */
export function FirstNameHint() {
  const intl = useIntl();
  const name = intl.formatMessage({ id: "recipients.shared.firstName", defaultMessage: "first name" });
  return (
    <FormattedMessage
      id="recipients.shared.hint"
      defaultMessage="Write {placeholder} where each person’s own first name belongs."
      values={{ placeholder: `{${name}}` }}
    />
  );
}
