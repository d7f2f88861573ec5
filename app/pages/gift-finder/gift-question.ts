import type { SearchApi } from "#app/commerce-api/search.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { budgets, giftSearches, occasions, recipients, withAnswer, type GiftStep, type GiftWish } from "./gift-wish.ts";

/** One answer of a question, with the picture of a sweet that it leads to. */
export interface GiftChoice {
  value: string;
  image?: string;
}

/** A question that is answered by one of several; the last one, about diets, is answered by any number. */
export type OneOfStep = Exclude<GiftStep, "diet">;

/** Budgets from the smallest; as keys of an object the numbers among them would come first anyway, "more" last. */
const answersOf: Record<OneOfStep, readonly string[]> = {
  who: Object.keys(recipients),
  occasion: Object.keys(occasions),
  budget: Object.keys(budgets),
};

/** So many are looked at for a picture that no other answer has. */
const LOOKS = 6;

interface Found {
  value: string;
  images: string[];
}

/** What an answer, beside those given before, comes to: nothing where no sweet fits it. */
const lookFor = async (search: SearchApi, wish: GiftWish, step: OneOfStep, value: string): Promise<Found | null> => {
  const [closest] = giftSearches(withAnswer(wish, step, value));
  if (!closest) return null;
  const { hits, total } = await search.products({
    refine: refineArguments(closest.refinements, closest.categoryId),
    sort: "most-popular",
    limit: LOOKS,
    offset: 0,
    expand: ["images"],
  });
  const images = hits.flatMap(({ image }) => image?.disBaseLink ?? image?.link ?? []);
  return total > 0 ? { value, images } : null;
};

/**
 * The answers of a question that lead to sweets, each with a picture of its own. An answer that would leave nothing is
 * not offered, unless all are like that.
 */
export const giftChoices = async (search: SearchApi, wish: GiftWish, step: OneOfStep): Promise<GiftChoice[]> => {
  const answers = answersOf[step];
  const found = (await Promise.all(answers.map((value) => lookFor(search, wish, step, value)))).filter(
    (each) => each !== null,
  );
  if (found.length === 0) return answers.map((value) => ({ value }));
  const seen = new Set<string>();
  return found.map(({ value, images }) => {
    const image = images.find((src) => !seen.has(src)) ?? images[0];
    if (image === undefined) return { value };
    seen.add(image);
    return { value, image };
  });
};
