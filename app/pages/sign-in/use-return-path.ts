import { useSearchParams } from "react-router-dom";
import { safeRedirect } from "./safe-redirect.ts";

/**
 * Where a shopper goes after signing in, and how to hand that on to another sign-in page. Only paths of this site
 * count; without one it is the account.
 */
export const useReturnPath = () => {
  const [search] = useSearchParams();
  const redirect = search.get("redirect");
  const path = safeRedirect(redirect);
  return { path, handOn: (page: string) => (redirect ? `${page}?redirect=${encodeURIComponent(path)}` : page) };
};
