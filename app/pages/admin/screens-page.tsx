import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import { createContentPreviewApi, previewQuery } from "#app/commerce-api/content-preview.ts";
import { noStore, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { EditorGate } from "./editor-gate.tsx";
import { PageFrame } from "./page-frame.tsx";
import { screenNames } from "./preview-words.ts";
import { stageAddress, stageOf, viewAddress } from "./preview-address.ts";
import c from "./screens-page.styles.ts";

/** How often it is looked at which page the frame shows; a page in it tells of its moves to nobody. */
const LOOK_MS = 400;

/** Tells whether it is an editor who asks. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const { site } = context.get(commerceApiContext).transports;
  const { isEditor } = await createContentPreviewApi(site, previewQuery(pathname, search) ?? {}).session();
  return data({ isEditor }, { headers: noStore });
};

/** Head of the page; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Preview on screens", robots: "noindex" });

/** A previewed page as wide as a screen, alone or side by side with the page as it is now. */
export default function ScreensPage() {
  const { isEditor } = useLoaderData<typeof loader>();
  return isEditor ? <Screens /> : <EditorGate />;
}

const pathIn = (frame: HTMLIFrameElement | null): string | null => {
  const pathname = frame?.contentWindow?.location.pathname;
  // A frame that has not begun to load is blank.
  return pathname?.startsWith("/") ? pathname : null;
};

const Screens = () => {
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
    <>
      <h1 className="vh">
        <FormattedMessage
          id="screens.title"
          defaultMessage="{path} on a screen: {screen}"
          values={{ path: stage.path, screen }}
        />
      </h1>
      <div className={stage.isBeside ? c.beside : c.alone}>
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
      </div>
    </>
  );
};
