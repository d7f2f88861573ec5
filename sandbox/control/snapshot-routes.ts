import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { noSnapshot } from "./snapshots.ts";

const snapshotSchema = schema.object({ name: schema.text, createdAt: schema.moment, bytes: schema.whole });

/** A name that is a file name everywhere. @throws Fault 400 for any other */
export const checkedName = (name: unknown): string => {
  if (typeof name !== "string" || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(name))
    throw new Fault(400, "bad-request", "A snapshot's name has small letters, digits and hyphens, 64 at most.");
  return name;
};

/** Keeps states of the data and brings them back. */
export const snapshotRoutes = ({ snapshots, reload }: ControlContext): ControlRoute[] => [
  {
    method: "get",
    path: "/snapshots",
    summary: "The snapshots there are.",
    answers: { 200: schema.object({ snapshots: schema.list(snapshotSchema) }) },
    handle: async () => ({ snapshots: await snapshots.list() }),
  },
  {
    method: "put",
    path: "/snapshots/:name",
    summary: "Keeps the present state under a name, in place of an older one of that name.",
    answers: { 200: snapshotSchema },
    handle: ({ params }) => snapshots.create(checkedName(params.name)),
  },
  {
    method: "post",
    path: "/snapshots/:name/restore",
    summary: "Puts a snapshot in place of the data: the old state or the new one, never half of each.",
    answers: { 200: schema.object({ status: { type: "string", enum: ["restored"] } }) },
    faults: [404, 409],
    handle: async ({ params }) => {
      await snapshots.restore(checkedName(params.name));
      await reload();
      return { status: "restored" };
    },
  },
  {
    method: "delete",
    path: "/snapshots/:name",
    summary: "Throws a snapshot away.",
    answers: { 204: undefined },
    faults: [404],
    handle: async ({ params }) => {
      const name = checkedName(params.name);
      if (!(await snapshots.remove(name))) throw noSnapshot(name);
      return new ControlReply(204);
    },
  },
];
