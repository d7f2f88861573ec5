import type { RecommendationsConfig } from "#config/sites.ts";
import { postToRecommender, type Visitor } from "./recommendation-calls.ts";

/** A product as the recommendation service is told of it; `sku` is the variant where one is meant. */
export interface ToldProduct {
  id: string;
  sku: string;
  altId: "";
  altIdType: "";
}

/** A product of a bag. */
export interface BoughtProduct {
  id: string;
  sku: "";
  price: number;
  quantity: number;
}

/** What a shopper did, with what has to be told about it (analytics-11). */
export type Activity =
  | { activity: "viewProduct"; product: ToldProduct }
  | { activity: "viewSearch"; searchText: string; products: ToldProduct[]; showProducts: true }
  | { activity: "clickSearch"; searchText: string; product: ToldProduct }
  | { activity: "viewCategory"; category: { id: string }; products: ToldProduct[]; showProducts: true }
  | { activity: "clickCategory"; category: { id: string }; product: ToldProduct }
  | { activity: "addToCart"; products: BoughtProduct[] }
  | { activity: "beginCheckout"; products: BoughtProduct[]; amount: number }
  | { activity: "viewReco"; recommenderName: string; __recoUUID: string; products: { id: string }[] }
  | { activity: "clickReco"; recommenderName: string; __recoUUID: string; product: { id: string } };

/** Tells the service what a shopper did; nobody waits for the answer, and a failure is nobody's trouble. */
export const tellActivity = (
  service: RecommendationsConfig,
  visitor: Visitor,
  { activity, ...details }: Activity,
): void => {
  const path = `activities/${encodeURIComponent(service.siteId)}/${activity}`;
  void postToRecommender(service, path, { ...visitor, ...details }, { keepalive: true }).catch(() => undefined);
};
