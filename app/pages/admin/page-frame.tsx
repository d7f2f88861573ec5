import { chakra, Grid } from "@chakra-ui/react";
import { useEffect, useRef, useState, type Ref } from "react";
import type { Screen } from "./preview-address.ts";

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
    <Grid as="section" templateRows="auto minmax(0, 1fr)" gap="2" minWidth="0" aria-label={name}>
      <chakra.h2 fontSize="sm" fontWeight="bold" textAlign="center" color="fg.heading">
        {name}
      </chakra.h2>
      <chakra.div ref={element} height={{ base: "75dvh", md: "calc(100dvh - 150px)" }}>
        {room && (
          <chakra.div
            marginInline="auto"
            overflow="hidden"
            background="bg.panel"
            boxShadow="0 0 0 1px {colors.border.control}"
            borderRadius="sm"
            style={{ width: width * scale, height: shown * scale }}
          >
            <chakra.iframe
              ref={ref}
              display="block"
              border="0"
              transformOrigin="0 0"
              title={name}
              src={address}
              style={{ width, height: shown, transform: `scale(${scale})` }}
            />
          </chakra.div>
        )}
      </chakra.div>
    </Grid>
  );
};
