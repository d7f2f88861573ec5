import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Markdown } from "#app/components/ui/markdown.tsx";
import type { CampaignForm } from "#app/domain/campaign/campaign-form.ts";
import c from "./campaign.styles.ts";

/** What stands in place of the form once it has been taken; it gets the focus, because the form is gone. */
export const CampaignThanks = ({ form: { successHeadline, successText } }: { form: CampaignForm }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={c.thanks}>
      <h3 ref={heading} tabIndex={-1} className={c.thanksTitle}>
        {successHeadline ?? <FormattedMessage id="campaign.thanks" defaultMessage="Thank you!" />}
      </h3>
      {successText && <Markdown text={successText} />}
    </div>
  );
};
