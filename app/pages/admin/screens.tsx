import { Grid } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { previewQuery } from "#app/commerce-api/content-preview.ts";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { PageFrame } from "./page-frame.tsx";
import { stageAddress, stageOf, viewAddress } from "./preview-address.ts";
import { screenNames } from "./preview-words.ts";

/** How often it is looked at which page the frame shows; a page in it tells of its moves to nobody. */
const LOOK_MS = 400;

const pathIn = (frame: HTMLIFrameElement | null): string | null => {
  const pathname = frame?.contentWindow?.location.pathname;
  // A frame that has not begun to load is blank.
  return pathname?.startsWith("/") ? pathname : null;
};

/**
 * The previewed page in a frame, alone or with the page as it is now in another; what is followed in one is followed in
 * both.
 */
export const Screens = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const stage = stageOf(pathname, search, previewQuery(pathname, search) ?? {});
  const [first] = useState(stage);
  const previewed = useRef<HTMLIFrameElement>(null);
  const live = useRef<HTMLIFrameElement>(null);
  const screen = intl.formatMessage(screenNames[stage.screen]);

  // What is followed in the preview is followed in the live page, and stays in the address.
  useEffect(() => {
    const timer = setInterval(() => {
      const path = pathIn(previewed.current);
      if (path === null || path === stage.path || path.startsWith("/admin/")) return;
      live.current?.contentWindow?.location.replace(path);
      void navigate(stageAddress({ ...stage, path }), { replace: true });
    }, LOOK_MS);
    return () => clearInterval(timer);
  });

  return (
    <EditorProvider>
      <h1 className="vh">
        <FormattedMessage
          id="screens.title"
          defaultMessage="{path} on a screen: {screen}"
          values={{ path: stage.path, screen }}
        />
      </h1>
      <Grid
        templateColumns={{ md: stage.isBeside ? "minmax(0, 1fr) minmax(0, 1fr)" : undefined }}
        gap="4"
        padding="{spacing.3} {spacing.4} {spacing.4}"
        background="plum.100"
        minHeight="100dvh"
      >
        {stage.isBeside && (
          <PageFrame
            ref={live}
            name={intl.formatMessage({ id: "screens.live", defaultMessage: "Live" })}
            address={first.path}
            screen={stage.screen}
          />
        )}
        <PageFrame
          ref={previewed}
          name={intl.formatMessage({ id: "screens.preview", defaultMessage: "Previewed" })}
          address={viewAddress(first.path, first.view)}
          screen={stage.screen}
        />
      </Grid>
    </EditorProvider>
  );
};
