import { createContext, type ReactNode } from "react";
import type { SiteConfig } from "#config/sites.ts";
import { useProvided } from "./use-provided.ts";

const SiteContext = createContext<SiteConfig | null>(null);

/** Gives the shown site's configuration to everything below. */
export const SiteProvider = ({ site, children }: { site: SiteConfig; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** The shown site: id, locale, currency, names and numbers. */
export const useSite = (): SiteConfig => useProvided(SiteContext, "Site");
