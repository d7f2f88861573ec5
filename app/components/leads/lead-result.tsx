import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { Concierge } from "#app/commerce-api/marketing-leads.ts";
import { telephoneHref } from "#config/sites.ts";
import c from "./leads.styles.ts";

/** What stands in place of a form that was taken; its heading gets the focus, because the form is gone. */
export function LeadThanks({ title, caseId, children }: { title: ReactNode; caseId?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={c.result}>
      <h3 ref={heading} tabIndex={-1} className={c.resultTitle}>
        {title}
      </h3>
      {children}
      {caseId === undefined ? null : (
        <p className={c.small}>
          <FormattedMessage id="lead.case" defaultMessage="Your case number is {caseId}." values={{ caseId }} />
        </p>
      )}
    </div>
  );
}

/** A concierge's name, and how to reach her or him. */
export const ConciergeCard = ({ concierge: { name, phone, email } }: { concierge: Concierge }) => (
  <div className={c.card}>
    <p className={c.name}>{name}</p>
    <a className={c.contact} href={telephoneHref(phone)}>
      {phone}
    </a>
    {email ? (
      <a className={c.contact} href={`mailto:${email}`}>
        {email}
      </a>
    ) : null}
  </div>
);
