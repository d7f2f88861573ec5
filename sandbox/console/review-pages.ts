import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Review } from "#sandbox/platform/reviews/review.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField, pageOf } from "./form.ts";
import { html } from "./html.ts";
import { action, moment, pager, table, tag } from "./parts.ts";

const decisions = ["approved", "rejected"] as const;

/** What shoppers wrote about products, and the moderator's two buttons. */
export const reviewPages = ({ clock, services: { reviews } }: ControlContext): ConsoleRoute[] => {
  const stateOf = ({ moderation, publishAt }: Review) => {
    if (moderation === "rejected") return tag("refused", "bad");
    if (moderation === "approved" || publishAt <= clock.now()) return tag("shown", "good");
    return html`${tag("waiting", "warn")} until ${moment(publishAt)}`;
  };
  const decide = ({ id, title }: Review) =>
    html`${action(`/console/reviews/${id}`, "Publish", { about: title, hidden: { moderation: "approved" } })}
    ${action(`/console/reviews/${id}`, "Refuse", { about: title, look: "danger", hidden: { moderation: "rejected" } })}`;

  return [
    {
      method: "get",
      path: "/console/reviews",
      handle: async ({ query }) => {
        const { page, limit, offset } = pageOf(query);
        const { total, reviews: sent } = await reviews.submitted(limit, offset);
        return {
          title: "Reviews",
          body: html`<p>What shoppers sent to the ratings service. It appears by itself when its time has come.</p>
            ${table(
              "Reviews sent in",
              ["Title", "Product", "Stars", "From", "Text", "Sent", "State", "Decide"],
              sent.map((review) => [
                review.title,
                review.productId,
                review.stars,
                review.nickname,
                review.text,
                moment(review.submittedAt),
                stateOf(review),
                decide(review),
              ]),
            )}${pager(query, page, total)}`,
        };
      },
    },
    {
      method: "post",
      path: "/console/reviews/:id",
      handle: async ({ params, form }) => {
        const moderation = choiceField(form, "moderation", decisions);
        if (!(await reviews.decide(params.id ?? "", moderation)))
          throw new Fault(404, "review-not-found", `There is no review '${params.id}'.`);
        return {
          to: "/console/reviews",
          said: moderation === "approved" ? "The review is shown." : "The review is not shown.",
        };
      },
    },
  ];
};
