import { chakra, Grid } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { PageBlock } from "#app/components/content/block-props.ts";
import { PressedButtons } from "./pressed-buttons.tsx";
import { FRAME_PATH, readFrameMessage, tellFrame } from "./frame-message.ts";

const widths = defineMessages({
  390: { id: "guide.phone", defaultMessage: "Phone, 390" },
  768: { id: "guide.tablet", defaultMessage: "Tablet, 768" },
  1440: { id: "guide.desktop", defaultMessage: "Desktop, 1440" },
});

type Width = keyof typeof widths;

const knownWidths = Object.keys(widths).map(Number) as Width[];

const LEAST_HEIGHT_PX = 160;

/** A block in a frame of its own, so that it lays itself out for the chosen width and not for this window's. */
export const BlockPreview = ({ block, name }: { block: PageBlock; name: string }) => {
  const intl = useIntl();
  const [width, setWidth] = useState<Width>(1440);
  const [height, setHeight] = useState(LEAST_HEIGHT_PX);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(block);

  useEffect(() => {
    shown.current = block;
    const target = frame.current?.contentWindow;
    if (target) tellFrame(target, { say: "show", block });
  }, [block]);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      const message = readFrameMessage(event);
      if (!target || event.source !== target || !message) return;
      if (message.say === "ready") tellFrame(target, { say: "show", block: shown.current });
      if (message.say === "height") setHeight(Math.max(LEAST_HEIGHT_PX, message.height));
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);

  return (
    <Grid
      as="section"
      templateColumns="minmax(0, 1fr)"
      gap="3"
      aria-label={intl.formatMessage({ id: "guide.preview", defaultMessage: "Preview" })}
    >
      <PressedButtons
        legend={intl.formatMessage({ id: "guide.width", defaultMessage: "Width" })}
        names={knownWidths.map((each) => intl.formatMessage(widths[each]))}
        pressed={knownWidths.indexOf(width)}
        onPress={(index) => setWidth(knownWidths[index] ?? width)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be within reach of the keyboard */}
      <chakra.section
        tabIndex={0}
        aria-label={name}
        overflowX="auto"
        border="hair"
        borderRadius="md"
        background="bg.tray"
        padding="3"
      >
        <chakra.iframe
          ref={frame}
          display="block"
          border="0"
          maxWidth="none"
          background="bg.panel"
          src={FRAME_PATH}
          title={name}
          htmlWidth={width}
          htmlHeight={height}
        />
      </chakra.section>
    </Grid>
  );
};
