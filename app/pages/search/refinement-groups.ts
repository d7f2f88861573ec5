import type { RefinementView } from "./search-view.ts";

/** Refinements as the panel shows them: each by itself, but all questions of diet and allergens under one heading. */
export type RefinementGroup =
  | { id: "dietary"; questions: RefinementView[] }
  | { id: string; refinement: RefinementView };

/** Whether a refinement asks what somebody keeps to or keeps away from. */
const isDietary = (attributeId: string): boolean =>
  /^c_(?:is(?:Kosher|DairyFree|GlutenFree|SugarFree)|without[A-Z]\w*)$/.test(attributeId);

/** The refinements in their order; the dietary ones stand where the first of them stood. */
export const refinementGroups = (refinements: readonly RefinementView[]): RefinementGroup[] => {
  const questions = refinements.filter(({ id }) => isDietary(id));
  return refinements.flatMap((refinement): RefinementGroup[] => {
    if (!isDietary(refinement.id)) return [{ id: refinement.id, refinement }];
    return refinement === questions[0] ? [{ id: "dietary", questions }] : [];
  });
};
