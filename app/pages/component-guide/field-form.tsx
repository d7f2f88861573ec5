import { Button, Field, Fieldset, Input, NativeSelect, Stack, Switch, Textarea } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { emptyValue, fieldsOf, type FieldSchema } from "./block-schema.ts";

interface Editor {
  label: string;
  schema: FieldSchema;
  value: unknown;
  /** Undefined takes the value away. */
  onChange: (value: unknown) => void;
}

const LONG_TEXT = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TextEditor = ({ label, schema, value, onChange }: Editor) => {
  const text = typeof value === "string" ? value : "";
  const isLong = schema.format === "markdown" || text.length > LONG_TEXT || text.includes("\n");
  const isWrong = schema.pattern !== undefined && text !== "" && !new RegExp(schema.pattern, "u").test(text);
  return (
    <Field.Root invalid={isWrong}>
      <Field.Label>{label}</Field.Label>
      {isLong ? (
        <Textarea size="sm" rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input size="sm" value={text} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field.Root>
  );
};

const NumberEditor = ({ label, schema: { minimum, maximum }, value, onChange }: Editor) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <Input
      size="sm"
      type="number"
      min={minimum}
      max={maximum}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
    />
  </Field.Root>
);

const SwitchEditor = ({ label, value, onChange }: Editor) => (
  <Switch.Root checked={value === true} onCheckedChange={({ checked }) => onChange(checked)}>
    <Switch.HiddenInput />
    <Switch.Control />
    <Switch.Label>{label}</Switch.Label>
  </Switch.Root>
);

const ChoiceEditor = ({ label, schema: { enum: choices = [] }, value, onChange }: Editor) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        value={typeof value === "string" || typeof value === "number" ? value : ""}
        onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
        placeholder="—"
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </NativeSelect.Field>
    </NativeSelect.Root>
  </Field.Root>
);

const ListEditor = ({ label, schema, value, onChange }: Editor) => {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items ?? {};
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend>{label}</Fieldset.Legend>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no names of their own
        <Stack key={index} gap="2">
          <AnyEditor
            label={`${label} ${index + 1}`}
            schema={items}
            value={entry}
            onChange={(changed) => onChange(entries.with(index, changed))}
          />
          <Button
            variant="outline"
            size="sm"
            justifySelf="start"
            alignSelf="start"
            onClick={() => onChange(entries.toSpliced(index, 1))}
          >
            <FormattedMessage
              id="guide.removeEntry"
              defaultMessage="Remove {name}"
              values={{ name: `${label} ${index + 1}` }}
            />
          </Button>
        </Stack>
      ))}
      <Button
        variant="outline"
        size="sm"
        justifySelf="start"
        alignSelf="start"
        onClick={() => onChange([...entries, emptyValue(items)])}
      >
        <FormattedMessage id="guide.addEntry" defaultMessage="Add to {name}" values={{ name: label }} />
      </Button>
    </Fieldset.Root>
  );
};

const pictureSchema: FieldSchema = {
  type: "object",
  properties: { url: { type: "string" }, alt: { type: "string" } },
};

const GroupEditor = ({ label, schema, value, onChange }: Editor) => {
  const fields = isRecord(value) ? value : {};
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <FieldForm schema={schema.format === "picture" ? pictureSchema : schema} fields={fields} onChange={onChange} />
    </Fieldset.Root>
  );
};

/** The control that fits a field; other items are chosen in the hub and not here. */
const AnyEditor = (editor: Editor) => {
  const { schema } = editor;
  if (schema.format === "item") return null;
  if (schema.enum) return <ChoiceEditor {...editor} />;
  if (schema.type === "array") return <ListEditor {...editor} />;
  if (schema.type === "object") return <GroupEditor {...editor} />;
  if (schema.type === "number") return <NumberEditor {...editor} />;
  return schema.type === "boolean" ? <SwitchEditor {...editor} /> : <TextEditor {...editor} />;
};

/** A form of a block's fields; every change gives them all anew. */
export const FieldForm = ({
  schema,
  fields,
  onChange,
}: {
  schema: FieldSchema;
  fields: Readonly<Record<string, unknown>>;
  onChange: (fields: Record<string, unknown>) => void;
}) => (
  <>
    {fieldsOf(schema).map(({ name, schema: field }) => (
      <AnyEditor
        key={name}
        label={name}
        schema={field}
        value={fields[name]}
        onChange={(value) => {
          const { [name]: _before, ...others } = fields;
          onChange(value === undefined || value === "" ? others : { ...others, [name]: value });
        }}
      />
    ))}
  </>
);
