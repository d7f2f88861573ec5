import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf, textField } from "./form.ts";
import { html } from "./html.ts";
import { orderTable } from "./order-pages.ts";
import { newUsid } from "#sandbox/core/identifiers.ts";
import { action, code, facts, field, filterForm, moment, pager, searchField, select, table, tag } from "./parts.ts";

/** Orders shown on the page of a customer. */
const LAST_ORDERS = 20;

const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

const accountTag = ({ enabled }: { enabled: boolean }, isLocked: boolean) => {
  if (!enabled) return tag("disabled", "bad");
  return isLocked ? tag("locked after wrong passwords", "bad") : tag("can log in", "good");
};

/** People with an account. */
export const customerPages = ({ services, database }: ControlContext): ConsoleRoute[] => {
  const { customers, groups, passwords, orderManagement, login, sites } = services;

  const customerOf = async (id = "") => {
    const customer = await customers.find(id);
    if (!customer) throw new Fault(404, "customer-not-found", `There is no customer '${id}'.`);
    return customer;
  };

  return [
    {
      method: "get",
      path: "/console/customers",
      handle: async ({ query }) => {
        const { page, limit, offset } = pageOf(query);
        const { total, customers: found } = await customers.search({ text: textField(query, "q"), limit, offset });
        return {
          title: "Customers",
          body: html`${filterForm(searchField("Number, login or name", query))}${table(
            "Customers",
            ["Number", "Name", "Login", "Since", "Last login"],
            found.map((customer) => [
              html`<a href="/console/customers/${encodeURIComponent(customer.id)}">${customer.customerNo}</a>`,
              `${customer.firstName} ${customer.lastName}`,
              customer.login,
              moment(customer.createdAt),
              moment(customer.lastLoginAt),
            ]),
          )}${pager(query, page, total)}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/customers/:id",
      handle: async ({ params }) => {
        const customer = await customerOf(params.id);
        const isLocked = await passwords.isLocked(customer.login);
        const { orders } = await orderManagement.search({
          text: "",
          status: null,
          siteId: null,
          customerId: customer.id,
          limit: LAST_ORDERS,
          offset: 0,
        });
        const business = await customers.businessAccountOf(customer.id);
        const path = `/console/customers/${encodeURIComponent(customer.id)}`;
        return {
          title: `${customer.firstName} ${customer.lastName}`.trim() || customer.login,
          body: html`${facts([
              ["Number", customer.customerNo],
              ["Login", customer.login],
              ["Email", customer.email],
              ["Email confirmed", customer.emailVerified ? "yes" : "no"],
              ["Account", accountTag(customer, isLocked)],
              ["Groups", (await groups.groupsOf(customer.id)).join(", ")],
              ["Orders for", business ? `${business.name} (${business.level})` : "–"],
              ["Since", moment(customer.createdAt)],
              ["Last login", moment(customer.lastLoginAt)],
            ])}${isLocked && action(`${path}/unlock`, "Unlock login", { look: "main" })}
            ${
              customer.enabled &&
              html`<form method="post" action="${path}/session" class="panel">
                ${field(
                  "Site",
                  select(
                    "site",
                    sites.map(({ id, name }) => [id, name]),
                  ),
                )}<button>Log in as ${customer.firstName}</button>
              </form>`
            }
            ${orderTable(orders)}${table(
              "Addresses",
              ["Name", "Preferred", "Street", "City"],
              (await customers.addresses(customer.id)).map(({ addressId, preferred, fields }) => [
                addressId,
                preferred ? "yes" : "no",
                wordOf(fields.address1),
                `${wordOf(fields.city)} ${wordOf(fields.postalCode)}`,
              ]),
            )}
            <h2>Attributes</h2>
            ${code("Attributes", JSON.stringify({ ...customer.details, ...customer.attributes }, null, 2))}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/customers/:id/unlock",
      handle: async ({ params }) => {
        const { id, login } = await customerOf(params.id);
        await database.transaction(() => passwords.unlock(login));
        return { to: `/console/customers/${encodeURIComponent(id)}`, said: `${login} can log in again.` };
      },
    },
    {
      method: "post",
      path: "/console/customers/:id/session",
      handle: async ({ params, form }) => {
        const { id, login: name, enabled } = await customerOf(params.id);
        if (!enabled) throw new Fault(409, "account-disabled", "The account is disabled; nobody can log in to it.");
        const site = sites.find((each) => each.id === form.get("site"));
        if (!site) throw new Fault(400, "bad-request", "There is no such site.");
        const session = await login.openKnown(site.id, newUsid(), id);
        const address = `${services.sandboxOrigin}/customer/shopper-customers/v1/organizations/${services.organizationId}/customers/${id}?siteId=${site.id}`;
        return {
          title: `Logged in as ${name}`,
          body: html`${facts([
              ["Site", site.name],
              ["Good for", `${session.expires_in / 60} minutes`],
              ["Session (usid)", session.usid],
            ])}
            <h2>Access token</h2>
            ${code("Access token", session.access_token)}
            <h2>Refresh token</h2>
            ${code("Refresh token", session.refresh_token)}
            <h2>Try it</h2>
            ${code("Example", `curl -H 'authorization: Bearer ${session.access_token}' '${address}'`)}
            <p><a href="/console/customers/${encodeURIComponent(id)}">Back to the customer</a></p>`,
        };
      },
    },
  ];
};
