import { FormattedMessage, useIntl } from "react-intl";
import { fieldsOf, type FieldSchema } from "./block-schema.ts";
import { limitWords, typeWords } from "./field-words.ts";
import c from "./workbench.styles.ts";

interface Row {
  path: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** Every field with those below it, a list's after a pair of brackets. */
const rowsOf = (schema: FieldSchema, path = ""): Row[] =>
  fieldsOf(schema).flatMap(({ name, schema: field, isRequired }) => {
    const own = path === "" ? name : `${path}.${name}`;
    const inner = field.type === "array" ? field.items : field;
    const below =
      inner?.type === "object" && !inner.format ? rowsOf(inner, field.type === "array" ? `${own}[]` : own) : [];
    return [{ path: own, schema: field, isRequired }, ...below];
  });

/** The fields of a kind of block: what each holds, its limits, and what it is for. */
export const FieldTable = ({ schema }: { schema: FieldSchema }) => {
  const intl = useIntl();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be within reach of the keyboard
    <div className={c.scroll} tabIndex={0}>
      <table className={c.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="guide.field" defaultMessage="Field" />
            </th>
            <th scope="col">
              <FormattedMessage id="guide.type" defaultMessage="Type" />
            </th>
            <th scope="col">
              <FormattedMessage id="guide.limits" defaultMessage="Limits" />
            </th>
            <th scope="col">
              <FormattedMessage id="guide.meaning" defaultMessage="What it is for" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema).map(({ path, schema: field, isRequired }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                {isRequired && (
                  <span className={c.required}>
                    <FormattedMessage id="guide.required" defaultMessage="required" />
                  </span>
                )}
              </th>
              <td>{typeWords(intl, field)}</td>
              <td>{limitWords(intl, field)}</td>
              <td>{field.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
