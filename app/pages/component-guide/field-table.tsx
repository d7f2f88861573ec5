import { Box, chakra, Table } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldsOf, type FieldSchema } from "./block-schema.ts";
import { limitWords, typeWords } from "./field-words.ts";

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
    <Box overflowX="auto" tabIndex={0}>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="guide.field" defaultMessage="Field" />
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="guide.type" defaultMessage="Type" />
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="guide.limits" defaultMessage="Limits" />
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="guide.meaning" defaultMessage="What it is for" />
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rowsOf(schema).map(({ path, schema: field, isRequired }) => (
            <Table.Row key={path}>
              <Table.Cell as="th" scope="row" fontWeight="normal" whiteSpace="nowrap" textAlign="start">
                <code>{path}</code>
                {isRequired && (
                  <chakra.span marginInlineStart="2" color="fg.muted">
                    <FormattedMessage id="guide.required" defaultMessage="required" />
                  </chakra.span>
                )}
              </Table.Cell>
              <Table.Cell>{typeWords(intl, field)}</Table.Cell>
              <Table.Cell>{limitWords(intl, field)}</Table.Cell>
              <Table.Cell>{field.description}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
};
