import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { AccountSection } from "../account-section.tsx";
import { AssistantScope } from "./assistant-words.tsx";
import s from "./security.styles.ts";

/** An assistant that asks to come in. */
interface AssistantRequest {
  name: string;
  host: string;
  scopes: string[];
}

/** Asks the customer whether an assistant may come in, and sends the browser back to it with the answer. */
export function AssistantRequestCard({
  requestKey,
  customer: { customerId, email },
}: {
  requestKey: string;
  customer: { customerId: string; email: string };
}) {
  const { transports } = useCommerceApi();
  const path = `assistant-requests/${encodeURIComponent(requestKey)}`;
  const { status, value } = useAnswer(
    `assistant ${requestKey}`,
    async () => {
      try {
        return (await transports.site({ method: "GET", path })) as AssistantRequest;
      } catch (failure) {
        if (failure instanceof CommerceApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    "The request of an assistant could not be asked for.",
  );
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopperMessage | null>(null);

  const answer = async (isAllowed: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const said = await transports.site({ method: "POST", path, body: { isAllowed, customerId } });
      location.assign((said as { location: string }).location);
    } catch (failure) {
      setError(shopperMessage(failure));
      setBusy(false);
    }
  };

  if (status === "pending") return <LoadingFallback />;
  if (status === "failed" || value === null)
    return (
      <Note tone="error">
        <FormattedMessage
          id="assistants.requestOver"
          defaultMessage="This request is over, or the shop does not know the assistant. Please begin again over there."
        />
      </Note>
    );
  const { name, host, scopes } = value;
  return (
    <AccountSection
      isWide
      title={
        <FormattedMessage id="assistants.ask" defaultMessage="May {name} come into your account?" values={{ name }} />
      }
    >
      <p>
        <FormattedMessage
          id="assistants.who"
          defaultMessage="{name} at {host} asks to act for {email}. It may then:"
          values={{ name, host: <strong>{host}</strong>, email }}
        />
      </p>
      <ul className={s.consequences}>
        {scopes.map((scope) => (
          <li key={scope}>
            <AssistantScope scope={scope} />
          </li>
        ))}
      </ul>
      <p className={c.small}>
        <FormattedMessage
          id="assistants.canEnd"
          defaultMessage="It never sees your password or your cards. You can lock it out at any time under Security."
        />
      </p>
      <FormError message={error} />
      <div className={c.actions}>
        <button type="button" className={c.button} aria-busy={isBusy} onClick={() => void answer(true)}>
          <FormattedMessage id="assistants.allow" defaultMessage="Let it in" />
        </button>
        <button type="button" className={c.lineButton} aria-busy={isBusy} onClick={() => void answer(false)}>
          <FormattedMessage id="assistants.deny" defaultMessage="No, go back" />
        </button>
      </div>
    </AccountSection>
  );
}
