import { cleanGiftMessage, giftMessageProblem } from "#app/domain/basket/gift-message-rules.ts";
import { isDay, type RecipientRow } from "#app/domain/basket/recipient-table.ts";
import { cardText } from "#app/domain/basket/card-text.ts";
import { isSameRecipient } from "#app/domain/basket/recipients.ts";
import { type DoorAddress } from "#app/domain/basket/door-address.ts";
import { addressProblems, type AddressSchema, type FieldProblem } from "./row-address-schema.ts";

/** What is wrong with a row: a field with its message, a quantity, a day, a card, somebody twice, or too many. */
export type RowProblem = FieldProblem | "quantity" | "day" | "card" | "cardTooLong" | "twice" | "tooMany";

/** A row of a pasted list after its check. */
export interface CheckedRow extends RecipientRow {
  problems: RowProblem[];
}

const cardProblems = (message: string): RowProblem[] => {
  const problem = giftMessageProblem(cleanGiftMessage(message));
  return problem === null ? [] : [problem === "tooLong" ? "cardTooLong" : "card"];
};

/**
 * Holds each row against the address rules, its quantity, those who are known already and those above it; no more than
 * `left` rows are good.
 */
export const checkRows = (
  rows: readonly RecipientRow[],
  { schema, known, left }: { schema: AddressSchema; known: readonly DoorAddress[]; left: number },
): CheckedRow[] => {
  const good: DoorAddress[] = [];
  return rows.map((row) => {
    const { address } = row;
    const problems: RowProblem[] = [
      ...addressProblems(schema, address),
      ...(row.isQuantityWrong ? (["quantity"] as const) : []),
      ...(row.day !== "" && !isDay(row.day) ? (["day"] as const) : []),
      ...cardProblems(cardText(row.message, address.firstName)),
      ...([...known, ...good].some((other) => isSameRecipient(address, other)) ? (["twice"] as const) : []),
    ];
    if (problems.length === 0 && good.length >= left) problems.push("tooMany");
    if (problems.length === 0) good.push(address);
    return { ...row, problems };
  });
};
