import { useSearchParams } from "react-router-dom";
import { safeRedirect } from "./safe-redirect.ts";

/**
 * Where a shopper goes after signing in, and how to hand that on to another sign-in page. Only paths of this site
 * count; without one it is the account.
 */
export const useReturnPath = () => {
  const [search] = useSearchParams();
  const asked = search.get("redirect");
  const path = safeRedirect(asked);
  return { path, handOn: (page: string) => (asked ? `${page}?redirect=${encodeURIComponent(path)}` : page) };
};
