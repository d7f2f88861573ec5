import { FormattedMessage, type MessageDescriptor, defineMessages, useIntl } from "react-intl";
import { useMatches } from "react-router-dom";
import { ChatFailure } from "#app/components/chat/chat-failure.tsx";
import { useChat } from "#app/components/chat/use-chat.ts";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { chatAccountOf } from "#app/integrations/chat.ts";
import { rowOfRoute } from "#app/navigation/route-row.ts";
import { telephoneHref } from "#config/sites.ts";
import c from "./need-help.styles.ts";

const words = defineMessages({
  contact: { id: "needHelp.contact", defaultMessage: "Write to us" },
  track: { id: "needHelp.track", defaultMessage: "Track an order" },
  giftCard: { id: "needHelp.giftCard", defaultMessage: "Gift card balance" },
  catalog: { id: "needHelp.catalog", defaultMessage: "Request a catalog" },
});

const links: readonly { to: string; icon: IconName; text: MessageDescriptor }[] = [
  { to: "/contact-us", icon: "mail", text: words.contact },
  { to: "/track-order", icon: "truck", text: words.track },
  { to: "/gift-card-balance", icon: "card", text: words.giftCard },
  { to: "/catalog-request", icon: "box", text: words.catalog },
];

/**
 * Every way to help: the telephone with its hours, the chat where this page has one, and what people look up by
 * themselves.
 */
export const NeedHelp = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const { phone } = useSite();
  const { preferences } = useShellData();
  const row = rowOfRoute(useMatches().at(-1));
  const account = row?.chat === false ? null : chatAccountOf(preferences);
  const { status, open } = useChat(account, intl.locale);
  const isStarting = status === "starting";
  return (
    <SideSheet title={intl.formatMessage({ id: "needHelp.title", defaultMessage: "Need help?" })} onClose={onClose}>
      <div className={c.stack}>
        <div className={c.call}>
          <p>
            <FormattedMessage id="needHelp.call" defaultMessage="The quickest way is to call: a person answers." />
          </p>
          <a className={c.phone} href={telephoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
          <p className={c.hours}>
            <FormattedMessage id="needHelp.hours" defaultMessage="Monday to Saturday, eight to six, your time" />
          </p>
        </div>
        {account && (
          <button
            type="button"
            className={c.chat}
            aria-busy={isStarting}
            disabled={isStarting}
            onClick={() => void open(onClose)}
          >
            {isStarting ? (
              <FormattedMessage id="chat.starting" defaultMessage="Opening the chat…" />
            ) : (
              <FormattedMessage id="chat.open" defaultMessage="Chat with us" />
            )}
          </button>
        )}
        {status === "failed" && (
          <Note tone="error">
            <ChatFailure phone={phone} />
          </Note>
        )}
        <ul className={c.links}>
          {links.map(({ to, icon, text }) => (
            <li key={to}>
              <Link className={c.link} to={to}>
                <Icon name={icon} />
                <FormattedMessage {...text} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </SideSheet>
  );
};
