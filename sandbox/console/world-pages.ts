import { variantOf } from "#sandbox/core/database/world-data.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import { checkedName } from "#sandbox/control/snapshot-routes.ts";
import { noSnapshot } from "#sandbox/control/snapshots.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, requireConfirmation, textField, wholeField } from "./form.ts";
import { type Html, html } from "./html.ts";
import { action, facts, field, moment, select, table } from "./parts.ts";

const LARGEST_SEED = 1_000_000;

const confirmBox = (says: string): Html =>
  html`<label class="check"><input type="checkbox" name="confirm" value="yes" required />${says}</label>`;

/** Worlds to go back to, and states kept under a name. */
export const worldPages = (context: ControlContext): ConsoleRoute[] => {
  const { world, definition, reset, reload, journal, snapshots } = context;
  const names = Object.keys(definition.variants);
  return [
    {
      method: "get",
      path: "/console/worlds",
      handle: async () => {
        const present = await world();
        return {
          title: "Worlds and snapshots",
          body: html`${facts([["This data began as", present ? `${present.world}, seed ${present.seed}` : "unknown"]])}
            <form method="post" action="/console/worlds/reset" class="panel">
              ${field(
                "World",
                select(
                  "world",
                  names.map((name) => [name, name]),
                  present?.world,
                ),
              )}${field(
                "Seed",
                html`<input
                  type="number"
                  name="seed"
                  min="1"
                  max="${LARGEST_SEED}"
                  value="${present?.seed ?? 1}"
                  required
                />`,
              )}${confirmBox("All data is replaced and every login ends")}<button class="danger">Reset</button>
            </form>
            ${table(
              "Worlds",
              ["World", "What it is", "Its clock"],
              names.map((name) => {
                const { says, clockAt } = variantOf(definition, name);
                return [name, says, clockAt ? moment(clockAt) : "real"];
              }),
            )}
            <h2>Snapshots</h2>
            <form method="post" action="/console/snapshots" class="panel">
              ${field(
                "Name",
                html`<input
                  name="name"
                  pattern="[a-z0-9][a-z0-9\\-]{0,63}"
                  maxlength="64"
                  placeholder="before-the-sale"
                  required
                />`,
              )}<button class="main">Keep this state</button>
            </form>
            ${table(
              "Snapshots",
              ["Name", "Made", "Size", "Bring back", "Throw away"],
              (await snapshots.list()).map(({ name, createdAt, bytes }) => [
                name,
                moment(createdAt),
                `${Math.ceil(bytes / 1024)} KB`,
                html`<form method="post" action="/console/snapshots/${name}/restore" class="inline">
                  ${confirmBox("Replace all data")}<button>Bring back<span class="unseen"> ${name}</span></button>
                </form>`,
                action(`/console/snapshots/${name}/remove`, "Throw away", { about: name, look: "danger" }),
              ]),
            )}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/worlds/reset",
      handle: async ({ form }) => {
        const choice = { world: choiceField(form, "world", names), seed: wholeField(form, "seed", 1, LARGEST_SEED) };
        requireConfirmation(form);
        await reset(choice);
        journal.clear();
        return { to: "/console/worlds", said: `This is the world ${choice.world} with seed ${choice.seed} now.` };
      },
    },
    {
      method: "post",
      path: "/console/snapshots",
      handle: async ({ form }) => {
        const { name } = await snapshots.create(checkedName(textField(form, "name")));
        return { to: "/console/worlds", said: `This state is kept as ${name}.` };
      },
    },
    {
      method: "post",
      path: "/console/snapshots/:name/restore",
      handle: async ({ params, form }) => {
        const name = checkedName(params.name);
        requireConfirmation(form);
        await snapshots.restore(name);
        await reload();
        return { to: "/console/worlds", said: `The state ${name} is back.` };
      },
    },
    {
      method: "post",
      path: "/console/snapshots/:name/remove",
      handle: async ({ params }) => {
        const name = checkedName(params.name);
        if (!(await snapshots.remove(name))) throw noSnapshot(name);
        return { to: "/console/worlds", said: `The snapshot ${name} is gone.` };
      },
    },
  ];
};
