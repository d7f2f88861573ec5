import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./message-view.styles.ts";

/** A page that has only one thing to say, and the way home. */
export const MessageView = ({ title, text, children }: { title: ReactNode; text: ReactNode; children?: ReactNode }) => (
  <div className={`wrap ${c.frame}`}>
    <div className={c.panel}>
      <h1 className={c.title}>{title}</h1>
      <p className={c.text}>{text}</p>
      {children ?? (
        <Link className={c.home} to="/">
          <FormattedMessage id="error.home" defaultMessage="Back To Home" />
        </Link>
      )}
    </div>
  </div>
);
