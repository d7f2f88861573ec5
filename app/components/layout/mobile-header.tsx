import loadable from "@loadable/component";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#app/components/ui/icon.tsx";
import { BagLink } from "./bag-link.tsx";
import c from "./header.styles.ts";
import { Logo } from "./logo.tsx";
import { SearchBox } from "./search-box.tsx";

const MobileMenu = loadable(() => import(/* webpackChunkName: "mobile-menu" */ "./mobile-menu.tsx"), {
  resolveComponent: (module) => module.MobileMenu,
});

/** The small screens' bar: menu, logo, search and bag. Drawer and search panel close on every change of route. */
export const MobileHeader = () => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setMenuOpen(false);
    setSearchOpen(false);
  }, [pathname, search]);

  useEffect(() => {
    if (!isSearchOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setSearchOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isSearchOpen]);

  return (
    <div ref={bar}>
      <div className={c.mobile}>
        <div>
          <button
            type="button"
            className={c.icon}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-label={intl.formatMessage({ id: "header.openMenu", defaultMessage: "Open menu" })}
            onPointerEnter={() => MobileMenu.preload()}
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
        <Logo stack />
        <div>
          <button
            type="button"
            className={c.icon}
            aria-expanded={isSearchOpen}
            aria-label={
              isSearchOpen
                ? intl.formatMessage({ id: "header.closeSearch", defaultMessage: "Close search" })
                : intl.formatMessage({ id: "header.openSearch", defaultMessage: "Open search" })
            }
            onClick={() => setSearchOpen(!isSearchOpen)}
          >
            <Icon name={isSearchOpen ? "close" : "search"} />
          </button>
          <BagLink iconOnly />
        </div>
      </div>
      {isSearchOpen && (
        <div className={c.searchPanel}>
          <SearchBox id="q-mobile" autoFocus onDone={() => setSearchOpen(false)} />
        </div>
      )}
      {isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
    </div>
  );
};
