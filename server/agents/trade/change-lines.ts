import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { isBonusLine } from "#app/domain/basket/basket-document.ts";
import type { Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { wordsOf } from "./trade.ts";

/** A line as a platform wants it; an id of its own is understood within the request. */
export interface WantedLine {
  id?: string;
  item: { id: string };
  quantity: number;
}

/** A bag after its lines were changed. */
export interface ChangedLines {
  basket: Basket;
  /** The lines' ids in the bag, by what the platform calls them. */
  ids: Map<string, string>;
  notes: Note[];
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof CommerceApiError)) return "item_unavailable";
  if (error.status === 404 || /not-found|invalid-product/i.test(error.type)) return "item_unavailable";
  return /stock|available|inventory/i.test(`${error.type} ${error.detail}`) ? "out_of_stock" : "item_unavailable";
};

const ownLines = ({ productItems = [] }: Basket) => productItems.filter((line) => !isBonusLine(line));

/**
 * Makes the lines of a bag those that are wanted: each is known by its id, else by its product; others go. What the
 * backend refuses stays as it is, and is noted.
 */
export const changeLines = async (
  { baskets }: AgentShopper,
  before: Basket,
  wanted: readonly WantedLine[],
): Promise<ChangedLines> => {
  const basketId = before.basketId ?? "";
  const ids = new Map<string, string>();
  const notes: Note[] = [];
  const free = ownLines(before);
  const take = (isIt: (line: (typeof free)[number]) => boolean) => {
    const at = free.findIndex(isIt);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const byId = wanted.map(({ id, item }) =>
    id === undefined ? undefined : take((line) => line.itemId === id && line.productId === item.id),
  );
  const matched = wanted.map(({ item }, index) => byId[index] ?? take(({ productId }) => productId === item.id));
  let basket = before;
  for (const { itemId = "" } of free) basket = await baskets.removeItem(basketId, itemId);
  for (const [index, { id, item, quantity }] of wanted.entries()) {
    const line = matched[index];
    try {
      if (!line) {
        const known = new Set(ownLines(basket).map(({ itemId }) => itemId));
        basket = await baskets.addItems(basketId, [{ productId: item.id, quantity }]);
        const added = ownLines(basket).find(({ itemId, productId }) => !known.has(itemId) && productId === item.id);
        const place = added ?? ownLines(basket).find(({ productId }) => productId === item.id);
        ids.set(id ?? `new ${index}`, place?.itemId ?? "");
        continue;
      }
      ids.set(id ?? line.itemId ?? "", line.itemId ?? "");
      if (line.quantity !== quantity) basket = await baskets.updateItem(basketId, line.itemId ?? "", { quantity });
    } catch (error) {
      const content = wordsOf(error);
      const path = `$.line_items[${index}]`;
      notes.push({ type: "error", code: codeOf(error), content, path, severity: "recoverable" });
    }
  }
  return { basket, ids, notes };
};
