import type { PageBlock } from "#app/components/content/block-props.ts";

/** Address of the frame that shows one block. */
export const FRAME_PATH = "/component-guide/frame";

/** What the workbench and its frame tell each other. */
export type FrameMessage = { say: "ready" } | { say: "show"; block: PageBlock } | { say: "height"; height: number };

/** A message of this guide's from a window of our own; undefined for anything else. */
export const readFrameMessage = ({ origin, data }: MessageEvent): FrameMessage | undefined => {
  if (origin !== window.location.origin || typeof data !== "object" || data === null) return undefined;
  const { say } = data as { say?: unknown };
  return say === "ready" || say === "show" || say === "height" ? (data as FrameMessage) : undefined;
};

/** Tells a window of our own origin. */
export const tellFrame = (target: Window, message: FrameMessage): void =>
  target.postMessage(message, window.location.origin);
