import type { Request } from "express";
import type { Config } from "#config/config.ts";
import { siteById, siteForHost, type SiteConfig } from "#config/sites.ts";
import { refuse } from "#server/problem.ts";

/** The site that `/api/<site>/…` names, in the language of the host; throws 404 for an unknown one. */
export const requestSite = (config: Config, request: Request): SiteConfig => {
  const id = String(request.params["site"]);
  const shown = siteForHost(config.sites, request.get("host"));
  const site = shown.id === id ? shown : siteById(config.sites, id);
  if (!site) throw refuse(404, "site-not-found", "Site Not Found", "There is no such site.");
  return site;
};
