import type { LoaderFunctionArgs } from "react-router-dom";
import { useRouteLoaderData } from "react-router-dom";
import { isMaintenance } from "./commerce-api/commerce-api-error.ts";
import type { Footer, MenuNode } from "./commerce-api/content.ts";
import type { SitePreferences } from "./commerce-api/site-preferences.ts";
import { bannerMessages, type BannerMessage } from "./domain/content/banner-messages.ts";
import { safeLink, topMenuLink } from "./domain/content/menu-links.ts";
import { commerceApiContext } from "./router-context.ts";

/** Id of the route whose loader feeds header and footer. */
export const SHELL_ROUTE = "shell";

/** A top entry of the main menu; the entries below it are loaded when the menu is first used. */
export interface TopMenuEntry {
  id: string;
  label: string;
  link?: string;
  color?: string;
  hasPanel?: true;
}

/** What header and footer show on every page. */
export interface ShellData {
  menu: TopMenuEntry[];
  footer: Footer;
  banner: BannerMessage[];
  preferences: SitePreferences;
  /** Year of the copyright line; from the server, so that both renderings agree. */
  year: number;
}

/** Key of the banner above the header. */
export const GLOBAL_BANNER_KEY = "global-banner";

const emptyFooter: Footer = { columns: [] };

const topEntry = (node: MenuNode, index: number): TopMenuEntry[] => {
  const { displayName, showInMenu, menuTextColor } = node.menuDefinition;
  if (!showInMenu) return [];
  const link = safeLink(topMenuLink(node));
  const hasPanel = Boolean(node.menuItems?.length || node.columns?.length);
  return [
    {
      id: node.id ?? String(index),
      label: displayName,
      ...(link && { link }),
      ...(menuTextColor && { color: menuTextColor }),
      ...(hasPanel && { hasPanel: true as const }),
    },
  ];
};

/** Gives a part of the shell or, where the backend cannot, what the shop works with instead. */
const orElse = async <T>(part: Promise<T>, substitute: T): Promise<T> => {
  try {
    return await part;
  } catch (error) {
    if (isMaintenance(error)) throw error;
    return substitute;
  }
};

/** Loads header and footer once per visit; a part that fails leaves the page standing. */
export const loadShell = async ({ context }: LoaderFunctionArgs): Promise<ShellData> => {
  const { content, sitePreferences } = context.get(commerceApiContext);
  const [menu, footer, banner, preferences] = await Promise.all([
    orElse(content.navMenu(), { menuItems: [] }),
    orElse(content.footer(), emptyFooter),
    orElse(content.byKey(GLOBAL_BANNER_KEY), null),
    orElse(sitePreferences.get(), {}),
  ]);
  return {
    menu: menu.menuItems.flatMap(topEntry),
    footer,
    banner: bannerMessages(banner),
    preferences,
    year: new Date().getFullYear(),
  };
};

const emptyShell: Omit<ShellData, "year"> = { menu: [], footer: emptyFooter, banner: [], preferences: {} };

/** Header's and footer's data; empty and without a year where the shell itself could not be loaded. */
export const useShellData = (): Omit<ShellData, "year"> & { year?: number } =>
  useRouteLoaderData<ShellData>(SHELL_ROUTE) ?? emptyShell;
