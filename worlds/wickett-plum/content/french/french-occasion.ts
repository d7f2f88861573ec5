import type { FrenchPage } from "./french-page.ts";

/** What the landing page of an occasion says in French, in the order of its blocks. */
export interface FrenchOccasion {
  title: string;
  description: string;
  hero: { headline: string; bodyText: string; buttons: string[] };
  text: string;
  carousel: string;
  feature: { headline: string; bodyText: string; cta: string };
  countdown?: { headline: string; bodyText: string; cta: string };
  cards: [headline: string, bodyText: string, link: string][];
  questions: [question: string, answer: string][];
}

const numbered = (entries: readonly (readonly [path: string, text: string])[]) => Object.fromEntries(entries);

/** The page of an occasion in French; `name` is its English name, which its blocks are named after. */
export const frenchOccasion = (name: string, said: FrenchOccasion): FrenchPage => {
  const { title, description, hero, text, carousel, feature, countdown, cards, questions } = said;
  return {
    title,
    description,
    blocks: {
      [`${name}: hero`]: {
        headline: hero.headline,
        bodyText: hero.bodyText,
        ...numbered(hero.buttons.map((button, index) => [`multiCTA.${index}.ctaText`, button])),
      },
      [`${name}: text`]: { text },
      [`${name}: products`]: { headline: carousel },
      ...(countdown && {
        [`${name}: last orders`]: {
          headline: countdown.headline,
          bodyText: countdown.bodyText,
          "cta.ctaText": countdown.cta,
        },
      }),
      [`${name}: feature`]: {
        headline: feature.headline,
        bodyText: feature.bodyText,
        "cta.ctaText": feature.cta,
      },
      [`${name}: cards`]: numbered(
        cards.flatMap(([headline, bodyText, link], index) => [
          [`cards.${index}.headline`, headline],
          [`cards.${index}.bodyText`, bodyText],
          [`cards.${index}.cta.ctaText`, link],
        ]),
      ),
      [`${name}: questions`]: {
        headline: "Avant de commander",
        ...numbered(
          questions.flatMap(([question, answer], index) => [
            [`panels.${index}.title`, question],
            [`panels.${index}.text`, answer],
          ]),
        ),
      },
    },
  };
};
