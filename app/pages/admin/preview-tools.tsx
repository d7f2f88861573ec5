import { useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { DataRouter } from "react-router-dom";
import type { ContentPreviewApi, PreviewQuery, PreviewSession } from "#app/commerce-api/content-preview.ts";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { nextOccasions } from "./next-occasions.ts";
import { chosenView, pagePath, stageOf } from "./preview-address.ts";
import { PreviewDrawer } from "./preview-drawer.tsx";
import { PreviewStrip } from "./preview-strip.tsx";

/** Where one block stands alone in the content app's frame: nothing may cover it. */
const VISUALIZATION_PATH = "/admin/visualization";

/** What an editor's tools are made from. */
interface PreviewToolsProps {
  view: PreviewQuery;
  session: PreviewSession;
  preview: ContentPreviewApi;
  customerGroups: readonly string[];
  router: DataRouter;
  /** Stands above the page. */
  top: HTMLElement;
}

const useRouterLocation = (router: DataRouter) =>
  useSyncExternalStore(
    (tell) => router.subscribe(tell),
    () => router.state.location,
  );

/** The strip above every page of a preview, and the drawer's button on it. */
export const PreviewTools = ({ view, session, preview, customerGroups, router, top }: PreviewToolsProps) => {
  const { pathname, search } = useRouterLocation(router);
  const [occasions] = useState(() => nextOccasions(Date.now()));
  if (pathname === VISUALIZATION_PATH) return null;
  const stage = stageOf(pathname, search, view);
  const leave = async () => {
    await preview.endPass().catch(() => undefined);
    window.location.assign(stage.path);
  };
  return (
    <EditorProvider>
      {createPortal(
        <PreviewStrip
          stage={stage}
          isSnapshotMissing={session.isSnapshotMissing}
          occasions={occasions}
          onLeave={() => void leave()}
        />,
        top,
      )}
      <PreviewDrawer
        view={view}
        session={session}
        customerGroups={customerGroups}
        pathname={() => stage.path}
        onGo={(address) => window.location.assign(address)}
        onShare={(choice) => preview.makeLink(pagePath(choice.path), chosenView(choice, view))}
        onLeave={() => void leave()}
      />
    </EditorProvider>
  );
};
