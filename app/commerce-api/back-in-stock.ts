import { readAnswer, send } from "./read-answer.ts";

/** Signups for products that cannot be bought just now. */
export interface BackInStockApi {
  /** Asks for a mail when the product can be bought again; rejects with `CommerceApiError` when that was not taken. */
  signUp(productId: string, email: string): Promise<void>;
}

/** The site's own controller behind the storefront's proxy. */
export const createBackInStockApi = ({
  siteId,
  fetcher = fetch,
}: {
  siteId: string;
  fetcher?: typeof fetch;
}): BackInStockApi => ({
  signUp: async (productId, email) => {
    const query = new URLSearchParams({ pid: productId, email });
    await readAnswer(
      await send(fetcher, `/mobify/proxy/ocapi/s/${siteId}/bisn?${query.toString()}`, { credentials: "same-origin" }),
    );
  },
});
