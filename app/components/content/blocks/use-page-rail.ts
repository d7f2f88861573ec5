import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Which pages of a row can be seen, counted from 0, and how many at once. */
interface Seen {
  first: number;
  count: number;
}

/**
 * A row of pages that scrolls sideways: which of them are seen, and turning them by buttons and keys; touch and wheel
 * scroll by themselves.
 */
export const usePageRail = (pageCount: number, isStill: boolean) => {
  const rail = useRef<HTMLElement>(null);
  const [{ first, count }, setSeen] = useState<Seen>({ first: 0, count: 1 });

  useEffect(() => {
    const row = rail.current;
    if (!row) return;
    const measure = () => {
      const page = row.scrollWidth / pageCount || 1;
      const next = { first: Math.round(row.scrollLeft / page), count: Math.max(1, Math.round(row.clientWidth / page)) };
      setSeen((seen) => (seen.first === next.first && seen.count === next.count ? seen : next));
    };
    measure();
    row.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => {
      row.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [pageCount]);

  const goTo = (page: number) => {
    const row = rail.current;
    if (!row) return;
    const nearestPage = Math.min(pageCount - count, Math.max(0, page));
    row.scrollTo({ left: (row.scrollWidth / pageCount) * nearestPage, behavior: isStill ? "auto" : "smooth" });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: first + count,
      PageDown: first + count,
      ArrowLeft: first - count,
      PageUp: first - count,
      Home: 0,
      End: pageCount,
    };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  });
  useEffect(() => {
    const row = rail.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    row?.addEventListener("keydown", listen);
    return () => row?.removeEventListener("keydown", listen);
  }, []);

  return {
    rail,
    first,
    last: Math.min(pageCount, first + count) - 1,
    turn: (by: 1 | -1) => goTo(first + by * count),
    goTo,
  };
};
