import type { SeededRandom } from "#sandbox/core/seeded-random.ts";
import type { ComposedPlan, ComposedPlans, Stars } from "../world-review.ts";
import {
  brokenComplaints,
  concessions,
  crossEndings,
  dislikeFrames,
  generalComplaints,
  meltedComplaints,
  mildEndings,
} from "./complaints.ts";
import {
  contentEndings,
  eventOpenings,
  events,
  furtherPraises,
  happyEndings,
  hearsay,
  openings,
  people,
  praises,
} from "./praise.ts";
import { createSentenceDeck } from "./sentence-deck.ts";
import { titles } from "./titles.ts";

/** What went wrong, in a word; the shop answers by it. */
export type Trouble = "late" | "melted" | "broken" | "taste";

/** A composed review before it has an author and a date. */
export interface ComposedReview {
  productId: string;
  stars: Stars;
  title: string;
  text: string;
  months?: readonly number[];
  trouble?: Trouble;
}

/** No sentence of the bank stands in more reviews than this. */
const MOST_USES = 3;

const FIRST_PERSON = /\b(I|me|my|we|us|our)\b/;

const isHearsay = (frame: string): boolean =>
  (hearsay as readonly string[]).includes(frame) || /(daughter|Others) /.test(frame);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fill = (frame: string, clause: string): string =>
  frame.replace("{Clause}", capital(clause)).replace("{clause}", clause);

/**
 * Reviews from plans and the bank of sentences, the same for the same seed. Sentences about a product come once, those
 * that fit any product three times at the most.
 */
export const composeReviews = (
  plans: ComposedPlans,
  melts: (productId: string) => boolean,
  random: SeededRandom,
): ComposedReview[] => {
  const deck = (texts: readonly string[], most = MOST_USES) => createSentenceDeck(texts, most, random);
  const starts = deck([
    ...openings.flatMap((opening) => people.map((who) => opening.replace("{who}", who))),
    ...eventOpenings.flatMap((opening) => events.map((event) => opening.replace("{event}", event))),
  ]);
  const endings = {
    happy: deck(happyEndings),
    content: deck(contentEndings),
    mild: deck(mildEndings),
    cross: deck(crossEndings),
  };
  const complaints = {
    general: deck(generalComplaints),
    melted: deck(meltedComplaints),
    broken: deck(brokenComplaints),
  };
  const headings = {
    1: deck(titles[1]),
    2: deck(titles[2]),
    3: deck(titles[3]),
    4: deck(titles[4]),
    5: deck(titles[5]),
  };
  const frames = {
    praise: deck([...praises, ...hearsay], Infinity),
    further: deck(furtherPraises, Infinity),
    dislike: deck(dislikeFrames, Infinity),
    concession: deck(concessions, Infinity),
  };
  const said = new Set<string>();

  const say = (frame: keyof typeof frames, clause: string): string => {
    const isOwn = FIRST_PERSON.test(clause);
    const chosen = frames[frame].draw((text) => !said.has(fill(text, clause)) && !(isOwn && isHearsay(text)));
    if (chosen === undefined) throw new Error(`Everything has been said about '${clause}'.`);
    const sentence = fill(chosen, clause);
    said.add(sentence);
    return sentence;
  };

  const praising = (stars: Stars, { plain }: ComposedPlan, clause: () => string): (string | undefined)[] => {
    if (plain) return [say("praise", clause()), random.below(3) === 0 ? say("further", clause()) : undefined];
    const ending = stars === 5 ? endings.happy : endings.content;
    const shape = random.below(100);
    if (shape < 14) return [say("praise", clause())];
    if (shape < 46) return [say("praise", clause()), ending.draw()];
    if (shape < 72) return [starts.draw(), say("praise", clause()), random.below(2) ? ending.draw() : undefined];
    if (shape < 88) return [starts.draw(), say("praise", clause()), say("further", clause()), ending.draw()];
    return [say("praise", clause()), say("further", clause()), stars === 4 ? ending.draw() : undefined];
  };

  const complaining = (
    stars: Stars,
    productId: string,
    { dislikes = [] }: ComposedPlan,
    clause: () => string,
  ): { sentences: (string | undefined)[]; trouble: Trouble } => {
    const travel = melts(productId) ? "melted" : "broken";
    const [dislike] = dislikes.filter((text) => !dislikeFrames.some((frame) => said.has(fill(frame, text))));
    if (stars === 3 && dislike !== undefined)
      return {
        sentences: [say("dislike", dislike), say("concession", clause()), endings.mild.draw()],
        trouble: "taste",
      };
    const ofTravel = random.below(2) ? complaints[travel].draw() : undefined;
    const first = ofTravel ?? complaints.general.draw();
    const trouble = ofTravel ? travel : /came|Monday|days|tracking|reached|late/.test(first ?? "") ? "late" : "taste";
    const more = stars === 1 ? complaints.general.draw() : undefined;
    const good = stars > 1 && random.below(4) > 0 ? say("concession", clause()) : undefined;
    const ending = (stars === 3 ? endings.mild : endings.cross).draw();
    return { sentences: [first, more, good, ending], trouble };
  };

  return Object.entries(plans).flatMap(([productId, plan]) => {
    let next = random.below(plan.likes.length);
    const clause = () => plan.likes[next++ % plan.likes.length] ?? "";
    return plan.stars.split("").map((digit): ComposedReview => {
      const stars = Number(digit) as Stars;
      const { sentences, trouble } =
        stars > 3
          ? { sentences: praising(stars, plan, clause), trouble: undefined }
          : complaining(stars, productId, plan, clause);
      const text = sentences.filter((sentence) => sentence !== undefined).join(" ");
      return {
        productId,
        stars,
        title: headings[stars].draw() ?? capital(clause()),
        text,
        ...(plan.months && { months: plan.months }),
        ...(trouble && { trouble }),
      };
    });
  });
};
