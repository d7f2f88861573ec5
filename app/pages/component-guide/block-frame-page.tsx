import { useEffect, useRef, useState } from "react";
import type { PageBlock } from "#app/components/content/block-props.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import type { PageMeta } from "#app/navigation/route-module.ts";
import { readFrameMessage, tellFrame } from "./frame-message.ts";

/** Head of the frame; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Block", robots: "noindex" });

/**
 * One block in a page of its own, as wide as the workbench makes its frame. It shows what the workbench sends, and
 * tells its height.
 */
export default function BlockFramePage() {
  const [block, setBlock] = useState<PageBlock>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.parent === window) return;
    const listen = (event: MessageEvent) => {
      const message = readFrameMessage(event);
      if (event.source === window.parent && message?.say === "show") setBlock(message.block);
    };
    window.addEventListener("message", listen);
    tellFrame(window.parent, { say: "ready" });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) tellFrame(window.parent, { say: "height", height: Math.ceil(entry.contentRect.height) });
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      window.removeEventListener("message", listen);
      observer.disconnect();
    };
  }, []);
  return <div ref={frame}>{block && <ContentBlocks blocks={[block]} />}</div>;
}
