/** What a shopper may be reported to have done (the recommendation service's activities). */
export const activityTypes = [
  "viewProduct",
  "viewSearch",
  "clickSearch",
  "viewCategory",
  "clickCategory",
  "viewPage",
  "addToCart",
  "beginCheckout",
  "checkoutStep",
  "finishCheckout",
  "viewReco",
  "clickReco",
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Something a shopper did. */
export interface Activity {
  siteId: string;
  type: ActivityType;
  /** The shopper's session id; always known. */
  cookieId: string;
  /** Only of somebody with an account. */
  userId: string | null;
  happenedAt: Date;
  /** What it is about: masters and single products. */
  productIds: string[];
  searchText: string | null;
  categoryId: string | null;
  /** What else was told, for example amounts and the recommender. */
  details: Record<string, unknown>;
}

/** An activity as it was kept, with its number. */
export interface KeptActivity extends Activity {
  id: number;
}

/** Activities that show an interest in one product each, so that looking at two of them says they go together. */
export const isLook = ({ type }: Pick<Activity, "type">): boolean =>
  type === "viewProduct" || type === "clickSearch" || type === "clickCategory" || type === "clickReco";
