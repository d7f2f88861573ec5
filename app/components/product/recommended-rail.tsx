import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useInView } from "#app/browser/use-in-view.ts";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Carousel } from "#app/components/ui/carousel.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { useRecommendations, type Recommending } from "#app/hooks/product/use-recommendations.ts";
import c from "./recommended-rail.styles.ts";

/** How far below the screen it begins to ask. */
const NEARBY = "500px";

/** Fewest recommendations worth showing unless somebody says otherwise (product-47). */
export const COUNT_PREDICATE = 1;

/** What a row of recommendations is made of. */
export interface RecommendedRailProps extends Omit<Recommending, "isWanted"> {
  title: string;
  /** Whether it stands beside what its page is about. */
  isMinor?: boolean;
  /** Fewest products worth showing. */
  countPredicate?: number;
  /** Its place is kept until it is known that nothing comes, and then as long as somebody looks at it. */
  isExpected?: boolean;
  /** Nothing but the footer stands below it, which waits until it is known whether something comes. */
  isLast?: boolean;
}

interface RailProps extends Pick<RecommendedRailProps, "title" | "isMinor"> {
  tiles: ProductTile[];
  onSeen: () => void;
  onFollow: (tile: ProductTile) => void;
}

const Rail = ({ title, isMinor, tiles, onSeen, onFollow }: RailProps) => {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInView(frame);
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen, onSeen]);
  return (
    <div className="section" ref={frame}>
      <div className="wrap">
        <Carousel
          title={title}
          isMinor={isMinor}
          previousLabel={intl.formatMessage({ id: "carousel.previous", defaultMessage: "Previous products" })}
          nextLabel={intl.formatMessage({ id: "carousel.next", defaultMessage: "Next products" })}
        >
          <ProductTiles tiles={tiles} layout="rail" label={title} onFollow={onFollow} />
        </Carousel>
      </div>
    </div>
  );
};

/**
 * Products that a recommender names. It asks when it comes near, and shows itself only with enough of them and where
 * the site wants recommendations (product-47).
 */
export const RecommendedRail = ({
  title,
  isMinor,
  countPredicate = COUNT_PREDICATE,
  isExpected = false,
  isLast = false,
  ...asked
}: RecommendedRailProps) => {
  const { preferences } = useShellData();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, NEARBY);
  const isPossible = preferences.showEinsteinRecommenders === true;
  const isWanted = isNear && isPossible;
  const { tiles, isSettled, onSeen, onClick } = useRecommendations({ ...asked, isWanted });
  const onFollow = useCallback(({ id }: ProductTile) => onClick(id), [onClick]);
  const isShown = tiles.length >= Math.max(COUNT_PREDICATE, countPredicate);
  const [isGivenUp, setGivenUp] = useState(false);
  const isHole = isExpected && isSettled && !isShown && !isGivenUp;
  useEffect(() => {
    if (!isHole) return;
    // Seen, or above the screen, it would move what is looked at.
    const look = () => {
      if ((frame.current?.getBoundingClientRect().top ?? 0) >= window.innerHeight) setGivenUp(true);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [isHole]);
  return (
    <div
      ref={frame}
      className={isExpected && (isShown || !isGivenUp) ? c.kept : c.place}
      data-waiting={isLast && isPossible && !isExpected && !isSettled ? "" : undefined}
    >
      {isShown && <Rail title={title} isMinor={isMinor} tiles={tiles} onSeen={onSeen} onFollow={onFollow} />}
    </div>
  );
};
