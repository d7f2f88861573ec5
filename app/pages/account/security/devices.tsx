import { useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { useLogOutEverywhere } from "../profile/use-profile.ts";
import { useListed } from "../use-listed.ts";
import s from "./security.styles.ts";

/** A browser in which the customer is logged in. */
interface Device {
  id: string;
  browser?: string;
  system?: string;
  lastUsed: string;
  current: boolean;
}

/** `Chrome on macOS`. */
const deviceName = (intl: IntlShape, { browser, system }: Device): string => {
  if (browser && system)
    return intl.formatMessage({ id: "devices.name", defaultMessage: "{browser} on {system}" }, { browser, system });
  return browser ?? system ?? intl.formatMessage({ id: "devices.unknown", defaultMessage: "Unknown device" });
};

function DeviceEntry({ device, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const intl = useIntl();
  const name = deviceName(intl, device);
  return (
    <li className={s.entry}>
      <div className={s.facts}>
        <div className={c.head}>
          <span className={s.name}>{name}</span>
          {device.current ? (
            <span className={c.badge}>
              <FormattedMessage id="devices.current" defaultMessage="This device" />
            </span>
          ) : null}
        </div>
        <span className={c.small}>
          <FormattedMessage
            id="devices.lastUsed"
            defaultMessage="Last used {moment}"
            values={{ moment: intl.formatDate(device.lastUsed, { dateStyle: "medium", timeStyle: "short" }) }}
          />
        </span>
      </div>
      {device.current ? null : (
        <button
          type="button"
          className={s.act}
          aria-disabled={isBusy}
          onClick={onEnd}
          aria-label={intl.formatMessage({ id: "devices.endNamed", defaultMessage: "Sign out: {name}" }, { name })}
        >
          <FormattedMessage id="devices.end" defaultMessage="Sign out" />
        </button>
      )}
    </li>
  );
}

/** Where the customer is logged in, and the way out of each place, of all others, and of every one. */
export function Devices() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { transports } = useCommerceApi();
  const { state, reload } = useListed<Device>("devices");
  const everywhere = useLogOutEverywhere();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const [done, setDone] = useState("");

  const end = async (path: string, words: string) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    setDone("");
    try {
      await transports.site({ method: "DELETE", path });
      setDone(words);
    } catch (failure) {
      setError(shopperMessage(failure));
    }
    await reload();
    setBusy(false);
  };

  const entries = state.status === "done" ? state.entries : [];
  return (
    <>
      <FormError message={error ?? everywhere.submission.error} />
      {state.status === "pending" ? <LoadingFallback /> : null}
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      <div aria-live="polite">{done ? <Note tone="success">{done}</Note> : null}</div>
      {entries.length > 0 ? (
        <ul className={s.list}>
          {entries.map((device) => (
            <DeviceEntry
              key={device.id}
              device={device}
              isBusy={isBusy}
              onEnd={() =>
                void end(
                  `devices/${device.id}`,
                  intl.formatMessage(
                    { id: "devices.ended", defaultMessage: "{name} is signed out." },
                    { name: deviceName(intl, device) },
                  ),
                )
              }
            />
          ))}
        </ul>
      ) : null}
      <p className={c.small}>
        <FormattedMessage
          id="profile.everywhereHint"
          defaultMessage="Lost your phone? This signs you out everywhere, including here."
        />
      </p>
      <div className={c.actions}>
        {entries.length > 1 ? (
          <button
            type="button"
            className={c.lineButton}
            aria-busy={isBusy}
            onClick={() =>
              void end(
                "devices",
                intl.formatMessage({ id: "devices.othersEnded", defaultMessage: "All other devices are signed out." }),
              )
            }
          >
            <FormattedMessage id="devices.others" defaultMessage="Sign out all others" />
          </button>
        ) : null}
        <button
          type="button"
          className={c.lineButton}
          aria-busy={everywhere.submission.isBusy}
          onClick={() => void everywhere.logOut().then((isDone) => isDone && navigate("/login", { replace: true }))}
        >
          <FormattedMessage id="profile.everywhere" defaultMessage="Log out everywhere" />
        </button>
      </div>
    </>
  );
}
