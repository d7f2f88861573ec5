import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LeadForm } from "#app/components/leads/lead-form.tsx";
import { ConciergeCard, LeadThanks } from "#app/components/leads/lead-result.tsx";
import type { LeadResult } from "#app/components/leads/use-lead.ts";
import { useOwnConcierge } from "#app/components/leads/use-own-concierge.ts";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import type { LeadReason } from "#app/domain/lead/marketing-lead.ts";
import { telephoneHref } from "#config/sites.ts";
import c from "#app/components/leads/leads.styles.ts";

interface SheetProps {
  onClose: () => void;
}

const CloseButton = ({ onClose }: SheetProps) => (
  <button type="button" className={c.go} onClick={onClose}>
    <FormattedMessage id="catalogRequest.continue" defaultMessage="Continue Shopping" />
  </button>
);

function ConciergeFound({ result, onAgain }: { result: LeadResult; onAgain: () => void }) {
  const { phone } = useSite();
  const { caseId, concierge, values } = result;
  return (
    <LeadThanks
      caseId={caseId}
      title={
        concierge ? (
          <FormattedMessage
            id="concierge.found"
            defaultMessage="Sweet! {name} is your concierge."
            values={{ name: concierge.name }}
          />
        ) : (
          <FormattedMessage
            id="concierge.none"
            defaultMessage="We don’t have a concierge for zip code {zip} yet."
            values={{ zip: values.postalCode }}
          />
        )
      }
    >
      {concierge ? (
        <>
          <ConciergeCard concierge={concierge} />
          <p>
            <FormattedMessage
              id="concierge.next"
              defaultMessage="Call or write anytime. We’ve passed along your details."
            />
          </p>
        </>
      ) : (
        <p>
          <FormattedMessage
            id="concierge.noneNext"
            defaultMessage="We have your request and will write to {email}. In a hurry? Call {phone}."
            values={{ email: values.email.trim(), phone: <a href={telephoneHref(phone)}>{phone}</a> }}
          />
        </p>
      )}
      <button type="button" className={c.again} onClick={onAgain}>
        <FormattedMessage id="concierge.again" defaultMessage="Try another zip code" />
      </button>
    </LeadThanks>
  );
}

/**
 * 'Find a Concierge': a form, then who looks after the sender's zip code, or that nobody does yet. Whom it found before
 * it shows at once.
 */
export function ConciergeSheet({ onClose }: SheetProps) {
  const intl = useIntl();
  const { known, keep } = useOwnConcierge();
  const [result, setResult] = useState<LeadResult | null>(null);
  const [asksAnew, setAsksAnew] = useState(false);
  const again = () => {
    setResult(null);
    setAsksAnew(true);
  };
  const take = (taken: LeadResult) => {
    setResult(taken);
    if (taken.concierge) keep(taken.concierge);
  };
  return (
    <SideSheet
      title={intl.formatMessage({ id: "concierge.title", defaultMessage: "Find a Concierge" })}
      onClose={onClose}
    >
      {result ? (
        <ConciergeFound result={result} onAgain={again} />
      ) : known && !asksAnew ? (
        <div className={c.result}>
          <h3 className={c.resultTitle}>
            <FormattedMessage id="concierge.own" defaultMessage="Your concierge" />
          </h3>
          <ConciergeCard concierge={known} />
          <button type="button" className={c.again} onClick={again}>
            <FormattedMessage id="concierge.again" defaultMessage="Try another zip code" />
          </button>
        </div>
      ) : (
        <LeadForm
          reason="concierge"
          submitLabel={intl.formatMessage({ id: "concierge.submit", defaultMessage: "Find my concierge" })}
          onTaken={take}
        >
          <FormattedMessage
            id="concierge.intro"
            defaultMessage="One person near you who knows your order by heart. Tell us who and where you are."
          />
        </LeadForm>
      )}
    </SideSheet>
  );
}

/** A sheet that asks for one kind of catalog, then says what comes of it. */
function CatalogSheet({
  reason,
  title,
  submitLabel,
  intro,
  thanks,
  next,
  onClose,
}: SheetProps & {
  reason: LeadReason;
  title: string;
  submitLabel: string;
  intro: ReactNode;
  thanks: ReactNode;
  next: (values: LeadResult["values"]) => ReactNode;
}) {
  const [result, setResult] = useState<LeadResult | null>(null);
  return (
    <SideSheet title={title} onClose={onClose}>
      {result ? (
        <LeadThanks caseId={result.caseId} title={thanks}>
          {next(result.values)}
        </LeadThanks>
      ) : (
        <LeadForm reason={reason} submitLabel={submitLabel} onTaken={setResult}>
          {intro}
        </LeadForm>
      )}
    </SideSheet>
  );
}

/** 'Download a Digital Catalog': a form, then the file. */
export function DigitalCatalogSheet({ onClose }: SheetProps) {
  const intl = useIntl();
  const { digitalCatalogUrl } = useShellData().preferences;
  return (
    <CatalogSheet
      reason="digital-catalog"
      onClose={onClose}
      title={intl.formatMessage({ id: "digitalCatalog.title", defaultMessage: "Download a Digital Catalog" })}
      submitLabel={intl.formatMessage({ id: "digitalCatalog.submit", defaultMessage: "Get the catalog" })}
      intro={
        <FormattedMessage
          id="digitalCatalog.intro"
          defaultMessage="Every box, bar and price for companies and groups, as a file to read and pass on."
        />
      }
      thanks={<FormattedMessage id="digitalCatalog.thanks" defaultMessage="Sweet! Here is your catalog." />}
      next={({ email }) => (
        <>
          {digitalCatalogUrl ? (
            <a className={c.go} href={digitalCatalogUrl} target="_blank" rel="noopener">
              <FormattedMessage id="digitalCatalog.open" defaultMessage="Open the catalog (PDF)" />
            </a>
          ) : null}
          <p>
            <FormattedMessage
              id="digitalCatalog.mailed"
              defaultMessage="We’ve also emailed it to {email}."
              values={{ email: email.trim() }}
            />
          </p>
        </>
      )}
    />
  );
}

/** 'Subscribe for Free': the printed catalog by mail. */
export function PrintedCatalogSheet({ onClose }: SheetProps) {
  const intl = useIntl();
  return (
    <CatalogSheet
      reason="printed-catalog"
      onClose={onClose}
      title={intl.formatMessage({ id: "printedCatalog.title", defaultMessage: "Subscribe for Free" })}
      submitLabel={intl.formatMessage({ id: "printedCatalog.submit", defaultMessage: "Subscribe" })}
      intro={
        <FormattedMessage
          id="printedCatalog.intro"
          defaultMessage="The printed catalog, at your desk four times a year. It’s free."
        />
      }
      thanks={<FormattedMessage id="printedCatalog.thanks" defaultMessage="Sweet! Your catalog is on its way." />}
      next={({ address1, city }) => (
        <>
          <p>
            <FormattedMessage
              id="printedCatalog.next"
              defaultMessage="It’s going to {street}, {city}. The next ones follow automatically."
              values={{ street: address1.trim(), city: city.trim() }}
            />
          </p>
          <CloseButton onClose={onClose} />
        </>
      )}
    />
  );
}
