import { Markdown } from "#app/components/ui/markdown.tsx";
import { textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./help-hint.styles.ts";

/**
 * A hint beside a text: headline and managed text, its lists with lines between the entries where the editor wants so.
 */
export const HelpHint = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "text");
  if (!headline && !text) return null;
  return (
    <section className="wrap" aria-label={headline}>
      <div className={fields.listWithLines === true ? c.lined : c.hint}>
        {headline && <h2 className={c.title}>{headline}</h2>}
        {text && <Markdown text={text} />}
      </div>
    </section>
  );
};
