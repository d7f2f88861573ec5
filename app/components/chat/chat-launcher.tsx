import { useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChatAccount } from "#app/integrations/chat.ts";
import { ChatFailure } from "./chat-failure.tsx";
import c from "./chat-launcher.styles.ts";
import { useChat } from "./use-chat.ts";

/** Whether the page at hand has the button, and how to hear of another page. */
export interface ChatPlace {
  isShown: () => boolean;
  listen: (listener: () => void) => () => void;
}

/**
 * The button at the lower edge that opens the chat: a spinner on the first press, the client's window then, and the
 * telephone's number where that does not come. It stands on every page whose row has no `chat: false`.
 */
export const ChatLauncher = ({ account, phone, place }: { account: ChatAccount; phone: string; place: ChatPlace }) => {
  const intl = useIntl();
  const { status, open, dismiss } = useChat(account, intl.locale);
  const isShown = useSyncExternalStore(place.listen, place.isShown);
  const button = useRef<HTMLButtonElement>(null);
  const isStarting = status === "starting";
  useEffect(() => {
    if (!isShown) dismiss();
  }, [dismiss, isShown]);
  const before = useRef(status);
  useEffect(() => {
    // Whoever closes the chat, or its message, is back where they were.
    if (before.current !== status && status === "closed") button.current?.focus();
    before.current = status;
  }, [status]);
  if (!isShown) return null;
  return (
    <>
      <div className={c.space} />
      <aside
        className={c.corner}
        data-lower-edge
        aria-label={intl.formatMessage({ id: "chat.region", defaultMessage: "Help by chat" })}
      >
        {status === "failed" && (
          <div className={c.failure} role="alert">
            <p>
              <ChatFailure phone={phone} />
            </p>
            <button
              type="button"
              className={c.dismiss}
              aria-label={intl.formatMessage({ id: "chat.dismiss", defaultMessage: "Close the message" })}
              onClick={dismiss}
            >
              <Icon name="close" size="sm" />
            </button>
          </div>
        )}
        {status !== "open" && (
          <button ref={button} type="button" className={c.launcher} aria-busy={isStarting} onClick={() => void open()}>
            {isStarting ? <span className={c.spinner} aria-hidden="true" /> : <Icon name="chat" />}
            <span className={c.words}>
              {isStarting ? (
                <FormattedMessage id="chat.starting" defaultMessage="Opening the chat…" />
              ) : (
                <FormattedMessage id="chat.open" defaultMessage="Chat with us" />
              )}
            </span>
          </button>
        )}
      </aside>
    </>
  );
};
