import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { emptyValue, fieldsOf, type FieldSchema } from "./block-schema.ts";
import c from "./workbench.styles.ts";

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
  const id = useId();
  const text = typeof value === "string" ? value : "";
  const isLong = schema.format === "markdown" || text.length > LONG_TEXT || text.includes("\n");
  const isWrong = schema.pattern !== undefined && text !== "" && !new RegExp(schema.pattern, "u").test(text);
  const common = { id, className: c.input, value: text, "aria-invalid": isWrong };
  return (
    <p className={c.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} onChange={(event) => onChange(event.target.value)} />
      )}
    </p>
  );
};

const NumberEditor = ({ label, schema: { minimum, maximum }, value, onChange }: Editor) => {
  const id = useId();
  return (
    <p className={c.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className={c.input}
        min={minimum}
        max={maximum}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
      />
    </p>
  );
};

const SwitchEditor = ({ label, value, onChange }: Editor) => (
  <label className={c.switch}>
    <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

const ChoiceEditor = ({ label, schema: { enum: choices = [] }, value, onChange }: Editor) => {
  const id = useId();
  return (
    <p className={c.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={c.input}
        value={typeof value === "string" || typeof value === "number" ? value : ""}
        onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
      >
        <option value="">—</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </p>
  );
};

const ListEditor = ({ label, schema, value, onChange }: Editor) => {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items ?? {};
  return (
    <fieldset className={c.group}>
      <legend>{label}</legend>
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no names of their own
        <div key={index} className={c.entry}>
          <AnyEditor
            label={`${label} ${index + 1}`}
            schema={items}
            value={entry}
            onChange={(changed) => onChange(entries.with(index, changed))}
          />
          <button type="button" className={c.small} onClick={() => onChange(entries.toSpliced(index, 1))}>
            <FormattedMessage
              id="guide.removeEntry"
              defaultMessage="Remove {name}"
              values={{ name: `${label} ${index + 1}` }}
            />
          </button>
        </div>
      ))}
      <button type="button" className={c.small} onClick={() => onChange([...entries, emptyValue(items)])}>
        <FormattedMessage id="guide.addEntry" defaultMessage="Add to {name}" values={{ name: label }} />
      </button>
    </fieldset>
  );
};

const pictureSchema: FieldSchema = {
  type: "object",
  properties: { url: { type: "string" }, alt: { type: "string" } },
};

const GroupEditor = ({ label, schema, value, onChange }: Editor) => {
  const fields = isRecord(value) ? value : {};
  return (
    <fieldset className={c.group}>
      <legend>{label}</legend>
      <FieldForm schema={schema.format === "picture" ? pictureSchema : schema} fields={fields} onChange={onChange} />
    </fieldset>
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
