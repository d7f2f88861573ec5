import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { ctasOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./text-blocks.styles.ts";

const titles = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;
const looks = { 1: c.title, 2: c.subtitle, 3: c.small, 4: c.smallest };

/**
 * A page has one main heading, that of its first block; everywhere else an editor's level counts, from the second on.
 */
const levelOf = (fields: BlockProps["fields"], isFirst: boolean): keyof typeof titles => {
  const asked = Number(fields.headingLevel);
  return isFirst ? 1 : asked === 3 || asked === 4 ? asked : 2;
};

/** The heading of a page or of a part of it, on the level that its editor gave it. */
export const Headline = ({ fields, isFirst }: BlockProps) => {
  const level = levelOf(fields, isFirst);
  const Title = titles[level];
  return (
    <div className={`wrap ${c.headline}`}>
      <Title className={looks[level]}>{textOf(fields, "headline")}</Title>
    </div>
  );
};

/** How a managed text may stand: in a column of its own in the middle, beside its years, in two columns. */
const shapes = [
  ["centered", c.column],
  ["years", c.years],
  ["inColumns", c.columns],
] as const;

/** A managed text: long pieces are centered, a chronicle has years, several short parts stand in columns. */
export const ContentText = ({ fields }: BlockProps) => (
  <div className={`wrap ${c.part} ${shapes.find(([field]) => fields[field] === true)?.[1] ?? ""}`}>
    <Markdown text={textOf(fields, "text") ?? ""} />
  </div>
);

/** One call to action. */
export const ButtonBlock = ({ fields }: BlockProps) => (
  <div className={`wrap ${c.part}`}>
    <CtaList ctas={ctasOf(fields)} />
  </div>
);

/** Questions that open to their answers. */
export const Accordion = ({ fields }: BlockProps) => (
  <div className={`wrap ${c.part} ${textOf(fields, "headline") ? c.asked : ""}`}>
    {textOf(fields, "headline") && <h2 className={c.questions}>{textOf(fields, "headline")}</h2>}
    {partsOf(fields, "panels").map((panel) => (
      <details key={textOf(panel, "title")} className={c.panel}>
        <summary>
          {textOf(panel, "title")}
          <Icon name="chevron-down" />
        </summary>
        <div>
          <Markdown text={textOf(panel, "text") ?? ""} />
        </div>
      </details>
    ))}
  </div>
);
