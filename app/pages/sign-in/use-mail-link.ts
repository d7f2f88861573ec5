import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/** What the link of a mail brings along. */
export interface MailLink {
  token: string;
  /** Whose link it is: a customer's id or email. */
  owner: string;
}

/**
 * The link of a mail that has led to `page`: its `token` and whose it is (query parameter `ownerParameter`); null
 * without both. The token leaves the address at once, so that no history, bookmark or referrer keeps it.
 */
export const useMailLink = (page: string, ownerParameter: string): MailLink | null => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token");
  const owner = search.get(ownerParameter);
  const [link] = useState(() => (token && owner ? { token, owner } : null));
  useEffect(() => {
    if (token !== null) void navigate(page, { replace: true });
  }, [navigate, page, token]);
  return link;
};
