import { useRef, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { type Concierge, createMarketingLeadsApi } from "#app/commerce-api/marketing-leads.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import {
  leadAddress,
  type LeadReason,
  type LeadValues,
  marketingLead,
  needsAddress,
  withPutRight,
} from "#app/domain/lead/marketing-lead.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";

/** What came of a lead: its case, and who looks after the sender's zip code where a concierge was asked for. */
export interface LeadResult {
  caseId: string;
  values: LeadValues;
  concierge: Concierge | null;
}

/** What became of a form: taken, failed, or back with the shopper, who wants to look at the address again. */
export type LeadOutcome = LeadResult | "failed" | "edit" | "close";

/**
 * Sends leads. A street is verified first. A lead that has arrived is not sent again when only the search for the
 * concierge failed.
 */
export const useLead = (reason: LeadReason) => {
  const { transports } = useCommerceApi();
  const { verify, open: review } = useAddressReview({ takesSuggestedZip: true });
  const [failures, setFailures] = useState(0);
  const arrived = useRef<{ lead: string; caseId: string } | null>(null);

  const send = async (entered: LeadValues): Promise<LeadOutcome> => {
    const api = createMarketingLeadsApi(transports.site);
    const address = needsAddress(reason) ? await verify(leadAddress(entered)) : null;
    if (address === "edit" || address === "close") return address;
    const values = address ? withPutRight(entered, address) : entered;
    const lead = marketingLead(reason, values);
    const key = JSON.stringify({ ...lead, recaptchaToken: "" });
    try {
      if (arrived.current?.lead !== key) {
        arrived.current = { lead: key, caseId: await api.send(lead) };
        track({ event: "form_submit", form: "marketing_lead", reason });
      }
      const concierge = reason === "concierge" ? await api.findConcierge(lead.postalCode) : null;
      return { caseId: arrived.current.caseId, values, concierge };
    } catch {
      setFailures((count) => count + 1);
      return "failed";
    }
  };

  return { send, failures, review };
};
