import { useState } from "react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { NewReview } from "#app/commerce-api/reviews.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** How sending a review ended. */
export type ReviewOutcome = "sent" | "duplicate" | "refused" | "failed";

const kinds: Partial<Record<string, ReviewOutcome>> = {
  "review-duplicate": "duplicate",
  "review-refused": "refused",
};

/** Sends a review to the moderators; what went wrong can be put right and sent again. */
export const useSubmitReview = (productId: string) => {
  const { reviews } = useCommerceApi();
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  return {
    outcome,
    submit: async (review: NewReview): Promise<void> => {
      setOutcome(null);
      try {
        await reviews.submit(productId, review);
        setOutcome("sent");
      } catch (error) {
        setOutcome((error instanceof CommerceApiError && kinds[error.type]) || "failed");
      }
    },
  };
};
