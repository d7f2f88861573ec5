import { FormattedMessage } from "react-intl";
import { Note } from "#app/components/ui/note.tsx";
import c from "./session-notice.styles.ts";

/** Says that the session has ended, on the page that this has led to (session-11). */
export const SessionNotice = () => (
  <div className={`wrap ${c.notice}`} role="alert">
    <Note>
      <FormattedMessage
        id="session.expired"
        defaultMessage="Your session has expired. Please log in again to continue."
      />
    </Note>
  </div>
);
