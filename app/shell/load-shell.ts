import type { LoaderFunctionArgs } from "react-router-dom";
import { isMaintenance } from "#app/commerce-api/commerce-api-error.ts";
import type { MenuNode } from "#app/commerce-api/content.ts";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { emptyFooter, type ShellData, type TopMenuEntry } from "#app/contexts/shell-data.ts";
import { bannerMessages } from "#app/domain/content/banner-messages.ts";
import { safeLink, topMenuLink } from "#app/domain/content/menu-links.ts";

/** Key of the banner above the header. */
export const GLOBAL_BANNER_KEY = "global-banner";

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
    orElse(content.byKey(GLOBAL_BANNER_KEY, { isOptional: true }), null),
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
