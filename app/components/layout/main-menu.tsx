/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the list gathers keys and pointer of the links and buttons in it */
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { useLeaving } from "#app/browser/use-leaving.ts";
import { useUntilMoved } from "#app/browser/use-until-moved.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import type { TopMenuEntry } from "#app/contexts/shell-data.ts";
import c from "./main-menu.styles.ts";
import { NAVIGATION_ID } from "./skip-links.tsx";

const MenuPanel = onDemand(() =>
  import(/* webpackChunkName: "menu-panel" */ "./menu-panel.tsx").then((module) => module.MenuPanel),
);

/** How long the pointer rests before a panel opens or closes (navigation-23). */
export const HOVER_INTENT_MS = 120;

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The desktop menu. Entries with something below them open a panel on click, on resting the pointer and with the arrow
 * keys; Escape closes it and returns the focus. Every top page is linked in the HTML, also under a closed panel.
 */
export const MainMenu = ({ entries }: { entries: readonly TopMenuEntry[] }) => {
  const intl = useIntl();
  const [openId, setOpenId] = useUntilMoved<string>();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef<string>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useLeaving(list, () => setOpenId(null), openId !== null);

  const intend = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), HOVER_INTENT_MS);
  };
  /** A pointer that moves opens what it is on, once; one that rests opens nothing when a page moves under it. */
  const onMove = (event: PointerEvent, id: string) => {
    if (event.pointerType === "touch" || under.current === id) return;
    under.current = id;
    intend(id);
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    under.current = undefined;
    intend(null);
  };

  const focusTop = (from: Element | null, by: number) => {
    const tops = [...(list.current?.querySelectorAll<HTMLElement>("[data-top]") ?? [])];
    const at = tops.findIndex((top) => top === from || top.parentElement?.contains(from));
    tops[(at + by + tops.length) % tops.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    const focused = document.activeElement;
    if (event.key === "Escape" && openId) {
      const trigger = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      setOpenId(null);
      trigger?.focus();
    } else if (step && focused?.hasAttribute("data-top")) {
      event.preventDefault();
      focusTop(focused, step);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const isDown = event.key === "ArrowDown";
      const opens = isDown && focused?.hasAttribute("aria-expanded") === true;
      const links = [...(focused?.closest("li[data-entry]")?.querySelectorAll<HTMLElement>("[data-panel] a") ?? [])];
      // Where nothing is open or opens, the arrows scroll the page.
      if (!opens && links.length === 0) return;
      event.preventDefault();
      if (opens) setOpenId(focused.getAttribute("data-top"));
      links[Math.max(0, links.indexOf(focused as HTMLElement) + (isDown ? 1 : -1))]?.focus();
    }
  };

  return (
    <nav
      id={NAVIGATION_ID}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "menu.label", defaultMessage: "Main" })}
      onPointerEnter={() => MenuPanel.preload()}
      onFocus={() => MenuPanel.preload()}
    >
      <ul className={c.menu} ref={list} onKeyDown={onKeyDown}>
        {entries.map((entry) => {
          const isOpen = openId === entry.id;
          const ink = { "--ink": entry.color } as CSSProperties;
          if (!entry.hasPanel)
            return (
              <li key={entry.id} style={ink} data-entry="">
                <TopLink entry={entry} />
              </li>
            );
          return (
            <li
              key={entry.id}
              style={ink}
              data-entry=""
              onPointerMove={(event) => onMove(event, entry.id)}
              onPointerLeave={onLeave}
            >
              <button
                type="button"
                data-top={entry.id}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `menu-${entry.id}` : undefined}
                onClick={() => {
                  clearTimeout(timer.current);
                  setOpenId(isOpen ? null : entry.id);
                }}
              >
                {entry.label}
                <Icon name="chevron-down" size="xs" />
              </button>
              {isOpen ? (
                <QuietBoundary>
                  <MenuPanel entryId={entry.id} />
                </QuietBoundary>
              ) : (
                entry.link && (
                  <a href={entry.link} hidden>
                    {entry.label}
                  </a>
                )
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const TopLink = ({ entry }: { entry: TopMenuEntry }) => {
  const { pathname } = useLocation();
  if (entry.link?.startsWith("/"))
    return (
      <Link data-top={entry.id} to={entry.link} aria-current={entry.link === pathname ? "page" : undefined}>
        {entry.label}
      </Link>
    );
  return <SmartLink href={entry.link}>{entry.label}</SmartLink>;
};
