import { Popover } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import c from "./preview-strip.styles.ts";

const entry = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "4",
  minHeight: "controlSm",
  padding: "{spacing.1.5} {spacing.3}",
  borderRadius: "sm",
  color: "fg.heading",
  fontWeight: "semibold",
  textDecoration: "none",
  _hover: { background: "bg.tray" },
  _focusVisible: { outlineColor: "focus", outlineOffset: "-3px" },
  "& small": { color: "fg.muted", fontSize: "xs", fontWeight: "normal" },
};

/** A list of seasons below its button; Escape and a click elsewhere close it. */
export const SeasonMenu = ({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  const name = intl.formatMessage({ id: "preview.seasons", defaultMessage: "Seasons" });
  return (
    <Popover.Root positioning={{ placement: "bottom-start" }}>
      <Popover.Trigger className={c.way} _after={{ content: '"▾"', marginInlineStart: "2" }}>
        {name}
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label={name}>
          <Popover.Body as="ul" css={{ "& a": entry }}>
            {children}
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
};
