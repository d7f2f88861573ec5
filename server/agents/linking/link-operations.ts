import type { SiteContext, SiteOperation } from "#server/api/site/site-operation.ts";
import { refuse } from "#server/problem.ts";
import type { Linking } from "./linking.ts";
import type { Link, LinkedAccount, Links } from "./links.ts";

interface CustomerDocument {
  customerId?: string;
  authType?: string;
  login?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** The account whose token was sent: nobody else is shown a customer. @throws UpstreamProblem 401, 403, 404 */
const accountOf = async (context: SiteContext, customerId: string | undefined): Promise<LinkedAccount> => {
  const unauthorized = refuse(401, "unauthorized", "Unauthorized", "This needs an account.");
  if (!context.bearerToken || !customerId) throw unauthorized;
  const found = await context.scapi("ShopperCustomers", "getCustomer", [{ parameters: { customerId } }]);
  const { authType, login = "", email = login, firstName = "", lastName = "" } = found as CustomerDocument;
  if (authType !== "registered" || login === "") throw unauthorized;
  return { customerId, loginId: login, email, firstName, lastName };
};

const shown = ({ id, clientId, clientName, scopes, since, lastUsed }: Link) => ({
  id,
  name: clientName,
  host: new URL(clientId).host,
  scopes,
  since,
  lastUsed,
});

const over = () => refuse(404, "not-found", "Not Found", "This request is over. Please begin again at the assistant.");

/**
 * What shoppers do about assistants: answer one that asks to come in (`assistant-requests/:key`), see those they have
 * let in and end that (`assistants`).
 */
export const createLinkOperations = (linking: Linking, links: Links): SiteOperation[] => [
  {
    method: "GET",
    path: "assistant-requests/:key",
    handle: async ({ site }, { params }) => {
      const request = await linking.request(params["key"] ?? "");
      if (request?.site !== site.alias) throw over();
      return { name: request.clientName, host: new URL(request.clientId).host, scopes: request.scopes };
    },
  },
  {
    method: "POST",
    path: "assistant-requests/:key",
    sameOrigin: true,
    handle: async (context, { params, body }) => {
      const { isAllowed, customerId } = (body ?? {}) as { isAllowed?: unknown; customerId?: unknown };
      if (typeof isAllowed !== "boolean")
        throw refuse(400, "bad-request", "Bad Request", "'isAllowed' must be true or false.");
      const account = await accountOf(context, typeof customerId === "string" ? customerId : undefined);
      const location = await linking.answer(context.site, params["key"] ?? "", isAllowed ? account : null);
      if (location === null) throw over();
      return { location };
    },
  },
  {
    method: "GET",
    path: "assistants/:customerId",
    handle: async (context, { params }) => {
      const { customerId } = await accountOf(context, params["customerId"]);
      return { data: (await links.ofAccount(context.site.alias, customerId)).map(shown) };
    },
  },
  {
    method: "DELETE",
    path: "assistants/:customerId/:id",
    sameOrigin: true,
    handle: async (context, { params }) => {
      const { customerId } = await accountOf(context, params["customerId"]);
      const link = (await links.ofAccount(context.site.alias, customerId)).find(({ id }) => id === params["id"]);
      if (!link) throw refuse(404, "not-found", "Not Found", "There is no such assistant.");
      await links.end(link);
    },
  },
];
