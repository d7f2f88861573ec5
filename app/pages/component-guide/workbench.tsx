import { useMemo, useState } from "react";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import type { PageBlock } from "#app/components/content/block-props.ts";
import { Note } from "#app/components/ui/note.tsx";
import { BlockPreview } from "./block-preview.tsx";
import { schemaOf } from "./block-schema.ts";
import { contentProblems, type ContentProblem } from "./content-problems.ts";
import { FieldForm } from "./field-form.tsx";
import { FieldTable } from "./field-table.tsx";
import { useDeadLinks } from "./use-dead-links.ts";
import c from "./workbench.styles.ts";

/** A block with the name its example has among editors. */
export interface Example {
  name: string;
  block: PageBlock;
}

const problemWords: Record<ContentProblem["code"], MessageDescriptor> = defineMessages({
  "missing-alt": { id: "guide.missingAlt", defaultMessage: "The image {value} has no alt text." },
  "unsafe-link": { id: "guide.unsafeLink", defaultMessage: "The shop doesn’t follow {value}." },
  "dead-link": { id: "guide.deadLink", defaultMessage: "There is no page at {value}." },
});

const Problems = ({ fields }: { fields: object }) => {
  const intl = useIntl();
  const dead = useDeadLinks(fields);
  const problems = [...contentProblems(fields), ...dead];
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <Note tone="error">
          <ul className={c.problems}>
            {problems.map(({ code, place, value }) => (
              <li key={`${code} ${place}`}>
                <code>{place}</code>: {intl.formatMessage(problemWords[code], { value })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
};

const CopyJson = ({ text }: { text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={c.small} onClick={() => void copy()}>
        <FormattedMessage id="guide.copy" defaultMessage="Copy JSON" />
      </button>
      <output className={c.copied}>
        {isCopied && <FormattedMessage id="guide.copied" defaultMessage="Copied." />}
      </output>
    </>
  );
};

/** One example of a kind: seen at three widths, changed in a form, taken along as JSON. */
const Bench = ({ example: { block, name }, kind }: { example: Example; kind: string }) => {
  const schema = schemaOf(kind);
  const [fields, setFields] = useState<Record<string, unknown>>({ ...block.fields });
  const shown = useMemo(() => ({ ...block, fields }), [block, fields]);
  const text = JSON.stringify(fields, null, 2);
  return (
    <>
      <BlockPreview block={shown} name={name} />
      <Problems fields={fields} />
      <div className={c.columns}>
        {schema && (
          <section aria-labelledby="guide-form" className={c.part}>
            <h2 id="guide-form" className={c.heading}>
              <FormattedMessage id="guide.form" defaultMessage="Try it" />
            </h2>
            <FieldForm schema={schema} fields={fields} onChange={setFields} />
            <button type="button" className={c.small} onClick={() => setFields({ ...block.fields })}>
              <FormattedMessage id="guide.reset" defaultMessage="Back to the example" />
            </button>
          </section>
        )}
        <section aria-labelledby="guide-json" className={c.part}>
          <h2 id="guide-json" className={c.heading}>
            <FormattedMessage id="guide.json" defaultMessage="JSON" />
          </h2>
          <p>
            <CopyJson text={text} />
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
          <pre className={c.json} tabIndex={0} aria-labelledby="guide-json">
            {text}
          </pre>
        </section>
      </div>
    </>
  );
};

/** A kind of block with its examples and its fields. */
export const Workbench = ({ kind, examples }: { kind: string; examples: readonly Example[] }) => {
  const schema = schemaOf(kind);
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen] ?? examples[0];
  return (
    <div className={`wrap ${c.bench}`}>
      <fieldset className={c.widths}>
        <legend className="vh">
          <FormattedMessage id="guide.examples" defaultMessage="Examples" />
        </legend>
        {examples.map(({ name }, index) => (
          <button key={name} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {name}
          </button>
        ))}
      </fieldset>
      {example && <Bench key={example.name} example={example} kind={kind} />}
      {schema && (
        <section aria-labelledby="guide-fields" className={c.part}>
          <h2 id="guide-fields" className={c.heading}>
            <FormattedMessage id="guide.fields" defaultMessage="Fields" />
          </h2>
          <FieldTable schema={schema} />
        </section>
      )}
    </div>
  );
};
