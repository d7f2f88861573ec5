import { createCommerceApi, type CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";

const noSession = () => Promise.reject(new CommerceApiError(401, "no-session", ""));

/** The commerce API while the server renders: there is no session, none can be made, and nobody is there to sign up. */
export const createRenderingApi = (transports: CommerceApi["transports"]): CommerceApi =>
  createCommerceApi({
    ...transports,
    session: {
      current: () => Promise.resolve(null),
      ensure: noSession,
      signIn: noSession,
      enter: noSession,
      signOut: noSession,
      listen: () => () => undefined,
    },
    shopperContext: { load: noSession },
    backInStock: { signUp: noSession },
  });
