import { expect, test, type Page } from "@playwright/test";
import { portsOf } from "./own-shop.ts";

/** The sandbox of the shop under test. */
export const sandboxOrigin = (): string => `http://127.0.0.1:${portsOf(test.info().parallelIndex).SANDBOX_PORT}`;

/** A mail as the outbox tells it. */
interface Mail {
  about: string;
  subject: string;
  text: string;
}

/** The newest mail about something to somebody; an empty text while there is none. */
export const mailTo = async (page: Page, address: string, about: string): Promise<string> => {
  const answer = await page.request.get(`${sandboxOrigin()}/__sandbox/outbox?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: Mail[] };
  return messages.find((mail) => mail.about === about)?.text ?? "";
};

/** Everything the sandbox's journal remembers of the last calls, as one text. */
export const journalText = async (page: Page): Promise<string> =>
  (await page.request.get(`${sandboxOrigin()}/__sandbox/journal.har`)).text();

/** Sets the sandbox's clock; a journey that does puts it back to `{ mode: "real" }`. */
export const setClock = async (page: Page, data: { mode: "real" } | { mode: "frozen"; at: string }): Promise<void> => {
  const answer = await page.request.put(`${sandboxOrigin()}/__sandbox/clock`, { data });
  expect(answer.status()).toBe(200);
};
