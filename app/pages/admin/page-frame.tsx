import { useEffect, useRef, useState, type CSSProperties, type Ref } from "react";
import type { Screen } from "./preview-address.ts";
import c from "./screens-page.styles.ts";

/** Width and height of screens in pixels; a desktop is as high as there is room. */
const sizes: Record<Screen, { width: number; height?: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440 },
};

/** How much room an element has, followed while the window changes. */
const useRoom = () => {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, room };
};

/** A page of ours in a frame as wide as a screen, made smaller where there is less room. */
export const PageFrame = ({
  name,
  address,
  screen,
  ref,
}: {
  name: string;
  address: string;
  screen: Screen;
  ref: Ref<HTMLIFrameElement>;
}) => {
  const { element, room } = useRoom();
  const { width, height } = sizes[screen];
  const scale = Math.min(1, (room?.width ?? width) / width);
  const shown = Math.min((room?.height ?? 0) / scale, height ?? Infinity);
  return (
    <section className={c.pane} aria-label={name}>
      <h2 className={c.name}>{name}</h2>
      <div ref={element} className={c.room}>
        {room && (
          <div className={c.screen} style={{ width: width * scale, height: shown * scale }}>
            <iframe
              ref={ref}
              className={c.frame}
              title={name}
              src={address}
              style={{ width, height: shown, "--scale": scale } as CSSProperties}
            />
          </div>
        )}
      </div>
    </section>
  );
};
