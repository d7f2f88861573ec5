import { understand, type Understood } from "#app/domain/search/understand.ts";
import { searchVocabulary } from "#config/search-vocabulary.ts";

/** What a query says in words of a language that are refinements; undefined where it says nothing of the kind. */
export const understandIn = (
  typed: string,
  locale: string,
  how?: { isUnfinished?: boolean },
): Understood | undefined => {
  const vocabulary = searchVocabulary[locale] ?? searchVocabulary[locale.split("-")[0] ?? ""];
  return vocabulary && understand(typed, vocabulary, how);
};
