import type { ServerResponse } from "node:http";

/** What was sent of a page; a hit's headers go out as they are, so that nobody can ask the answer for them. */
export interface SentPage {
  cache: "hit" | "miss" | "stale";
  bytes: number;
}

type Noted = ServerResponse & { sentPage?: SentPage };

/** Notes with an answer which page it was. */
export const noteSentPage = (response: ServerResponse, page: SentPage): void => {
  (response as Noted).sentPage = page;
};

/** The page that an answer was; nothing for everything else. */
export const sentPageOf = (response: ServerResponse): SentPage | undefined => (response as Noted).sentPage;
