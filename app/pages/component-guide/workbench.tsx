import { Alert, Button, chakra, Grid, Heading } from "@chakra-ui/react";
import { useMemo, useState, type ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import type { PageBlock } from "#app/components/content/block-props.ts";
import { EditorProvider } from "#app/components/editor/editor-provider.tsx";
import { BlockPreview } from "./block-preview.tsx";
import { schemaOf } from "./block-schema.ts";
import { contentProblems, type ContentProblem } from "./content-problems.ts";
import { FieldForm } from "./field-form.tsx";
import { FieldTable } from "./field-table.tsx";
import { PressedButtons } from "./pressed-buttons.tsx";
import { useDeadLinks } from "./use-dead-links.ts";

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
        <Alert.Root status="error">
          <Alert.Content asChild>
            <chakra.ul paddingInlineStart="5" listStyle="disc">
              {problems.map(({ code, place, value }) => (
                <li key={`${code} ${place}`}>
                  <code>{place}</code>: {intl.formatMessage(problemWords[code], { value })}
                </li>
              ))}
            </chakra.ul>
          </Alert.Content>
        </Alert.Root>
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
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <FormattedMessage id="guide.copy" defaultMessage="Copy JSON" />
      </Button>
      <chakra.output marginInlineStart="3" fontSize="sm">
        {isCopied && <FormattedMessage id="guide.copied" defaultMessage="Copied." />}
      </chakra.output>
    </>
  );
};

const Part = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => (
  <Grid as="section" templateColumns="minmax(0, 1fr)" gap="3.5" alignContent="start" aria-labelledby={labelledBy}>
    {children}
  </Grid>
);

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
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="10">
        {schema && (
          <Part labelledBy="guide-form">
            <Heading id="guide-form">
              <FormattedMessage id="guide.form" defaultMessage="Try it" />
            </Heading>
            <FieldForm schema={schema} fields={fields} onChange={setFields} />
            <Button variant="outline" size="sm" justifySelf="start" onClick={() => setFields({ ...block.fields })}>
              <FormattedMessage id="guide.reset" defaultMessage="Back to the example" />
            </Button>
          </Part>
        )}
        <Part labelledBy="guide-json">
          <Heading id="guide-json">
            <FormattedMessage id="guide.json" defaultMessage="JSON" />
          </Heading>
          <p>
            <CopyJson text={text} />
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
          <chakra.pre
            tabIndex={0}
            aria-labelledby="guide-json"
            overflow="auto"
            maxHeight="70vh"
            padding="4"
            borderRadius="sm"
            background="bg.tray"
            fontSize="sm"
            lineHeight="normal"
          >
            {text}
          </chakra.pre>
        </Part>
      </Grid>
    </>
  );
};

/** A kind of block with its examples and its fields. */
export const Workbench = ({ kind, examples }: { kind: string; examples: readonly Example[] }) => {
  const intl = useIntl();
  const schema = schemaOf(kind);
  const [chosen, setChosen] = useState(0);
  const example = examples[chosen] ?? examples[0];
  return (
    <EditorProvider>
      <Grid className="wrap" templateColumns="minmax(0, 1fr)" gap="7" paddingBlock="{spacing.2} {spacing.22}">
        <PressedButtons
          legend={intl.formatMessage({ id: "guide.examples", defaultMessage: "Examples" })}
          names={examples.map(({ name }) => name)}
          pressed={chosen}
          onPress={setChosen}
        />
        {example && <Bench key={example.name} example={example} kind={kind} />}
        {schema && (
          <Part labelledBy="guide-fields">
            <Heading id="guide-fields">
              <FormattedMessage id="guide.fields" defaultMessage="Fields" />
            </Heading>
            <FieldTable schema={schema} />
          </Part>
        )}
      </Grid>
    </EditorProvider>
  );
};
