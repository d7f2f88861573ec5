/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the list gathers keys and pointer of the links and buttons in it */
import loadable from "@loadable/component";
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import type { TopMenuEntry } from "#app/contexts/shell-data.ts";
import c from "./main-menu.styles.ts";
import { NAVIGATION_ID } from "./skip-links.tsx";

const MenuPanel = loadable(() => import(/* webpackChunkName: "menu-panel" */ "./menu-panel.tsx"), {
  resolveComponent: (module) => module.MenuPanel,
});

/** How long the pointer rests before a panel opens or closes (navigation-23). */
export const HOVER_INTENT_MS = 120;

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The desktop menu. Entries with something below them open a panel on click, on resting the pointer and with the arrow
 * keys; Escape closes it and returns the focus. Every top page is linked in the HTML, also under a closed panel.
 */
export const MainMenu = ({ entries }: { entries: readonly TopMenuEntry[] }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [openId, setOpenId] = useState<string | null>(null);
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    // A change of route closes the panel.
    setShownAt(address);
    setOpenId(null);
  }
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!openId) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!list.current?.contains(event.target as Node)) setOpenId(null);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [openId]);

  const intend = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), HOVER_INTENT_MS);
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
      const id = focused?.getAttribute("data-top");
      if (id && focused?.hasAttribute("aria-expanded") && event.key === "ArrowDown") setOpenId(id);
      const links = [...(focused?.closest("li[data-entry]")?.querySelectorAll<HTMLElement>("[data-panel] a") ?? [])];
      const at = links.indexOf(focused as HTMLElement);
      if (links.length > 0) links[Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1))]?.focus();
      event.preventDefault();
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
              onPointerEnter={(event) => event.pointerType !== "touch" && intend(entry.id)}
              onPointerLeave={(event) => event.pointerType !== "touch" && intend(null)}
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
