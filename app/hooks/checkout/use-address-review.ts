import { useCallback, useRef, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { addressKey, type AddressReview, addressReview, withSuggestedZip } from "#app/domain/address/address-review.ts";

/**
 * What a shopper does with an address that has to be looked at; `close` declines the correction and stays on the page.
 */
export type ReviewChoice = "accept" | "keep" | "edit" | "close";

/** An address that waits for the shopper's word. */
export interface OpenReview {
  entered: AddressFormValues;
  review: AddressReview;
  choose: (choice: ReviewChoice) => void;
}

/**
 * Has addresses verified. `verify` gives the address to use, corrected where the shopper accepts that, or that she
 * wants to change it herself or closed the question; while she decides, `open` says what to ask her. What was kept once
 * is not asked for again, and a service that does not answer stops nobody. `takesSuggestedZip` has an address that
 * needs no look use the postal code that the service gives.
 */
export const useAddressReview = ({ takesSuggestedZip = false }: { takesSuggestedZip?: boolean } = {}) => {
  const { addresses } = useCommerceApi();
  const settled = useRef(new Set<string>());
  const [open, setOpen] = useState<OpenReview | null>(null);

  const verify = useCallback(
    async (entered: AddressFormValues): Promise<AddressFormValues | "edit" | "close"> => {
      if (settled.current.has(addressKey(entered))) return entered;
      const verified = await addresses.verify(entered).catch(() => null);
      const review = addressReview(verified);
      if (!review) return takesSuggestedZip ? withSuggestedZip(entered, verified) : entered;
      const choice = await new Promise<ReviewChoice>((resolve) => setOpen({ entered, review, choose: resolve }));
      setOpen(null);
      track({
        event: "address_verification",
        action: choice === "accept" ? "accept_change" : choice === "edit" ? "edit" : "keep",
      });
      if (choice === "edit") return choice;
      const used = choice === "accept" && review.kind === "suggestion" ? { ...entered, ...review.suggested } : entered;
      settled.current.add(addressKey(used));
      return choice === "close" ? choice : used;
    },
    [addresses, takesSuggestedZip],
  );

  return { verify, open };
};
