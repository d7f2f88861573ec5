import { useEffect, useState } from "react";
import type { ContentPage } from "#app/components/content/content-page.ts";

/** Quiet time after a keystroke before the page is drawn again. */
const QUIET_MS = 150;

/**
 * The item that an editor is working on, as they type: the content app that frames the page tells of every change.
 * Outside of a content app it stays as it was loaded.
 */
export const useLiveItem = (
  loaded: ContentPage | null,
  toPage: (content: unknown) => Promise<ContentPage>,
): ContentPage | null => {
  const [page, setPage] = useState(loaded);
  useEffect(() => {
    if (window.parent === window) return;
    let isGone = false;
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async (content: unknown) => {
      latest += 1;
      const mine = latest;
      // What an editor has not finished yet may be no page; the one before stays.
      const next = await toPage(content).catch(() => null);
      if (next && !isGone && mine === latest) setPage(next);
    };
    const listen = async () => {
      const { connectToContentApp } = await import(
        /* webpackChunkName: "visualization-kit" */ "./visualization-kit.ts"
      );
      const { form } = await connectToContentApp();
      const config = { format: "inlined", depth: "all" } as const;
      // Listening first: what is typed while the item is fetched would be lost.
      form.changed((content) => {
        clearTimeout(timer);
        timer = setTimeout(() => void draw(content), QUIET_MS);
      }, config);
      void draw(await form.get(config));
    };
    void listen();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [toPage]);
  return page;
};
