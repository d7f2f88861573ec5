import { FormattedMessage } from "react-intl";
import { telephoneHref } from "#config/sites.ts";

/** What a shopper reads where the chat does not open. */
export const ChatFailure = ({ phone }: { phone: string }) => (
  <FormattedMessage
    id="chat.failed"
    defaultMessage="The chat didn’t open. Call {phone}, and a person will help you."
    values={{
      phone: (
        <a key="phone" href={telephoneHref(phone)}>
          {phone}
        </a>
      ),
    }}
  />
);
