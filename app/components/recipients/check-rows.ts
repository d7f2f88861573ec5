import { ValidationError, type ObjectSchema } from "yup";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { RecipientRow } from "#app/domain/basket/recipient-table.ts";
import { type DoorAddress, isSameRecipient } from "#app/domain/basket/recipients.ts";

/** What is wrong with a row: a field with its message, a quantity, somebody twice, or one too many. */
export type RowProblem = { field: string; message: string } | "quantity" | "twice" | "tooMany";

/** A row of a pasted list after its check. */
export interface CheckedRow extends RecipientRow {
  problems: RowProblem[];
}

const addressProblems = (schema: ObjectSchema<AddressFormValues>, address: AddressFormValues): RowProblem[] => {
  try {
    schema.validateSync(address, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string>();
    for (const { path = "", message } of error.inner) if (!first.has(path)) first.set(path, message);
    return [...first].map(([field, message]) => ({ field, message }));
  }
};

/**
 * Holds each row against the address rules, its quantity, those who are known already and those above it; no more than `left` rows
 * are good.
 */
export const checkRows = (
  rows: readonly RecipientRow[],
  { schema, known, left }: { schema: ObjectSchema<AddressFormValues>; known: readonly DoorAddress[]; left: number },
): CheckedRow[] => {
  const good: DoorAddress[] = [];
  return rows.map((row) => {
    const { address } = row;
    const problems: RowProblem[] = [
      ...addressProblems(schema, address),
      ...(row.isQuantityWrong ? (["quantity"] as const) : []),
      ...([...known, ...good].some((other) => isSameRecipient(address, other)) ? (["twice"] as const) : []),
    ];
    if (problems.length === 0 && good.length >= left) problems.push("tooMany");
    if (problems.length === 0) good.push(address);
    return { ...row, problems };
  });
};
