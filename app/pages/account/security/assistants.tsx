import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useListed } from "../use-listed.ts";
import { AssistantScope } from "./assistant-words.tsx";
import s from "./security.styles.ts";

/** An assistant that the customer has let into the account. */
interface LinkedAssistant {
  id: string;
  name: string;
  /** Host of whoever runs it. */
  host: string;
  scopes: string[];
  /** ISO text. */
  since: string;
}

function AssistantEntry({
  assistant,
  isBusy,
  onEnd,
}: {
  assistant: LinkedAssistant;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const intl = useIntl();
  const { name, host, scopes, since } = assistant;
  return (
    <li className={s.entry}>
      <div className={s.facts}>
        <span className={s.name}>{name}</span>
        <span className={c.small}>
          <FormattedMessage
            id="assistants.since"
            defaultMessage="{host}, since {day}"
            values={{ host, day: intl.formatDate(since, { dateStyle: "medium" }) }}
          />
        </span>
        {scopes.map((scope) => (
          <span key={scope} className={c.small}>
            <AssistantScope scope={scope} />
          </span>
        ))}
      </div>
      <button
        type="button"
        className={s.act}
        aria-disabled={isBusy}
        onClick={onEnd}
        aria-label={intl.formatMessage({ id: "assistants.endNamed", defaultMessage: "Lock out: {name}" }, { name })}
      >
        <FormattedMessage id="assistants.end" defaultMessage="Lock out" />
      </button>
    </li>
  );
}

/** The assistants a customer has let in, and the way to lock one out. */
export function Assistants({ customerId }: { customerId: string }) {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const path = `assistants/${customerId}`;
  const { state, reload } = useListed<LinkedAssistant>(path);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const [done, setDone] = useState("");

  const end = async ({ id, name }: LinkedAssistant) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    setDone("");
    try {
      await transports.site({ method: "DELETE", path: `${path}/${id}` });
      setDone(intl.formatMessage({ id: "assistants.ended", defaultMessage: "{name} is locked out." }, { name }));
    } catch (failure) {
      setError(shopperMessage(failure));
    }
    await reload();
    setBusy(false);
  };

  const entries = state.status === "done" ? state.entries : [];
  return (
    <>
      <FormError message={error} />
      {state.status === "pending" ? <LoadingFallback /> : null}
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      <div aria-live="polite">{done ? <Note tone="success">{done}</Note> : null}</div>
      {entries.length > 0 ? (
        <ul className={s.list}>
          {entries.map((assistant) => (
            <AssistantEntry
              key={assistant.id}
              assistant={assistant}
              isBusy={isBusy}
              onEnd={() => void end(assistant)}
            />
          ))}
        </ul>
      ) : null}
      {state.status === "done" && entries.length === 0 ? (
        <p className={c.small}>
          <FormattedMessage
            id="assistants.none"
            defaultMessage="None yet. An assistant that wants to order for you asks you here first."
          />
        </p>
      ) : null}
    </>
  );
}
