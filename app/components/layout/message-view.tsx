import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./message-view.styles.ts";

/** A page that has only one thing to say, and the way home. */
export const MessageView = ({
  title,
  text,
  picture,
  further,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  /** Address of a picture that only decorates. */
  picture?: string;
  /** What else can be done, below the way home. */
  further?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={`wrap ${c.frame}`}>
    <div className={c.panel}>
      <h1 className={c.title}>{title}</h1>
      <p className={c.text}>{text}</p>
      {children ?? (
        <Link className={c.home} to="/">
          <FormattedMessage id="error.home" defaultMessage="Back To Home" />
        </Link>
      )}
      {further}
      {picture && <img className={c.picture} src={picture} alt="" width={320} height={320} />}
    </div>
  </div>
);
