import { useEffect, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { PageBlock } from "#app/components/content/block-props.ts";
import c from "./workbench.styles.ts";
import { FRAME_PATH, readFrameMessage, tellFrame } from "./frame-message.ts";

const widths = defineMessages({
  390: { id: "guide.phone", defaultMessage: "Phone, 390" },
  768: { id: "guide.tablet", defaultMessage: "Tablet, 768" },
  1440: { id: "guide.desktop", defaultMessage: "Desktop, 1440" },
});

type Width = keyof typeof widths;

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
    <section aria-label={intl.formatMessage({ id: "guide.preview", defaultMessage: "Preview" })} className={c.preview}>
      <fieldset className={c.widths}>
        <legend className="vh">
          <FormattedMessage id="guide.width" defaultMessage="Width" />
        </legend>
        {(Object.keys(widths).map(Number) as Width[]).map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {intl.formatMessage(widths[each])}
          </button>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be within reach of the keyboard */}
      <section className={c.stage} tabIndex={0} aria-label={name}>
        <iframe ref={frame} className={c.frame} src={FRAME_PATH} title={name} width={width} height={height} />
      </section>
    </section>
  );
};
