import { chakra, RadioGroup } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewEnvironment, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { environmentNames } from "./preview-words.ts";

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
  const known = names.map((name) => ({
    id: name as string,
    name: intl.formatMessage(environmentNames[name]),
    origin: name === here ? "" : environments[name],
    setting: `PREVIEW_${name.toUpperCase()}_ORIGIN`,
  }));
  const unnamed = {
    id: "here",
    name: intl.formatMessage({ id: "preview.thisInstallation", defaultMessage: "This one" }),
    origin: "",
    setting: "",
  };
  const choices = here ? known : [unnamed, ...known];
  return (
    <RadioGroup.Root
      value={choices.find(({ origin }) => origin === chosen)?.id ?? null}
      onValueChange={({ value }) => onChoose(choices.find(({ id }) => id === value)?.origin ?? "")}
    >
      <RadioGroup.Label>
        <FormattedMessage id="preview.environment" defaultMessage="Environment" />
      </RadioGroup.Label>
      {choices.map(({ id, name, origin, setting }) => (
        <RadioGroup.Item key={id} value={id} disabled={origin === undefined}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemControl />
          <RadioGroup.ItemText>
            {name}{" "}
            <chakra.span fontSize="sm" color="fg.muted">
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
            </chakra.span>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
