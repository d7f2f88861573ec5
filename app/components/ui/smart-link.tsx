import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { isExternalLink, isPlainLink, safeLink } from "#app/domain/content/menu-links.ts";
import { useExitDialog } from "./exit-dialog.tsx";
import { Link } from "./link.tsx";

/** A link of managed content. */
export interface SmartLinkProps {
  href: string | undefined;
  className?: string;
  children: ReactNode;
  /** Name for screen readers where the content is no text. */
  label?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link by its address (navigation-10): http and https open in a new tab, after a question when the bag
 * has items; mail, telephone and places on the page are plain anchors; the rest stays inside the app. Without a safe
 * address only the content is shown.
 */
export const SmartLink = ({ href, className, children, label, onClick }: SmartLinkProps) => {
  const askBeforeLeaving = useExitDialog();
  const address = safeLink(href);
  if (!address) return <span className={className}>{children}</span>;
  const common = { className, "aria-label": label };
  if (isPlainLink(address))
    return (
      <a {...common} href={address} onClick={onClick}>
        {children}
      </a>
    );
  if (!isExternalLink(address))
    return (
      <Link {...common} to={address} onClick={onClick}>
        {children}
      </Link>
    );
  return (
    <a
      {...common}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        onClick?.(event);
        askBeforeLeaving(event, address);
      }}
    >
      {children}
      {!label && (
        <span className="vh">
          <FormattedMessage id="link.newTab" defaultMessage=" (opens in a new tab)" />
        </span>
      )}
    </a>
  );
};
