/** When an item is delivered: from `start` up to `end`, both ISO 8601. */
export interface Edition {
  id: string;
  start: string;
  end: string;
}

/** One managed item in the delivery service's own shape; one without an edition is delivered at any time. */
export interface ContentItem {
  _meta: { name: string; schema: string; deliveryId: string; deliveryKey?: string; edition?: Edition };
  [field: string]: unknown;
}
