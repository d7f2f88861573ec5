import { defaultChoice, type WorldChoice, variantOf } from "#sandbox/core/database/world-data.ts";
import { sql } from "drizzle-orm";
import { Fault } from "#sandbox/core/fault.ts";
import type { ControlContext } from "./control-context.ts";
import { schema, type ControlRoute } from "./control-route.ts";

const { object, text, whole, list } = schema;
const status = (value: string) => object({ status: { type: "string", enum: [value] } });
/** Health, what world this is, and the way back to one. */
export const worldRoutes = (context: ControlContext): ControlRoute[] => {
  const { database, journal, reset, world, definition } = context;
  const names = Object.keys(definition.variants);
  const choiceMembers = {
    world: { type: "string", enum: names },
    seed: { type: "integer", minimum: 1, maximum: 1_000_000 },
  } as const;
  return [
    {
      method: "get",
      path: "/health",
      summary: "Whether the process answers.",
      answers: { 200: status("ok") },
      harmless: true,
      handle: () => ({ status: "ok" }),
    },
    {
      method: "get",
      path: "/ready",
      summary: "Whether the database answers too.",
      answers: { 200: status("ready") },
      faults: [503],
      harmless: true,
      handle: async () => {
        try {
          await database.sql.execute(sql`select 1`);
        } catch {
          throw new Fault(503, "service-unavailable", "The database does not answer.");
        }
        return { status: "ready" };
      },
    },
    {
      method: "get",
      path: "/worlds",
      summary: "The worlds there are, and which one the data began as.",
      answers: {
        200: object(
          {
            current: object({ world: text, seed: whole }),
            worlds: list(object({ name: text, says: text, clockAt: schema.moment }, ["clockAt"])),
          },
          ["current"],
        ),
      },
      handle: async () => ({
        current: await world(),
        worlds: names.map((name) => {
          const { says, clockAt } = variantOf(definition, name);
          return { name, says, clockAt };
        }),
      }),
    },
    {
      method: "post",
      path: "/reset",
      summary: "Puts a world in place of the data: the same world and seed give the same data. Every login ends.",
      body: object(choiceMembers, ["world", "seed"]),
      bodyOptional: true,
      answers: { 200: object({ status: { type: "string", enum: ["reset"] }, ...choiceMembers }) },
      faults: [507],
      handle: async ({ body }) => {
        const choice: WorldChoice = { ...defaultChoice, ...(body as Partial<WorldChoice>) };
        await reset(choice);
        journal.clear();
        return { status: "reset", ...choice };
      },
    },
  ];
};
