import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { Logo } from "#app/components/layout/logo.tsx";
import { MessageView } from "#app/components/layout/message-view.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { telephoneHref } from "#config/sites.ts";
import { ShutHatch } from "./shut-hatch.tsx";
import c from "./maintenance-page.styles.ts";

/** Answers with status 503 and asks nothing of a backend that is away. */
export const loader = () => data(null, { status: 503, headers: { ...noStore, "Retry-After": "300" } });

/** Head of the maintenance page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.maintenance", defaultMessage: "Back in a moment" }),
  robots: "noindex",
});

/** Where a maintenance answer of the backend leads (navigation-6). */
export default function MaintenancePage() {
  const { phone } = useSite();
  return (
    <>
      <div className={`wrap ${c.logo}`}>
        <Logo />
      </div>
      <MessageView
        title={
          <FormattedMessage
            id="maintenance.title"
            defaultMessage="We’ll be right back – the hatch is shut for a moment"
          />
        }
        text={
          <FormattedMessage
            id="maintenance.text"
            defaultMessage="We’re stocking the counter. Your bag is safe; please check back in a few minutes, or call {phone}."
            values={{ phone: <a href={telephoneHref(phone)}>{phone}</a> }}
          />
        }
      >
        <a className={c.retry} href="/">
          <FormattedMessage id="maintenance.retry" defaultMessage="Try again" />
        </a>
        <ShutHatch />
      </MessageView>
    </>
  );
}
