import { FormattedMessage } from "react-intl";

/** What an assistant may do, by the scopes of the Universal Commerce Protocol; others say nothing. */
export const AssistantScope = ({ scope }: { scope: string }) =>
  scope === "dev.ucp.shopping.checkout:manage" ? (
    <FormattedMessage
      id="assistants.scopeOrder"
      defaultMessage="Order for you. It learns your name and email address, and its orders stand in your account."
    />
  ) : scope === "dev.ucp.shopping.order:read" ? (
    <FormattedMessage
      id="assistants.scopeRead"
      defaultMessage="See your orders: what is in them, where they go and how far they are."
    />
  ) : null;
