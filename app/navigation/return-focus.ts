import type { DataRouter } from "react-router-dom";

/** Which link of a page was followed: its address, and which one of those with that address. */
interface FollowedLink {
  href: string;
  index: number;
}

const MOST_REMEMBERED = 50;
/** So many frames the link that was followed is looked for. */
const MOST_FRAMES = 120;

const linksTo = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("main a[href]")].filter((link) => link.getAttribute("href") === href);

/** On the way back the focus returns to the link that led away, unless the shopper has put it elsewhere meanwhile. */
export const startReturningFocus = (router: DataRouter): (() => void) => {
  const followed = new Map<string, FollowedLink>();

  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("main a[href]") : null;
    const href = link?.getAttribute("href");
    if (!link || !href) return;
    followed.set(router.state.location.key, { href, index: linksTo(href).indexOf(link) });
    const [oldest] = followed.keys();
    if (followed.size > MOST_REMEMBERED && oldest !== undefined) followed.delete(oldest);
  };

  let shown = router.state.location.key;
  const stop = router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    const link = followed.get(location.key);
    if (historyAction !== "POP" || !link) return;
    const tryToFocus = (framesLeft: number) => {
      const focused = document.activeElement;
      const isElsewhere = focused && focused !== document.body && focused.isConnected && !focused.closest("main");
      if (location.key !== router.state.location.key || isElsewhere) return;
      const found = linksTo(link.href)[link.index];
      if (found) found.focus({ preventScroll: true });
      else if (framesLeft > 0) requestAnimationFrame(() => tryToFocus(framesLeft - 1));
    };
    // The page that was left stands until the one before is drawn; its links may look the same.
    requestAnimationFrame(() => requestAnimationFrame(() => tryToFocus(MOST_FRAMES)));
  });
  document.addEventListener("click", remember, true);
  return () => {
    stop();
    document.removeEventListener("click", remember, true);
  };
};
