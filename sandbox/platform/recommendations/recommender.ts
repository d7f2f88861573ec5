/** What a recommender goes by. */
export type RecommenderKind =
  | "viewed-also-viewed"
  | "bought-also-bought"
  | "top-sellers"
  | "most-viewed"
  | "recently-viewed"
  | "low-priced";

/** A way to choose products, as a merchant sets it up. */
export interface Recommender {
  name: string;
  description: string;
  kind: RecommenderKind;
  /** What a shop may write above the products. */
  displayMessage: string;
}

/** A recommender by a name that may be written with spaces, hyphens or underscores, in any case. */
export const recommenderNamed = (recommenders: readonly Recommender[], name: string): Recommender | undefined => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s_-]+/g, " ")
      .trim();
  return recommenders.find((each) => plain(each.name) === plain(name));
};
