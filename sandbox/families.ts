import { customerFamilies } from "./customers/customer-routes.ts";
import type { ApiFamily } from "./http/api-route.ts";
import { loginFamilies } from "./login/login-routes.ts";
import { sessionFamilies } from "./login/session-routes.ts";
import type { Services } from "./services.ts";
import { sitePreferenceFamilies } from "./site-preferences/site-preference-routes.ts";
import { organizationId } from "./world/sites.ts";

/** Every route table of the sandbox. */
export const createFamilies = (services: Services): ApiFamily[] => [
  ...loginFamilies(services.login, services.signer, { origin: services.sandboxOrigin, organizationId }),
  ...sessionFamilies(services.login, services.sessions),
  ...customerFamilies(services.customers),
  ...sitePreferenceFamilies(services.sitePreferences),
];
