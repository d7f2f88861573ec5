import { useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** Says once whether a review helped; a vote that could not be sent is taken back and may be cast again. */
export const useReviewVote = (reviewId: string) => {
  const { reviews } = useCommerceApi();
  const [vote, setVote] = useState<boolean | null>(null);
  return {
    vote,
    /** Whether the vote was counted. */
    cast: async (isHelpful: boolean): Promise<boolean> => {
      if (vote !== null) return false;
      setVote(isHelpful);
      try {
        await reviews.vote(reviewId, isHelpful);
        return true;
      } catch (error) {
        logProblem("Error voting for a review", error);
        setVote(null);
        return false;
      }
    },
  };
};
