import type { DataLayer } from "#app/analytics/analytics-queue.ts";
import type { TagManagerConfig } from "#config/config.ts";

/** How often and how long the container is looked for (analytics-4). */
const POLL_MS = 50;
const PATIENCE_MS = 2000;

interface TagManagerWindow {
  dataLayer?: DataLayer;
  google_tag_manager?: Record<string, unknown>;
}

const insertScript = (address: string) => {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  // A blocked container is nobody's trouble: what was pushed stays in the layer.
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
};

/**
 * Loads the tag manager's container. Gives the data layer at once, and a promise that settles when the container is
 * ready or after 2 s, whichever comes first; it never rejects.
 */
export const loadTagManager = ({ id, scriptUrl }: TagManagerConfig): { layer: DataLayer; ready: Promise<void> } => {
  const page = window as TagManagerWindow;
  const layer = (page.dataLayer ??= [] as Record<string, unknown>[]);
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  insertScript(`${scriptUrl}?id=${encodeURIComponent(id)}&l=dataLayer`);
  const ready = new Promise<void>((resolve) => {
    const startedAt = Date.now();
    const poll = setInterval(() => {
      if (!page.google_tag_manager?.[id] && Date.now() - startedAt < PATIENCE_MS) return;
      clearInterval(poll);
      resolve();
    }, POLL_MS);
  });
  return { layer, ready };
};
