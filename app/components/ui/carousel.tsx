import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import c from "./carousel.styles.ts";

/** A titled row of things that scrolls sideways. */
export interface CarouselProps {
  title: string;
  previousLabel: string;
  nextLabel: string;
  /** Whether the row stands beside what a page is about, and its title is smaller. */
  isMinor?: boolean;
  /** Holds one list that scrolls sideways by itself (`overflow-x`, scroll snapping). */
  children: ReactNode;
}

/** Buttons scroll the list by what is visible; touch and wheel scroll it natively. A button at its end is disabled. */
export const Carousel = ({ title, previousLabel, nextLabel, isMinor, children }: CarouselProps) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const rail = frame.current?.firstElementChild;
    if (!rail) return;
    const measure = () =>
      setEnds({
        atStart: rail.scrollLeft < 4,
        atEnd: rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 4,
      });
    measure();
    rail.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(rail);
    return () => {
      rail.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const rail = frame.current?.firstElementChild;
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.9, behavior: "smooth" });
  };

  return (
    <section aria-labelledby={id}>
      <div className={c.head}>
        <h2 className={isMinor ? c.minorTitle : c.title} id={id}>
          {title}
        </h2>
        <div className={c.controls}>
          <button
            type="button"
            className={c.control}
            disabled={ends.atStart}
            onClick={() => scroll(-1)}
            aria-label={previousLabel}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={c.control}
            disabled={ends.atEnd}
            onClick={() => scroll(1)}
            aria-label={nextLabel}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <div ref={frame}>{children}</div>
    </section>
  );
};
