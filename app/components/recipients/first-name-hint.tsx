import { FormattedMessage, useIntl } from "react-intl";

/** What stands for each person's own first name in the words of many cards, in the shopper's language. */
export const useFirstNamePlaceholder = (): string => {
  const intl = useIntl();
  return `{${intl.formatMessage({ id: "recipients.shared.firstName", defaultMessage: "first name" })}}`;
};

/** Says what to write on a card where each person's own first name belongs. */
export function FirstNameHint() {
  const placeholder = useFirstNamePlaceholder();
  return (
    <FormattedMessage
      id="recipients.shared.hint"
      defaultMessage="Write {placeholder} where each person’s own first name belongs."
      values={{ placeholder }}
    />
  );
}
