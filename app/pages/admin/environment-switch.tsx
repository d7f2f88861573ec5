import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewEnvironment, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { environmentNames } from "./preview-words.ts";
import c from "./preview-drawer.styles.ts";

/** What the switch shows and does. */
interface EnvironmentSwitchProps extends Pick<PreviewSession, "environment" | "environments"> {
  /** Origin of the chosen installation; empty for the one that one is in. */
  chosen: string;
  onChoose: (origin: string) => void;
}

const names: PreviewEnvironment[] = ["development", "staging", "production"];

/**
 * Switches between the shop's installations. The one that one is in is named and chosen, by its setting or else by its
 * address; those without an address cannot be chosen and say why.
 */
export const EnvironmentSwitch = ({ environment, environments, chosen, onChoose }: EnvironmentSwitchProps) => {
  const intl = useIntl();
  const here = environment ?? names.find((name) => environments[name] === window.location.origin);
  const choices = names.map((name) => ({
    name: intl.formatMessage(environmentNames[name]),
    origin: name === here ? "" : environments[name],
    setting: `PREVIEW_${name.toUpperCase()}_ORIGIN`,
  }));
  const unnamed = {
    name: intl.formatMessage({ id: "preview.thisInstallation", defaultMessage: "This one" }),
    origin: "",
    setting: "",
  };
  return (
    <fieldset className={c.section}>
      <legend className={c.legend}>
        <FormattedMessage id="preview.environment" defaultMessage="Environment" />
      </legend>
      {(here ? choices : [unnamed, ...choices]).map(({ name, origin, setting }) => (
        <label key={name} className={c.choice}>
          <input
            type="radio"
            name="origin"
            disabled={origin === undefined}
            checked={origin === chosen}
            onChange={() => onChoose(origin ?? "")}
          />
          <span>
            {name}{" "}
            <span className={c.hint}>
              {origin === "" && (
                <FormattedMessage
                  id="preview.youAreHere"
                  defaultMessage="you are here, {host}"
                  values={{ host: window.location.host }}
                />
              )}
              {origin === undefined && (
                <FormattedMessage
                  id="preview.noAddress"
                  defaultMessage="has no address yet ({setting})"
                  values={{ setting }}
                />
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
