import { linePrice } from "#app/domain/basket/basket-document.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { orderProgress, parcelOf } from "#app/domain/orders/order-progress.ts";
import { minor } from "./amounts.ts";
import { linesOf } from "./show-basket.ts";

const isHandedOver = (order: OrderDocument, shipmentId: string): boolean => {
  const progress = orderProgress(order);
  const status = parcelOf(order, shipmentId)?.status;
  return ["delivered", "collected", "completed"].includes(progress) || status === "shipped" || status === "delivered";
};

/** Lines of an order with what has become of each. */
export const orderLines = (order: OrderDocument) => {
  const isCancelled = orderProgress(order) === "cancelled";
  return linesOf(order).map(({ quantity, ...line }, index) => {
    const shipmentId = order.productItems?.[index]?.shipmentId ?? "me";
    const back = managed(order.productItems?.[index] ?? {});
    const total = isCancelled ? 0 : quantity - (back.quantityCanceled ?? 0) - (back.quantityReturned ?? 0);
    const fulfilled = isHandedOver(order, shipmentId) ? total : 0;
    return {
      ...line,
      quantity: { original: quantity, total, fulfilled },
      status: total === 0 ? "removed" : fulfilled === total ? "fulfilled" : "processing",
    };
  });
};

/** What order management counts of a line. */
interface ManagedLine {
  quantityCanceled?: number;
  quantityReturnInitiated?: number;
  quantityReturned?: number;
}

const managed = (line: object): ManagedLine => ("omsData" in line && line.omsData ? (line.omsData as ManagedLine) : {});

/** Pieces of lines that were taken back, as an adjustment; nothing where there are none. */
const takenBack = (
  order: OrderDocument,
  type: "cancellation" | "return",
  status: "pending" | "completed",
  piecesOf: (line: ManagedLine) => number | undefined,
) => {
  const lines = (order.productItems ?? []).flatMap((line) => {
    const pieces = piecesOf(managed(line)) ?? 0;
    if (pieces <= 0) return [];
    const amount = Math.round((minor(linePrice(line)) * pieces) / (line.quantity ?? 1));
    return [{ id: line.itemId ?? "", quantity: -pieces, amount }];
  });
  if (lines.length === 0) return [];
  return [
    {
      id: `${type}-${status}`,
      type,
      occurred_at: new Date(order.lastModified ?? order.creationDate ?? 0).toISOString(),
      status,
      line_items: lines.map(({ id, quantity }) => ({ id, quantity })),
      totals: [{ type: "total", amount: -lines.reduce((sum, { amount }) => sum + amount, 0) }],
    },
  ];
};

/**
 * What has become of lines and money since: a cancelled order is given back, pieces that are on their way back are
 * pending until the warehouse has them.
 */
export const adjustmentsOf = (order: OrderDocument) => {
  if (orderProgress(order) === "cancelled")
    return [
      {
        id: "cancellation",
        type: "cancellation",
        occurred_at: new Date(order.lastModified ?? order.creationDate ?? 0).toISOString(),
        status: "completed",
        line_items: (order.productItems ?? []).map(({ itemId = "", quantity = 1 }) => ({
          id: itemId,
          quantity: -quantity,
        })),
        totals: [{ type: "total", amount: -minor(order.orderTotal) }],
      },
    ];
  return [
    ...takenBack(order, "cancellation", "completed", ({ quantityCanceled }) => quantityCanceled),
    ...takenBack(order, "return", "pending", ({ quantityReturnInitiated }) => quantityReturnInitiated),
    ...takenBack(order, "return", "completed", ({ quantityReturned }) => quantityReturned),
  ];
};
