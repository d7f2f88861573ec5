import type { SlotConfiguration } from "#sandbox/core/columns/slot.ts";
import { contentInWords } from "#sandbox/platform/content-slots/content-slot-presenter.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ManagedItem } from "#sandbox/define-world.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { html } from "./html.ts";
import { code, facts, moment, table } from "./parts.ts";

/** A moment an item names, and where it stands, for example `countdown.endsAt`. */
interface NamedMoment {
  at: Date;
  place: string;
}

/** Every moment an item names, the earliest first. */
const momentsIn = (item: unknown): NamedMoment[] => {
  const within = (value: unknown, place: string): NamedMoment[] => {
    if (typeof value === "string")
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? [{ at: new Date(value), place }] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => within(inner, place ? `${place}.${name}` : name));
  };
  return within(item, "").sort((one, other) => one.at.getTime() - other.at.getTime());
};

/** The next moment at which an item changes, and how many there are; the others are on its own page. */
const nextMoment = (item: unknown, now: Date) => {
  const moments = momentsIn(item);
  const next = moments.find(({ at }) => at > now);
  if (moments.length === 0) return "always the same";
  return next
    ? html`${moment(next.at)}${moments.length > 1 && html`<span class="under">${moments.length} moments in all</span>`}`
    : "over";
};

const allMoments = (item: unknown) => {
  const moments = momentsIn(item);
  return moments.length === 0
    ? "none"
    : html`<ul class="moments">
        ${moments.map(({ at, place }) => html`<li>${moment(at)}<span class="under">${place}</span></li>`)}
      </ul>`;
};

const kindOf = ({ _meta: { schema } }: ManagedItem): string => schema.split("/").at(-1) ?? schema;

const momentsOf = (schedule: SlotConfiguration["schedule"]): string => {
  if (!schedule) return "–";
  const { startsAt, endsAt, hours } = schedule;
  return [`${startsAt ?? "always"} to ${endsAt ?? "always"}`, ...(hours ? ["some hours"] : [])].join(", ");
};

/** Whether a guest would see a configuration now. */
const isShown = async ({ services }: ControlContext, configuration: SlotConfiguration): Promise<boolean> => {
  const [siteId = ""] = configuration.siteIds;
  const customerGroups = await services.groups.groupsOf("", { registered: false });
  const [shown] = await services.contentSlots.candidates(configuration, { siteId, customerGroups });
  return shown?.configuration === configuration;
};

const contentOf = ({ definition, clock }: ControlContext): readonly ManagedItem[] =>
  definition.content?.(clock.now()) ?? [];

/** Managed content as it is delivered at the sandbox's moment, and what stands in the slots of an imported shop. */
export const contentPages = (context: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/slots",
    handle: async () => {
      const all = await context.services.contentSlots.list();
      const shown = await Promise.all(all.map((each) => isShown(context, each)));
      return {
        title: "Content slots",
        body: table(
          "Slot configurations",
          ["Slot", "Page", "Configuration", "Sites", "Content", "When", "For", "Rank", "Shown to a guest"],
          all.map((each, index) => [
            each.slotId,
            each.contextId === null ? each.context : `${each.context} ${each.contextId}`,
            `${each.configurationId}${each.isDefault ? " (default)" : ""}${each.enabled ? "" : " (off)"}`,
            each.siteIds.join(", "),
            contentInWords(each.content),
            momentsOf(each.schedule),
            each.customerGroups.join(", ") || "everybody",
            String(each.rank ?? "–"),
            shown[index] ? "now" : "no",
          ]),
        ),
      };
    },
  },
  {
    method: "get",
    path: "/console/content",
    handle: () => ({
      title: "Content",
      body: table(
        "Content items",
        ["Name", "Schema", "Key", "Changes next"],
        contentOf(context).map((item) => [
          html`<a href="/console/content/${item._meta.deliveryId}">${item._meta.name}</a>`,
          kindOf(item),
          item._meta.deliveryKey ?? "–",
          nextMoment(item, context.clock.now()),
        ]),
      ),
    }),
  },
  {
    method: "get",
    path: "/console/content/:id",
    handle: ({ params: { id = "" } }) => {
      const item = contentOf(context).find(({ _meta }) => _meta.deliveryId === id);
      if (!item) throw new Fault(404, "content-not-found", `There is no content item '${id}'.`);
      return {
        title: item._meta.name,
        body: html`${facts([
          ["Schema", item._meta.schema],
          ["Key", item._meta.deliveryKey ?? "–"],
          ["Id", id],
          ["Moments it depends on", allMoments(item)],
        ])}${code("Content as JSON", JSON.stringify(item, null, 2))}`,
      };
    },
  },
];
