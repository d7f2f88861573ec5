import { Fault } from "#sandbox/core/fault.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";

/** The private worlds of tests. */
export const organizationRoutes = ({ testOrganizations }: ControlContext): ControlRoute[] => [
  {
    method: "get",
    path: "/organizations",
    summary: "The private worlds of tests that are open, the one unused for longest first.",
    answers: { 200: schema.object({ organizations: schema.list(schema.text) }) },
    handle: () => ({ organizations: testOrganizations?.list() ?? [] }),
  },
  {
    method: "delete",
    path: "/organizations/:id",
    summary: "Closes a private world and throws its data away.",
    answers: { 204: undefined },
    faults: [404],
    handle: async ({ params: { id = "" } }) => {
      if (!(await testOrganizations?.remove(id)))
        throw new Fault(404, "organization-not-found", `There is no open private world '${id}'.`, { id });
      return new ControlReply(204);
    },
  },
];
