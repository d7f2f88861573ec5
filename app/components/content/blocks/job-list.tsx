import { FormattedMessage } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { ctasOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./job-list.styles.ts";

const facts: [field: string, icon: IconName][] = [
  ["location", "pin"],
  ["department", "tag"],
  ["jobType", "clock"],
];

/** Jobs to be had, and the way to each; it says so when there is none. */
export const JobList = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const jobs = partsOf(fields, "jobs").filter((job) => textOf(job, "title"));
  return (
    <section className="section" aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={c.heading}>{headline}</h2>}
        {jobs.length === 0 && (
          <p>
            <FormattedMessage id="jobs.none" defaultMessage="All aprons are out right now. Please check back." />
          </p>
        )}
        <ul className={c.jobs}>
          {jobs.map((job, index) => {
            const text = textOf(job, "bodyText");
            return (
              <li key={index} className={c.job}>
                <div className={c.words}>
                  <h3 className={c.title}>{textOf(job, "title")}</h3>
                  <ul className={c.facts}>
                    {facts.map(([field, icon]) => {
                      const fact = textOf(job, field);
                      return (
                        fact && (
                          <li key={field}>
                            <Icon name={icon} size="xs" />
                            {fact}
                          </li>
                        )
                      );
                    })}
                  </ul>
                  {text && <Markdown text={text} />}
                </div>
                <CtaList ctas={ctasOf(job)} small />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
