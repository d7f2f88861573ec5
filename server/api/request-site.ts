import type { Request } from "express";
import type { Config } from "#config/config.ts";
import { siteById, type SiteConfig } from "#config/sites.ts";
import { refuse } from "./upstream-problem.ts";

/** The site that `/api/<site>/…` names; throws 404 for an unknown one. */
export const requestSite = (config: Config, request: Request): SiteConfig => {
  const id = String(request.params["site"]);
  const site = siteById(config.sites, id);
  if (!site) throw refuse(404, "site-not-found", "Site Not Found", "There is no such site.");
  return site;
};
