import { createContext } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { SiteConfig } from "#config/sites.ts";

/** The commerce API that a loader may use: `context.get(commerceApiContext)`. */
export const commerceApiContext = createContext<CommerceApi>();

/** The site that is being shown: `context.get(siteContext)`. */
export const siteContext = createContext<SiteConfig>();
