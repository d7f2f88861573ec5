import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/fault.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf, textField } from "./form.ts";
import { html } from "./html.ts";
import { orderTable } from "./order-pages.ts";
import { action, code, facts, filterForm, moment, pager, searchField, table, tag } from "./parts.ts";

/** Orders shown on the page of a customer. */
const LAST_ORDERS = 20;

const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** People with an account. */
export const customerPages = ({ services, database }: ControlContext): ConsoleRoute[] => {
  const { customers, groups, passwords, orderManagement } = services;

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
              ["E-mail", customer.email],
              ["E-mail confirmed", customer.emailVerified ? "yes" : "no"],
              ["Account", isLocked ? tag("locked after wrong passwords", "bad") : tag("can log in", "good")],
              ["Groups", (await groups.groupsOf(customer.id)).join(", ")],
              ["Orders for", business ? `${business.name} (${business.level})` : "–"],
              ["Since", moment(customer.createdAt)],
              ["Last login", moment(customer.lastLoginAt)],
            ])}${isLocked && action(`${path}/unlock`, "Unlock login", { look: "main" })}${orderTable(orders)}${table(
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
  ];
};
