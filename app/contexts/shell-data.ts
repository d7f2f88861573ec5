import { useRouteLoaderData } from "react-router-dom";
import type { Footer } from "#app/commerce-api/content.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import type { BannerMessage } from "#app/domain/content/banner-messages.ts";

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

/** The footer of a shell that could not be loaded. */
export const emptyFooter: Footer = { columns: [] };

const emptyShell: Omit<ShellData, "year"> = { menu: [], footer: emptyFooter, banner: [], preferences: {} };

/** Header's and footer's data; empty and without a year where the shell itself could not be loaded. */
export const useShellData = (): Omit<ShellData, "year"> & { year?: number } =>
  useRouteLoaderData<ShellData>(SHELL_ROUTE) ?? emptyShell;
