import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useSearchParams } from "react-router-dom";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { StoppedReminder } from "#app/commerce-api/people.ts";
import a from "#app/components/account/account.styles.ts";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./people.styles.ts";
import { dateName } from "./person-words.ts";
import { usePeopleApi } from "./use-people.ts";

/** The link of a mail is one person's; the page is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.stopReminder", defaultMessage: "Stop reminders" }),
  robots: "noindex",
});

type State =
  | { status: "pending" }
  | { status: "done"; stopped: StoppedReminder }
  | { status: "invalid" }
  | { status: "error"; message: ShopperMessage };

const isInvalid = (error: unknown) => error instanceof CommerceApiError && error.type === "invalid-reminder-token";

/**
 * Stops the mails about one day, by the link of such a mail (`/gift-reminders/stop?token=…`): opening it is the one
 * click. Stopping is a POST of the page's script, so that a program that only fetches links stops nothing; the token
 * leaves the address at once.
 */
export default function StopReminderPage() {
  const intl = useIntl();
  const api = usePeopleApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const given = search.get("token");
  const [token] = useState(given ?? "");
  const [state, setState] = useState<State>(token === "" ? { status: "invalid" } : { status: "pending" });
  const isAsked = useRef(false);

  const stop = useCallback(() => {
    setState({ status: "pending" });
    api.stopReminder(token).then(
      (stopped) => setState({ status: "done", stopped }),
      (error: unknown) =>
        setState(isInvalid(error) ? { status: "invalid" } : { status: "error", message: shopperMessage(error) }),
    );
  }, [api, token]);

  useEffect(() => {
    if (given !== null) void navigate("/gift-reminders/stop", { replace: true });
  }, [given, navigate]);

  useEffect(() => {
    if (isAsked.current || token === "") return;
    isAsked.current = true;
    stop();
  }, [stop, token]);

  return (
    <div className={`wrap ${c.stop}`}>
      <h1 className={c.stopTitle}>
        {state.status === "done" ? (
          <FormattedMessage id="stopReminder.done" defaultMessage="No more reminders for this day" />
        ) : state.status === "invalid" ? (
          <FormattedMessage id="stopReminder.invalid" defaultMessage="This link doesn’t work" />
        ) : (
          <FormattedMessage id="stopReminder.title" defaultMessage="Stopping your reminders" />
        )}
      </h1>
      <div aria-live="polite" className={a.stack}>
        {state.status === "pending" ? <LoadingFallback /> : null}
        {state.status === "done" ? (
          <p>
            <FormattedMessage
              id="stopReminder.doneText"
              defaultMessage="We’ll stop emailing you about {name}’s day ({what}). Your other reminders stay."
              values={{ name: state.stopped.firstName, what: dateName(intl, state.stopped) }}
            />
          </p>
        ) : null}
        {state.status === "invalid" ? (
          <p>
            <FormattedMessage
              id="stopReminder.invalidText"
              defaultMessage="It may be cut off, or the day was removed from your people. Your gift calendar shows which reminders are on."
            />
          </p>
        ) : null}
        {state.status === "error" ? (
          <Note tone="error">
            <ShopperWords message={state.message} />
          </Note>
        ) : null}
      </div>
      <noscript>
        <p>
          <FormattedMessage
            id="stopReminder.noScript"
            defaultMessage="This page needs JavaScript. Your gift calendar has a switch for each day."
          />
        </p>
      </noscript>
      <div className={c.actions}>
        {state.status === "error" ? (
          <button type="button" className={c.big} onClick={stop}>
            <FormattedMessage id="people.again" defaultMessage="Try again" />
          </button>
        ) : null}
        <Link className={c.link} to="/gift-calendar">
          <FormattedMessage id="stopReminder.calendar" defaultMessage="See your gift calendar" />
        </Link>
      </div>
    </div>
  );
}
