import { useRef } from "react";
import { useIntl } from "react-intl";
import { useLeaving } from "#app/browser/use-leaving.ts";
import { useUntilMoved } from "#app/browser/use-until-moved.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { BagLink } from "./bag-link.tsx";
import c from "./header.styles.ts";
import { Logo } from "./logo.tsx";
import { SearchBox } from "./search-box.tsx";

const MobileMenu = onDemand(() =>
  import(/* webpackChunkName: "mobile-menu" */ "./mobile-menu.tsx").then((module) => module.MobileMenu),
);

/** The small screens' bar: menu, logo, search and bag. Drawer and search panel close on every change of route. */
export const MobileHeader = () => {
  const intl = useIntl();
  const [opened, open] = useUntilMoved<"menu" | "search">();
  const isMenuOpen = opened === "menu";
  const isSearchOpen = opened === "search";
  const bar = useRef<HTMLDivElement>(null);
  useLeaving(bar, () => open(null), isSearchOpen);

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
            onClick={() => open("menu")}
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
            onClick={() => open(isSearchOpen ? null : "search")}
          >
            <Icon name={isSearchOpen ? "close" : "search"} />
          </button>
          <BagLink iconOnly />
        </div>
      </div>
      {isSearchOpen && (
        <div className={c.searchPanel}>
          <SearchBox id="q-mobile" takesFocus onDone={() => open(null)} />
        </div>
      )}
      {isMenuOpen && (
        <QuietBoundary onFail={() => open(null)}>
          <MobileMenu onClose={() => open(null)} />
        </QuietBoundary>
      )}
    </div>
  );
};
